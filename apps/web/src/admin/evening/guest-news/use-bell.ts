import { useCallback, useEffect, useState } from 'react';
import { addListeners } from '../../../shared/add-listeners';

const bellStorageKey = 'admin-bell';

/** On this device. */
export function useBell() {
  const [isOn, setOn] = useState(readBellSetting);
  useUnlockSoundOnInput(isOn);
  const toggle = useCallback(() => {
    const isNowOn = !isOn;
    setOn(isNowOn);
    storeBellSetting(isNowOn);
    if (isNowOn) void enableAlerts();
  }, [isOn]);
  return { isOn, toggle };
}

async function enableAlerts(): Promise<void> {
  if (await unlockSound()) ringBell();
  if (typeof Notification !== 'undefined' && Notification.permission === 'default')
    await Notification.requestPermission();
}

/** After a reload the browser blocks sound until the user presses something. */
function useUnlockSoundOnInput(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const unlock = () => {
      void unlockSound();
      stop();
    };
    const stop = addListeners(window, { pointerdown: unlock, keydown: unlock });
    return stop;
  }, [isOn]);
}

/** Once for all open tabs. */
export function ringBellOnce(reservationId: string): void {
  if (audio?.state !== 'running') return;
  if (!('locks' in navigator)) return ringBell();
  void navigator.locks.request(`strapec-chime-${reservationId}`, { ifAvailable: true }, (lock) => {
    if (!lock) return;
    ringBell();
    return new Promise((resolve) => setTimeout(resolve, 3_000)); // until the other tabs have asked
  });
}

function readBellSetting(): boolean {
  try {
    return localStorage.getItem(bellStorageKey) === 'on';
  } catch {
    return false;
  }
}

function storeBellSetting(isOn: boolean): void {
  try {
    localStorage.setItem(bellStorageKey, isOn ? 'on' : 'off');
  } catch {
    // storage may be blocked
  }
}

/** A fifth, audible in a full room. */
const tones = [
  { hertz: 659.25, delaySeconds: 0, seconds: 0.5 },
  { hertz: 987.77, delaySeconds: 0.18, seconds: 0.9 },
];
const loudness = 0.28;

let audio: AudioContext | null = null;

/** Only in the handler of a press: browsers allow sound only then. */
async function unlockSound(): Promise<boolean> {
  if (typeof AudioContext === 'undefined') return false;
  audio ??= new AudioContext();
  await audio.resume().catch(() => undefined);
  return audio.state === 'running';
}

function ringBell(): void {
  if (audio?.state !== 'running') return;
  for (const tone of tones) playTone(audio, tone);
}

function playTone(context: AudioContext, { hertz, delaySeconds, seconds }: (typeof tones)[number]): void {
  const start = context.currentTime + delaySeconds;
  const oscillator = new OscillatorNode(context, { type: 'sine', frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}
