/** Short wooden sounds, made on the spot: nothing to download. */

import { settings } from "./settings";

export type Sound = "step" | "fence" | "refused" | "hurry" | "won" | "lost" | "knock";

/** A struck piece of wood: a few partials that die away, and the noise of the stroke. */
interface Stroke {
  readonly after: number;
  readonly pitch: number;
  readonly length: number;
  readonly loud: number;
}

const STROKES: Record<Sound, readonly Stroke[]> = {
  step: [{ after: 0, pitch: 520, length: 0.09, loud: 0.5 }],
  fence: [{ after: 0, pitch: 300, length: 0.12, loud: 0.7 }, { after: 0.05, pitch: 380, length: 0.08, loud: 0.35 }],
  refused: [{ after: 0, pitch: 150, length: 0.12, loud: 0.5 }],
  hurry: [{ after: 0, pitch: 900, length: 0.06, loud: 0.4 }, { after: 0.12, pitch: 900, length: 0.06, loud: 0.4 }],
  won: [0, 1, 2].map((step) => ({ after: step * 0.13, pitch: [520, 655, 780][step] ?? 520, length: 0.2, loud: 0.5 })),
  lost: [0, 1].map((step) => ({ after: step * 0.16, pitch: [390, 292][step] ?? 390, length: 0.22, loud: 0.5 })),
  knock: [{ after: 0, pitch: 420, length: 0.07, loud: 0.4 }, { after: 0.1, pitch: 420, length: 0.07, loud: 0.4 }],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Makes ready what every sound needs. A browser may take a tenth of a second for it, and the first move is not to wait for that. */
export function prepareSound(): void {
  if (!settings.value.sound || context !== null) return;
  try {
    context = new AudioContext();
    // Nothing runs before there is something to hear.
    void context.suspend();
  } catch {
    // No sound here.
  }
}

export function play(sound: Sound): void {
  // What the move looks like comes first: the next frame does not wait for the sound.
  if (settings.value.sound) setTimeout(() => playNow(sound));
}

function playNow(sound: Sound): void {
  try {
    context ??= new AudioContext();
    // Before somebody has touched the page a browser lets nothing be heard, and later would play it all at once.
    if (context.state === "suspended") {
      void context.resume();
      if (!navigator.userActivation?.hasBeenActive) return;
    }
    for (const stroke of STROKES[sound]) strike(context, stroke);
  } catch {
    // No sound here; nothing depends on it.
  }
}

function strike(audio: AudioContext, { after, pitch, length, loud }: Stroke): void {
  const at = audio.currentTime + after + 0.005;
  for (const [partial, share] of [[1, 1], [2.76, 0.35], [5.4, 0.12]] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.setValueAtTime(pitch * partial * 1.04, at);
    tone.frequency.exponentialRampToValueAtTime(pitch * partial, at + 0.02);
    gain.gain.setValueAtTime(loud * share * 0.4, at);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + length / Math.sqrt(partial));
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length + 0.05);
  }
  const rattle = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  const gain = audio.createGain();
  rattle.buffer = noise ??= someNoise(audio);
  band.type = "bandpass";
  band.frequency.value = pitch * 3;
  gain.gain.setValueAtTime(loud * 0.5, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + 0.03);
  rattle.connect(band).connect(gain).connect(audio.destination);
  rattle.start(at);
  rattle.stop(at + 0.05);
}

function someNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 16, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
