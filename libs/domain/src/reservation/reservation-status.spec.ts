import type { LocalMoment } from '../schedule/time-of-day.js';
import {
  type ReservationStatus,
  type StaffAction,
  holdsTables,
  mayBecome,
  nextStatus,
  reservationStatuses,
  staffActionsFor,
} from './reservation-status.js';

/** Copied by hand from spec §4 and rules §5. */
const offered: Record<ReservationStatus, Partial<Record<StaffAction, ReservationStatus>>> = {
  pending_approval: { approve: 'confirmed', cancel: 'cancelled' },
  confirmed: { seat: 'seated', complete: 'completed', mark_no_show: 'no_show', cancel: 'cancelled' },
  seated: { complete: 'completed' },
  completed: {},
  cancelled: { confirm: 'confirmed' },
  no_show: { confirm: 'confirmed', cancel: 'cancelled' },
};
const actions: StaffAction[] = ['approve', 'confirm', 'cancel', 'complete', 'seat', 'mark_no_show'];

const date = '2026-12-04';
const start = 1110; // half past six
const later: LocalMoment = { date: '2026-12-05', minute: 600 };

describe('reservation status', () => {
  it.each(reservationStatuses)('offers on %s what the specification offers', (status) => {
    expect(staffActionsFor({ status, date, start }, later)).toEqual(Object.keys(offered[status]));
    for (const action of actions) expect(nextStatus(status, action)).toBe(offered[status][action] ?? null);
    const reachable = Object.values(offered[status]);
    for (const other of reservationStatuses) expect(mayBecome(status, other)).toBe(reachable.includes(other));
  });

  it('reaches every status from the two that a request begins with', () => {
    const reached = new Set<ReservationStatus>(['pending_approval', 'confirmed']);
    for (const status of reached) {
      for (const action of staffActionsFor({ status, date, start }, later))
        reached.add(nextStatus(status, action) as ReservationStatus);
    }
    expect([...reached].sort()).toEqual([...reservationStatuses].sort());
  });

  it.each([
    ['the day before', { date: '2026-12-03', minute: 1439 }, ['cancel']],
    ['in the night before, which is still yesterday', { date, minute: 299 }, ['cancel']],
    ['on the day', { date, minute: 300 }, ['seat', 'cancel']],
    ['a minute before it begins', { date, minute: 1109 }, ['seat', 'cancel']],
    ['when it begins', { date, minute: 1110 }, ['seat', 'complete', 'mark_no_show', 'cancel']],
    ['after midnight', { date: '2026-12-05', minute: 30 }, ['seat', 'complete', 'mark_no_show', 'cancel']],
  ])('lets nobody sit down, leave or fail to come before it is time: %s', (_, now, expected) => {
    expect(staffActionsFor({ status: 'confirmed', date, start }, now)).toEqual(expected);
  });

  it('lets who sits there leave, whenever that is', () => {
    expect(staffActionsFor({ status: 'seated', date, start }, { date, minute: 1000 })).toEqual(['complete']);
  });

  it('holds tables for those who come or sit', () => {
    expect(reservationStatuses.filter(holdsTables)).toEqual(['pending_approval', 'confirmed', 'seated']);
  });
});
