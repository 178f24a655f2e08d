import type { ReservationDto } from '@strapec/contracts';
import { type Period, type ServiceDate, endOf, toStay, timeOfMinute } from '@strapec/domain';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dayInWords, instantInWords, timeSpan } from '../../ui/time/date-words';
import { useFormatTime } from '../../ui/time/use-format-time';
import { useReservationText } from './texts';

export const guestName = ({ firstName, lastName }: Pick<ReservationDto, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

const defaultHours = 2; // of a reservation without a duration (spec §2)
export const visitHours = ({ duration }: Pick<ReservationDto, 'duration'>): number => duration || defaultHours;

export function visitPeriod(visit: Pick<ReservationDto, 'time' | 'duration'>): Period {
  const stay = toStay(visit);
  return { start: stay.start, end: endOf(stay) };
}

export type ReservationFormat = ReturnType<typeof useReservationFormat>;

export function useReservationFormat() {
  const text = useReservationText();
  const { language } = useLanguage();
  const timeText = useFormatTime();
  return {
    text,
    timeText,
    partySizeText: (count: number): string => text('party.size', { count }),
    dayText: (date: ServiceDate): string => dayInWords(date, language),
    instantText: (instant: string): string => instantInWords(instant, language),
    startText: (start: { date: ServiceDate; time: string }): string =>
      text('day.atTime', { date: dayInWords(start.date, language), time: timeText(start.time) }),
    periodText: (visit: Pick<ReservationDto, 'time' | 'duration'>): string =>
      timeText(visit.time, timeSpan({ time: visit.time, duration: visitHours(visit) })),
    cancellationText: ({ status, cancelledBy, isLateCancellation }: ReservationDto): string | null => {
      const by = isLateCancellation ? 'guestLate' : cancelledBy;
      return status === 'cancelled' && by && by !== 'system' ? text(`cancelled.${by}`) : null;
    },
    arrivalText: ({ status, expectedMinute, reconfirmedAt }: ReservationDto): string | null => {
      if (status !== 'confirmed') return null;
      if (typeof expectedMinute === 'number') return text('guest.expected', { time: timeOfMinute(expectedMinute) });
      return reconfirmedAt ? `✓ ${text('guest.coming')}` : null;
    },
  };
}
