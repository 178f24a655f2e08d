import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { GuestLimits } from '../limits/guest-limits.js';
import { Outbox } from '../mail/outbox.js';
import { liveReservations } from '../mail/views/guest-view.js';
import type { AskLinksDto } from './link-pages.controller.js';

/**
 * Mails the links of all live reservations of an address to it. For `AfterAnswer`: neither the words nor the time of an answer
 * tell whether anybody has reserved under it.
 */
@Injectable()
export class SendLinks {
  constructor(
    private readonly source: DataSource,
    private readonly limits: GuestLimits,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async send({ email, language }: AskLinksDto): Promise<void> {
    if (!(await this.limits.admitLinks(email))) return;
    const [next] = await liveReservations(this.source.manager, email, this.clock.now());
    if (!next) return;
    const { id: rowId, firstName, lastName } = next;
    const mail = { kind: 'reservation_links', rowId, email, firstName, lastName, language } as const;
    await this.source.transaction((tx) => this.outbox.add(tx, [mail]));
    this.outbox.nudge();
  }
}
