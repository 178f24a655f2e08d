import { useCallback, useEffect, useRef } from 'react';
import { focusElement } from './focus-field';

/** Puts the focus somewhere once a piece of work is over: while it lasts, its button is disabled and cannot take it. */
export function useFocusAfter(isWorking: boolean): (elementId: string) => void {
  const target = useRef<string | null>(null);
  useEffect(() => {
    if (isWorking || target.current === null) return;
    focusElement(target.current);
    target.current = null;
  }, [isWorking]);
  return useCallback((elementId: string) => {
    target.current = elementId;
  }, []);
}
