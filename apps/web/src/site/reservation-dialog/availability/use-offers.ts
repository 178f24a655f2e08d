import type { AlternativesDto } from '@strapec/contracts';
import {
  type ServiceDate,
  addDays,
  toServiceMinute,
  pickNearestStartTimes,
  reservationLimits,
  timeOfMinute,
} from '@strapec/domain';
import type { ReservationValues } from '../reservation-values';
import type { Availability, ShorterStays } from './use-availability';
import { type TimesByEvening, useEveningAvailability } from './use-evening-availability';

export type Offer = Partial<Pick<ReservationValues, 'date' | 'duration'>> & { time: string };

export type RefusalAlternatives = AlternativesDto & { reason: 'taken' | 'notOffered' };

export interface Offers {
  reason: RefusalAlternatives['reason'] | 'full';
  list: readonly Offer[] | 'looking' | 'unknown';
}

interface OfferInput {
  /** Including a time that is no longer offered. */
  values: ReservationValues;
  availability: Availability;
  shorterStays: ShorterStays;
  alternatives: RefusalAlternatives | null;
}

const maxOffers = 3;
const usualTime = '19:00';

/** For a time that was just taken, or a full evening. */
export function useOffers({ values, availability, shorterStays, alternatives }: OfferInput): Offers | null {
  const isFull = availability.state === 'none' && !alternatives;
  const laterOffers = useLaterOffers(values, isFull);
  if (alternatives) return { reason: alternatives.reason, list: toOffers(alternatives) };
  if (!isFull) return null;
  const shorterOffers = shorterStayOffers(shorterStays, values.time ?? usualTime);
  return { reason: 'full', list: typeof laterOffers === 'string' ? laterOffers : [...shorterOffers, ...laterOffers] };
}

function useLaterOffers({ date, time, partySize, duration }: ReservationValues, isEnabled: boolean): Offers['list'] {
  const searchPeriod = {
    from: addDays(date ?? placeholderDate, 1),
    to: addDays(date ?? placeholderDate, reservationLimits.alternativeSearchDays),
  };
  const { evenings, hasFailed } = useEveningAvailability({ ...searchPeriod, partySize, duration }, isEnabled);
  if (!evenings) return hasFailed ? 'unknown' : 'looking';
  return laterEveningOffers(evenings, time ?? usualTime);
}

const placeholderDate = '2026-01-01'; // without a chosen day there is no query

function toOffers({ sameEvening, nextEvening }: AlternativesDto): Offer[] {
  return [...sameEvening.map((time) => ({ time })), ...(nextEvening ? [nextEvening] : [])];
}

/** The longest stay with a free time. */
function shorterStayOffers(shorterStays: ShorterStays, requestedTime: string): Offer[] {
  const [longestFreeStay] = [...shorterStays]
    .filter(([, times]) => times.length > 0)
    .sort(([one], [other]) => other - one);
  if (!longestFreeStay) return [];
  const [duration, times] = longestFreeStay;
  return nearestTimes(requestedTime, times, 2).map((time) => ({ time, duration }));
}

function laterEveningOffers(evenings: TimesByEvening, requestedTime: string): Offer[] {
  const offers = [...evenings].flatMap(([date, times]): (Offer & { date: ServiceDate })[] =>
    nearestTimes(requestedTime, times, 1).map((time) => ({ date, time })),
  );
  return offers.slice(0, maxOffers);
}

function nearestTimes(requestedTime: string, times: readonly string[], count: number): string[] {
  return pickNearestStartTimes(toServiceMinute(requestedTime), times.map(toServiceMinute), count).map(timeOfMinute);
}
