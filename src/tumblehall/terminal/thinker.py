"""A process that thinks for the table at the terminal: reads what a bot is asked, writes its answer as a line of JSON,
and ends when nobody asks any more."""

import json
import os
import pickle
import sys

from tumblehall.agents.from_file import any_agent
from tumblehall.agents.lamp import hint_of
from tumblehall.agents.parcel import answer_to, opened


def main() -> None:
    questions = sys.stdin.buffer
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what a bot prints is no answer
    while True:
        try:
            asked, game, bot, parcel = pickle.load(questions)
        except EOFError:
            return
        try:
            if asked == "hint":
                reply = {"answer": hint_of(bot, *opened(parcel)).text}
            else:
                reply = {"answer": answer_to(any_agent(game, bot), parcel)}
        except Exception as fault:
            reply = {"fault": f"{type(fault).__name__}: {fault}"}
        print(json.dumps(reply), file=answers, flush=True)


if __name__ == "__main__":
    main()
