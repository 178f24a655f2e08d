import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

const markedParam = 'reservation';

export const reservationUrl = ({ id, date }: { id: string; date: string }): string =>
  `/admin/reservations?date=${date}&${markedParam}=${id}`;

export function useMarkedReservationId(): string | null {
  const [params] = useSearchParams();
  return params.get(markedParam);
}

export function useMarkedCard(id: string) {
  const isMarked = useMarkedReservationId() === id;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isMarked) return;
    const show = () => void card.current?.scrollIntoView({ block: 'center' }); // newer browsers return a promise
    show();
    card.current?.focus({ preventScroll: true });
    return repeatUntilInput(show);
  }, [isMarked]);
  return { ref: card, ...(isMarked && { 'data-marked': true, tabIndex: -1 }) };
}

const inputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** A list above may load and move the card. Returns its end. */
function repeatUntilInput(callback: () => void): () => void {
  const sizes = new ResizeObserver(callback);
  const stop = () => {
    sizes.disconnect();
    for (const act of inputEvents) removeEventListener(act, stop);
  };
  sizes.observe(document.body);
  for (const act of inputEvents) addEventListener(act, stop, { passive: true });
  return stop;
}
