import { useEffect, useRef, useState } from 'react';

export const restMs = 1_200;

/** The moment after a deed: the next one may stand where this one stood, and the second tap of a double tap means nothing. */
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
