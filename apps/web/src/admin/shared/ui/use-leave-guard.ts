import { useEffect, useRef } from 'react';

/** Lets the browser ask before it leaves a page on which something is not finished. */
export function useLeaveGuard(isUnfinished: () => boolean): void {
  const latest = useRef(isUnfinished);
  useEffect(() => {
    latest.current = isUnfinished;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
}
