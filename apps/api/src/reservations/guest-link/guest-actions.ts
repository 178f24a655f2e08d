import {
  type GuestPress,
  type MinutesLate,
  type ReservationStatus,
  guestMay,
  isLateCancellation,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource } from 'typeorm';
import { AvailabilityService } from '../../availability/availability.service.js';
import { Evenings } from '../../evenings/evenings.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { noteChange } from '../../platform/change-feed/note-change.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { namedQuery } from '../../platform/database/named-query.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { GuestLimits } from '../../platform/rate-limits/guest-limits.js';
import { CapacityRefused, orAlternatives } from '../core/reservation-problems.js';
import { cancellation, requestUntil } from '../core/reservation-state.js';
import { guestVisitOf, partyOf } from '../core/reservation-views.js';
import { endChangeRequest, seenChangeRequestOf } from '../core/change-requests.js';
import { type HeldReservation, GuestReservations } from './guest-reservations.js';
import { RecordGuestAction } from './record-guest-action.js';

interface Asked {
  action: GuestPress;
  version: number;
  minutes?: MinutesLate;
}

interface GuestRequest extends Asked {
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
  async act({ token, ip, ...asked }: GuestRequest): Promise<HeldReservation> {
    const { reservation: seen } = await this.guests.find(token);
    const { date, partySize, minutes, startMinute } = seen;
    await this.limits.admitAction(seen.id, ip);
    const acting = this.evenings.inTurn(date, () => this.source.transaction((tx) => this.actWithin(tx, seen, asked)));
    await orAlternatives(acting, () => this.availability.findAlternatives({ date, partySize, minutes }, startMinute));
    this.records.sendMails();
    return this.guests.find(token);
  }

  private async actWithin(tx: EntityManager, { id, date }: Reservation, asked: Asked): Promise<void> {
    const seen = await seenChangeRequestOf(tx, id);
    const { result, evenings } = await this.evenings.change(tx, [date, ...seen.dates], async (at) => {
      const evening = at(date);
      const before = await tx.findOneBy(Reservation, { id, date });
      if (!before) throw new Problem('changed_meanwhile');
      const tablesBefore = evening.tablesOf(id);
      const changeRequest = await seen.behindLock(evening.since);
      const isToChange = changeRequest !== null;
      if (actions[asked.action].isDone(before, asked, isToChange))
        return { before, after: before, tablesBefore, evening };
      checkAction(before, asked, { now: evening.since, isToChange });
      if (endsChangeRequest.includes(asked.action)) await endChangeRequest(tx, changeRequest, { at, by: 'guest' });
      const changed = await actions[asked.action].change(before, { asked, evening, tx });
      const changes = { ...changed, updatedAt: evening.since };
      await tx.update(Reservation, { id }, changes);
      return { before, after: { ...before, ...changes }, tablesBefore, evening };
    });
    if (result.after === result.before) await this.records.recordMoves(tx, evenings);
    else await this.records.record(tx, { action: asked.action, ...result, evenings });
    if (result.before.status === 'held') noteChange(tx, { topic: 'reservation', date, id });
  }
}

const endsChangeRequest: readonly GuestPress[] = ['cancel', 'withdraw'];

function checkAction(
  before: Reservation,
  { action, version }: Asked,
  { now, isToChange }: { now: Date; isToChange: boolean },
): void {
  if (before.version !== version) throw new Problem('changed_meanwhile');
  if (guestMay(action, guestVisitOf(before, now, isToChange), localMoment(now))) return;
  throw new Problem('transition_not_allowed', { members: { current: before.status } });
}

interface Step {
  asked: Asked;
  evening: LockedEvening;
  tx: EntityManager;
}

interface Action {
  isDone: (before: Reservation, asked: Asked, isToChange: boolean) => boolean;
  /** Changes that staff could overwrite by saving an older copy raise the version. */
  change: (before: Reservation, step: Step) => Partial<Reservation> | Promise<Partial<Reservation>>;
}

const actions: Readonly<Record<GuestPress, Action>> = {
  confirm: {
    isDone: ({ status }) => status !== 'held',
    change: async (before, { evening }) => {
      const isHeld = evening.tablesOf(before.id).length > 0; // an expired hold is decided anew
      const decision = isHeld ? null : await evening.decideAndPlace(partyOf(before));
      if (decision?.accepted === false) throw new CapacityRefused(decision.refusal);
      const status = before.requiresApproval ? 'pending_approval' : 'confirmed';
      const { rules } = evening.evening;
      const heldUntil = before.requiresApproval ? requestUntil(before, rules, evening.since) : null;
      return { heldUntil, status, version: before.version + 1 };
    },
  },
  cancel: {
    isDone: ({ status, cancelledBy }) => status === 'cancelled' && cancelledBy === 'guest',
    change: (before, { evening }) => {
      evening.release(before.id);
      const { date, startMinute: start, version } = before;
      const isLate = isLateCancellation({ date, start }, evening.evening.rules, localMoment(evening.since));
      const cancelled = cancellation(before, 'cancelled', { by: 'guest', now: evening.since, isLate });
      return { ...cancelled, status: 'cancelled', version: version + 1 };
    },
  },
  'undo-cancel': {
    isDone: ({ status }) => status === 'confirmed' || status === 'pending_approval',
    change: async (before, { evening, tx }) => {
      const { status, tables } = await stateBeforeCancelling(tx, before.id);
      const seating = await evening.seat(partyOf({ ...before, status }), tables);
      if (typeof seating === 'string') throw new CapacityRefused('capacity_full');
      const cancelled = cancellation(before, status, { by: 'guest', now: evening.since });
      return { ...cancelled, status, version: before.version + 1 };
    },
  },
  reconfirm: {
    isDone: ({ status, reconfirmedAt }) => status === 'confirmed' && reconfirmedAt !== null,
    change: (_before, { evening }) => ({ reconfirmedAt: evening.since }),
  },
  late: {
    isDone: (before, asked) => before.expectedMinute === expectedOf(before, asked),
    change: (before, { asked }) => ({ expectedMinute: expectedOf(before, asked) }),
  },
  withdraw: {
    // an approved change cannot be withdrawn: approval raised the version
    isDone: ({ version }, asked, isToChange) => !isToChange && version === asked.version,
    change: () => ({}), // the reservation itself has not changed
  },
};

const expectedOf = ({ startMinute }: Reservation, { minutes = 15 }: Asked): number => startMinute + minutes;

interface StateBefore {
  status: ReservationStatus;
  tables: string[];
}

const stateStatement = {
  name: 'state-before-cancelling',
  text: `
    SELECT before ->> 'status' AS status, before -> 'tables' AS tables FROM audit_log
    WHERE subject_id = $1 AND action = 'reservation.guest-cancel' ORDER BY at DESC LIMIT 1`,
};

async function stateBeforeCancelling(tx: EntityManager, id: string): Promise<StateBefore> {
  const [state] = await namedQuery<StateBefore>(tx, stateStatement, [id]);
  return state ?? { status: 'confirmed', tables: [] };
}
