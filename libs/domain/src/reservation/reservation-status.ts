/** What a reservation can be (spec §4, rules §5). */
export const reservationStatuses = [
  'pending_approval',
  'confirmed',
  'seated',
  'completed',
  'cancelled',
  'no_show',
] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

export type StaffAction = 'approve' | 'confirm' | 'cancel' | 'complete' | 'seat' | 'mark_no_show';

/** The lifecycle as data: each row is a status, each cell an action staff are offered and where it leads. */
const transitions: Readonly<Record<ReservationStatus, Readonly<Partial<Record<StaffAction, ReservationStatus>>>>> = {
  pending_approval: { approve: 'confirmed', cancel: 'cancelled' },
  confirmed: { seat: 'seated', complete: 'completed', mark_no_show: 'no_show', cancel: 'cancelled' },
  seated: { complete: 'completed' },
  completed: {},
  cancelled: { confirm: 'confirmed' },
  no_show: { confirm: 'confirmed', cancel: 'cancelled' },
};

const tableHolders: readonly ReservationStatus[] = ['pending_approval', 'confirmed', 'seated'];

/** Whether a reservation of this status keeps its tables from others (rules §3). */
export function holdsTables(status: ReservationStatus): boolean {
  return tableHolders.includes(status);
}

/** The actions staff are offered on a reservation, in the order of the buttons. */
export function staffActionsFor(status: ReservationStatus): StaffAction[] {
  return Object.keys(transitions[status]) as StaffAction[];
}

/** The status an action leads to, or `null` where the action is not offered. */
export function nextStatus(status: ReservationStatus, action: StaffAction): ReservationStatus | null {
  return transitions[status][action] ?? null;
}

/** Whether staff may set a reservation from one status to another. */
export function mayBecome(from: ReservationStatus, to: ReservationStatus): boolean {
  return Object.values(transitions[from]).includes(to);
}
