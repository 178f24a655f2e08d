import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { SignedLinks } from '../../platform/config/signed-links.js';
import { answerLifetimeMs } from '../../platform/idempotency/idempotency.js';

/** A form that is sent sooner comes from a program that follows links. */
const minAgeMs = 1_000;

export interface NewForm {
  key: string;
  stamp: string;
}

/** A stamp proves that this server made the form, for which reservation and when. */
@Injectable()
export class FormStamps {
  constructor(
    private readonly links: SignedLinks,
    private readonly clock: Clock,
  ) {}

  makeStamp(id: string): string {
    const issuedAt = String(this.clock.now().getTime());
    return `${issuedAt}:${this.links.createToken({ kind: 'form', id, state: issuedAt })}`;
  }

  makeNewForm(): NewForm {
    const key = randomUUID();
    return { key, stamp: this.makeStamp(key) };
  }

  isValidNewForm(stamp: unknown, key: string): boolean {
    return this.isValidStamp(stamp, key, answerLifetimeMs);
  }

  isValidStamp(stamp: unknown, id: string, maxAgeMs = Infinity): boolean {
    if (typeof stamp !== 'string') return false;
    const [issuedAt = '', token = ''] = stamp.split(':');
    const age = this.clock.now().getTime() - Number(issuedAt);
    return this.links.isValidToken(token, { kind: 'form', id, state: issuedAt }) && age >= minAgeMs && age < maxAgeMs;
  }
}
