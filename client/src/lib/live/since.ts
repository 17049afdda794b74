/** From where on the events are news to a seat: since its last answer. */

export class Since {
  readonly #answered: Map<number, number>;
  readonly #wanted: Set<number>;

  /** By seat, how many events there were when it last answered, as this browser remembers it. */
  constructor(answers: Readonly<Record<string, number>>) {
    this.#answered = new Map(Object.entries(answers).map(([seat, count]) => [Number(seat), count]));
    // Who comes back to a game has not seen what happened.
    this.#wanted = new Set(this.#answered.keys());
  }

  /** The first event that came after the last answer of a seat. */
  from(seat: number | null): number {
    return seat === null ? 0 : (this.#answered.get(seat) ?? 0);
  }

  answered(seat: number, events: number): void {
    this.#answered.set(seat, events);
    this.#wanted.delete(seat);
  }

  /** Nobody looked while things happened. */
  missed(...seats: number[]): void {
    for (const seat of seats) this.#wanted.add(seat);
  }

  /** Whether the seat should be told; only once. */
  take(seat: number | null): boolean {
    return seat !== null && this.#wanted.delete(seat);
  }
}
