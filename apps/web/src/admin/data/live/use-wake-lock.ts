import { useEffect } from 'react';

/** Keeps the screen on while the component is shown. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let sentinel: WakeLockSentinel | null = null;
    let isUnmounted = false;
    const acquireLock = async (): Promise<void> => {
      if (isUnmounted || document.visibilityState !== 'visible') return; // the browser releases the lock of a hidden page
      sentinel = await navigator.wakeLock.request('screen').catch(() => null);
      if (isUnmounted) await sentinel?.release();
    };
    const requestLock = () => void acquireLock();
    requestLock();
    document.addEventListener('visibilitychange', requestLock);
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', requestLock);
      void sentinel?.release();
    };
  }, []);
}
