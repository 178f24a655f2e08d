import { useEffect, useState } from 'react';

export const cooldownMs = 1_200;

/** The second tap of a double tap must not press a button that has just appeared. */
export function useCooldown() {
  const [startCount, setStartCount] = useState(0);
  useEffect(() => {
    if (startCount === 0) return;
    const timer = setTimeout(() => setStartCount(0), cooldownMs); // from when the button shows, which on a slow tablet comes later
    return () => clearTimeout(timer);
  }, [startCount]);
  return { isCoolingDown: startCount > 0, startCooldown: () => setStartCount((count) => count + 1) };
}

const debounceMs = 500;

export function useDebouncedValue<Value>(value: Value): Value {
  const [debouncedValue, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debouncedValue;
}
