import { type MouseEvent, useEffect, useMemo, useRef } from 'react';

/** The id of the element that stands for a party in the list. */
export const rowOf = (id: string): string => `party-${id}`;

const pauseMs = 2_000; // a slow tablet shows what a tap has done after more than a second
const reach = 40; // pixels about a tap: less than the height of a row

/**
 * A deed moves its party to another group, and the next party comes under the finger: where it was tapped nothing else begins
 * for a moment. Who works by keyboard goes on at the party that has been moved.
 */
export function useDeedPause() {
  const last = useRef<{ id: string; x: number; y: number; at: number }>(null);
  useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return;
    document.getElementById(rowOf(last.current.id))?.focus({ preventScroll: true });
  });
  return useMemo(
    () => ({
      begin: (id: string, { clientX: x, clientY: y, timeStamp: at }: MouseEvent): void => {
        last.current = { id, x, y, at };
      },
      rests: ({ clientX, clientY, timeStamp }: MouseEvent): boolean =>
        last.current !== null &&
        timeStamp - last.current.at < pauseMs &&
        Math.hypot(clientX - last.current.x, clientY - last.current.y) < reach,
    }),
    [],
  );
}
