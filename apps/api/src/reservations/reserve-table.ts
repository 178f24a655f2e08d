import { randomUUID } from 'node:crypto';
import { type Evening, type ReservationDecision, decideReservation, minuteOfTime } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Evenings } from '../availability/evenings.js';
import { Captcha, type CaptchaSolution } from '../captcha/captcha.js';
import { localMoment } from '../clock/local-time.js';
import { Reservation } from '../database/entities/reservation.entity.js';
import { within } from '../database/named-query.js';
import { Outbox } from '../mail/outbox.js';
import { CapacityRefused } from './capacity-refused.js';
import type { CreateReservationDto } from './dto/create-reservation.dto.js';
import { CreatedReservationDto } from './dto/created-reservation.dto.js';
import { checkLiveReservations, takeGuestTurn } from './guest-turn.js';
import { type IdempotencyClaim, findAnswer, rememberAnswer } from './idempotency.js';
import { mailsAfterReserving } from './reservation-mails.js';
import { e164Of } from './phone-number.js';
import { insertReservation } from './save-reservation.js';
import { moveVisits } from '../availability/table-holding.js';

/** A request that has passed every check that needs no lock. */
export interface AdmittedRequest {
  request: CreateReservationDto;
  claim: IdempotencyClaim;
  solution: CaptchaSolution;
  /** Whether the guest may hold only so many tables at a time. */
  isLimited: boolean;
  now: Date;
}

type Accepted = Extract<ReservationDecision, { accepted: true }>;

/** Reserves a table: the one transaction in which an evening is locked, decided and saved. */
@Injectable()
export class ReserveTable {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly captcha: Captcha,
    private readonly outbox: Outbox,
  ) {}

  /** Answers with the new reservation, or with the one that the same idempotency key made before. */
  async reserve(admitted: AdmittedRequest): Promise<CreatedReservationDto> {
    const answer = await this.source.transaction((tx) => this.reserveWithin(tx, admitted));
    this.outbox.nudge();
    return answer;
  }

  private async reserveWithin(tx: EntityManager, admitted: AdmittedRequest): Promise<CreatedReservationDto> {
    const { request, claim, solution, isLimited, now } = admitted;
    const run = within(tx);
    await takeGuestTurn(run, claim.key, request.email);
    const known = await findAnswer(run, claim, now);
    if (known) return known;
    if (isLimited) await checkLiveReservations(run, request.email, localMoment(now).date);
    await this.captcha.claim(tx, solution);
    const evening = await this.evenings.lockAndRead(tx, request.date);
    const decision = decide(request, evening, now);
    const saved = reservationFrom(request, decision, now);
    await moveVisits(run, decision.moves, evening);
    await insertReservation(run, saved, decision.tables);
    await this.outbox.add(tx, mailsAfterReserving(saved));
    const answer = CreatedReservationDto.from(saved);
    await rememberAnswer(run, claim, { answer, now });
    return answer;
  }
}

function decide(request: CreateReservationDto, evening: Evening, now: Date): Accepted {
  const visit = { partySize: request.partySize, start: minuteOfTime(request.time), duration: request.duration };
  const decision = decideReservation(visit, evening, localMoment(now));
  if (!decision.accepted) throw new CapacityRefused(decision.refusal);
  return decision;
}

/** What only staff and the dispatcher change later. */
const untouched = { isPinned: false, emailSent: false, source: 'website', staffNote: null, version: 1 } as const;

function reservationFrom(request: CreateReservationDto, { status, tableType }: Accepted, now: Date): Reservation {
  return {
    id: randomUUID(),
    firstName: request.firstName,
    lastName: request.lastName,
    email: request.email,
    phone: request.phone,
    phoneE164: e164Of(request.phone),
    date: request.date,
    time: request.time,
    duration: request.duration,
    partySize: request.partySize,
    specialRequests: request.specialRequests || null,
    status,
    tableType,
    requiresApproval: status === 'pending_approval',
    preferredLanguage: request.preferredLanguage,
    ...untouched,
    createdAt: now,
    updatedAt: now,
  };
}
