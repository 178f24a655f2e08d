import { createHash } from 'node:crypto';
import { type Language, beginsBeforeAnswer } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { localMoment } from '../clock/local-time.js';
import { visibleKey } from '../idempotency/idempotency-key.js';
import type { HeldReservation } from '../reservations/guest-reservations.js';
import { MakeReservation } from '../reservations/make-reservation.js';
import { ReservationForm } from '../reservations/reservation-form.js';
import { AgentLimits } from './agent-limits.js';
import { AgentLinks } from './agent-links.js';
import { shownVisit } from './shown-visit.js';

export interface ReservationAsked {
  date: string;
  time: string;
  partySize: number;
  duration: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  language: Language;
  requests?: string | undefined;
  secondTable?: boolean | undefined;
  idempotencyKey: string;
}

/** A program asks for a table: it is held, as for a guest without script, until the guest has confirmed (decision 0031). */
@Injectable()
export class AgentReservations {
  constructor(
    private readonly form: ReservationForm,
    private readonly making: MakeReservation,
    private readonly links: AgentLinks,
    private readonly limits: AgentLimits,
  ) {}

  /** Throws what `MakeReservation.createReservation` throws, `validation_failed` and what `AgentLimits` throws. */
  async hold({ requests, secondTable, language, idempotencyKey: key, ...asked }: ReservationAsked, ip: string) {
    const request = await this.form.transform({
      ...asked,
      specialRequests: requests,
      isSecondTable: secondTable,
      preferredLanguage: language,
    });
    const idempotencyKey = keyOfGuest(visibleKey(key), request.email);
    const requester = { ip, idempotencyKey, confirmsByMail: true, source: 'agent' } as const;
    const admit = () => this.limits.admitReservation(ip);
    const { reservation } = await this.making.createReservation(request, { ...requester, admit });
    const { held, confirmUrl } = await this.links.of({ id: reservation.id, email: request.email });
    const { requiresApproval: needsApproval } = held.reservation;
    return { visit: { ...shownVisit(held), needsApproval, confirmUrl }, stage: stageOf(held) };
  }
}

type Stage = 'held' | 'heldForApproval' | 'heldForApprovalSoon' | 'over' | 'stands';

/** Whether the guest still has the time they were given, or has it no more, or has no need of it; and when the house answers. */
function stageOf({ reservation, now }: HeldReservation): Stage {
  const { heldUntil, requiresApproval, date, startMinute: start } = reservation;
  if (heldUntil === null) return 'stands';
  if (heldUntil <= now) return 'over';
  if (!requiresApproval) return 'held';
  return beginsBeforeAnswer({ date, start }, localMoment(now)) ? 'heldForApprovalSoon' : 'heldForApproval';
}

/** Programs choose keys that others choose too: a key counts for one guest. Hashed, for keys are kept. */
function keyOfGuest(key: string, email: string): string {
  return `agent:${createHash('sha256').update(`${email}\n${key}`).digest('base64url')}`;
}
