import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addListeners } from '../../../shared/add-listeners';

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
    const scrollToCard = () => void card.current?.scrollIntoView({ block: 'center' }); // newer browsers return a promise
    scrollToCard();
    card.current?.focus({ preventScroll: true });
    return repeatUntilInput(scrollToCard);
  }, [isMarked]);
  return { ref: card, ...(isMarked && { 'data-marked': true, tabIndex: -1 }) };
}

/** A list above may load and move the card. Returns its end. */
function repeatUntilInput(callback: () => void): () => void {
  const resizeObserver = new ResizeObserver(callback);
  const stop = () => {
    resizeObserver.disconnect();
    stopListening();
  };
  resizeObserver.observe(document.body);
  const inputListeners = { wheel: stop, touchstart: stop, pointerdown: stop, keydown: stop };
  const stopListening = addListeners(window, inputListeners, { passive: true });
  return stop;
}
