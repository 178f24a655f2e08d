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
  const cached = queries.getQueryData<CalendarDayDto>(getGetCalendarDayQueryKey(date));
  const headers: HeadersInit = cached?.version ? { 'If-None-Match': `"${cached.version}"` } : {};
  try {
    return await getCalendarDay(date, { signal, headers });
  } catch (error) {
    if (cached && error instanceof HttpError && error.status === 304) return cached;
    throw error;
  }
}
