import type { CalendarDayDto, ReservationDto } from '@strapec/contracts';
import { type LocalMoment, type Minute, type ShownStatus, minuteOn, reservationNotes, staffDay } from '@strapec/domain';
import { isWarning } from '../../shared/reservation/is-warning';
import { visitOf } from './night-of';

/** How an evening is worked: who is late, who comes next, who sits, who comes later, and who has gone or never came. */
export const stages = ['late', 'next', 'seated', 'later', 'finished'] as const;
export type Stage = (typeof stages)[number];

/** A party of the evening, as a host thinks of it at this moment. */
export interface Party {
  reservation: ReservationDto;
  name: string;
  start: Minute;
  end: Minute;
  stage: Stage;
  /** Minutes for which somebody who is expected has not come. */
  late: number;
  /** Minutes for which somebody sits longer than they had reserved. */
  over: number;
  /** Who has the table of a party that still sits, in a quarter of an hour at most. */
  next: Party | null;
}

/** What a host asks of the evening. */
export interface Tonight {
  /** The minute of the evening's own day; `null` on another day. */
  minute: Minute | null;
  parties: readonly Party[];
  /** Guests who sit, are still expected, and have left. */
  seated: number;
  expected: number;
  left: number;
  /** Parties that are late. */
  late: number;
}

const soon = 30;
const warnedBefore = 15;
const expectedStatuses: readonly ShownStatus[] = ['pending_approval', 'confirmed'];

/** The evening at a moment. */
export function tonightOf({ date, reservations, rules }: CalendarDayDto, now: LocalMoment): Tonight {
  const minute = staffDay(now) === date ? minuteOn(date, now) : null;
  const alone = reservations
    .map((reservation) => partyOf(reservation, { minute, holdMinutes: rules.holdMinutes }))
    .sort((a, b) => a.start - b.start || a.name.localeCompare(b.name, 'sk'));
  const parties = alone.map((party) => ({ ...party, next: nextAfter(party, alone, minute) }));
  const guests = (chosen: (party: Party) => boolean): number =>
    parties.filter(chosen).reduce((sum, { reservation }) => sum + reservation.partySize, 0);
  return {
    minute,
    parties,
    seated: guests(({ stage }) => stage === 'seated'),
    expected: guests(({ reservation }) => expectedStatuses.includes(reservation.status)),
    left: guests(({ reservation }) => reservation.status === 'completed'),
    late: parties.filter(({ stage }) => stage === 'late').length,
  };
}

/** The parties of a stage: who sits by the end of their visit, all others by its start. */
export function partiesIn(stage: Stage, { parties }: Pick<Tonight, 'parties'>): Party[] {
  const chosen = parties.filter((party) => party.stage === stage);
  return stage === 'seated' ? chosen.sort((a, b) => a.end - b.end) : chosen;
}

/** Whether what is noted of a party has to be known whatever happens, such as what somebody must not eat. */
export function hasWarning(reservation: ReservationDto): boolean {
  return reservationNotes.some((note) => isWarning(reservation[note] ?? ''));
}

/** Whether anything is noted of a party. */
export const hasNote = (reservation: ReservationDto): boolean => reservationNotes.some((note) => reservation[note]);

interface Clock {
  minute: Minute | null;
  holdMinutes: number;
}

function partyOf(reservation: ReservationDto, clock: Clock): Party {
  const { start, end } = visitOf(reservation);
  const { status, firstName, lastName } = reservation;
  const since = (minute: Minute): number => Math.max(0, (clock.minute ?? minute) - minute);
  const isExpected = expectedStatuses.includes(status);
  return {
    ...{ reservation, start, end, name: `${firstName} ${lastName}`.trim(), next: null },
    stage: stageOf(status, start, clock),
    late: isExpected ? since(start) : 0,
    over: status === 'seated' ? since(end) : 0,
  };
}

function stageOf(status: ShownStatus, start: Minute, { minute, holdMinutes }: Clock): Stage {
  if (status === 'seated') return 'seated';
  if (!expectedStatuses.includes(status)) return 'finished';
  if (minute === null) return 'later';
  if (minute - start >= holdMinutes) return 'late';
  return start - minute <= soon ? 'next' : 'later';
}

/** Who is expected at a table at which somebody still sits. */
function nextAfter(party: Party, parties: readonly Party[], minute: Minute | null): Party | null {
  if (party.stage !== 'seated' || minute === null) return null;
  const shares = ({ reservation: { tables } }: Party) => tables.some((id) => party.reservation.tables.includes(id));
  const isDue = ({ start, reservation: { status } }: Party) =>
    expectedStatuses.includes(status) && start >= party.start && start - minute <= warnedBefore;
  return parties.find((other) => isDue(other) && shares(other)) ?? null;
}
