/** The dice, checked in this browser after the game: nothing here is asked of the server that it could answer falsely
 *  without being found out, but for what `dice.beyond` names. */
import type { Rolled } from "../../lib/game";
import type { Event } from "../../lib/kernel";
import type { Kept } from "../../lib/live/tokens";
import type { ChanceUsed } from "../../lib/wire";
import { t } from "./t";

export interface Check {
  /** Null: it could not be checked here. */
  ok: boolean | null;
  text: string;
}

/** The dice of a record whose game is over. */
interface OpenDice {
  commitment: string;
  table: string;
  seeds: string[];
  secret: string;
}

/** What was seen and kept of the game in this browser. */
export interface Seen {
  kept: Kept | null;
  /** The promise as the table shows it. */
  commitment: string;
  /** All events, as they were told to the seat that `uses` counts them for. */
  events: readonly Event[];
  /** Which dice an event shows fresh from the roll, where the game has any. */
  rolled: Rolled | undefined;
}

const WORDS = 8;
const RANGE = 2 ** 32;
const SIDES = 6;
const UNDO = "undo";

export async function ownChecks(record: string, uses: readonly ChanceUsed[], { kept, commitment, events, rolled }: Seen): Promise<Check[]> {
  const { dice, before } = JSON.parse(record) as { dice: OpenDice; before?: unknown[] };
  const checks: Check[] = [{ ok: dice.commitment === (kept?.promise || commitment), text: t(kept?.promise ? "dice.samePromise" : "dice.shownPromise") }];
  if (kept?.seeds.length) checks.push({ ok: kept.seeds.every((seed) => dice.seeds.includes(seed)), text: t("dice.mySeeds") });
  if (!globalThis.crypto?.subtle) return [...checks, { ok: null, text: t("dice.insecure") }];
  if (kept?.mixed) checks.push({ ok: (await fingerprint(utf8(JSON.stringify(dice.seeds)))) === kept.mixed, text: t("dice.sameSeeds") });
  const secret = bytesOf(dice.secret);
  checks.push({ ok: (await fingerprint(secret)) === dice.commitment, text: t("dice.sameSecret") });
  const numbers = uses.reduce((sum, { drawn }) => sum + drawn.length, 0);
  checks.push({ ok: inOrder(uses, !!before?.length) && (await sameNumbers(dice, secret, uses)), text: t("dice.numbers", { numbers, uses: uses.length }) });
  const shown = rolled && comparedFaces(uses, events, rolled);
  if (shown?.faces) checks.push({ ok: shown.ok, text: t("dice.faces", { faces: shown.faces }) });
  if (before?.length) checks.push({ ok: null, text: t("dice.before") });
  return checks;
}

/** Nobody chose among streams: each use is the next one, or after a take-back one that was there before. A game that went
 *  on by other rules goes on counting. */
function inOrder(uses: readonly ChanceUsed[], goesOn: boolean): boolean {
  let most = goesOn ? (uses[0]?.use ?? 0) - 1 : uses[0]?.step ? 0 : -1;
  return uses.every(({ use }) => {
    const fits = use <= most + 1;
    most = Math.max(most, use);
    return fits;
  });
}

async function sameNumbers(dice: OpenDice, secret: Uint8Array<ArrayBuffer>, uses: readonly ChanceUsed[]): Promise<boolean> {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  for (const { use, drawn } of uses) {
    const numbers = new Numbers(key, dice, use);
    for (const [of, number] of drawn) if ((await numbers.below(of)) !== number) return false;
  }
  return true;
}

/** The stream of one use of chance: blocks of HMAC-SHA256 read as words of 32 bits, numbers by rejection. */
export class Numbers {
  #drawn = 0;
  #words = new DataView(new ArrayBuffer(0));

  constructor(
    readonly key: CryptoKey,
    readonly dice: Pick<OpenDice, "table" | "seeds">,
    readonly use: number,
  ) {}

  async below(n: number): Promise<number> {
    const limit = Math.floor(RANGE / n) * n;
    for (;;) {
      const word = await this.#next();
      if (word < limit) return word % n;
    }
  }

  async #next(): Promise<number> {
    const place = this.#drawn % WORDS;
    if (place === 0) {
      const block = [this.dice.table, this.dice.seeds, this.use, this.#drawn / WORDS];
      this.#words = new DataView(await crypto.subtle.sign("HMAC", this.key, utf8(ascii(JSON.stringify(block)))));
    }
    this.#drawn += 1;
    return this.#words.getUint32(place * 4);
  }
}

/** Letters beyond ASCII are written as `\u` and four digits, as in the message that was signed. */
function ascii(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Every die that this page showed is a number that was drawn, each number one die at most, and a face that names its side
 *  is that side; equal sides of a die have one name, which must always stand for the same sides. */
function comparedFaces(uses: readonly ChanceUsed[], events: readonly Event[], rolled: Rolled): { ok: boolean; faces: number } {
  const names = new Map<string, string>();
  const told = events.map(() => [] as string[]);
  let ok = true;
  for (const { drawn, rolls } of uses) {
    const taken = new Set<number | null>();
    for (const { event, faces } of rolls) {
      if (!events[event] || events[event].struck) continue;
      for (const { face, at } of faces) {
        const [of, number] = drawn[at ?? -1] ?? [];
        ok &&= of === SIDES && !taken.has(at) && isSide(face, number ?? -1, names);
        taken.add(at);
        told[event]!.push(face);
      }
    }
  }
  let before: Event | undefined;
  const shown = events.map((event) => {
    const faces = rolled(event, before);
    if (!event.struck && event.kind !== UNDO) before = event;
    return faces;
  });
  return { ok: ok && shown.every((faces, at) => sameDice(faces, told[at]!)), faces: shown.flat().length };
}

function sameDice(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join() === [...others].sort().join();
}

/** `goblin#4` and `4` are the fourth side; of `red:sword` we know that no other face of that colour is on this side. */
function isSide(face: string, number: number, names: Map<string, string>): boolean {
  const side = /(?:^|#)([1-6])$/.exec(face)?.[1];
  if (side) return number === Number(side) - 1;
  const place = `${face.split(":")[0]} ${number}`;
  if (!names.has(place)) names.set(place, face);
  return names.get(place) === face;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((hex.match(/../g) ?? []).map((byte) => parseInt(byte, 16)));
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** SHA-256, in hex. */
async function fingerprint(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
