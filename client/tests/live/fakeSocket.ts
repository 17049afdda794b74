/** A line whose other end is the test. */
import type { Socket } from "../../src/lib/live/connection";
import type { ClientMessage, ServerMessage } from "../../src/lib/wire";

export class FakeSocket implements Socket {
  onopen: ((event: unknown) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  closed = false;

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Up to the welcome of the server. */
  greet(program = "1.0"): void {
    this.onopen?.({});
    this.tell({ is: "welcome", version: 2, program, now: 0, phrases: [] });
  }
  break(code = 1006): void {
    this.onclose?.({ code, reason: "" });
  }
  /** What was sent of one kind. */
  all<D extends ClientMessage["do"]>(kind: D): Extract<ClientMessage, { do: D }>[] {
    return this.sent.filter((message): message is Extract<ClientMessage, { do: D }> => message.do === kind);
  }
}
