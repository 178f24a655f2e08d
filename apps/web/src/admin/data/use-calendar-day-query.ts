import {
  type CalendarDayDto,
  HttpError,
  getCalendarDay,
  getGetCalendarDayQueryKey,
  useGetCalendarDay,
} from '@strapec/contracts';
import type { ServiceDate } from '@strapec/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';

export function useCalendarDayQuery(date: ServiceDate) {
  const queries = useQueryClient();
  return useGetCalendarDay(date, {
    query: { staleTime: 1000, queryFn: ({ signal }) => fetchCalendarDay(queries, date, signal) },
  });
}

async function fetchCalendarDay(queries: QueryClient, date: ServiceDate, signal: AbortSignal): Promise<CalendarDayDto> {
  const cachedDay = queries.getQueryData<CalendarDayDto>(getGetCalendarDayQueryKey(date));
  const headers: HeadersInit = cachedDay?.version ? { 'If-None-Match': `"${cachedDay.version}"` } : {};
  try {
    return await getCalendarDay(date, { signal, headers });
  } catch (error) {
    if (cachedDay && error instanceof HttpError && error.status === 304) return cachedDay;
    throw error;
  }
}
