import { renewSessionWith } from '@strapec/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Holds back the calls that found the session expired until somebody has signed in again; then they are sent once more.
 * However many calls wait, staff sign in once.
 */
export function useSessionRenewal() {
  const [isExpired, setExpired] = useState(false);
  const waiting = useRef<((isRenewed: boolean) => void)[]>([]);
  const settle = useCallback((isRenewed: boolean) => {
    setExpired(false);
    for (const answer of waiting.current.splice(0)) answer(isRenewed);
  }, []);
  useEffect(() => {
    const leave = renewSessionWith(() => {
      setExpired(true);
      return new Promise((resolve) => waiting.current.push(resolve));
    });
    return () => {
      leave();
      settle(false);
    };
  }, [settle]);
  return { isExpired, settle };
}
