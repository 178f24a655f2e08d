import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

const parameter = 'reservation';

export const addressOfReservation = ({ id, date }: { id: string; date: string }): string =>
  `/admin/reservations?date=${date}&${parameter}=${id}`;

/** The id of the reservation in the address. */
export function useMarkedId(): string | null {
  const [params] = useSearchParams();
  return params.get(parameter);
}

/** Props for the card of the reservation in the address: it scrolls into view, is marked, and gets the focus. */
export function useMarked(id: string) {
  const isMarked = useMarkedId() === id;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isMarked) return;
    void card.current?.scrollIntoView({ block: 'center' }); // newer browsers return a promise
    card.current?.focus({ preventScroll: true });
  }, [isMarked]);
  return { ref: card, ...(isMarked && { 'data-marked': true, tabIndex: -1 }) };
}
