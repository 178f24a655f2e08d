import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

const parameter = 'reservation';

/** Where one reservation stands among those of its evening. */
export const addressOfReservation = ({ id, date }: { id: string; date: string }): string =>
  `/admin/reservations?date=${date}&${parameter}=${id}`;

/** The reservation that the address names. */
export function useMarkedId(): string | null {
  const [params] = useSearchParams();
  return params.get(parameter);
}

/** What a card of the reservation that the address names is given: it comes into view, is marked, and has the focus. */
export function useMarked(id: string) {
  const isMarked = useMarkedId() === id;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isMarked) return;
    void card.current?.scrollIntoView({ block: 'center' }); // newer browsers promise something here
    card.current?.focus({ preventScroll: true });
  }, [isMarked]);
  return { ref: card, ...(isMarked && { 'data-marked': true, tabIndex: -1 }) };
}
