/** Small sounds, made by code. Silent unless the player asked for sound, and never before a first touch of the page. */
import { get } from "svelte/store";
import { settings } from "./settings";

export type Sound = "tap" | "roll" | "turn" | "win";

/** [start in s, length in s, pitch in Hz; 0 is a knock on wood] */
type Note = readonly [number, number, number];

const SCORES: Record<Sound, readonly Note[]> = {
  tap: [[0, 0.03, 0]],
  roll: [[0, 0.04, 0], [0.09, 0.04, 0], [0.2, 0.05, 0], [0.34, 0.06, 0], [0.46, 0.07, 0]],
  turn: [[0, 0.12, 523], [0.12, 0.22, 784]],
  win: [[0, 0.14, 523], [0.13, 0.14, 659], [0.26, 0.14, 784], [0.39, 0.45, 1047]],
};
const LOUDNESS = 0.16;

let air: AudioContext | null = null;

/** Browsers let a page sound only after a gesture: the first one opens the air. Returns how to stop waiting. */
export function listenForGesture(page: Document): () => void {
  const open = () => {
    if (!get(settings).sound) return;
    air ??= new AudioContext();
    void air.resume();
  };
  page.addEventListener("pointerdown", open);
  page.addEventListener("keydown", open);
  return () => {
    page.removeEventListener("pointerdown", open);
    page.removeEventListener("keydown", open);
  };
}

export function sound(name: Sound): void {
  if (!air || !get(settings).sound || document.hidden) return;
  for (const note of SCORES[name]) play(air, note);
}

function play(context: AudioContext, [start, length, pitch]: Note): void {
  const at = context.currentTime + start;
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(LOUDNESS, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  volume.connect(context.destination);
  const source = pitch ? new OscillatorNode(context, { type: "triangle", frequency: pitch }) : knock(context, length);
  source.connect(volume);
  source.start(at);
  source.stop(at + length);
}

/** A short dull noise: what wood does. */
function knock(context: AudioContext, length: number): AudioBufferSourceNode {
  const samples = Math.ceil(context.sampleRate * length);
  const buffer = new AudioBuffer({ length: samples, sampleRate: context.sampleRate });
  const wave = buffer.getChannelData(0);
  let last = 0;
  for (let i = 0; i < samples; i++) {
    last = 0.75 * last + 0.5 * (Math.random() * 2 - 1);
    wave[i] = last;
  }
  return new AudioBufferSourceNode(context, { buffer });
}
