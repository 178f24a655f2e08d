import { type Language, languages, reservationLimits } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { GuestRateLimits } from '../../platform/rate-limits/guest-rate-limits.js';
import { BackgroundTasks } from '../../platform/http/server/background-tasks.js';
import { Field, Obeys, oneOf } from '../../platform/http/fields/field-rule.js';
import { textTransform, emailSearchRule } from '../../platform/http/fields/person-field-rules.js';
import { toStoredEmail } from '../../platform/http/fields/stored-email.js';
import { Outbox } from '../../mail/outbox/outbox.js';
import { findUpcomingReservations } from '../../mail/rendering/guest-links-view.js';

export class RequestLinksDto {
  @ApiProperty({ format: 'email', maxLength: reservationLimits.emailLength, description: 'In any case' })
  @Transform(textTransform(toStoredEmail))
  @Obeys(emailSearchRule('email_invalid'))
  email: string;

  @Field(oneOf(languages), { enum: languages, enumName: 'Language', description: 'Language of our answer' })
  language: Language;
}

@Injectable()
export class SendLinks {
  constructor(
    private readonly source: DataSource,
    private readonly limits: GuestRateLimits,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly backgroundTasks: BackgroundTasks,
  ) {}

  /**
   * Returns before the lookup, so that its time does not show which addresses have reservations. Throws while the
   * database is down.
   */
  async sendLinks(request: RequestLinksDto): Promise<void> {
    await this.source.query('SELECT 1');
    this.backgroundTasks.runInBackground(() => this.mailLinks(request), 'links could not be mailed');
  }

  private async mailLinks({ email, language }: RequestLinksDto): Promise<void> {
    if (!(await this.limits.tryCountLinkRequest(email))) return;
    const [reservation] = await findUpcomingReservations(this.source.manager, email, this.clock.now());
    if (!reservation) return;
    const { id: rowId, firstName, lastName } = reservation;
    const mail = { kind: 'reservation_links', rowId, email, firstName, lastName, language } as const;
    await this.source.transaction((tx) => this.outbox.addMails(tx, [mail]));
  }
}
