import type { CalendarDayDto, ReservationDto } from '@strapec/contracts';
import {
  type BookingRules,
  type LocalDateTime,
  type Minute,
  type StaffVisibleStatus,
  type Period,
  holdsTables,
  currentServiceMinute,
  serviceDateAt,
  sharesTables,
} from '@strapec/domain';
import { lacksTable } from '../../data/table-status';
import { isWarningNote } from '../reservation/is-warning-note';
import { listNotes } from '../reservation/reservation-facts';
import { guestName } from '../reservation/use-reservation-format';
import { toVisit } from './calendar-day-evening';

export const stages = ['late', 'next', 'seated', 'later', 'unclosed', 'finished'] as const;
export type Stage = (typeof stages)[number];

export interface BoardParty {
  reservation: ReservationDto;
  name: string;
  start: Minute;
  end: Minute;
  /** The time of an early arrival; otherwise the start. */
  shownStart: Minute;
  stage: Stage;
  lateMinutes: number;
  /** Minutes beyond the reserved time, from the tolerance on. */
  overstayMinutes: number;
  /** At the table of a seated party, within a quarter of an hour. */
  nextParty: BoardParty | null;
}

export interface EveningOverview {
  /** In minutes of the evening's day; `null` on another day. */
  currentMinute: Minute | null;
  parties: readonly BoardParty[];
  seatedGuestCount: number;
  expectedGuestCount: number;
  departedGuestCount: number;
  latePartyCount: number;
  /** By their outcome; `null` while others are expected or within their time. */
  closingCounts: ClosingCounts | null;
}

export type ClosingCounts = Record<'completed' | 'noShows' | 'cancelled', number>;

const soonMinutes = 30;
const warningMinutes = 15;

export function toEveningOverview(day: CalendarDayDto, now: LocalDateTime): EveningOverview {
  const { date, hours, reservations, rules } = day;
  const currentMinute = serviceDateAt(now) === date ? currentServiceMinute(date, now) : null;
  const stageContext = { currentMinute, isPast: date < serviceDateAt(now), rules };
  const sorted = reservations
    .map((reservation) => toBoardParty(reservation, stageContext))
    .sort((a, b) => a.start - b.start || a.name.localeCompare(b.name, 'sk'));
  const parties = sorted.map((party) => ({ ...party, nextParty: findNextParty(party, sorted, currentMinute) }));
  const countGuests = (isCounted: (party: BoardParty) => boolean): number =>
    parties.filter(isCounted).reduce((sum, { reservation }) => sum + reservation.partySize, 0);
  return {
    currentMinute,
    parties,
    seatedGuestCount: countGuests(({ stage }) => stage === 'seated'),
    expectedGuestCount: countGuests(
      ({ reservation: { status }, stage }) => status === 'confirmed' && stage !== 'unclosed',
    ),
    departedGuestCount: countGuests(({ reservation }) => reservation.status === 'completed'),
    latePartyCount: parties.filter(({ stage }) => stage === 'late').length,
    closingCounts:
      stageContext.isPast || currentMinute !== null
        ? toClosingCounts(parties, { ...stageContext, closes: hours?.closes ?? 0 })
        : null,
  };
}

function toClosingCounts(
  parties: readonly BoardParty[],
  { currentMinute, isPast, closes }: EveningClock & { closes: Minute },
): ClosingCounts | null {
  const hasEnded = ({ end }: BoardParty): boolean => isPast || end <= (currentMinute ?? 0);
  const openParties = parties.filter(({ stage }) => stage !== 'finished');
  const endedParties = openParties.filter(hasEnded);
  const isEveningOver = isPast || (currentMinute ?? 0) >= closes || endedParties.length === openParties.length;
  const countStatus = (countedStatus: StaffVisibleStatus): number =>
    endedParties.filter(({ reservation: { status } }) => status === countedStatus).length;
  if (!isEveningOver || endedParties.length === 0) return null;
  return {
    completed: countStatus('seated'),
    noShows: countStatus('confirmed'),
    cancelled: countStatus('pending_approval'),
  };
}

export function partiesAtStage(stage: Stage, { parties }: Pick<EveningOverview, 'parties'>): BoardParty[] {
  const matchingParties = parties.filter((party) => party.stage === stage);
  return stage === 'seated' ? matchingParties.sort((a, b) => a.end - b.end) : matchingParties;
}

export const needsTable = ({ reservation, stage }: BoardParty): boolean =>
  stage !== 'unclosed' && lacksTable(reservation);

export const hasNote = (reservation: ReservationDto): boolean => listNotes(reservation).length > 0;

export const hasWarningNote = (reservation: ReservationDto): boolean =>
  listNotes(reservation).some(({ note }) => isWarningNote(note));

interface EveningClock {
  currentMinute: Minute | null;
  isPast: boolean;
  rules: Pick<BookingRules, 'graceMinutes'>;
}

function toBoardParty(reservation: ReservationDto, stageContext: EveningClock): BoardParty {
  const { start, end } = toVisit(reservation);
  const { status } = reservation;
  const countMinutesPast = (minute: Minute): number => Math.max(0, (stageContext.currentMinute ?? minute) - minute);
  const stage = stageOf(status, { start, end }, stageContext);
  return {
    ...{ reservation, start, end, stage, name: guestName(reservation), nextParty: null },
    shownStart: Math.min(start, (status === 'seated' && reservation.seatedMinute) || start),
    lateMinutes: stage === 'late' ? countMinutesPast(start) : 0,
    overstayMinutes:
      status === 'seated' && countMinutesPast(end) >= stageContext.rules.graceMinutes ? countMinutesPast(end) : 0,
  };
}

function stageOf(status: StaffVisibleStatus, stay: Period, { currentMinute, isPast, rules }: EveningClock): Stage {
  if (!holdsTables(status)) return 'finished';
  if (isPast) return 'unclosed';
  if (status === 'seated') return 'seated';
  return currentMinute === null ? 'later' : stageOfExpectedParty(currentMinute, stay, rules);
}

function stageOfExpectedParty(minute: Minute, { start, end }: Period, { graceMinutes }: EveningClock['rules']): Stage {
  if (minute >= end) return 'unclosed';
  if (minute - start >= graceMinutes) return 'late';
  return start - minute <= soonMinutes ? 'next' : 'later';
}

function findNextParty(party: BoardParty, parties: readonly BoardParty[], minute: Minute | null): BoardParty | null {
  if (party.stage !== 'seated' || minute === null) return null;
  const isNextSoon = ({ start, stage }: BoardParty) =>
    ['late', 'next', 'later'].includes(stage) && start >= party.start && start - minute <= warningMinutes;
  return parties.find((other) => isNextSoon(other) && sharesTables(other.reservation, party.reservation)) ?? null;
}
