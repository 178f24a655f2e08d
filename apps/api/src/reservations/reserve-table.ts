import { randomUUID } from 'node:crypto';
import {
  type BookingRules,
  type ReservationSource,
  type ReservationStatus,
  type Stay,
  type TableType,
  byNote,
  guestNotes,
  answerNotes,
  staffNotes,
  stayOf,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { noteChange } from '../changes/note-change.js';
import { Captcha, type CaptchaSolution } from '../captcha/captcha.js';
import { Reservation } from '../database/entities/reservation.entity.js';
import { within } from '../database/named-query.js';
import { Evenings } from '../evenings/evenings.js';
import type { LockedEvening } from '../evenings/locked-evening.js';
import { type IdempotencyClaim, madeOnce } from '../idempotency/idempotency.js';
import { CapacityRefused } from './capacity-refused.js';
import type { CreateReservationDto } from './dto/create-reservation.dto.js';
import { CreatedReservationDto } from './dto/created-reservation.dto.js';
import { unmarked } from './guest-marks.js';
import { checkLiveReservations, takeGuestTurn } from './guest-turn.js';
import { checkUnconfirmed, heldUntilVerified } from './held-place.js';
import { RecordReservation } from './record-reservation.js';
import { e164Of } from '../http/phone-number.js';

/** A request that has passed every check that needs no lock. */
export interface AdmittedRequest {
  request: CreateReservationDto;
  claim: IdempotencyClaim;
  /** The captcha's solution; `null` where the guest's page or program could not solve one. */
  solution: CaptchaSolution | null;
  /** Whether the table is held until the guest has confirmed by mail. */
  isHeld: boolean;
  /** The client's address. */
  ip: string;
  /** Whether the guest may hold only so many tables at a time. */
  isLimited: boolean;
  now: Date;
  source: ReservationSource;
}

/** Reserves a table: the one transaction in which an evening is locked, decided and saved. */
@Injectable()
export class ReserveTable {
  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly captcha: Captcha,
    private readonly records: RecordReservation,
  ) {}

  /** Answers with the new reservation, or with the one that the same key made before; `look` may refuse when its turn has come. */
  async reserve(admitted: AdmittedRequest, look: () => Promise<void>): Promise<CreatedReservationDto> {
    const answer = await this.evenings.inTurn(admitted.request.date, async () => {
      await look();
      return this.source.transaction((tx) => this.reserveWithin(tx, admitted));
    });
    this.records.sendMails();
    return answer;
  }

  private async reserveWithin(tx: EntityManager, admitted: AdmittedRequest): Promise<CreatedReservationDto> {
    const { request, claim, solution, isHeld, isLimited, now, source } = admitted;
    const run = within(tx);
    await takeGuestTurn(run, claim.key, request.email);
    return madeOnce(run, { claim, now }, async () => {
      await checkLiveReservations(run, request, { now, isLimited });
      if (solution) await this.captcha.claim(tx, solution);
      const { result, evenings } = await this.evenings.change(tx, [request.date], async (at) => {
        const evening = at(request.date);
        const made = await reserved(request, { evening, isHeld, source });
        if (isHeld && isLimited) await checkUnconfirmed(run, evening, made.saved.id);
        return made;
      });
      const { saved, rules } = result;
      await this.records.record(tx, saved, evenings);
      if (saved.status !== 'held') noteChange(tx, { topic: 'reservation', date: saved.date, id: saved.id });
      return CreatedReservationDto.from(saved, rules);
    });
  }
}

/** The new reservation at its tables; throws `CapacityRefused` when the evening cannot take it. */
async function reserved(
  request: CreateReservationDto,
  { evening, isHeld, source }: { evening: LockedEvening; isHeld: boolean; source: ReservationSource },
): Promise<{ saved: Reservation; rules: BookingRules }> {
  const id = randomUUID();
  const stay = stayOf(request);
  const decision = await evening.reserve({ id, ...stay, partySize: request.partySize, isFixed: false });
  if (!decision.accepted) throw new CapacityRefused(decision.refusal);
  const made = reservationFrom(request, { id, stay, source, ...decision }, evening.since);
  const saved = isHeld ? heldUntilVerified(made) : made;
  evening.admit(saved);
  return { saved, rules: evening.evening.rules };
}

interface Decided {
  id: string;
  stay: Stay;
  status: ReservationStatus;
  tableType: TableType;
  source: ReservationSource;
}

/** What only staff and the dispatcher change later. */
const untouched = {
  ...({ isPinned: false, seatedMinute: null, offers: null, emailSent: false } as const),
  ...{ version: 1, calendarSequence: 0 },
  ...byNote([...staffNotes, ...answerNotes], () => null),
  ...unmarked,
};

/** The reservation as it is saved. */
export function reservationFrom(
  request: CreateReservationDto,
  { id, stay, status, tableType, source }: Decided,
  now: Date,
): Reservation {
  return {
    id,
    firstName: request.firstName,
    lastName: request.lastName,
    email: request.email,
    phone: request.phone,
    phoneE164: e164Of(request.phone),
    date: request.date,
    ...{ startMinute: stay.start, minutes: stay.minutes },
    partySize: request.partySize,
    ...byNote(guestNotes, (note) => request[note] || null),
    status,
    tableType,
    requiresApproval: status === 'pending_approval',
    ...{ preferredLanguage: request.preferredLanguage, source },
    ...untouched,
    createdAt: now,
    updatedAt: now,
  };
}
