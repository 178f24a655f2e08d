import type { ReservationDto } from '@strapec/contracts';
import { type Period, type ServiceDate, endOf, toStay, timeOfMinute } from '@strapec/domain';
import { useLanguage } from '../../../shared/i18n/language-context';
import { formatDay, formatInstant, formatTimeSpan } from '../../ui/time/date-words';
import { useFormatTime } from '../../ui/time/use-format-time';
import { useReservationText } from './texts';

export const guestName = ({ firstName, lastName }: Pick<ReservationDto, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

const defaultVisitHours = 2; // of a reservation without a duration (spec §2)
export const visitHours = ({ duration }: Pick<ReservationDto, 'duration'>): number => duration || defaultVisitHours;

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
    dayText: (date: ServiceDate): string => formatDay(date, language),
    instantText: (instant: string): string => formatInstant(instant, language),
    startText: (start: { date: ServiceDate; time: string }): string =>
      text('day.atTime', { date: formatDay(start.date, language), time: timeText(start.time) }),
    periodText: (visit: Pick<ReservationDto, 'time' | 'duration'>): string =>
      timeText(visit.time, formatTimeSpan({ time: visit.time, duration: visitHours(visit) })),
    cancellationText: ({ status, cancelledBy, isLateCancellation }: ReservationDto): string | null => {
      const canceller = isLateCancellation ? 'guestLate' : cancelledBy;
      return status === 'cancelled' && canceller && canceller !== 'system' ? text(`cancelled.${canceller}`) : null;
    },
    arrivalText: ({ status, expectedMinute, reconfirmedAt }: ReservationDto): string | null => {
      if (status !== 'confirmed') return null;
      if (typeof expectedMinute === 'number') return text('guest.expected', { time: timeOfMinute(expectedMinute) });
      return reconfirmedAt ? `✓ ${text('guest.coming')}` : null;
    },
  };
}
