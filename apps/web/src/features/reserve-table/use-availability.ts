import { type AvailabilityDto, useGetAvailability } from '@strapec/contracts';
import { availabilityFailureText } from './error-messages';
import type { ReservationValues } from './reservation-values';
import { useReserveText } from './texts';

/** What is known of an evening's free times. */
export type Availability =
  | { state: 'dayless' | 'checking' | 'none' }
  | { state: 'failed'; reason: string; tryAgain: () => void }
  | { state: 'offered'; times: readonly string[] };

const second = 1000;

/** The times at which this party can come, once day, party and duration are known (spec §7). */
export function useAvailability({
  date,
  partySize,
  duration,
}: Pick<ReservationValues, 'date' | 'partySize' | 'duration'>): Availability {
  const text = useReserveText();
  const { data, error, isFetching, refetch } = useGetAvailability<AvailabilityDto, Error>(
    date ?? '',
    partySize,
    duration,
    {
      query: {
        enabled: date !== null,
        staleTime: 60 * second,
        gcTime: 300 * second,
        retry: 3,
        retryDelay: second,
      },
    },
  );
  if (date === null) return { state: 'dayless' };
  if (data)
    return data.availableSlots.length > 0 ? { state: 'offered', times: data.availableSlots } : { state: 'none' };
  if (isFetching || !error) return { state: 'checking' };
  return { state: 'failed', reason: availabilityFailureText(error, text), tryAgain: () => void refetch() };
}
