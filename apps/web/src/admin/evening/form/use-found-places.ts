import { type FindPlacesParams, type PlacesDto, useFindPlaces } from '@strapec/contracts';
import { isServiceDate, isStaffStart } from '@strapec/domain';
import { keepPreviousData } from '@tanstack/react-query';
import type { EntrySubject, EntryValues } from './entry-values';
import { typedTime } from '../../ui/time/typed-time';
import { isPartySize } from './use-entry-rules';

export interface FoundPlaces {
  /** `null` while they are not known. */
  startTimes: readonly string[] | null;
  then: PlacesDto['then'];
}

/** A changed visit does not block itself. */
export function useFoundPlaces(values: Partial<EntryValues>, edited: EntrySubject): FoundPlaces {
  const question = questionOf(values, edited);
  const { data, isPlaceholderData } = useFindPlaces(question ?? nothing, {
    query: { enabled: question !== null, staleTime: 1_000, retry: false, placeholderData: keepPreviousData },
  });
  if (!data || !question) return { startTimes: null, then: null };
  return { startTimes: data.startTimes, then: isPlaceholderData ? null : data.then };
}

const nothingTyped = { date: '', partySize: '', duration: 2, time: '' };
const nothing: FindPlacesParams = { date: '', partySize: 0, duration: 0 };

function questionOf(values: Partial<EntryValues>, edited: EntrySubject): FindPlacesParams | null {
  const { date, partySize, duration, time } = { ...nothingTyped, ...values };
  if (!isServiceDate(date) || !isPartySize(partySize.trim())) return null;
  const start = typedTime(time);
  return {
    ...{ date, partySize: Number(partySize), duration },
    ...(isStaffStart(start) && { time: start }),
    ...(edited.kind === 'edit' && { except: edited.reservation.id }),
  };
}
