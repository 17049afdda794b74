.DEFAULT_GOAL := help
.PHONY: help play client test test-fast check fast rules fuzz unseen bench performance opponents balance extras load scaling soak shots mutants lock setup machine clean

PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.ready
TYPED := src tests tools client/build.py client/fixtures.py hatch_build.py

GAME ?= $(notdir $(patsubst %/game.py,%,$(wildcard src/tumblehall/games/*/game.py)))
GAMES ?= 2000
SECONDS ?= 120
SEED ?= 1
WORKERS ?= 2
MUTANTS ?= 60
KIND ?= both
AGENTS ?= quick
SEATS ?= 2 3 4 5 6

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-9s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

play: client ## serve the table and open it in a browser
	@$(BIN)/tumblehall serve --open

client: $(STAMP) ## build the browser client, when it has changed
	@$(BIN)/python client/build.py

test check rules fast: export TUMBLEHALL_ENGINE = plain

test: machine check rules client ## all checks, then all tests, of the plain engine whatever is compiled
	@$(BIN)/python client/build.py test
	@$(BIN)/pytest -q -n auto --dist worksteal

check: $(STAMP) ## format, lint, types, import contract, house tests, generated types
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy $(TYPED)
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/pytest -q tests/house
	@$(BIN)/python tools/wire_types.py --check
	@$(BIN)/python tools/view_types.py --check
	@$(BIN)/python tools/opponents.py --check
	@$(BIN)/python client/build.py check

fast: $(STAMP) ## compile the kernel and the games: the same engine, several times as fast
	@$(BIN)/python -c 'import setuptools' 2>/dev/null || $(BIN)/pip install -q setuptools
	@$(BIN)/python tools/compile_engine.py --missing 2>/dev/null \
	|| { command -v apt-get >/dev/null && $(SUDO) apt-get update -q \
	&& $(SUDO) apt-get install -q -y --no-install-recommends gcc libc6-dev python3-dev; } || true
	@$(BIN)/python tools/compile_engine.py

test-fast: machine client fast ## the compiled engine: GAMES=2000 of every game and set as plain plays them, then all tests
	@mkdir -p build
	@TUMBLEHALL_ENGINE=plain $(BIN)/python tools/twins.py --games $(GAMES) --workers $(WORKERS) --out build/plain.json
	@TUMBLEHALL_ENGINE=compiled $(BIN)/python tools/twins.py --games $(GAMES) --workers $(WORKERS) --against build/plain.json
	@TUMBLEHALL_ENGINE=compiled $(BIN)/pytest -q -n auto --dist worksteal

rules: $(STAMP) ## which rules and cards have tests
	@$(BIN)/python tools/rule_coverage.py

fuzz: $(STAMP) ## play random games and check each step: GAME=... GAMES=2000 SECONDS=120 SEED=1 WORKERS=2, or PAIRS=1
	@$(if $(PAIRS),$(BIN)/python tools/quarriors_pairs.py --seconds $(SECONDS) --seed $(SEED),for game in $(GAME); do \
	$(BIN)/tumblehall fuzz $$game --games $(GAMES) --seconds $(SECONDS) --seed $(SEED) --workers $(WORKERS) || exit 1; done)

unseen: $(STAMP) ## look whether any bot sees what it must not, at 1,000 positions of each game
	@$(BIN)/python tools/unseen.py

bench: $(STAMP) ## measure speed beside other libraries, or beside an older version: AGAINST=commit
	@$(if $(AGAINST),$(BIN)/python -m bench.against $(AGAINST),$(BIN)/python -m bench.run)

performance: $(STAMP) ## renew docs/performance.md and its pictures, from the last make bench and a run of its own
	@$(BIN)/python -m bench.page

opponents: $(STAMP) ## renew docs/opponents.md from the results of tumblehall arena in docs/opponents/results
	@$(BIN)/python tools/opponents.py
	@$(BIN)/python tools/strengths.py docs/opponents/results/*.json

balance: $(STAMP) ## renew docs/balance.md: GAMES=2000 games of each game by AGENTS=quick, gone on with in runs/
	@for game in $(GAME); do for seats in $(SEATS); do test $$seats -lt 5 || test $$game = quaeleon || continue; \
	$(BIN)/tumblehall sim $$game --games $(GAMES) --agents $(AGENTS) --seats $$seats \
	--out runs/$$game-$$seats-$(AGENTS) || exit 1; done; done
	@$(BIN)/tumblehall balance $(foreach game,$(GAME),$(foreach seats,$(filter-out $(if $(filter quaeleon,$(game)),,5 6),$(SEATS)),runs/$(game)-$(seats)-$(AGENTS))) \
	--preface docs/balance/preface.md --out docs/balance.md

extras: $(STAMP) ## install each extra from the registry into an empty environment, and import what it is for
	@$(BIN)/python tools/extras.py

load: $(STAMP) ## measure the server under load, on this machine only
	@$(BIN)/python -m bench.load

scaling: $(STAMP) ## renew docs/scaling.md and its pictures: how cost grows with tables, seats, onlookers and length
	@TUMBLEHALL_ENGINE=plain $(BIN)/python -m bench.scaling

soak: machine $(STAMP) ## attacks, storms, races, kills, clocks and full disks of the server, in a quarter of an hour
	@$(BIN)/python -m tests.server.soak

shots: machine client ## pictures of every screen, into shots/
	@$(BIN)/python -m tests.browser.shots

mutants: $(STAMP) ## break rules and cards one at a time and count what the tests notice: GAME=... MUTANTS=60 SEED=1 KIND=both
	@for game in $(GAME); do \
	$(BIN)/python tools/mutants.py --game $$game --kind $(KIND) --sample $(MUTANTS) --seed $(SEED) || exit 1; done

lock: ## write requirements.lock anew from pyproject.toml
	@set -e; tmp=$$(mktemp -d); trap 'rm -rf "$$tmp"' EXIT; \
	$(PYTHON) -m venv "$$tmp/venv"; "$$tmp/venv/bin/pip" install -q uv; \
	cp pyproject.toml "$$tmp/"; cd "$$tmp"; venv/bin/uv lock -q; \
	venv/bin/uv export -q --frozen --no-emit-project --all-groups -o requirements.lock; \
	cp requirements.lock "$(CURDIR)/"

setup: $(STAMP) ## make the virtual environment; the others do it when needed

clean: ## remove what can be made again
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist mutants src/tumblehall/compiled
	@find src tests -name __pycache__ -prune -exec rm -rf {} +

machine: ## a browser, PostgreSQL and nginx for the tests, where they are missing
	@command -v chromium-headless-shell >/dev/null && ls /usr/lib/postgresql/*/bin/initdb /usr/sbin/nginx >/dev/null 2>&1 \
	|| { $(SUDO) apt-get update -q && $(SUDO) apt-get install -q -y --no-install-recommends chromium-headless-shell postgresql nginx openssl; }

SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
$(STAMP): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	|| { echo "Tumblehall needs Python 3.11 or newer; try: make PYTHON=/path/to/python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	|| { $(SUDO) apt-get update -q && $(SUDO) apt-get install -q -y --no-install-recommends python3-venv; } \
	|| { echo "Python's venv module is missing; on Debian install python3-venv" >&2; exit 1; }
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install -q --require-hashes -r requirements.lock
	@$(BIN)/pip install -q --no-deps --no-build-isolation -e .
	@touch $@
