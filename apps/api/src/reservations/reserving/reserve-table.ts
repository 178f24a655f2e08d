import { randomUUID } from 'node:crypto';
import { type BookingRules, type ReservationSource, mapNotes, guestNotes, toStay } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { auditMoves, systemActor } from '../../audit/audit-moves.js';
import { noteChange } from '../../platform/change-feed/note-change.js';
import { type CaptchaSolution, Captcha } from '../../platform/captcha/captcha.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { type StatementRunner, transactionRunner } from '../../platform/database/named-statements.js';
import { Evenings } from '../../evenings/evenings.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { type IdempotencyClaim, runOnceUnderLock } from '../../platform/idempotency/idempotency.js';
import { Outbox } from '../../mail/outbox/outbox.js';
import { CapacityRefusedError } from '../core/reservation-problems.js';
import type { CreateReservationDto } from '../core/create-reservation.dto.js';
import { CreatedReservationDto } from './created-reservation.dto.js';
import {
  checkUnconfirmedLimit,
  toReservationColumns,
  holdUntilVerified,
  holdUntilApproved,
  reservationDefaults,
} from '../core/reservation-state.js';
import { mailsAfterReserving } from '../core/reservation-mails.js';
import { toE164 } from '../../platform/http/fields/phone-number.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { advisoryLockKey } from '../../platform/database/sql-expressions.js';
import { tableHoldingStatuses } from '../../evenings/visits-without-table.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { maxFutureReservations } from '../../platform/rate-limits/limits.js';

export interface AdmittedRequest {
  request: CreateReservationDto;
  claim: IdempotencyClaim;
  /** `null` without a captcha. */
  solution: CaptchaSolution | null;
  isHeld: boolean;
  ip: string;
  isLimited: boolean;
  now: Date;
  source: ReservationSource;
}

@Injectable()
export class ReserveTable {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly captcha: Captcha,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** `checkFreeTables` may refuse once it is the request’s turn. */
  async reserve(admitted: AdmittedRequest, checkFreeTables: () => Promise<void>): Promise<CreatedReservationDto> {
    const answer = await this.evenings.runInTurn(admitted.request.date, async () => {
      await checkFreeTables();
      return this.source.transaction((tx) => this.reserveInTransaction(tx, admitted));
    });
    this.outbox.requestDelivery();
    return answer;
  }

  private async reserveInTransaction(tx: EntityManager, admitted: AdmittedRequest): Promise<CreatedReservationDto> {
    const { request, claim, solution, isHeld, isLimited, now } = admitted;
    const run = transactionRunner(tx);
    await run(lockGuestStatement, [claim.key, request.email]);
    return runOnceUnderLock(run, { claim, now }, async () => {
      await checkLiveReservations(run, request, { now, isLimited });
      if (solution) await this.captcha.claimSolution(tx, solution);
      const { result, evenings } = await this.evenings.change(tx, [request.date], async (eveningAt) => {
        const evening = eveningAt(request.date);
        const placement = await placeReservation(admitted, evening);
        if (isHeld && isLimited) await checkUnconfirmedLimit(run, evening, placement.saved);
        return placement;
      });
      const { saved, rules } = result;
      await this.outbox.addMails(tx, mailsAfterReserving(saved));
      await this.audit.addEntries(tx, ...auditMoves(evenings, systemActor));
      if (saved.status !== 'held') noteChange(tx, { topic: 'reservation', date: saved.date, id: saved.id });
      return CreatedReservationDto.from(saved, rules);
    });
  }
}

/** Throws `CapacityRefusedError`. */
async function placeReservation(
  { request, isHeld, isLimited, source }: AdmittedRequest,
  evening: LockedEvening,
): Promise<{ saved: Reservation; rules: BookingRules }> {
  const id = randomUUID();
  const { rules } = evening;
  const party = { id, ...toStay(request), partySize: request.partySize, isFixed: false };
  const decision = await evening.decideAndPlace(party);
  if (!decision.accepted) throw new CapacityRefusedError(decision.refusal);
  const reservation = toReservation(request, { id, source, ...decision }, evening.lockedAt);
  const saved = isHeld ? holdUntilVerified(reservation) : holdUntilApproved(reservation, rules, isLimited);
  if (saved.heldUntil && saved.heldUntil <= evening.lockedAt) evening.releaseTables(id);
  evening.addReservation(saved);
  return { saved, rules };
}

function toReservation(
  request: CreateReservationDto,
  { id, status, tableType, source }: Pick<Reservation, 'id' | 'status' | 'tableType' | 'source'>,
  now: Date,
): Reservation {
  return {
    ...reservationDefaults,
    ...toReservationColumns(request),
    ...mapNotes(guestNotes, (note) => request[note] || null),
    id,
    status,
    tableType,
    source,
    requiresApproval: status === 'pending_approval',
    createdAt: now,
    updatedAt: now,
  };
}

/** Of two parallel requests the second finds the reservation of the first. */
const lockGuestStatement = {
  name: 'lock-guest-and-key',
  text: `
    SELECT pg_advisory_xact_lock(${advisoryLockKey('email', '$2')}), pg_advisory_xact_lock(${advisoryLockKey('idempotencyKey', '$1')})`, // left lock first
};

const liveReservationsStatement = {
  name: 'count-live-reservations',
  text: `
    SELECT count(*)::int AS count,
      coalesce(bool_or(lower(email) = $1 AND phone_e164 = $2
        AND date = $6 AND start_minute < $8 AND start_minute + minutes > $7), false) AS "isAlready"
    FROM reservations WHERE (lower(email) = $1 OR phone_e164 = $2) AND date >= $3 AND (status = ANY ($4) OR status = 'held' AND held_until > $5)`,
};

/** Rules §6. */
async function checkLiveReservations(
  run: StatementRunner,
  request: CreateReservationDto,
  { now, isLimited }: { now: Date; isLimited: boolean },
): Promise<void> {
  const { email, phone, date } = request;
  const { start, minutes } = toStay(request);
  const values = [
    email,
    toE164(phone),
    toLocalDateTime(now).date,
    tableHoldingStatuses,
    now,
    date,
    start,
    start + minutes,
  ];
  const [liveReservations] = await run<{ count: number; isAlready: boolean }>(liveReservationsStatement, values);
  if (liveReservations?.isAlready && !request.isSecondTable) throw new Problem('already_reserved');
  if (isLimited && liveReservations && liveReservations.count >= maxFutureReservations)
    throw new Problem('too_many_reservations');
}
