import { useEffect } from 'react';

/** Keeps the screen on while the component is shown; without support or permission the screen turns off as usual. */
export function useAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let sentinel: WakeLockSentinel | null = null;
    let isOver = false;
    const keep = async (): Promise<void> => {
      if (isOver || document.visibilityState !== 'visible') return; // the browser releases the lock of a hidden page
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
