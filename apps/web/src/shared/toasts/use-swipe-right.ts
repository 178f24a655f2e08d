import { type PointerEvent, useRef, useState } from 'react';

/** Follows a finger to the right and calls back when it lets go far enough; nearer, the element returns. */
export function useSwipeRight(distance: number, onSwiped: () => void) {
  const from = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const moved = (event: PointerEvent) => (from.current === null ? 0 : Math.max(0, event.clientX - from.current));
  const release = (isSwiped: boolean) => {
    from.current = null;
    setOffset(0);
    if (isSwiped) onSwiped();
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        from.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent) => setOffset(moved(event)),
      onPointerUp: (event: PointerEvent) => release(moved(event) >= distance),
      onPointerCancel: () => release(false),
    },
  };
}
