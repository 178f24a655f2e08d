import { type CalendarDayDto, type ReservationDto, getGetCalendarDayQueryOptions } from '@strapec/contracts';
import type { ServiceDate } from '@strapec/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLive } from './live-context';

const shownMs = 20_000;
const mostShown = 3;

/** The reservations that guests have just made, the newest first; each is shown for a while. */
export function useArrivals(onArrival: (reservation: ReservationDto) => void) {
  const queries = useQueryClient();
  const { subscribe } = useLive();
  const [arrivals, setArrivals] = useState<ReservationDto[]>([]);
  const dismiss = useCallback((id: string) => setArrivals((shown) => shown.filter((one) => one.id !== id)), []);
  useEffect(
    () =>
      subscribe((change) => {
        if (change.topic !== 'reservation') return;
        void arrived(queries, change).then((reservation) => {
          if (!reservation) return;
          setArrivals((shown) => [reservation, ...shown.filter(({ id }) => id !== change.id)].slice(0, mostShown));
          setTimeout(() => dismiss(change.id), shownMs);
          onArrival(reservation);
        });
      }),
    [queries, subscribe, dismiss, onArrival],
  );
  return { arrivals, dismiss };
}

/** A stream names nobody: who it is stands in the evening. What is being read already may be older than the reservation. */
async function arrived(
  queries: QueryClient,
  { date, id }: { date: ServiceDate; id: string },
): Promise<ReservationDto | null> {
  const options = { ...getGetCalendarDayQueryOptions(date), staleTime: 0 };
  const find = (day: CalendarDayDto | null) => day?.reservations.find((one) => one.id === id);
  const read = () => queries.fetchQuery(options).catch(() => null);
  return find(await read()) ?? find(await read()) ?? null;
}
