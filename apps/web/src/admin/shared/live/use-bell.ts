import { useCallback, useEffect, useState } from 'react';
import { chime, maySound, unlockSound } from './chime';

const bellKey = 'admin-bell';

/** Whether this device sounds for a guest's reservation: chosen by one press, and remembered. */
export function useBell() {
  const [isOn, setOn] = useState(isRemembered);
  useUnlockAtFirstPress(isOn);
  const toggle = useCallback(() => {
    const next = !isOn;
    setOn(next);
    remember(next);
    if (next) void begin();
  }, [isOn]);
  return { isOn, toggle };
}

/** The first chime shows how loud it is. */
async function begin(): Promise<void> {
  if (await unlockSound()) chime();
  if (typeof Notification !== 'undefined' && Notification.permission === 'default')
    await Notification.requestPermission();
}

/** After a reload the page may not sound until somebody presses anything. */
function useUnlockAtFirstPress(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const unlock = () => {
      void unlockSound();
      stop();
    };
    const stop = () => {
      removeEventListener('pointerdown', unlock);
      removeEventListener('keydown', unlock);
    };
    addEventListener('pointerdown', unlock);
    addEventListener('keydown', unlock);
    return stop;
  }, [isOn]);
}

/** Rings once, however many tabs are open: the first that may sound takes it. */
export function ringOnce(id: string): void {
  if (!maySound()) return;
  if (!('locks' in navigator)) return chime();
  const meanwhile = () => new Promise((resolve) => setTimeout(resolve, 3_000));
  void navigator.locks.request(`strapec-chime-${id}`, { ifAvailable: true }, (lock) => {
    if (!lock) return;
    chime();
    return meanwhile();
  });
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(bellKey) === 'on';
  } catch {
    return false;
  }
}

function remember(isOn: boolean): void {
  try {
    localStorage.setItem(bellKey, isOn ? 'on' : 'off');
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}
