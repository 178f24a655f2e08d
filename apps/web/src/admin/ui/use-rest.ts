import { useEffect, useRef, useState } from 'react';

export const restMs = 1_200;

/** A pause in which the second tap of a double tap does not press a button that has just appeared. */
export function useRest() {
  const [isResting, setResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const begin = () => {
    setResting(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResting(false), restMs);
  };
  return { isResting, begin };
}

const settledAfterMs = 500;

export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settledAfterMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
