import {
  type AuditEntryDto,
  type CalendarDayDto,
  type ReservationDto,
  getGetCalendarDayQueryOptions,
  getListChangesQueryOptions,
} from '@strapec/contracts';
import { type ServiceDate, endOf, holdsTables, staffDay, stayOf } from '@strapec/domain';
import type { QueryClient } from '@tanstack/react-query';
import { currentMoment } from '../../../shared/clock';
import { useLanguage } from '../../../shared/i18n/language-context';
import { wishInWords } from '../reservation/wish-in-words';
import { dayInWords } from '../time/date-words';
import type { LiveChange } from './live-change';
import { useLiveText } from './texts';

/** A reservation that a guest has just made or, with a deed, changed; and its evening. */
export interface GuestNews {
  reservation: ReservationDto;
  day: CalendarDayDto;
  deed?: Deed;
}

type Deed = AuditEntryDto & { action: keyof typeof titles };

/** The deeds of which staff are told, as the record of changes names them. */
const titles = {
  'reservation.guest-cancel': 'live.news.cancel',
  'reservation.guest-undo-cancel': 'live.news.undo-cancel',
  'reservation.guest-change': 'live.news.change',
  'reservation.guest-ask-change': 'live.news.ask-change',
} as const;
const isTold = (entry: AuditEntryDto): entry is Deed => Object.hasOwn(titles, entry.action);

/** Reads what a change of the stream is about; `null` where there is nothing to tell. Changes of other evenings than tonight can wait. */
export async function readGuestNews(queries: QueryClient, change: LiveChange): Promise<GuestNews | null> {
  if (change.topic === 'reservation') return findIn(queries, change.date, change.id);
  if (change.topic !== 'guest' || change.date !== staffDay(currentMoment())) return null;
  const options = { ...getListChangesQueryOptions({ subjectId: change.id }), staleTime: 0 };
  const changes: AuditEntryDto[] = await queries.fetchQuery(options).catch(() => []);
  const deed = changes.find(isTold);
  const found = deed && (await findIn(queries, fieldsOf(deed.after).date ?? change.date, change.id));
  return found ? { ...found, deed } : null;
}

/** A stream names nobody: the evening does. An answer that was under way already may be older than the reservation. */
async function findIn(queries: QueryClient, date: ServiceDate, id: string): Promise<GuestNews | null> {
  const options = { ...getGetCalendarDayQueryOptions(date), staleTime: 0 };
  for (let times = 0; times < 2; times += 1) {
    const day = await queries.fetchQuery(options).catch(() => null);
    const reservation = day?.reservations.find((one) => one.id === id);
    if (day && reservation) return { day, reservation };
  }
  return null;
}

/** The fields of a visit that differ, as the record of changes keeps them. */
type Fields = Partial<Omit<ReservationDto, 'wish'>> & { wish?: unknown };
const fieldsOf = (recorded: AuditEntryDto['after'] | undefined): Fields => recorded ?? {};

/** Says in a few lines who has reserved, cancelled or changed what, and without names what a locked screen may show. */
export function useNewsWords() {
  const text = useLiveText();
  const { language } = useLanguage();
  const changeInWords = useChangeInWords();
  return (news: GuestNews) => {
    const { firstName, lastName, partySize: count, date, time, status } = news.reservation;
    const pending = status === 'pending_approval' ? 'live.arrival.pending' : 'live.arrival';
    const title = text(news.deed ? titles[news.deed.action] : pending);
    const sizeBefore = fieldsOf(news.deed?.before).partySize;
    return {
      title,
      who: `${firstName} ${lastName} · ${sizeBefore ? `${sizeBefore} → ` : ''}${text('live.people', { count })}`.trim(),
      when: changeInWords(news) ?? text('live.arrival.when', { day: dayInWords(date, language), time }),
      /** What the guest has just typed. */
      said: fieldsOf(news.deed?.after).specialRequests,
      notice: text('live.notice', { title, count, time }),
    };
  };
}

function useChangeInWords() {
  const text = useLiveText();
  const { language } = useLanguage();
  // eslint-disable-next-line complexity -- one line for each field that may differ
  return (news: GuestNews): string | null => {
    if (!news.deed) return null;
    const { date, time, duration, tables } = news.reservation;
    const before = fieldsOf(news.deed.before);
    const wish = wishInWords(fieldsOf(news.deed.after).wish, language);
    const said = [
      before.date && `${dayInWords(before.date, language)} → ${dayInWords(date, language)}`,
      before.time ? `${before.time} → ${time}` : time,
      before.duration && text('live.news.hours', { from: before.duration, to: duration }),
      wish && `→ ${wish}`,
      before.tables &&
        tables.length > 0 &&
        [before.tables, tables]
          .filter(({ length }) => length > 0)
          .map(placeOf)
          .join(' → '),
      before.tables && isFreeNow(before.tables, news) && text('live.news.free', { tables: placeOf(before.tables) }),
    ];
    return said.filter(Boolean).join(' · ');
  };
}

const placeOf = (tables: readonly string[]): string => tables.join(' + ');

/** Whether the tables that a cancelled visit gives back are free for as long: they may be another party's by now. */
function isFreeNow(tables: readonly string[], { reservation, day: { reservations, held } }: GuestNews): boolean {
  const takers = [...reservations.filter(({ status }) => holdsTables(status)).map(takes), ...held];
  const own = takes(reservation);
  const isApart = (one: { start: number; end: number }) => one.end <= own.start || one.start >= own.end;
  return (
    reservation.status === 'cancelled' &&
    takers.every((one) => isApart(one) || !one.tables.some((id) => tables.includes(id)))
  );
}

function takes(reservation: ReservationDto) {
  const stay = stayOf(reservation);
  return { start: stay.start, end: endOf(stay), tables: reservation.tables };
}
