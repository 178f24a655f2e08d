import { useEffect, useState } from 'react';

/** True if the state has lasted longer than this number of milliseconds. */
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
