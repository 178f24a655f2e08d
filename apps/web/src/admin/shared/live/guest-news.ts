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
import { isWarning } from '../reservation/is-warning';
import { wishInWords } from '../reservation/wish-in-words';
import { dayInWords } from '../time/date-words';
import type { LiveChange } from './live-change';
import { useLiveText } from './texts';

/** A guest's reservation that is new, or that the guest has just changed. */
export interface GuestNews {
  reservation: ReservationDto;
  deed: Deed | null;
  /** Whether the tables that a cancellation gives back are free for the whole visit: they may be another party's by now. */
  isFree: boolean;
}

type Deed = AuditEntryDto & { action: keyof typeof titles };

/** The deeds of which staff are told, as the record of changes names them. */
const titles = {
  'reservation.guest-cancel': 'live.news.cancel',
  'reservation.guest-undo-cancel': 'live.news.undo-cancel',
  'reservation.guest-change': 'live.news.change',
  'reservation.guest-ask-change': 'live.news.ask-change',
} as const;

/** Reads what a change of the stream is about; `null` where there is nothing to tell, such as a change of another evening than tonight. */
export async function readGuestNews(queries: QueryClient, change: LiveChange): Promise<GuestNews | null> {
  if (change.topic === 'reservation') {
    const [, reservation] = await findIn(queries, change.date, change.id);
    return reservation && { reservation, deed: null, isFree: false };
  }
  if (change.topic !== 'guest' || change.date !== staffDay(currentMoment())) return null;
  const options = { ...getListChangesQueryOptions({ subjectId: change.id }), staleTime: 0 };
  const changes: AuditEntryDto[] = await queries.fetchQuery(options).catch(() => []);
  const deed = changes.find(isTold);
  if (!deed) return null;
  const { date = change.date } = fieldsOf(deed.after);
  const [day, reservation] = await findIn(queries, date, change.id);
  return reservation && { reservation, deed, isFree: day !== null && areFree(deed, reservation, day) };
}

const isTold = (entry: AuditEntryDto): entry is Deed => Object.hasOwn(titles, entry.action);

/** A stream names nobody: the evening does. An answer that was under way already may be older than the reservation. */
async function findIn(
  queries: QueryClient,
  date: ServiceDate,
  id: string,
): Promise<[CalendarDayDto | null, ReservationDto | null]> {
  const options = { ...getGetCalendarDayQueryOptions(date), staleTime: 0 };
  for (let times = 0; times < 2; times += 1) {
    const day = await queries.fetchQuery(options).catch(() => null);
    const found = day?.reservations.find((one) => one.id === id);
    if (found) return [day, found];
  }
  return [null, null];
}

function areFree(deed: Deed, cancelled: ReservationDto, { reservations, held, events }: CalendarDayDto): boolean {
  const { tables = [] } = fieldsOf(deed.before);
  const stay = stayOf(cancelled);
  const visits = reservations
    .filter(({ status }) => holdsTables(status))
    .map((one) => ({ start: stayOf(one).start, end: endOf(stayOf(one)), tables: one.tables }));
  return [...visits, ...held, ...events].every(
    (one) => one.end <= stay.start || one.start >= endOf(stay) || !one.tables.some((id) => tables.includes(id)),
  );
}

/** What the record of changes may say of a visit: the fields that differ. */
interface Fields {
  date?: ServiceDate;
  time?: string;
  duration?: number;
  partySize?: number;
  tables?: string[];
  specialRequests?: string | null;
  wish?: unknown;
}

const fieldsOf = (recorded: AuditEntryDto['after']): Fields => recorded ?? {};

/** Says in a few lines who has reserved, cancelled or changed what, from what to what. */
export function useNewsWords() {
  const text = useLiveText();
  const { language } = useLanguage();
  const titleOf = ({ deed, reservation }: GuestNews): string => {
    if (deed) return text(titles[deed.action]);
    return text(reservation.status === 'pending_approval' ? 'live.arrival.pending' : 'live.arrival');
  };
  const whoOf = ({ deed, reservation: { firstName, lastName, partySize } }: GuestNews): string => {
    const name = `${firstName} ${lastName}`.trim();
    const from = fieldsOf(deed?.before ?? null).partySize;
    const people = text('live.people', { count: partySize });
    return `${name} · ${from ? `${from} → ` : ''}${people}`;
  };
  const whenOf = ({ deed, reservation, isFree }: GuestNews): string => {
    const { date, time, duration } = reservation;
    if (!deed) return text('live.arrival.when', { day: dayInWords(date, language), time });
    const [before, after] = [fieldsOf(deed.before), fieldsOf(deed.after)];
    const wished = wishInWords(after.wish, language);
    const said = [
      before.date && `${dayInWords(before.date, language)} → ${dayInWords(date, language)}`,
      before.time ? `${before.time} → ${time}` : time,
      before.duration && text('live.news.hours', { from: before.duration, to: duration }),
      wished && `→ ${wished}`,
      isCancelled(deed)
        ? isFree && text('live.news.free', { tables: placeOf(before.tables) })
        : before.tables && `${placeOf(before.tables)} → ${placeOf(reservation.tables)}`,
    ];
    return said.filter(Boolean).join(' · ');
  };
  /** What the guest has just typed. */
  const saidOf = ({ deed }: GuestNews): { words: string; isWarning: boolean } | null => {
    const { specialRequests: words } = fieldsOf(deed?.after ?? null);
    return words ? { words, isWarning: isWarning(words) } : null;
  };
  /** Without a name, for a locked screen. */
  const noticeOf = (news: GuestNews): string =>
    text('live.notice', { title: titleOf(news), count: news.reservation.partySize, time: news.reservation.time });
  return { titleOf, whoOf, whenOf, saidOf, noticeOf };
}

const isCancelled = ({ action }: Deed): boolean => action === 'reservation.guest-cancel';
const placeOf = (tables: readonly string[] = []): string => tables.join(' + ') || '–';
