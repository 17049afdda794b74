/** Makes the small sounds. Loaded with the first press, where sound is wanted. */
import type { Sound } from "./sound";

/** [start in s, length in s, pitch in Hz; 0 is a knock on wood] */
type Note = readonly [number, number, number];

const SCORES: Record<Sound, readonly Note[]> = {
  tap: [[0, 0.03, 0]],
  roll: [[0, 0.04, 0], [0.09, 0.04, 0], [0.2, 0.05, 0], [0.34, 0.06, 0], [0.46, 0.07, 0]],
  turn: [[0, 0.12, 523], [0.12, 0.22, 784]],
  won: [[0, 0.1, 659], [0.1, 0.26, 988]],
  failed: [[0, 0.16, 262], [0.16, 0.3, 196]],
  win: [[0, 0.14, 523], [0.13, 0.14, 659], [0.26, 0.14, 784], [0.39, 0.45, 1047]],
};
const LOUDNESS = 0.16;

let air: AudioContext | null = null;

/** Opens the air; on a gesture the browser allows it. */
export function wake(): void {
  air ??= new AudioContext();
  void air.resume();
}

export function play(name: Sound): void {
  if (air) for (const note of SCORES[name]) strike(air, note);
}

function strike(context: AudioContext, [start, length, pitch]: Note): void {
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
