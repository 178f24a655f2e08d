import { useEffect, useRef, useState } from 'react';

/** Calls back when so many milliseconds have passed in which nobody held the countdown. */
export function useCountdown(durationMs: number, onEnd: () => void): (isHeld: boolean) => void {
  const [isHeld, setHeld] = useState(false);
  const callback = useRef(onEnd);
  useEffect(() => {
    callback.current = onEnd;
  });
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => callback.current(), durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, durationMs]);
  return setHeld;
}
