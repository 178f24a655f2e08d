import { useListAvailability } from '@strapec/contracts';
import { type HouseInPublic, type ServiceDate, addDays, houseOn, reservationLimits, staffDay } from '@strapec/domain';
import { currentMoment } from '../../../shared/clock';
import { useHouse } from '../../../shared/site/house';
import type { DayMark, DayMarks } from '../../shared/ui/date-field';
import type { EntryValues } from './entry-values';

/** Days that a calendar shows from the first of a month on, and before it. */
const [shownDays, daysBefore] = [42, 7];
const fresh = 60_000; // milliseconds

/** Which days are closed and which are full for what is typed, as far as guests' own sizes and stays go. */
export function useDayMarks({ partySize = '', duration = 0 }: Partial<EntryValues>, month: ServiceDate | null) {
  const house = useHouse();
  const size = Number(partySize);
  const { from, to } = bookable(month, house);
  const isAsked = from <= to && isForGuests(size, duration);
  const { data } = useListAvailability(
    { partySize: size, duration, from, to },
    { query: { enabled: isAsked, staleTime: fresh, retry: false } },
  );
  const full = new Set(data?.flatMap(({ date, availableSlots }) => (availableSlots.length === 0 ? [date] : [])));
  const marks: DayMarks = (date): DayMark | null => {
    if (houseOn(date, house).hours === null) return 'closed';
    return full.has(date) ? 'full' : null;
  };
  return marks;
}

const nothing = { from: '1', to: '0' };

/** The days on show on which guests may reserve at all: of the others nobody can say that they are full. */
function bookable(month: ServiceDate | null, { rules }: HouseInPublic): { from: ServiceDate; to: ServiceDate } {
  if (month === null) return nothing;
  const today = staffDay(currentMoment());
  const [first, last] = [addDays(month, -daysBefore), addDays(month, shownDays)];
  const horizon = addDays(today, Math.max(...rules.map(({ value }) => value.horizonDays)));
  return { from: first < today ? today : first, to: last < horizon ? last : horizon };
}

const { durations, maxPartySize } = reservationLimits;

const isForGuests = (size: number, duration: number): boolean =>
  Number.isInteger(size) && size >= 1 && size <= maxPartySize && (durations as readonly number[]).includes(duration);
