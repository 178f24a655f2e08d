import { type FindPlacesParams, useFindPlaces } from '@strapec/contracts';
import { isServiceDate, isValidStaffStart } from '@strapec/domain';
import { keepPreviousData } from '@tanstack/react-query';
import type { FormSubject, ReservationFormValues } from './reservation-form-values';
import { completeTime } from '../../ui/time/complete-time';
import { isPartySize } from './use-field-rules';

/** `null` while they are not known. A changed visit does not block itself. */
export function useFoundPlaces(values: Partial<ReservationFormValues>, subject: FormSubject) {
  const params = toPlacesParams(values, subject);
  const { data, isPlaceholderData } = useFindPlaces(params ?? emptyParams, {
    query: { enabled: params !== null, staleTime: 1_000, retry: false, placeholderData: keepPreviousData },
  });
  if (!data || !params) return { freeTimes: null, placesAtTime: null };
  return { freeTimes: data.startTimes, placesAtTime: isPlaceholderData ? null : data.then };
}

const emptyValues = { date: '', partySize: '', duration: 2, time: '' };
const emptyParams: FindPlacesParams = { date: '', partySize: 0, duration: 0 };

function toPlacesParams(values: Partial<ReservationFormValues>, subject: FormSubject): FindPlacesParams | null {
  const { date, partySize, duration, time } = { ...emptyValues, ...values };
  if (!isServiceDate(date) || !isPartySize(partySize.trim())) return null;
  const start = completeTime(time);
  return {
    ...{ date, partySize: Number(partySize), duration },
    ...(isValidStaffStart(start) && { time: start }),
    ...(subject.kind === 'edit' && { except: subject.reservation.id }),
  };
}
