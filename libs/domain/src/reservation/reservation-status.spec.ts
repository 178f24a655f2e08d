import type { LocalDateTime } from '../venue/schedule/time-of-day.js';
import { venueRules } from '../testing/venue.js';
import {
  type ReservationStatus,
  type StatusAction,
  holdsTables,
  countsAsConfirmed,
  canStaffChangeStatusTo,
  computeRequestHoldMinutes,
  findNextStatus,
  reservationStatuses,
  staffVisibleStatuses,
  listStatusActions,
} from './reservation-status.js';

/** Copied by hand from spec §4 and rules §5. */
const actionsByStatus: Record<ReservationStatus, Partial<Record<StatusAction, ReservationStatus>>> = {
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
  it.each(reservationStatuses)('allows for %s the actions of the specification', (status) => {
    expect(listStatusActions({ status, date, start }, tonight)).toEqual(Object.keys(actionsByStatus[status]));
    for (const action of actions) expect(findNextStatus(status, action)).toBe(actionsByStatus[status][action] ?? null);
    const reachable = Object.values(actionsByStatus[status]);
    for (const otherStatus of reservationStatuses)
      expect(canStaffChangeStatusTo({ status, date, start }, otherStatus, tonight)).toBe(
        reachable.includes(otherStatus),
      );
  });

  it.each([
    ['seated', 'confirmed'],
    ['completed', 'seated'],
    ['no_show', 'seated'],
  ] as const)('goes from %s back to %s only on the service date', (status, targetStatus) => {
    const visit = { status, date, start };
    expect(canStaffChangeStatusTo(visit, targetStatus, { date, minute: 299 })).toBe(false);
    expect(canStaffChangeStatusTo(visit, targetStatus, { date, minute: 300 })).toBe(true);
    expect(canStaffChangeStatusTo(visit, targetStatus, { date: '2026-12-05', minute: 299 })).toBe(true);
    expect(canStaffChangeStatusTo(visit, targetStatus, tomorrow)).toBe(false);
  });

  it('lets staff correct a status before the time of the visit', () => {
    expect(
      canStaffChangeStatusTo({ status: 'confirmed', date, start }, 'completed', { date: '2026-12-01', minute: 600 }),
    ).toBe(true);
  });

  it('reaches exactly the visible statuses from the two initial ones', () => {
    const reachedStatuses = new Set<ReservationStatus>(['pending_approval', 'confirmed']);
    for (const status of reachedStatuses) {
      for (const action of listStatusActions({ status, date, start }, tonight))
        reachedStatuses.add(findNextStatus(status, action) as ReservationStatus);
    }
    expect([...reachedStatuses].sort()).toEqual([...staffVisibleStatuses].sort());
    expect(staffVisibleStatuses).toEqual(reservationStatuses.filter((status) => status !== 'held'));
  });

  it.each([
    ['the day before', { date: '2026-12-03', minute: 1439 }, ['cancel']],
    ['in the night before, on the earlier service date', { date, minute: 299 }, ['cancel']],
    ['on the day', { date, minute: 300 }, ['seat', 'cancel']],
    ['a minute before it begins', { date, minute: 1109 }, ['seat', 'cancel']],
    ['when it begins', { date, minute: 1110 }, ['seat', 'complete', 'mark_no_show', 'cancel']],
    ['after midnight', { date: '2026-12-05', minute: 30 }, ['seat', 'complete', 'mark_no_show', 'cancel']],
  ])('allows seating, completion and no-show only in time: %s', (_, now, expected) => {
    expect(listStatusActions({ status: 'confirmed', date, start }, now)).toEqual(expected);
  });

  it('allows completion of a seated visit at any time', () => {
    expect(listStatusActions({ status: 'seated', date, start }, { date, minute: 1000 })).toEqual([
      'complete',
      'unseat',
    ]);
    expect(listStatusActions({ status: 'seated', date, start }, tomorrow)).toEqual(['complete']);
  });

  it('holds tables for expected and seated visits and for holds', () => {
    expect(reservationStatuses.filter(holdsTables)).toEqual(['pending_approval', 'confirmed', 'seated', 'held']);
  });
});

it('a status after a confirmation counts as confirmed, except a cancellation', () => {
  expect(reservationStatuses.filter(countsAsConfirmed).sort()).toEqual(['completed', 'confirmed', 'no_show', 'seated']);
});

it.each<[string, string, number, number]>([
  ['days ahead', '2026-12-01', 1080, 240],
  ['five hours ahead', '2026-12-04', 780, 180],
  ['an hour ahead', '2026-12-04', 1020, 15],
])(
  'a change request holds tables for the request hours, until two hours before, at least 15 minutes: %s',
  (_title, date, minute, minutes) =>
    expect(computeRequestHoldMinutes({ date: '2026-12-04', start: 1080 }, venueRules, { date, minute })).toBe(minutes),
);
