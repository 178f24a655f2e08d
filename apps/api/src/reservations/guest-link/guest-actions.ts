import { type OneTapAction, type MinutesLate, isGuestActionAllowed, isLateCancellation } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource } from 'typeorm';
import { AvailabilityService } from '../../availability/availability.service.js';
import { Evenings } from '../../evenings/evenings.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { noteChange } from '../../platform/change-feed/note-change.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { queryInTransaction } from '../../platform/database/named-query.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { GuestLimits } from '../../platform/rate-limits/guest-limits.js';
import { CapacityRefused, withAlternatives } from '../core/reservation-problems.js';
import { cancellationColumns, approvalDeadline } from '../core/reservation-state.js';
import { toGuestVisit, toParty } from '../core/reservation-views.js';
import { endChangeRequest, findChangeRequestToLock } from '../core/change-requests.js';
import { type LinkedReservation, GuestReservations } from './guest-reservations.js';
import { RecordGuestAction } from './record-guest-action.js';

interface ActionRequest {
  action: OneTapAction;
  version: number;
  minutes?: MinutesLate;
}

interface GuestRequest extends ActionRequest {
  token: string;
  ip: string;
}

/** Decision 0019. */
@Injectable()
export class GuestActions {
  constructor(
    private readonly guests: GuestReservations,
    private readonly limits: GuestLimits,
    private readonly availability: AvailabilityService,
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly records: RecordGuestAction,
  ) {}

  /** Repeating an action has no further effect. */
  async act({ token, ip, ...request }: GuestRequest): Promise<LinkedReservation> {
    const { reservation } = await this.guests.findByToken(token);
    await this.limits.admitAction(reservation.id, ip);
    const transaction = this.evenings.runInTurn(reservation.date, () =>
      this.source.transaction((tx) => this.actWithin(tx, reservation, request)),
    );
    await withAlternatives(transaction, () => this.availability.findAlternatives(reservation, reservation.startMinute));
    this.records.sendMails();
    return this.guests.findByToken(token);
  }

  private async actWithin(tx: EntityManager, { id, date }: Reservation, request: ActionRequest): Promise<void> {
    const requestToLock = await findChangeRequestToLock(tx, id);
    const { result, evenings } = await this.evenings.change(tx, [date, ...requestToLock.dates], async (eveningAt) => {
      const evening = eveningAt(date);
      const before = await tx.findOneBy(Reservation, { id, date });
      if (!before) throw new Problem('changed_meanwhile');
      const tablesBefore = evening.tablesOf(id);
      const changeRequest = await requestToLock.readBehindLock(evening.lockedAt);
      const hasChangeRequest = changeRequest !== null;
      const { isDone, change } = actions[request.action];
      if (isDone(before, request, hasChangeRequest)) return { before, after: before, tablesBefore, evening };
      checkAction(before, request, { now: evening.lockedAt, hasChangeRequest });
      if (actionsEndingRequest.includes(request.action))
        await endChangeRequest(tx, changeRequest, { eveningAt, by: 'guest' });
      const changed = await change(before, evening, { request, tx });
      const changes = { ...changed, updatedAt: evening.lockedAt };
      await tx.update(Reservation, { id }, changes);
      return { before, after: { ...before, ...changes }, tablesBefore, evening };
    });
    if (result.after === result.before) await this.records.recordMoves(tx, evenings);
    else await this.records.recordAction(tx, { action: request.action, ...result, evenings });
    if (result.before.status === 'held') noteChange(tx, { topic: 'reservation', date, id });
  }
}

const actionsEndingRequest: readonly OneTapAction[] = ['cancel', 'withdraw'];

function checkAction(
  before: Reservation,
  { action, version }: ActionRequest,
  { now, hasChangeRequest }: { now: Date; hasChangeRequest: boolean },
): void {
  if (before.version !== version) throw new Problem('changed_meanwhile');
  if (isGuestActionAllowed(action, toGuestVisit(before, now, hasChangeRequest), localMoment(now))) return;
  throw new Problem('transition_not_allowed', { members: { current: before.status } });
}

interface Action {
  isDone: (before: Reservation, request: ActionRequest, hasChangeRequest: boolean) => boolean;
  /** Changes that staff could overwrite by saving an older copy raise the version. */
  change: (
    before: Reservation,
    evening: LockedEvening,
    context: { request: ActionRequest; tx: EntityManager },
  ) => Partial<Reservation> | Promise<Partial<Reservation>>;
}

const actions: Readonly<Record<OneTapAction, Action>> = {
  confirm: {
    isDone: ({ status }) => status !== 'held',
    change: async (before, evening) => {
      const isHeld = evening.tablesOf(before.id).length > 0; // an expired hold is decided anew
      const decision = isHeld ? null : await evening.decideAndPlace(toParty(before));
      if (decision?.accepted === false) throw new CapacityRefused(decision.refusal);
      const status = before.requiresApproval ? 'pending_approval' : 'confirmed';
      const heldUntil = before.requiresApproval ? approvalDeadline(before, evening.rules, evening.lockedAt) : null;
      return { heldUntil, status, version: before.version + 1 };
    },
  },
  cancel: {
    isDone: ({ status, cancelledBy }) => status === 'cancelled' && cancelledBy === 'guest',
    change: (before, evening) => {
      evening.release(before.id);
      const { date, startMinute: start, version } = before;
      const isLate = isLateCancellation({ date, start }, evening.rules, evening.now);
      const cancelled = cancellationColumns(before, 'cancelled', { by: 'guest', now: evening.lockedAt, isLate });
      return { ...cancelled, status: 'cancelled', version: version + 1 };
    },
  },
  'undo-cancel': {
    isDone: ({ status }) => status === 'confirmed' || status === 'pending_approval',
    change: async (before, evening, { tx }) => {
      const { status, tables } = await findStateBeforeCancelling(tx, before.id);
      const seating = await evening.seat(toParty({ ...before, status }), tables);
      if (typeof seating === 'string') throw new CapacityRefused('capacity_full');
      const cancelled = cancellationColumns(before, status, { by: 'guest', now: evening.lockedAt });
      return { ...cancelled, status, version: before.version + 1 };
    },
  },
  reconfirm: {
    isDone: ({ status, reconfirmedAt }) => status === 'confirmed' && reconfirmedAt !== null,
    change: (_before, evening) => ({ reconfirmedAt: evening.lockedAt }),
  },
  late: {
    isDone: (before, request) => before.expectedMinute === lateArrivalMinute(before, request),
    change: (before, _evening, { request }) => ({ expectedMinute: lateArrivalMinute(before, request) }),
  },
  withdraw: {
    // an approved change cannot be withdrawn: approval raised the version
    isDone: ({ version }, request, hasChangeRequest) => !hasChangeRequest && version === request.version,
    change: () => ({}), // the reservation itself has not changed
  },
};

const lateArrivalMinute = ({ startMinute }: Reservation, { minutes = 15 }: ActionRequest): number =>
  startMinute + minutes;

type StateBeforeCancelling = Pick<Reservation, 'status'> & { tables: string[] };

const stateStatement = {
  name: 'state-before-cancelling',
  text: `
    SELECT before ->> 'status' AS status, before -> 'tables' AS tables FROM audit_log
    WHERE subject_id = $1 AND action = 'reservation.guest-cancel' ORDER BY at DESC LIMIT 1`,
};

async function findStateBeforeCancelling(tx: EntityManager, id: string): Promise<StateBeforeCancelling> {
  const [state] = await queryInTransaction<StateBeforeCancelling>(tx, stateStatement, [id]);
  return state ?? { status: 'confirmed', tables: [] };
}
