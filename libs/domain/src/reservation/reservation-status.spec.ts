import type { LocalDateTime } from '../venue/schedule/time-of-day.js';
import { venueRules } from '../testing/venue.js';
import {
  type ReservationStatus,
  type StatusAction,
  holdsTables,
  countsAsConfirmed,
  canStaffChangeStatusTo,
  requestHoldMinutes,
  nextStatus,
  reservationStatuses,
  staffVisibleStatuses,
  statusActionsFor,
} from './reservation-status.js';

/** Copied by hand from spec §4 and rules §5. */
const offered: Record<ReservationStatus, Partial<Record<StatusAction, ReservationStatus>>> = {
  pending_approval: { approve: 'confirmed', cancel: 'cancelled' },
  confirmed: { seat: 'seated', complete: 'completed', mark_no_show: 'no_show', cancel: 'cancelled' },
  seated: { complete: 'completed', unseat: 'confirmed' },
  completed: { resume: 'seated' },
  cancelled: { confirm: 'confirmed' },
  no_show: { seat: 'seated', confirm: 'confirmed', cancel: 'cancelled' },
  held: {},
};
const actions: StatusAction[] = [
  ...(['approve', 'confirm', 'cancel', 'complete', 'seat', 'mark_no_show', 'unseat', 'resume'] as const),
];

const date = '2026-12-04';
const start = 1110; // half past six
const tonight: LocalDateTime = { date: '2026-12-05', minute: 30 };
const tomorrow: LocalDateTime = { date: '2026-12-05', minute: 300 };

describe('reservation status', () => {
  it.each(reservationStatuses)('offers on %s what the specification offers, and the way back', (status) => {
    expect(statusActionsFor({ status, date, start }, tonight)).toEqual(Object.keys(offered[status]));
    for (const action of actions) expect(nextStatus(status, action)).toBe(offered[status][action] ?? null);
    const reachable = Object.values(offered[status]);
    for (const other of reservationStatuses)
      expect(canStaffChangeStatusTo({ status, date, start }, other, tonight)).toBe(reachable.includes(other));
  });

  it.each([
    ['seated', 'confirmed'],
    ['completed', 'seated'],
    ['no_show', 'seated'],
  ] as const)('leads from %s back to %s on the evening itself only', (status, to) => {
    const visit = { status, date, start };
    expect(canStaffChangeStatusTo(visit, to, { date, minute: 299 })).toBe(false);
    expect(canStaffChangeStatusTo(visit, to, { date, minute: 300 })).toBe(true);
    expect(canStaffChangeStatusTo(visit, to, { date: '2026-12-05', minute: 299 })).toBe(true);
    expect(canStaffChangeStatusTo(visit, to, tomorrow)).toBe(false);
  });

  it('holds whoever corrects the record to the lifecycle, not to the clock', () => {
    expect(
      canStaffChangeStatusTo({ status: 'confirmed', date, start }, 'completed', { date: '2026-12-01', minute: 600 }),
    ).toBe(true);
  });

  it('reaches every status that is shown from the two that a request begins with, and none that is not', () => {
    const reached = new Set<ReservationStatus>(['pending_approval', 'confirmed']);
    for (const status of reached) {
      for (const action of statusActionsFor({ status, date, start }, tonight))
        reached.add(nextStatus(status, action) as ReservationStatus);
    }
    expect([...reached].sort()).toEqual([...staffVisibleStatuses].sort());
    expect(staffVisibleStatuses).toEqual(reservationStatuses.filter((status) => status !== 'held'));
  });

  it.each([
    ['the day before', { date: '2026-12-03', minute: 1439 }, ['cancel']],
    ['in the night before, which is still yesterday', { date, minute: 299 }, ['cancel']],
    ['on the day', { date, minute: 300 }, ['seat', 'cancel']],
    ['a minute before it begins', { date, minute: 1109 }, ['seat', 'cancel']],
    ['when it begins', { date, minute: 1110 }, ['seat', 'complete', 'mark_no_show', 'cancel']],
    ['after midnight', { date: '2026-12-05', minute: 30 }, ['seat', 'complete', 'mark_no_show', 'cancel']],
  ])('lets nobody sit down, leave or fail to come before it is time: %s', (_, now, expected) => {
    expect(statusActionsFor({ status: 'confirmed', date, start }, now)).toEqual(expected);
  });

  it('lets who sits there leave, whenever that is', () => {
    expect(statusActionsFor({ status: 'seated', date, start }, { date, minute: 1000 })).toEqual(['complete', 'unseat']);
    expect(statusActionsFor({ status: 'seated', date, start }, tomorrow)).toEqual(['complete']);
  });

  it('holds tables for those who come or sit, and for whom a place is held', () => {
    expect(reservationStatuses.filter(holdsTables)).toEqual(['pending_approval', 'confirmed', 'seated', 'held']);
  });
});

it('guest and house have agreed on what was confirmed, whatever came of it', () => {
  expect(reservationStatuses.filter(countsAsConfirmed).sort()).toEqual(['completed', 'confirmed', 'no_show', 'seated']);
});

it.each<[string, string, number, number]>([
  ['days ahead', '2026-12-01', 1080, 240],
  ['five hours ahead', '2026-12-04', 780, 180],
  ['an hour ahead', '2026-12-04', 1020, 15],
])(
  'a request holds its tables for the hours of the house, till two hours before, for a mail at least: %s',
  (_when, date, minute, minutes) =>
    expect(requestHoldMinutes({ date: '2026-12-04', start: 1080 }, venueRules, { date, minute })).toBe(minutes),
);
