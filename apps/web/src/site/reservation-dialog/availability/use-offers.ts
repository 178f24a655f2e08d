import type { AlternativesDto } from '@strapec/contracts';
import {
  type ServiceDate,
  addDays,
  minuteOfTime,
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

interface Wanted {
  /** Including a time that is no longer offered. */
  values: ReservationValues;
  availability: Availability;
  shorterStays: ShorterStays;
  alternatives: Alternatives | null;
}

const offeredAtMost = 3;
const usualTime = '19:00';

/** For a time that was just taken, or a full evening. */
export function useOffers({ values, availability, shorterStays, alternatives }: Wanted): Offers | null {
  const isFull = availability.state === 'none' && !alternatives;
  const later = useLaterEvenings(values, isFull);
  if (alternatives) return { because: alternatives.because, offers: offersIn(alternatives) };
  if (!isFull) return null;
  const shorter = shorterVisits(shorterStays, values.time ?? usualTime);
  return { because: 'full', offers: typeof later === 'string' ? later : [...shorter, ...later] };
}

function useLaterEvenings({ date, time, partySize, duration }: ReservationValues, isWanted: boolean): Offers['offers'] {
  const stretch = {
    from: addDays(date ?? someDate, 1),
    to: addDays(date ?? someDate, reservationLimits.daysToLookAhead),
  };
  const { evenings, isFailed } = useEvenings({ ...stretch, partySize, duration }, isWanted);
  if (!evenings) return isFailed ? 'unknown' : 'looking';
  return nextEvenings(evenings, time ?? usualTime);
}

const someDate = '2026-01-01'; // without a chosen day there is no query

function offersIn({ sameEvening, nextEvening }: AlternativesDto): Offer[] {
  return [...sameEvening.map((time) => ({ time })), ...(nextEvening ? [nextEvening] : [])];
}

/** The longest stay with a free time. */
function shorterVisits(stays: ShorterStays, wanted: string): Offer[] {
  const [found] = [...stays].filter(([, times]) => times.length > 0).sort(([one], [other]) => other - one);
  if (!found) return [];
  const [duration, times] = found;
  return nearest(wanted, times, 2).map((time) => ({ time, duration }));
}

function nextEvenings(evenings: Evenings, wanted: string): Offer[] {
  const offers = [...evenings].flatMap(([date, times]): (Offer & { date: ServiceDate })[] =>
    nearest(wanted, times, 1).map((time) => ({ date, time })),
  );
  return offers.slice(0, offeredAtMost);
}

function nearest(wanted: string, times: readonly string[], count: number): string[] {
  return nearestStartTimes(minuteOfTime(wanted), times.map(minuteOfTime), count).map(timeOfMinute);
}
