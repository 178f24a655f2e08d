import { randomUUID } from 'node:crypto';
import { type BookingRules, type ReservationSource, mapNotes, guestNotes, toStay } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { toMoveEntries, systemActor } from '../../audit/audit-moves.js';
import { announceAfterCommit } from '../../platform/change-feed/announce-after-commit.js';
import { type CaptchaSolution, Captcha } from '../../platform/captcha/captcha.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { txQuerier } from '../../platform/database/named-statements.js';
import { Evenings } from '../../evenings/evenings.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { type IdempotencyClaim, runOnceUnderLock } from '../../platform/idempotency/idempotency.js';
import { Outbox } from '../../mail/outbox/outbox.js';
import { CapacityRefusedError } from '../core/reservation-problems.js';
import type { CreateReservationDto } from '../core/create-reservation.dto.js';
import { CreatedReservationDto } from './created-reservation.dto.js';
import {
  toReservationColumns,
  withVerificationHold,
  withApprovalHold,
  reservationDefaults,
} from '../core/reservation-columns.js';
import { enforceReservationLimits, enforceUnconfirmedLimit } from './enforce-reservation-limits.js';
import { mailsAfterReserving } from '../core/reservation-mails.js';
import { advisoryLockKeySql } from '../../platform/database/sql-expressions.js';

export interface AdmittedRequest {
  request: CreateReservationDto;
  claim: IdempotencyClaim;
  /** `null` without a captcha. */
  captchaSolution: CaptchaSolution | null;
  isUnverified: boolean;
  ip: string;
  areLimitsOn: boolean;
  now: Date;
  source: ReservationSource;
}

@Injectable()
export class SeatReservation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly evenings: Evenings,
    private readonly captcha: Captcha,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** `requireFreeTables` may refuse once it is the request’s turn. */
  async seatAndSaveReservation(
    admittedRequest: AdmittedRequest,
    requireFreeTables: () => Promise<void>,
  ): Promise<CreatedReservationDto> {
    return this.evenings.runQueued(admittedRequest.request.date, async () => {
      await requireFreeTables();
      return this.dataSource.transaction((tx) => this.reserveInTransaction(tx, admittedRequest));
    });
  }

  private async reserveInTransaction(
    tx: EntityManager,
    admittedRequest: AdmittedRequest,
  ): Promise<CreatedReservationDto> {
    const { request, claim, captchaSolution, isUnverified, areLimitsOn, now } = admittedRequest;
    const run = txQuerier(tx);
    await run(lockGuestStatement, [claim.key, request.email]);
    return runOnceUnderLock(run, { claim, now }, async () => {
      await enforceReservationLimits(run, request, { now, areLimitsOn });
      if (captchaSolution) await this.captcha.claimSolution(tx, captchaSolution);
      const { result, evenings } = await this.evenings.runLocked(tx, [request.date], async (eveningAt) => {
        const evening = eveningAt(request.date);
        const placement = await placeReservation(admittedRequest, evening);
        if (isUnverified && areLimitsOn) await enforceUnconfirmedLimit(run, evening, placement.reservation);
        return placement;
      });
      const { reservation, rules } = result;
      await this.outbox.addMails(tx, mailsAfterReserving(reservation));
      await this.audit.addEntries(tx, ...toMoveEntries(evenings, systemActor));
      const { id, date, status } = reservation;
      if (status !== 'held') announceAfterCommit(tx, { topic: 'reservation', date, id });
      return CreatedReservationDto.from(reservation, rules);
    });
  }
}

/** Throws `CapacityRefusedError`. */
async function placeReservation(
  { request, isUnverified, areLimitsOn, source }: AdmittedRequest,
  evening: LockedEvening,
): Promise<{ reservation: Reservation; rules: BookingRules }> {
  const id = randomUUID();
  const { rules } = evening;
  const party = { id, ...toStay(request), partySize: request.partySize, isFixed: false };
  const decision = await evening.decideAndPlace(party);
  if (!decision.accepted) throw new CapacityRefusedError(decision.refusal);
  const newReservation = toReservation(request, { id, source, ...decision }, evening.lockedAt);
  const reservation = isUnverified
    ? withVerificationHold(newReservation)
    : withApprovalHold(newReservation, rules, areLimitsOn);
  if (reservation.heldUntil && reservation.heldUntil <= evening.lockedAt) evening.releaseTables(id);
  evening.addReservation(reservation);
  return { reservation, rules };
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
    SELECT pg_advisory_xact_lock(${advisoryLockKeySql('email', '$2')}), pg_advisory_xact_lock(${advisoryLockKeySql('idempotencyKey', '$1')})`, // left lock first
};
