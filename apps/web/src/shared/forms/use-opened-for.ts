import { useCallback, useEffect, useRef } from 'react';

/**
 * How long a guest has been at a reservation, in milliseconds. It counts from the first opening: someone who looks at
 * the page once more and comes back to a filled form is not a robot that types in a second (rules §6).
 */
export function useOpenedFor(isOpen: boolean): { openedForMs: () => number; startAnew: () => void } {
  const since = useRef<number | null>(null);
  useEffect(() => {
    if (isOpen) since.current ??= performance.now();
  }, [isOpen]);
  const openedForMs = useCallback(() => Math.round(performance.now() - (since.current ?? performance.now())), []);
  const startAnew = useCallback(() => {
    since.current = null;
  }, []);
  return { openedForMs, startAnew };
}
