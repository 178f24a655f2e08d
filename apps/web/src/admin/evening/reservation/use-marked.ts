import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

const parameter = 'reservation';

export const addressOfReservation = ({ id, date }: { id: string; date: string }): string =>
  `/admin/reservations?date=${date}&${parameter}=${id}`;

export function useMarkedId(): string | null {
  const [params] = useSearchParams();
  return params.get(parameter);
}

export function useMarked(id: string) {
  const isMarked = useMarkedId() === id;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isMarked) return;
    const show = () => void card.current?.scrollIntoView({ block: 'center' }); // newer browsers return a promise
    show();
    card.current?.focus({ preventScroll: true });
    return untilUsed(show);
  }, [isMarked]);
  return { ref: card, ...(isMarked && { 'data-marked': true, tabIndex: -1 }) };
}

const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** A list above may load and move the card. Returns its end. */
function untilUsed(callback: () => void): () => void {
  const sizes = new ResizeObserver(callback);
  const stop = () => {
    sizes.disconnect();
    for (const act of acts) removeEventListener(act, stop);
  };
  sizes.observe(document.body);
  for (const act of acts) addEventListener(act, stop, { passive: true });
  return stop;
}
