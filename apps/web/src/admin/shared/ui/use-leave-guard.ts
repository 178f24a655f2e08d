import { useEffect } from 'react';

/** Lets the browser ask before it leaves a page on which something is not finished. */
export function useLeaveGuard(isUnfinished: boolean): void {
  useEffect(() => {
    if (!isUnfinished) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnfinished]);
}
