import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Captcha } from '../../platform/captcha/captcha.js';
import { Clock } from '../../platform/clock/clock.js';
import { poolQuerier } from '../../platform/database/named-statements.js';
import { BatchReader } from '../../platform/database/batch-reader.js';
import {
  type TimedClaim,
  toIdempotencyClaim,
  findStoredResult,
  findStoredAnswers,
} from '../../platform/idempotency/idempotency.js';
import { GuestRateLimits } from '../../platform/rate-limits/guest-rate-limits.js';
import { requireEmptyHoneypot } from '../../platform/rate-limits/honeypot.js';
import type { CreateReservationDto } from '../core/create-reservation.dto.js';
import type { CreatedReservationDto } from './created-reservation.dto.js';
import { toE164 } from '../../platform/http/fields/phone-number.js';
import type { ReservationSource } from '@strapec/domain';
import type { AdmittedRequest } from './seat-reservation.js';

export interface Requester {
  ip: string;
  idempotencyKey: string | null;
  /** The guest confirms by mail, so no captcha is asked for. */
  confirmsByMail?: boolean;
  source?: ReservationSource;
  /** Throws when there are too many new requests. */
  enforceQuota?: () => Promise<void>;
}

export type Admission =
  { isReplay: true; answer: CreatedReservationDto } | { isReplay: false; admittedRequest: AdmittedRequest };

/** The cheapest check first. */
@Injectable()
export class AdmitRequest {
  private readonly storedAnswerReader = new BatchReader((keys: readonly string[]) =>
    findStoredAnswers(poolQuerier(this.dataSource), keys),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly captcha: Captcha,
    private readonly limits: GuestRateLimits,
    private readonly clock: Clock,
  ) {}

  async admitRequest(request: CreateReservationDto, requester: Requester): Promise<Admission> {
    const { ip, idempotencyKey, confirmsByMail, source = 'website', enforceQuota } = requester;
    requireEmptyHoneypot(request);
    const now = this.clock.now();
    const claim = toIdempotencyClaim(request, idempotencyKey);
    const storedAnswer = await this.findStoredAnswer({ claim, now });
    if (storedAnswer) return { isReplay: true, answer: storedAnswer };
    await enforceQuota?.();
    const captchaSolution = confirmsByMail ? null : await this.captcha.verifyToken(request.captchaToken, ip);
    const isUnverified = captchaSolution === null || (await this.limits.isCrowdedIp(ip, request.email));
    if (isUnverified) await this.limits.enforceHoldLimit(ip);
    await this.limits.enforceGuestLimit(toGuestContact(request)).catch(async (error: unknown) => {
      if (isUnverified) await this.limits.refundHoldHit(ip);
      throw error;
    });
    const { areLimitsOn } = this.limits;
    const admittedRequest = { request, claim, captchaSolution, isUnverified, ip, now, areLimitsOn, source };
    return { isReplay: false, admittedRequest };
  }

  findStoredAnswer(timedClaim: TimedClaim): Promise<CreatedReservationDto | null> {
    return findStoredResult<CreatedReservationDto>((key) => this.storedAnswerReader.readInBatch(key), timedClaim);
  }

  async refundLimits({ request, isUnverified, ip }: AdmittedRequest): Promise<void> {
    await this.limits.refundGuestHits(toGuestContact(request));
    if (isUnverified) await this.limits.refundHoldHit(ip);
  }
}

const toGuestContact = ({ email, phone }: CreateReservationDto) => ({ email, phone: toE164(phone) ?? phone });
