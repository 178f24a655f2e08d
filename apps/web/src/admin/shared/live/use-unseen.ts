import { useCallback, useEffect, useState } from 'react';

/** How many things have come while nobody looked at this tab. */
export function useUnseen() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setCount(0);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const note = useCallback(() => {
    if (document.visibilityState !== 'visible') setCount((before) => before + 1);
  }, []);
  return { count, note };
}
