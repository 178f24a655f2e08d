import type { AlternativesDto } from '@strapec/contracts';
import {
  type ServiceDate,
  addDays,
  serviceMinute,
  nearestStartTimes,
  reservationLimits,
  timeOfMinute,
} from '@strapec/domain';
import type { ReservationValues } from '../reservation-values';
import type { Availability, ShorterStays } from './use-availability';
import { type Evenings, useEvenings } from './use-evenings';

export type Offer = Partial<Pick<ReservationValues, 'date' | 'duration'>> & { time: string };

export type Alternatives = AlternativesDto & { because: 'taken' | 'notOffered' };

export interface Offers {
  because: Alternatives['because'] | 'full';
  offers: readonly Offer[] | 'looking' | 'unknown';
}

interface OfferInput {
  /** Including a time that is no longer offered. */
  values: ReservationValues;
  availability: Availability;
  shorterStays: ShorterStays;
  alternatives: Alternatives | null;
}

const maxOffers = 3;
const usualTime = '19:00';

/** For a time that was just taken, or a full evening. */
export function useOffers({ values, availability, shorterStays, alternatives }: OfferInput): Offers | null {
  const isFull = availability.state === 'none' && !alternatives;
  const laterOffers = useLaterOffers(values, isFull);
  if (alternatives) return { because: alternatives.because, offers: toOffers(alternatives) };
  if (!isFull) return null;
  const shorter = shorterStayOffers(shorterStays, values.time ?? usualTime);
  return { because: 'full', offers: typeof laterOffers === 'string' ? laterOffers : [...shorter, ...laterOffers] };
}

function useLaterOffers({ date, time, partySize, duration }: ReservationValues, isEnabled: boolean): Offers['offers'] {
  const searchPeriod = {
    from: addDays(date ?? placeholderDate, 1),
    to: addDays(date ?? placeholderDate, reservationLimits.daysToLookAhead),
  };
  const { evenings, isFailed } = useEvenings({ ...searchPeriod, partySize, duration }, isEnabled);
  if (!evenings) return isFailed ? 'unknown' : 'looking';
  return laterEveningOffers(evenings, time ?? usualTime);
}

const placeholderDate = '2026-01-01'; // without a chosen day there is no query

function toOffers({ sameEvening, nextEvening }: AlternativesDto): Offer[] {
  return [...sameEvening.map((time) => ({ time })), ...(nextEvening ? [nextEvening] : [])];
}

/** The longest stay with a free time. */
function shorterStayOffers(stays: ShorterStays, requestedTime: string): Offer[] {
  const [longest] = [...stays].filter(([, times]) => times.length > 0).sort(([one], [other]) => other - one);
  if (!longest) return [];
  const [duration, times] = longest;
  return nearestTimes(requestedTime, times, 2).map((time) => ({ time, duration }));
}

function laterEveningOffers(evenings: Evenings, requestedTime: string): Offer[] {
  const offers = [...evenings].flatMap(([date, times]): (Offer & { date: ServiceDate })[] =>
    nearestTimes(requestedTime, times, 1).map((time) => ({ date, time })),
  );
  return offers.slice(0, maxOffers);
}

function nearestTimes(requestedTime: string, times: readonly string[], count: number): string[] {
  return nearestStartTimes(serviceMinute(requestedTime), times.map(serviceMinute), count).map(timeOfMinute);
}
