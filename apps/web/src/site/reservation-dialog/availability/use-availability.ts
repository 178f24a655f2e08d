import {
  type AvailabilityDto,
  getAvailability,
  getListAvailabilityQueryKey,
  useGetAvailability,
} from '@strapec/contracts';
import { type GuestVenueDay, listStayHoursUntilClosing, startTimesOn, listStayHours } from '@strapec/domain';
import { useQuery } from '@tanstack/react-query';
import { availabilityFailureText } from '../failure-texts';
import type { ReservationValues } from '../reservation-values';
import { useReserveText } from '../texts';

export type Availability =
  | { state: 'dayless' | 'checking' | 'none' }
  | { state: 'failed'; reason: string; tryAgain: () => void }
  | { state: 'offered'; times: readonly string[] };

/** By hours. */
export type ShorterStays = ReadonlyMap<number, readonly string[]>;

type AvailabilityQuery = Pick<ReservationValues, 'date' | 'partySize' | 'duration'>;

const secondMs = 1000;

/** Milliseconds (spec §9). */
export const availabilityQueryOptions = {
  staleTime: 60 * secondMs,
  gcTime: 300 * secondMs,
  retry: 3,
  retryDelay: secondMs,
} as const;

/** Spec §7. */
export function useAvailability({ date, partySize, duration }: AvailabilityQuery): Availability {
  const text = useReserveText();
  const { data, error, isFetching, refetch } = useGetAvailability<AvailabilityDto, Error>(
    date ?? '',
    partySize,
    duration,
    { query: { enabled: date !== null, ...availabilityQueryOptions } },
  );
  if (date === null) return { state: 'dayless' };
  if (data)
    return data.availableSlots.length > 0 ? { state: 'offered', times: data.availableSlots } : { state: 'none' };
  if (isFetching || !error) return { state: 'checking' };
  return { state: 'failed', reason: availabilityFailureText(error, text), tryAgain: () => void refetch() };
}

/** If the chosen stay is too long for the last times, or has no free time. */
export function useShorterStays(
  { date, partySize, duration }: AvailabilityQuery,
  day: GuestVenueDay | null,
  isFull: boolean,
): ShorterStays {
  const stayHours = day ? stayHoursToQuery(day, duration, isFull) : [];
  const { data } = useQuery({
    ...availabilityQueryOptions,
    queryKey: [...getListAvailabilityQueryKey(), date, partySize, ...stayHours],
    queryFn: () => Promise.all(stayHours.map((shorter) => getAvailability(date ?? '', partySize, shorter))),
    enabled: stayHours.length > 0,
  });
  return new Map(data?.map(({ availableSlots }, index) => [stayHours[index] ?? 0, availableSlots]));
}

/** All shorter stays on a full evening, else the longest that fits each late time. */
function stayHoursToQuery(day: GuestVenueDay, duration: number, isFull: boolean): readonly number[] {
  const shorterStayHours = listStayHours(day.rules).filter((hours) => hours < duration);
  if (isFull) return shorterStayHours;
  const lateStayHours = startTimesOn(day)
    .map((start) => hoursUntilClosing(start, day))
    .filter((hours) => hours < duration);
  return shorterStayHours.filter((hours) => lateStayHours.includes(hours));
}

/** Hours until closing. */
export const hoursUntilClosing = (start: number, day: GuestVenueDay): number =>
  Math.max(0, ...listStayHoursUntilClosing(start, day));
