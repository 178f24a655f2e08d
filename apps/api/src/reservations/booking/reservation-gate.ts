import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Captcha } from '../../platform/captcha/captcha.js';
import { Clock } from '../../platform/clock/clock.js';
import { onPool } from '../../platform/database/named-query.js';
import { SharedRead } from '../../platform/database/shared-read.js';
import { type ClaimNow, claimOf, findMade, keptUnder } from '../../platform/idempotency/idempotency.js';
import { GuestLimits } from '../../platform/rate-limits/guest-limits.js';
import { checkHoneypot } from '../../platform/rate-limits/honeypot.js';
import type { CreateReservationDto } from '../core/create-reservation.dto.js';
import type { CreatedReservationDto } from './created-reservation.dto.js';
import { e164Of } from '../../platform/http/fields/phone-number.js';
import type { ReservationSource } from '@strapec/domain';
import type { AdmittedRequest } from './reserve-table.js';

export interface Requester {
  ip: string;
  idempotencyKey: string | null;
  /** No captcha. */
  confirmsByMail?: boolean;
  source?: ReservationSource;
  /** Throws when there are too many new requests. */
  admit?: () => Promise<void>;
}

export type Entry = { isReplay: true; answer: CreatedReservationDto } | { isReplay: false; admitted: AdmittedRequest };

/** The cheapest check first. */
@Injectable()
export class ReservationGate {
  private readonly answers = new SharedRead((keys: readonly string[]) => keptUnder(onPool(this.source), keys));

  constructor(
    private readonly source: DataSource,
    private readonly captcha: Captcha,
    private readonly limits: GuestLimits,
    private readonly clock: Clock,
  ) {}

  async enter(
    request: CreateReservationDto,
    { ip, idempotencyKey, confirmsByMail, source, admit }: Requester,
  ): Promise<Entry> {
    checkHoneypot(request);
    const now = this.clock.now();
    const claim = claimOf(request, idempotencyKey);
    const answer = await this.made({ claim, now });
    if (answer) return { isReplay: true, answer };
    await admit?.();
    const solution = confirmsByMail ? null : await this.captcha.verify(request.captchaToken, ip);
    const isHeld = solution === null || (await this.limits.isCrowded(ip, request.email));
    if (isHeld) await this.limits.admitHold(ip);
    await this.limits.admitGuest(guestOf(request)).catch(async (error: unknown) => {
      if (isHeld) await this.limits.forgiveHold(ip);
      throw error;
    });
    const { isOn: isLimited } = this.limits;
    const admitted = { request, claim, solution, isHeld, ip, now, isLimited, source: source ?? 'website' } as const;
    return { isReplay: false, admitted };
  }

  made(at: ClaimNow): Promise<CreatedReservationDto | null> {
    return findMade<CreatedReservationDto>((key) => this.answers.readShared(key), at);
  }

  async forgive({ request, isHeld, ip }: AdmittedRequest): Promise<void> {
    await this.limits.forgive(guestOf(request));
    if (isHeld) await this.limits.forgiveHold(ip);
  }
}

const guestOf = ({ email, phone }: CreateReservationDto) => ({ email, phone: e164Of(phone) ?? phone });
