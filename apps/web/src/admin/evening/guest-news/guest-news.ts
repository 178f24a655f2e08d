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
import { dayInWords, timeSpan } from '../../ui/time/date-words';
import type { LiveChange } from '../../data/live/live-change';
import { useLiveText } from '../../data/live/texts';
import { staffToday } from '../../data/staff-today';

export interface GuestNews {
  reservation: ReservationDto;
  day: CalendarDayDto;
  action?: GuestAction | undefined;
}

type GuestAction = AuditEntryDto & { action: keyof typeof titleIds };

const titleIds = {
  'reservation.guest-cancel': 'live.news.cancel',
  'reservation.guest-undo-cancel': 'live.news.undo-cancel',
  'reservation.guest-change': 'live.news.change',
  'reservation.guest-ask-change': 'live.news.ask-change',
} as const;
const isGuestAction = (entry: AuditEntryDto): entry is GuestAction => Object.hasOwn(titleIds, entry.action);

/** `null` when there is nothing to show: changes of other evenings are not urgent. */
export async function readGuestNews(queries: QueryClient, change: LiveChange): Promise<GuestNews | null> {
  if (change.topic === 'reservation') return findReservation(queries, change.date, change.id);
  if (change.topic !== 'guest' || change.date !== staffToday()) return null;
  const options = { ...getListChangesQueryOptions({ subjectId: change.id }), staleTime: 0 };
  const changes: AuditEntryDto[] = await queries.fetchQuery(options).catch(() => []);
  const action = changes.find(isGuestAction);
  const foundNews =
    action && (await findReservation(queries, recordedFields(action.after).date ?? change.date, change.id));
  return foundNews ? { ...foundNews, action } : null;
}

/** An answer already under way may be older than the reservation. */
async function findReservation(queries: QueryClient, date: ServiceDate, id: string): Promise<GuestNews | null> {
  const options = { ...getGetCalendarDayQueryOptions(date), staleTime: 0 };
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const day = await queries.fetchQuery(options).catch(() => null);
    const reservation = day?.reservations.find((one) => one.id === id);
    if (day && reservation) return { day, reservation };
  }
  return null;
}

type RecordedFields = Partial<Omit<ReservationDto, 'changeRequest'>> & { changeRequest?: unknown };
const recordedFields = (recorded: AuditEntryDto['after'] | undefined): RecordedFields => recorded ?? {};

export function useFormatGuestNews() {
  const text = useLiveText();
  const { partySizeText } = useReservationFormat();
  const describeChange = useChangeDescription();
  return ({ reservation, day, action }: GuestNews) => {
    const { partySize: count, time, status } = reservation;
    const arrivalTitleId = status === 'pending_approval' ? 'live.arrival.pending' : 'live.arrival';
    const title = text(action ? titleIds[action.action] : arrivalTitleId);
    const previousSize = recordedFields(action?.before).partySize;
    return {
      title,
      guestText: `${guestName(reservation)} · ${previousSize ? `${previousSize} → ` : ''}${partySizeText(count)}`,
      changeText: describeChange({ reservation, day, action }),
      notes: guestNotes.flatMap((note) => recordedFields(action?.after)[note] ?? []).join(' · ') || undefined,
      notificationText: text('live.notice', { title, count, time }),
    };
  };
}

function useChangeDescription() {
  const text = useLiveText();
  const { language } = useLanguage();
  // eslint-disable-next-line complexity -- one line for each field that may differ
  return ({ reservation: current, day, action }: GuestNews): string => {
    if (!action) return text('live.arrival.when', { day: dayInWords(current.date, language), time: current.time });
    const before = recordedFields(action.before);
    const { date, time = current.time, duration = current.duration, tables } = before;
    const changeRequest = changeRequestText(recordedFields(action.after).changeRequest, language);
    const isPeriodChanged = before.time ?? before.duration;
    const differences = [
      date && `${dayInWords(date, language)} → ${dayInWords(current.date, language)}`,
      isPeriodChanged ? `${timeSpan({ time, duration })} → ${timeSpan(current)}` : time,
      changeRequest && `→ ${changeRequest}`,
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
