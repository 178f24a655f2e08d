import { useEffect, useState } from 'react';

export const restMs = 1_200;

/** The second tap of a double tap must not press a button that has just appeared. */
export function useRest() {
  const [begun, setBegun] = useState(0);
  useEffect(() => {
    if (begun === 0) return;
    const timer = setTimeout(() => setBegun(0), restMs); // from when the button shows, which on a slow tablet comes later
    return () => clearTimeout(timer);
  }, [begun]);
  return { isResting: begun > 0, begin: () => setBegun((count) => count + 1) };
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
