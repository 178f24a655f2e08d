import { createHash } from 'node:crypto';
import { beginsBeforeAnswer } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { toVisitTimes } from '../../platform/clock/visit-times.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { requireValidIdempotencyKey } from '../../platform/idempotency/idempotency-key.js';
import { RateLimitCounters } from '../../platform/rate-limits/rate-limit-counters.js';
import type { Requester } from '../../reservations/reserving/admit-request.js';
import { CreateReservation } from '../../reservations/reserving/create-reservation.js';
import { replaceNoteNames } from './agent-notes.js';
import type { ReservationArguments } from './tools/tool-schemas.js';
import { StrictValidationPipe } from '../../platform/http/problems/validation.pipe.js';
import { CreateReservationDto } from '../../reservations/core/create-reservation.dto.js';

/** Until the guest confirms it, as for guests without script (decision 0031). */
@Injectable()
export class AgentTableHolds {
  constructor(
    private readonly validationPipe: StrictValidationPipe,
    private readonly counters: RateLimitCounters,
    private readonly reservations: CreateReservation,
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Only the mail has the link, so that only the guest can confirm. */
  async holdTable({ secondTable, language, idempotencyKey: key, ...args }: ReservationArguments, ip: string) {
    const request = await this.validationPipe.validateInput(CreateReservationDto, {
      ...replaceNoteNames(args),
      isSecondTable: secondTable,
      preferredLanguage: language,
    });
    const idempotencyKey = hashIdempotencyKey(requireValidIdempotencyKey(key), request.email);
    const enforceQuota = () => this.counters.enforceLimit('reservation', ip, 'ip_rate_limit');
    const requester: Requester = { ip, idempotencyKey, confirmsByMail: true, source: 'agent', enforceQuota };
    const { reservation: created } = await this.reservations.createReservation(request, requester);
    const reservation = await this.source.manager.findOneBy(Reservation, { id: created.id });
    if (!reservation) throw new Problem('not_found'); // the hold was made a day ago and was never confirmed
    const { status, date, partySize, requiresApproval: needsApproval } = reservation;
    const heldUntil = (status === 'held' && reservation.heldUntil?.toISOString()) || null;
    const visit = { status, date, ...toVisitTimes(reservation), partySize, needsApproval, heldUntil };
    return { visit, stage: toHoldStage(reservation, this.clock.now()) };
  }
}

type HoldStage = 'held' | 'heldForApproval' | 'heldForApprovalSoon' | 'over' | 'stands';

function toHoldStage(
  { status, heldUntil, requiresApproval, date, startMinute: start }: Reservation,
  now: Date,
): HoldStage {
  if (status !== 'held' || !heldUntil) return 'stands';
  if (heldUntil <= now) return 'over';
  if (!requiresApproval) return 'held';
  return beginsBeforeAnswer({ date, start }, toLocalDateTime(now)) ? 'heldForApprovalSoon' : 'heldForApproval';
}

/** Two clients may choose the same key. Hashed, because keys are stored. */
function hashIdempotencyKey(key: string, email: string): string {
  return `agent:${createHash('sha256').update(`${email}\n${key}`).digest('base64url')}`;
}
