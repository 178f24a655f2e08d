import type { CalendarDayDto, ReservationDto } from '@strapec/contracts';
import {
  type BookingRules,
  type LocalMoment,
  type Minute,
  type ShownStatus,
  type Stretch,
  minuteOn,
  staffDay,
} from '@strapec/domain';
import { lacksTable } from '../../data/lacks-table';
import { isWarning } from '../reservation/is-warning';
import { notesOf } from '../reservation/reservation-facts';
import { nameOf } from '../reservation/reservation-words';
import { visitOf } from './evening-state-of';

export const stages = ['late', 'next', 'seated', 'later', 'unclosed', 'finished'] as const;
export type Stage = (typeof stages)[number];

export interface Party {
  reservation: ReservationDto;
  name: string;
  start: Minute;
  end: Minute;
  /** The time of an early arrival; otherwise the start. */
  from: Minute;
  stage: Stage;
  late: number;
  /** Minutes beyond the reserved time, from the tolerance on. */
  over: number;
  /** At the table of a seated party, within a quarter of an hour. */
  next: Party | null;
}

export interface Tonight {
  /** In minutes of the evening's day; `null` on another day. */
  minute: Minute | null;
  parties: readonly Party[];
  seated: number;
  expected: number;
  left: number;
  late: number;
  /** By their outcome; `null` while others are expected or within their time. */
  toClose: ToClose | null;
}

export type ToClose = Record<'completed' | 'noShows' | 'cancelled', number>;

const soon = 30;
const warnedBefore = 15;
const expectedStatuses: readonly ShownStatus[] = ['pending_approval', 'confirmed'];

export function tonightOf({ date, hours, reservations, rules }: CalendarDayDto, now: LocalMoment): Tonight {
  const minute = staffDay(now) === date ? minuteOn(date, now) : null;
  const clock = { minute, isPast: date < staffDay(now), rules };
  const alone = reservations
    .map((reservation) => partyOf(reservation, clock))
    .sort((a, b) => a.start - b.start || a.name.localeCompare(b.name, 'sk'));
  const parties = alone.map((party) => ({ ...party, next: nextAfter(party, alone, minute) }));
  const guests = (chosen: (party: Party) => boolean): number =>
    parties.filter(chosen).reduce((sum, { reservation }) => sum + reservation.partySize, 0);
  return {
    minute,
    parties,
    seated: guests(({ stage }) => stage === 'seated'),
    expected: guests(({ reservation, stage }) => reservation.status === 'confirmed' && stage !== 'unclosed'),
    left: guests(({ reservation }) => reservation.status === 'completed'),
    late: parties.filter(({ stage }) => stage === 'late').length,
    toClose: clock.isPast || minute !== null ? toCloseIn(parties, { ...clock, closes: hours?.closes ?? 0 }) : null,
  };
}

function toCloseIn(parties: readonly Party[], { minute, isPast, closes }: Clock & { closes: Minute }): ToClose | null {
  const isOver = ({ end }: Party): boolean => isPast || end <= (minute ?? 0);
  const open = parties.filter(({ stage }) => stage !== 'finished');
  const over = open.filter(isOver);
  const isEnd = isPast || (minute ?? 0) >= closes || over.length === open.length;
  const count = (one: ShownStatus): number => over.filter(({ reservation: { status } }) => status === one).length;
  if (!isEnd || over.length === 0) return null;
  return { completed: count('seated'), noShows: count('confirmed'), cancelled: count('pending_approval') };
}

export function partiesIn(stage: Stage, { parties }: Pick<Tonight, 'parties'>): Party[] {
  const chosen = parties.filter((party) => party.stage === stage);
  return stage === 'seated' ? chosen.sort((a, b) => a.end - b.end) : chosen;
}

export const waitsForTable = ({ reservation, stage }: Party): boolean =>
  stage !== 'unclosed' && lacksTable(reservation);

export const hasNote = (reservation: ReservationDto): boolean => notesOf(reservation).length > 0;

export const hasWarning = (reservation: ReservationDto): boolean =>
  notesOf(reservation).some(({ note }) => isWarning(note));

interface Clock {
  minute: Minute | null;
  isPast: boolean;
  rules: Pick<BookingRules, 'graceMinutes'>;
}

function partyOf(reservation: ReservationDto, clock: Clock): Party {
  const { start, end } = visitOf(reservation);
  const { status } = reservation;
  const since = (minute: Minute): number => Math.max(0, (clock.minute ?? minute) - minute);
  const stage = stageOf(status, { start, end }, clock);
  return {
    ...{ reservation, start, end, stage, name: nameOf(reservation), next: null },
    from: Math.min(start, (status === 'seated' && reservation.seatedMinute) || start),
    late: stage === 'late' ? since(start) : 0,
    over: status === 'seated' && since(end) >= clock.rules.graceMinutes ? since(end) : 0,
  };
}

function stageOf(status: ShownStatus, stay: Stretch, { minute, isPast, rules }: Clock): Stage {
  if (status !== 'seated' && !expectedStatuses.includes(status)) return 'finished';
  if (isPast) return 'unclosed';
  if (status === 'seated') return 'seated';
  return minute === null ? 'later' : stageOfExpected(minute, stay, rules);
}

function stageOfExpected(minute: Minute, { start, end }: Stretch, { graceMinutes }: Clock['rules']): Stage {
  if (minute >= end) return 'unclosed';
  if (minute - start >= graceMinutes) return 'late';
  return start - minute <= soon ? 'next' : 'later';
}

function nextAfter(party: Party, parties: readonly Party[], minute: Minute | null): Party | null {
  if (party.stage !== 'seated' || minute === null) return null;
  const shares = ({ reservation: { tables } }: Party) => tables.some((id) => party.reservation.tables.includes(id));
  const isDue = ({ start, stage }: Party) =>
    ['late', 'next', 'later'].includes(stage) && start >= party.start && start - minute <= warnedBefore;
  return parties.find((other) => isDue(other) && shares(other)) ?? null;
}
