import { useEffect, useState } from 'react';

export function useIsLonger(isUnderway: boolean, milliseconds: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isUnderway) return;
    const timer = setTimeout(() => setLong(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isUnderway, milliseconds]);
  return isLong;
}
