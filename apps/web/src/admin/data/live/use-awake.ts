import { useEffect } from 'react';

/** Keeps the screen on while the component is shown. */
export function useAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let sentinel: WakeLockSentinel | null = null;
    let isOver = false;
    const acquire = async (): Promise<void> => {
      if (isOver || document.visibilityState !== 'visible') return; // the browser releases the lock of a hidden page
      sentinel = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) await sentinel?.release();
    };
    const request = () => void acquire();
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', request);
      void sentinel?.release();
    };
  }, []);
}
