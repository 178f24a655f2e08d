import { useEffect, useState } from 'react';

export function useIsSlow(isPending: boolean, milliseconds: number): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending, milliseconds]);
  return isSlow;
}
