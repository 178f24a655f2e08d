import { type FindPlacesParams, type PlacesDto, useFindPlaces } from '@strapec/contracts';
import { isServiceDate, isStaffStart } from '@strapec/domain';
import { keepPreviousData } from '@tanstack/react-query';
import type { EntrySubject, EntryValues } from './entry-values';
import { completeTime } from '../../ui/time/complete-time';
import { isPartySize } from './use-entry-rules';

export interface FoundPlaces {
  /** `null` while they are not known. */
  startTimes: readonly string[] | null;
  then: PlacesDto['then'];
}

/** A changed visit does not block itself. */
export function useFoundPlaces(values: Partial<EntryValues>, subject: EntrySubject): FoundPlaces {
  const params = toPlacesParams(values, subject);
  const { data, isPlaceholderData } = useFindPlaces(params ?? emptyParams, {
    query: { enabled: params !== null, staleTime: 1_000, retry: false, placeholderData: keepPreviousData },
  });
  if (!data || !params) return { startTimes: null, then: null };
  return { startTimes: data.startTimes, then: isPlaceholderData ? null : data.then };
}

const emptyValues = { date: '', partySize: '', duration: 2, time: '' };
const emptyParams: FindPlacesParams = { date: '', partySize: 0, duration: 0 };

function toPlacesParams(values: Partial<EntryValues>, subject: EntrySubject): FindPlacesParams | null {
  const { date, partySize, duration, time } = { ...emptyValues, ...values };
  if (!isServiceDate(date) || !isPartySize(partySize.trim())) return null;
  const start = completeTime(time);
  return {
    ...{ date, partySize: Number(partySize), duration },
    ...(isStaffStart(start) && { time: start }),
    ...(subject.kind === 'edit' && { except: subject.reservation.id }),
  };
}
