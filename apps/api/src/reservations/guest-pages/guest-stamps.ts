import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { SignedLinks } from '../../platform/config/signed-links.js';
import { answersKeptFor } from '../../platform/idempotency/idempotency.js';

/** Milliseconds. A sooner form was sent by a program that follows links. */
const soonest = 1_000;

export interface NewForm {
  key: string;
  stamp: string;
}

/** A stamp proves that this server made the form, for which reservation and when. */
@Injectable()
export class GuestStamps {
  constructor(
    private readonly links: SignedLinks,
    private readonly clock: Clock,
  ) {}

  make(id: string): string {
    const state = String(this.clock.now().getTime());
    return `${state}:${this.links.tokenOf({ kind: 'form', id, state })}`;
  }

  newForm(): NewForm {
    const key = randomUUID();
    return { key, stamp: this.make(key) };
  }

  isNewForm(stamp: unknown, key: string): boolean {
    return this.isGood(stamp, key, answersKeptFor);
  }

  /** `latest`: milliseconds. */
  isGood(stamp: unknown, id: string, latest = Infinity): boolean {
    if (typeof stamp !== 'string') return false;
    const [state = '', token = ''] = stamp.split(':');
    const age = this.clock.now().getTime() - Number(state);
    return this.links.isFor(token, { kind: 'form', id, state }) && age >= soonest && age < latest;
  }
}
