/** A few short sounds, made here; silent until the first tap. */

import { settings } from "./settings.svelte";

export type Sound = "tap" | "card" | "turn" | "dice" | "point" | "hit" | "blow" | "win" | "no";

/** Hertz, when it begins, how long it is (seconds), the shape of its wave. */
type Note = [number, number, number, OscillatorType];
const NOTES: Record<Sound, Note[]> = {
  tap: [[520, 0, 0.04, "triangle"]],
  card: [
    [190, 0, 0.05, "triangle"],
    [140, 0.03, 0.05, "triangle"],
  ],
  turn: [
    [392, 0, 0.12, "sine"],
    [587, 0.1, 0.2, "sine"],
  ],
  dice: [
    [900, 0, 0.02, "square"],
    [700, 0.06, 0.02, "square"],
    [820, 0.11, 0.02, "square"],
  ],
  point: [
    [660, 0, 0.08, "sine"],
    [880, 0.06, 0.14, "sine"],
  ],
  hit: [
    [330, 0, 0.1, "sawtooth"],
    [495, 0.08, 0.16, "triangle"],
  ],
  blow: [
    [96, 0, 0.22, "sine"],
    [64, 0.02, 0.3, "triangle"],
    [1400, 0, 0.03, "square"],
  ],
  win: [
    [392, 0, 0.16, "sine"],
    [494, 0.14, 0.16, "sine"],
    [587, 0.28, 0.16, "sine"],
    [784, 0.42, 0.4, "sine"],
  ],
  no: [[180, 0, 0.12, "triangle"]],
};

/** Five steps of an octave, as bronze keys have them: whatever is counted, it never sounds wrong. */
const KEYS = [392, 450, 517, 594, 682];

let context: AudioContext | null = null;

/** Called by the first tap: browsers allow no sound before. */
export function wakeUp(): void {
  if (!context && typeof AudioContext !== "undefined") context = new AudioContext();
  void context?.resume();
}

export function play(sound: Sound): void {
  ring(NOTES[sound], 0.3);
}

/** A number that is counted: each step sounds a little higher, and softly. */
export function rise(step: number): void {
  const octave = Math.min(2, Math.floor(step / KEYS.length));
  const hertz = KEYS[step % KEYS.length]! * 2 ** octave;
  ring([[hertz, 0, 0.09, "sine"]], 0.16);
}

function ring(notes: Note[], most: number): void {
  if (context?.state !== "running" || settings.volume === 0) return;
  for (const [hertz, begin, length, shape] of notes) {
    const at = context.currentTime + begin;
    const wave = context.createOscillator();
    const loud = context.createGain();
    wave.type = shape;
    wave.frequency.value = hertz;
    loud.gain.setValueAtTime(0.0001, at);
    loud.gain.exponentialRampToValueAtTime((settings.volume / 100) * most, at + 0.01);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + length);
    wave.connect(loud).connect(context.destination);
    wave.start(at);
    wave.stop(at + length + 0.02);
  }
}

export function buzz(ms: number): void {
  // Whoever has not touched the page yet is not shaken: browsers forbid it, and complain.
  const touched = (navigator as Partial<Navigator>).userActivation?.hasBeenActive !== false;
  if (settings.haptics && touched && "vibrate" in navigator) navigator.vibrate(ms);
}
