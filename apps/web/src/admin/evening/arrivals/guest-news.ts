import {
  type AuditEntryDto,
  type CalendarDayDto,
  type ReservationDto,
  getGetCalendarDayQueryOptions,
  getListChangesQueryOptions,
} from '@strapec/contracts';
import { type ServiceDate, endOf, guestNotes, staffDay, stayOf } from '@strapec/domain';
import type { QueryClient } from '@tanstack/react-query';
import { currentMoment } from '../../../shared/clock';
import { useLanguage } from '../../../shared/i18n/language-context';
import { nameOf, useReservationWords } from '../reservation/reservation-words';
import { changeRequestInWords } from '../reservation/recorded-in-words';
import { dayInWords, spanInWords } from '../../ui/time/date-words';
import type { LiveChange } from '../../data/live/live-change';
import { useLiveText } from '../../data/live/texts';

export interface GuestNews {
  reservation: ReservationDto;
  day: CalendarDayDto;
  action?: Action | undefined;
}

type Action = AuditEntryDto & { action: keyof typeof titles };

const titles = {
  'reservation.guest-cancel': 'live.news.cancel',
  'reservation.guest-undo-cancel': 'live.news.undo-cancel',
  'reservation.guest-change': 'live.news.change',
  'reservation.guest-ask-change': 'live.news.ask-change',
} as const;
const isNotified = (entry: AuditEntryDto): entry is Action => Object.hasOwn(titles, entry.action);

/** `null` when there is nothing to show: changes of other evenings are not urgent. */
export async function readGuestNews(queries: QueryClient, change: LiveChange): Promise<GuestNews | null> {
  if (change.topic === 'reservation') return findIn(queries, change.date, change.id);
  if (change.topic !== 'guest' || change.date !== staffDay(currentMoment())) return null;
  const options = { ...getListChangesQueryOptions({ subjectId: change.id }), staleTime: 0 };
  const changes: AuditEntryDto[] = await queries.fetchQuery(options).catch(() => []);
  const action = changes.find(isNotified);
  const found = action && (await findIn(queries, fieldsOf(action.after).date ?? change.date, change.id));
  return found ? { ...found, action } : null;
}

/** An answer already under way may be older than the reservation. */
async function findIn(queries: QueryClient, date: ServiceDate, id: string): Promise<GuestNews | null> {
  const options = { ...getGetCalendarDayQueryOptions(date), staleTime: 0 };
  for (let times = 0; times < 2; times += 1) {
    const day = await queries.fetchQuery(options).catch(() => null);
    const reservation = day?.reservations.find((one) => one.id === id);
    if (day && reservation) return { day, reservation };
  }
  return null;
}

type Fields = Partial<Omit<ReservationDto, 'changeRequest'>> & { changeRequest?: unknown };
const fieldsOf = (recorded: AuditEntryDto['after'] | undefined): Fields => recorded ?? {};

export function useNewsWords() {
  const text = useLiveText();
  const { people } = useReservationWords();
  const changeInWords = useChangeInWords();
  return ({ reservation, day, action }: GuestNews) => {
    const { partySize: count, time, status } = reservation;
    const pending = status === 'pending_approval' ? 'live.arrival.pending' : 'live.arrival';
    const title = text(action ? titles[action.action] : pending);
    const sizeBefore = fieldsOf(action?.before).partySize;
    return {
      title,
      who: `${nameOf(reservation)} · ${sizeBefore ? `${sizeBefore} → ` : ''}${people(count)}`,
      when: changeInWords({ reservation, day, action }),
      notes: guestNotes.flatMap((note) => fieldsOf(action?.after)[note] ?? []).join(' · ') || undefined,
      notice: text('live.notice', { title, count, time }),
    };
  };
}

function useChangeInWords() {
  const text = useLiveText();
  const { language } = useLanguage();
  // eslint-disable-next-line complexity -- one line for each field that may differ
  return ({ reservation: now, day, action }: GuestNews): string => {
    if (!action) return text('live.arrival.when', { day: dayInWords(now.date, language), time: now.time });
    const before = fieldsOf(action.before);
    const { date, time = now.time, duration = now.duration, tables } = before;
    const changeRequest = changeRequestInWords(fieldsOf(action.after).changeRequest, language);
    const isOther = before.time ?? before.duration;
    const parts = [
      date && `${dayInWords(date, language)} → ${dayInWords(now.date, language)}`,
      isOther ? `${spanInWords({ time, duration })} → ${spanInWords(now)}` : time,
      changeRequest && `→ ${changeRequest}`,
      tables &&
        now.tables.length > 0 &&
        [tables, now.tables]
          .filter(({ length }) => length > 0)
          .map(placeOf)
          .join(' → '),
      tables && isFreeNow(tables, now, day) && text('live.news.free', { tables: placeOf(tables) }),
    ];
    return parts.filter(Boolean).join(' · ');
  };
}

const placeOf = (tables: readonly string[]): string => tables.join(' + ');

/** False when another party has the tables already. */
function isFreeNow(
  tables: readonly string[],
  cancelled: ReservationDto,
  { reservations, held }: CalendarDayDto,
): boolean {
  const own = takes(cancelled);
  const mayBeBeside = (one: ReturnType<typeof takes>) =>
    one.end <= own.start || one.start >= own.end || !one.tables.some((id) => tables.includes(id));
  return cancelled.status === 'cancelled' && [...reservations.map(takes), ...held].every(mayBeBeside);
}

function takes({ tables, ...reservation }: ReservationDto) {
  const stay = stayOf(reservation);
  return { start: stay.start, end: endOf(stay), tables };
}
