import { useEffect } from 'react';

/** Keeps the screen on while what uses it is on show; a browser that cannot, or may not, lets it go dark as ever. */
export function useAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let sentinel: WakeLockSentinel | null = null;
    let isOver = false;
    const keep = async (): Promise<void> => {
      if (isOver || document.visibilityState !== 'visible') return; // a hidden page has lost it
      sentinel = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) await sentinel?.release();
    };
    const keepAgain = () => void keep();
    keepAgain();
    document.addEventListener('visibilitychange', keepAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', keepAgain);
      void sentinel?.release();
    };
  }, []);
}
