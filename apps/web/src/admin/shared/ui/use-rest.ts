import { useEffect, useRef, useState } from 'react';

export const restMs = 1_200;

/**
 * A pause after an action: the next button may appear in the same position, and the second tap of a double tap must not
 * press it.
 */
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
