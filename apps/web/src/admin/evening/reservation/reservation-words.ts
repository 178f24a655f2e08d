import type { ReservationDto } from '@strapec/contracts';
import { type ServiceDate, timeOfMinute } from '@strapec/domain';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dayInWords, instantInWords, spanInWords } from '../../ui/time/date-words';
import { useTimeWords } from '../../ui/time/use-time-words';
import { useReservationText } from './texts';

export const nameOf = ({ firstName, lastName }: Pick<ReservationDto, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

const usualHours = 2; // of a reservation without a duration (spec §2)
export const hoursOf = ({ duration }: Pick<ReservationDto, 'duration'>): number => duration || usualHours;

export type ReservationWords = ReturnType<typeof useReservationWords>;

export function useReservationWords() {
  const text = useReservationText();
  const { language } = useLanguage();
  const time = useTimeWords();
  return {
    text,
    time,
    people: (count: number): string => text('party.size', { count }),
    day: (date: ServiceDate): string => dayInWords(date, language),
    instant: (instant: string): string => instantInWords(instant, language),
    start: (at: { date: ServiceDate; time: string }): string =>
      text('day.atTime', { date: dayInWords(at.date, language), time: time(at.time) }),
    span: (visit: Pick<ReservationDto, 'time' | 'duration'>): string =>
      time(visit.time, spanInWords({ time: visit.time, duration: hoursOf(visit) })),
    cancellation: ({ status, cancelledBy, isLateCancellation }: ReservationDto): string | null => {
      const by = isLateCancellation ? 'guestLate' : cancelledBy;
      return status === 'cancelled' && by && by !== 'system' ? text(`cancelled.${by}`) : null;
    },
    arrival: ({ status, expectedMinute, reconfirmedAt }: ReservationDto): string | null => {
      if (status !== 'confirmed') return null;
      if (typeof expectedMinute === 'number') return text('guest.expected', { time: timeOfMinute(expectedMinute) });
      return reconfirmedAt ? `✓ ${text('guest.coming')}` : null;
    },
  };
}
