/** One soft sound: it is your turn. Made here, so that there is no file to load. */

let context: AudioContext | null = null;

export function chime(): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    for (const [number, pitch] of [523.25, 659.25].entries()) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      const at = start + number * 0.14;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
      tone.connect(volume).connect(context.destination);
      tone.start(at);
      tone.stop(at + 0.55);
    }
  } catch {
    // a browser without sound
  }
}
