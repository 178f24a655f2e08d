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

describe('reservation status', () => {
  it.each(reservationStatuses)('offers on %s what the specification offers', (status) => {
    expect(staffActionsFor(status)).toEqual(Object.keys(offered[status]));
    for (const action of actions) expect(nextStatus(status, action)).toBe(offered[status][action] ?? null);
    const reachable = Object.values(offered[status]);
    for (const other of reservationStatuses) expect(mayBecome(status, other)).toBe(reachable.includes(other));
  });

  it('reaches every status from the two that a request begins with', () => {
    const reached = new Set<ReservationStatus>(['pending_approval', 'confirmed']);
    for (const status of reached) {
      for (const action of staffActionsFor(status)) reached.add(nextStatus(status, action) as ReservationStatus);
    }
    expect([...reached].sort()).toEqual([...reservationStatuses].sort());
  });

  it('holds tables for those who come or sit', () => {
    expect(reservationStatuses.filter(holdsTables)).toEqual(['pending_approval', 'confirmed', 'seated']);
  });
});
