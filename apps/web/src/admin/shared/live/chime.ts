/** A fifth, the second tone lying over the end of the first: heard in a full room, and nothing to be startled by. */
const tones = [
  { hertz: 659.25, from: 0, seconds: 0.5 },
  { hertz: 987.77, from: 0.18, seconds: 0.9 },
];
const loudness = 0.28;

let audio: AudioContext | null = null;

/** Browsers let a page sound after somebody has pressed something in it: call this then. */
export async function unlockSound(): Promise<boolean> {
  if (typeof AudioContext === 'undefined') return false;
  audio ??= new AudioContext();
  await audio.resume().catch(() => undefined);
  return audio.state === 'running';
}

/** Sounds the chime, unless this page may not sound. */
export function chime(): void {
  if (audio?.state !== 'running') return;
  for (const { hertz, from, seconds } of tones) sound(audio, { hertz, from: audio.currentTime + from, seconds });
}

/** Whether this page may sound now. */
export const maySound = (): boolean => audio?.state === 'running';

function sound(context: AudioContext, { hertz, from, seconds }: (typeof tones)[number]): void {
  const tone = new OscillatorNode(context, { type: 'sine', frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(loudness, from + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.001, from + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(from + seconds);
}
