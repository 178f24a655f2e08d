import { type MouseEvent, useEffect, useMemo, useRef } from 'react';

export const rowOf = (id: string): string => `party-${id}`;

const pauseMs = 2_000; // milliseconds; a slow tablet needs more than a second
const reach = 40; // pixels, less than a row

/** After an action the next party moves under the finger, where a second tap does nothing for a moment. */
export function useActionCooldown() {
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
