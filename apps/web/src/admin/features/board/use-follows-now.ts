import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Axis, shareOf, slot } from './layout';

/**
 * Keeps the current time in place, one hour from the left edge, until the timeline is scrolled by hand; it pauses
 * during a move.
 */
export function useFollowsNow({ axis, minute, isHeld }: { axis: Axis; minute: number | null; isHeld: boolean }) {
  const scroller = useRef<HTMLElement>(null);
  const own = useRef<number | null>(null); // the position set here: any other position was scrolled by hand
  const [isElsewhere, setElsewhere] = useState(false);
  const follow = useCallback(() => {
    const element = scroller.current;
    if (minute === null || !element) return;
    element.scrollLeft = shareOf(minute - slot * 2, axis) * element.scrollWidth;
    own.current = element.scrollLeft;
    setElsewhere(false);
  }, [axis, minute]);
  useLayoutEffect(() => {
    if (!isElsewhere && (!isHeld || own.current === null)) follow();
  }, [follow, isElsewhere, isHeld]);
  useEffect(() => {
    const element = scroller.current;
    const look = () =>
      element && setElsewhere(minute !== null && Math.abs(element.scrollLeft - (own.current ?? 0)) > 2);
    element?.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', follow); // a tablet that is rotated
    return () => {
      element?.removeEventListener('scroll', look);
      removeEventListener('resize', follow);
    };
  }, [follow, minute]);
  return { scroller, isElsewhere, follow };
}
