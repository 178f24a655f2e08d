import {
  type AuditEntryDto,
  type CalendarDayDto,
  type ReservationDto,
  getGetCalendarDayQueryOptions,
  getListChangesQueryOptions,
} from '@strapec/contracts';
import { type ServiceDate, guestNotes, overlaps, sharesTables } from '@strapec/domain';
import type { QueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { guestName, useReservationFormat, visitPeriod } from '../reservation/use-reservation-format';
import { changeRequestText } from '../reservation/recorded-value-texts';
import { formatDay, formatTimeSpan } from '../../ui/time/date-words';
import type { LiveChange } from '../../data/live/live-change';
import { useLiveText } from '../../data/live/texts';
import { currentServiceDate } from '../../data/current-service-date';

export interface GuestNews {
  reservation: ReservationDto;
  day: CalendarDayDto;
  auditEntry?: GuestAuditEntry | undefined;
}

type GuestAuditEntry = AuditEntryDto & { action: keyof typeof titleTextIds };

const titleTextIds = {
  'reservation.guest-cancel': 'live.news.cancel',
  'reservation.guest-undo-cancel': 'live.news.undo-cancel',
  'reservation.guest-change': 'live.news.change',
  'reservation.guest-ask-change': 'live.news.ask-change',
} as const;
const isGuestAction = (entry: AuditEntryDto): entry is GuestAuditEntry => Object.hasOwn(titleTextIds, entry.action);

/** `null` when there is nothing to show: changes of other evenings are not urgent. */
export async function loadGuestNews(queries: QueryClient, change: LiveChange): Promise<GuestNews | null> {
  if (change.topic === 'reservation') return findReservationNews(queries, change.date, change.id);
  if (change.topic !== 'guest' || change.date !== currentServiceDate()) return null;
  const options = { ...getListChangesQueryOptions({ subjectId: change.id }), staleTime: 0 };
  const changes: AuditEntryDto[] = await queries.fetchQuery(options).catch(() => []);
  const auditEntry = changes.find(isGuestAction);
  const foundNews =
    auditEntry &&
    (await findReservationNews(queries, toRecordedReservation(auditEntry.after).date ?? change.date, change.id));
  return foundNews ? { ...foundNews, auditEntry } : null;
}

/** An answer already under way may be older than the reservation. */
async function findReservationNews(queries: QueryClient, date: ServiceDate, id: string): Promise<GuestNews | null> {
  const options = { ...getGetCalendarDayQueryOptions(date), staleTime: 0 };
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const day = await queries.fetchQuery(options).catch(() => null);
    const reservation = day?.reservations.find((one) => one.id === id);
    if (day && reservation) return { day, reservation };
  }
  return null;
}

type RecordedReservation = Partial<Omit<ReservationDto, 'changeRequest'>> & { changeRequest?: unknown };
const toRecordedReservation = (recorded: AuditEntryDto['after'] | undefined): RecordedReservation => recorded ?? {};

export function useFormatGuestNews() {
  const text = useLiveText();
  const { partySizeText } = useReservationFormat();
  const describeChange = useDescribeChange();
  return ({ reservation, day, auditEntry }: GuestNews) => {
    const { partySize: count, time, status } = reservation;
    const arrivalTextId = status === 'pending_approval' ? 'live.arrival.pending' : 'live.arrival';
    const title = text(auditEntry ? titleTextIds[auditEntry.action] : arrivalTextId);
    const previousSize = toRecordedReservation(auditEntry?.before).partySize;
    return {
      title,
      guestText: `${guestName(reservation)} · ${previousSize ? `${previousSize} → ` : ''}${partySizeText(count)}`,
      changeText: describeChange({ reservation, day, auditEntry }),
      notes:
        guestNotes.flatMap((note) => toRecordedReservation(auditEntry?.after)[note] ?? []).join(' · ') || undefined,
      notificationText: text('live.notice', { title, count, time }),
    };
  };
}

function useDescribeChange() {
  const text = useLiveText();
  const { language } = useLanguage();
  // eslint-disable-next-line complexity -- one line for each field that may differ
  return ({ reservation: current, day, auditEntry }: GuestNews): string => {
    if (!auditEntry) return text('live.arrival.when', { day: formatDay(current.date, language), time: current.time });
    const before = toRecordedReservation(auditEntry.before);
    const { date, time = current.time, duration = current.duration, tables } = before;
    const requestText = changeRequestText(toRecordedReservation(auditEntry.after).changeRequest, language);
    const differences = [
      date && `${formatDay(date, language)} → ${formatDay(current.date, language)}`,
      (before.time ?? before.duration) ? `${formatTimeSpan({ time, duration })} → ${formatTimeSpan(current)}` : time,
      requestText && `→ ${requestText}`,
      tables &&
        current.tables.length > 0 &&
        [tables, current.tables]
          .filter(({ length }) => length > 0)
          .map(tablesText)
          .join(' → '),
      tables && areTablesFree(tables, current, day) && text('live.news.free', { tables: tablesText(tables) }),
    ];
    return differences.filter(Boolean).join(' · ');
  };
}

const tablesText = (tables: readonly string[]): string => tables.join(' + ');

/** False when another party has the tables already. */
function areTablesFree(tables: readonly string[], cancelled: ReservationDto, { reservations, held }: CalendarDayDto) {
  const freed = { ...visitPeriod(cancelled), tables };
  const visits = reservations.map((reservation) => ({ ...visitPeriod(reservation), tables: reservation.tables }));
  const isTaken = [...visits, ...held].some((visit) => overlaps(visit, freed) && sharesTables(visit, freed));
  return cancelled.status === 'cancelled' && !isTaken;
}
