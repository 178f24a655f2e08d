import { useEffect, useEffectEvent } from 'react';

/** Lets the browser ask before it leaves a page with unfinished input. */
export function useLeaveGuard(isUnfinished: () => boolean): void {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnfinished()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => ask(event);
    addEventListener('beforeunload', listen);
    return () => removeEventListener('beforeunload', listen);
  }, []);
}
