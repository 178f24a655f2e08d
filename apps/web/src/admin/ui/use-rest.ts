import { useEffect, useRef, useState } from 'react';

export const restMs = 1_200;

/** The second tap of a double tap must not press a button that has just appeared. */
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

const debounceMs = 500;

export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
