import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { SignedLinks } from '../../../platform/config/signed-links.js';
import { answersKeptFor } from '../../../platform/idempotency/idempotency.js';

/** Milliseconds in which nobody has read a page: whoever presses sooner is a program that follows links. */
const soonest = 1_000;

/** What makes a form one that was made here, and recognises it when it comes twice. */
export interface NewForm {
  key: string;
  stamp: string;
}

/** Stamps that forms of the guest's page carry: made here, about this reservation, and when. */
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

  /** Whether a new form was made here and looked at, and what was made of it is remembered still. */
  isNewForm(stamp: unknown, key: string): boolean {
    return this.isGood(stamp, key, answersKeptFor);
  }

  /** Whether a form was made here, and looked at; `latest` is the age in milliseconds at which it is too old. */
  isGood(stamp: unknown, id: string, latest = Infinity): boolean {
    if (typeof stamp !== 'string') return false;
    const [state = '', token = ''] = stamp.split(':');
    const age = this.clock.now().getTime() - Number(state);
    return this.links.isFor(token, { kind: 'form', id, state }) && age >= soonest && age < latest;
  }
}
