import { type MouseEvent, useEffect, useMemo, useRef } from 'react';

export const partyRowId = (id: string): string => `party-${id}`;

const cooldownMs = 2_000; // milliseconds; a slow tablet needs more than a second
const cooldownRadius = 40; // pixels, less than a row

/** After an action the next party moves under the finger, where a second tap does nothing for a moment. */
export function useActionCooldown() {
  const lastTap = useRef<{ id: string; x: number; y: number; at: number }>(null);
  useEffect(() => {
    if (!lastTap.current || document.activeElement !== document.body) return;
    document.getElementById(partyRowId(lastTap.current.id))?.focus({ preventScroll: true });
  });
  return useMemo(
    () => ({
      start: (id: string, { clientX: x, clientY: y, timeStamp: at }: MouseEvent): void => {
        lastTap.current = { id, x, y, at };
      },
      blocksTap: ({ clientX, clientY, timeStamp }: MouseEvent): boolean =>
        lastTap.current !== null &&
        timeStamp - lastTap.current.at < cooldownMs &&
        Math.hypot(clientX - lastTap.current.x, clientY - lastTap.current.y) < cooldownRadius,
    }),
    [],
  );
}
