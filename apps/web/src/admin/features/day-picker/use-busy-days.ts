import type { ServiceDate } from '@strapec/domain';
import { useMemo } from 'react';
import { type BusyDayDto, useGetCalendarDays } from '../../shared/api/staff-calls';

/** What is planned between two days, by day. */
export function useBusyDays(from: ServiceDate, to: ServiceDate): ReadonlyMap<ServiceDate, BusyDayDto> {
  const { data } = useGetCalendarDays({ from, to }, { query: { staleTime: 1000 } });
  return useMemo(() => new Map((data ?? []).map((day) => [day.date, day])), [data]);
}
