import { type EveningAvailabilityDto, type ListAvailabilityParams, useListAvailability } from '@strapec/contracts';
import { type ServiceDate, addDays } from '@strapec/domain';
import { useMemo } from 'react';
import { nextMonth } from '../../../shared/calendar/calendar-days';
import type { ReservationValues } from '../reservation-values';
import { availabilityQueryOptions } from './use-availability';

/** A missing date is closed, past, or too late to reserve. */
export type TimesByEvening = ReadonlyMap<ServiceDate, readonly string[]>;

/** Undefined while unknown or not needed. */
export function useEveningAvailability(
  query: ListAvailabilityParams,
  isEnabled = true,
): { evenings: TimesByEvening | undefined; hasFailed: boolean } {
  const { data, isError } = useListAvailability<EveningAvailabilityDto[], Error>(query, {
    query: { ...availabilityQueryOptions, enabled: isEnabled },
  });
  const evenings = useMemo(
    () => data && new Map(data.map(({ date, availableSlots }) => [date, availableSlots])),
    [data],
  );
  return { evenings, hasFailed: isError };
}

export function useFullDays(
  month: ServiceDate,
  { partySize, duration }: Pick<ReservationValues, 'partySize' | 'duration'>,
): ReadonlySet<ServiceDate> {
  const { evenings } = useEveningAvailability({ from: month, to: addDays(nextMonth(month), -1), partySize, duration });
  return useMemo(
    () => new Set([...(evenings ?? [])].filter(([, times]) => times.length === 0).map(([date]) => date)),
    [evenings],
  );
}
