import { type BusyDayDto, useGetCalendarDays } from '@strapec/contracts';
import type { ServiceDate } from '@strapec/domain';
import { useMemo } from 'react';

/** What is planned between two days, by day. */
export function useBusyDays(from: ServiceDate, to: ServiceDate): ReadonlyMap<ServiceDate, BusyDayDto> {
  const { data } = useGetCalendarDays({ from, to }, { query: { staleTime: 1000 } });
  return useMemo(() => new Map((data ?? []).map((day) => [day.date, day])), [data]);
}
