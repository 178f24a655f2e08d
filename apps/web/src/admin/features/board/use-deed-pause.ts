import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useRest } from '../../shared/ui/use-rest';
import type { DeedPause } from './board-links';

/** The id of the element that stands for a party in the list. */
export const rowOf = (id: string): string => `party-${id}`;

/**
 * A deed moves its party to another group, so the second tap of a double tap would meet another party: nobody begins
 * anything for a moment. Whoever works by keyboard goes on at the party they have moved.
 */
export function useDeedPause(): DeedPause {
  const { isResting, begin } = useRest();
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (!moved.current || document.activeElement !== document.body) return;
    document.getElementById(rowOf(moved.current))?.focus({ preventScroll: true });
  });
  const pause = useRef(begin);
  useEffect(() => {
    pause.current = begin;
  });
  const beginFor = useCallback((id: string) => {
    moved.current = id;
    pause.current();
  }, []);
  return useMemo(() => ({ isPausing: isResting, begin: beginFor }), [isResting, beginFor]);
}
