import { useEffect, useState } from 'react';

export function useIsSlow(isPending: boolean, delayMs: number): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), delayMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending, delayMs]);
  return isSlow;
}
