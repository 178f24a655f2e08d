import { type OneTapAction, type MinutesLate, isGuestActionAllowed, isLateCancellation } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource } from 'typeorm';
import { AvailabilityService } from '../../availability/availability.service.js';
import { Evenings } from '../../evenings/evenings.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { announceAfterCommit } from '../../platform/change-feed/announce-after-commit.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { queryInTransaction } from '../../platform/database/named-statements.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { GuestRateLimits } from '../../platform/rate-limits/guest-rate-limits.js';
import { CapacityRefusedError, withAlternatives } from '../core/reservation-problems.js';
import { cancellationColumns, approvalDeadline } from '../core/reservation-columns.js';
import { toGuestActionState, toPartyToSeat } from '../core/reservation-mappers.js';
import { endChangeRequest, prepareChangeRequestLock } from '../core/change-requests.js';
import { type LinkedReservation, GuestReservations } from './guest-reservations.js';
import { RecordGuestAction } from './record-guest-action.js';

interface ActionRequest {
  token: string;
  ip: string;
  action: OneTapAction;
  version: number;
  minutes?: MinutesLate;
}

/** Decision 0019. */
@Injectable()
export class GuestActions {
  constructor(
    private readonly guestReservations: GuestReservations,
    private readonly limits: GuestRateLimits,
    private readonly availability: AvailabilityService,
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly recorder: RecordGuestAction,
  ) {}

  /** Repeating an action has no further effect. */
  async runAction(request: ActionRequest): Promise<LinkedReservation> {
    const { reservation } = await this.guestReservations.requireByToken(request.token);
    await this.limits.enforceActionLimit(reservation.id, request.ip);
    const pendingRun = this.evenings.runQueued(reservation.date, () =>
      this.source.transaction((tx) => this.runInTransaction(tx, reservation, request)),
    );
    await withAlternatives(pendingRun, () => this.availability.findNearestStarts(reservation, reservation.startMinute));
    return this.guestReservations.requireByToken(request.token);
  }

  private async runInTransaction(tx: EntityManager, { id, date }: Reservation, request: ActionRequest): Promise<void> {
    const requestLock = await prepareChangeRequestLock(tx, id);
    const { result, evenings } = await this.evenings.runLocked(tx, [date, ...requestLock.dates], async (eveningAt) => {
      const evening = eveningAt(date);
      const before = await tx.findOneBy(Reservation, { id, date });
      if (!before) throw new Problem('changed_meanwhile');
      const tablesBefore = evening.tablesOf(id);
      const changeRequest = await requestLock.readUnderLock(evening.lockedAt);
      const hasChangeRequest = changeRequest !== null;
      const { isAlreadyDone, applyAction } = actionHandlers[request.action];
      if (isAlreadyDone(before, request, hasChangeRequest)) return { before, after: before, tablesBefore, evening };
      requireAllowedAction(before, request, { now: evening.lockedAt, hasChangeRequest });
      if (actionsEndingRequest.includes(request.action))
        await endChangeRequest(tx, changeRequest, { eveningAt, by: 'guest' });
      const changedColumns = await applyAction(before, evening, { request, tx });
      const changes = { ...changedColumns, updatedAt: evening.lockedAt };
      await tx.update(Reservation, { id }, changes);
      return { before, after: { ...before, ...changes }, tablesBefore, evening };
    });
    if (result.after === result.before) await this.recorder.recordMoves(tx, evenings);
    else await this.recorder.recordAction(tx, { action: request.action, ...result, evenings });
    if (result.before.status === 'held') announceAfterCommit(tx, { topic: 'reservation', date, id });
  }
}

const actionsEndingRequest: readonly OneTapAction[] = ['cancel', 'withdraw'];

function requireAllowedAction(
  before: Reservation,
  { action, version }: ActionRequest,
  { now, hasChangeRequest }: { now: Date; hasChangeRequest: boolean },
): void {
  if (before.version !== version) throw new Problem('changed_meanwhile');
  if (isGuestActionAllowed(action, toGuestActionState(before, now, hasChangeRequest), toLocalDateTime(now))) return;
  throw new Problem('transition_not_allowed', { members: { current: before.status } });
}

interface ActionHandler {
  isAlreadyDone: (before: Reservation, request: ActionRequest, hasChangeRequest: boolean) => boolean;
  /** Changes that staff could overwrite by saving an older copy raise the version. */
  applyAction: (
    before: Reservation,
    evening: LockedEvening,
    context: { request: ActionRequest; tx: EntityManager },
  ) => Partial<Reservation> | Promise<Partial<Reservation>>;
}

const actionHandlers: Readonly<Record<OneTapAction, ActionHandler>> = {
  confirm: {
    isAlreadyDone: ({ status }) => status !== 'held',
    applyAction: async (before, evening) => {
      const hasTables = evening.tablesOf(before.id).length > 0; // an expired hold is decided anew
      const decision = hasTables ? null : await evening.decideAndPlace(toPartyToSeat(before));
      if (decision?.accepted === false) throw new CapacityRefusedError(decision.refusal);
      const status = before.requiresApproval ? 'pending_approval' : 'confirmed';
      const heldUntil = before.requiresApproval ? approvalDeadline(before, evening.rules, evening.lockedAt) : null;
      return { heldUntil, status, version: before.version + 1 };
    },
  },
  cancel: {
    isAlreadyDone: ({ status, cancelledBy }) => status === 'cancelled' && cancelledBy === 'guest',
    applyAction: (before, evening) => {
      evening.releaseTables(before.id);
      const { date, startMinute: start, version } = before;
      const isLate = isLateCancellation({ date, start }, evening.rules, evening.now);
      const cancellation = cancellationColumns(before, 'cancelled', { by: 'guest', now: evening.lockedAt, isLate });
      return { ...cancellation, status: 'cancelled', version: version + 1 };
    },
  },
  'undo-cancel': {
    isAlreadyDone: ({ status }) => status === 'confirmed' || status === 'pending_approval',
    applyAction: async (before, evening, { tx }) => {
      const { status, tables } = await findStateBeforeCancelling(tx, before.id);
      const seating = await evening.seat(toPartyToSeat({ ...before, status }), tables);
      if (typeof seating === 'string') throw new CapacityRefusedError('capacity_full');
      const cancellation = cancellationColumns(before, status, { by: 'guest', now: evening.lockedAt });
      return { ...cancellation, status, version: before.version + 1 };
    },
  },
  reconfirm: {
    isAlreadyDone: ({ status, reconfirmedAt }) => status === 'confirmed' && reconfirmedAt !== null,
    applyAction: (_before, evening) => ({ reconfirmedAt: evening.lockedAt }),
  },
  late: {
    isAlreadyDone: (before, request) => before.expectedMinute === lateArrivalMinute(before, request),
    applyAction: (before, _evening, { request }) => ({ expectedMinute: lateArrivalMinute(before, request) }),
  },
  withdraw: {
    // an approved change cannot be withdrawn: approval raised the version
    isAlreadyDone: ({ version }, request, hasChangeRequest) => !hasChangeRequest && version === request.version,
    applyAction: () => ({}), // the reservation itself has not changed
  },
};

const lateArrivalMinute = ({ startMinute }: Reservation, { minutes = 15 }: ActionRequest): number =>
  startMinute + minutes;

type StateBeforeCancelling = Pick<Reservation, 'status'> & { tables: string[] };

const stateBeforeCancellingStatement = {
  name: 'state-before-cancelling',
  text: `
    SELECT before ->> 'status' AS status, coalesce(before -> 'tables', '[]') AS tables FROM audit_log
    WHERE subject_id = $1 AND action = 'reservation.guest-cancel' ORDER BY at DESC LIMIT 1`,
};

async function findStateBeforeCancelling(tx: EntityManager, id: string): Promise<StateBeforeCancelling> {
  const [state] = await queryInTransaction<StateBeforeCancelling>(tx, stateBeforeCancellingStatement, [id]);
  return state ?? { status: 'confirmed', tables: [] };
}
