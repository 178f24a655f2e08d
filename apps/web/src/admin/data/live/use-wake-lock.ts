import { useEffect } from 'react';

/** Keeps the screen on while the component is shown. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let sentinel: WakeLockSentinel | null = null;
    let isUnmounted = false;
    const acquire = async (): Promise<void> => {
      if (isUnmounted || document.visibilityState !== 'visible') return; // the browser releases the lock of a hidden page
      sentinel = await navigator.wakeLock.request('screen').catch(() => null);
      if (isUnmounted) await sentinel?.release();
    };
    const request = () => void acquire();
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', request);
      void sentinel?.release();
    };
  }, []);
}
