/** Sounds, made here from tones and noise, so that there is no file to load. */

import type { Sound } from "./sound";

let context: AudioContext | null = null;

/** A tone that dies away. */
function tone(at: number, pitch: number, length: number, volume: number, type: OscillatorType = "sine"): void {
  const out = faded(at, length, volume);
  const source = context!.createOscillator();
  source.type = type;
  source.frequency.value = pitch;
  source.connect(out);
  source.start(at);
  source.stop(at + length);
}

/** A short noise around a pitch: paper, wood. */
function noise(at: number, pitch: number, length: number, volume: number, width = 1): void {
  const samples = Math.ceil(context!.sampleRate * length);
  const buffer = context!.createBuffer(1, samples, context!.sampleRate);
  const data = buffer.getChannelData(0);
  for (let sample = 0; sample < samples; sample++) data[sample] = Math.random() * 2 - 1;
  const source = context!.createBufferSource();
  source.buffer = buffer;
  const filter = context!.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = width;
  source.connect(filter).connect(faded(at, length, volume));
  source.start(at);
}

function faded(at: number, length: number, volume: number): GainNode {
  const gain = context!.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(context!.destination);
  return gain;
}

const MADE: Record<Sound, (now: number, loud: number) => void> = {
  piece: (now, loud) => {
    noise(now, 900, 0.07, 0.5 * loud, 2);
    tone(now, 180, 0.09, 0.3 * loud);
  },
  card: (now, loud) => noise(now, 2600, 0.16, 0.35 * loud, 0.7),
  dice: (now, loud) => {
    for (let at = 0; at < 7; at++) noise(now + at * 0.09 + Math.random() * 0.04, 1500 + Math.random() * 900, 0.05, 0.4 * loud, 4);
  },
  coin: (now, loud) => {
    tone(now, 1980, 0.25, 0.12 * loud, "triangle");
    tone(now + 0.05, 2640, 0.3, 0.1 * loud, "triangle");
  },
  hit: (now, loud) => {
    noise(now, 240, 0.22, 0.8 * loud, 0.8);
    tone(now, 90, 0.2, 0.35 * loud);
  },
  honour: (now, loud) => [392, 494, 587].forEach((pitch, at) => tone(now + at * 0.09, pitch, 0.5, 0.13 * loud, "triangle")),
  turn: (now, loud) => [523.25, 659.25].forEach((pitch, at) => tone(now + at * 0.14, pitch, 0.5, 0.2 * loud)),
  end: (now, loud) => [392, 523.25, 659.25, 784].forEach((pitch, at) => tone(now + at * 0.16, pitch, 0.9, 0.16 * loud, "triangle")),
};

/** Make a sound, from 0 to 1 loud. */
export function make(sound: Sound, loud: number): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    MADE[sound](context.currentTime + 0.01, loud);
  } catch {
    // a browser without sound
  }
}
