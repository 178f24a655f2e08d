import { randomUUID } from 'node:crypto';
import { type Language, checkSubscription, resolveLanguage } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type PlainFormOrigin, FormSubmissions } from '../platform/captcha/form-submissions.js';
import { Clock } from '../platform/clock/clock.js';
import { queryInTransaction } from '../platform/database/named-statements.js';
import type { FormAnswerDto } from '../platform/http/fields/form-fields.js';
import { ChecksDto, type FormCheck } from '../platform/http/problems/validation.pipe.js';
import { requireEmptyHoneypot } from '../platform/rate-limits/honeypot.js';
import { Outbox } from '../mail/outbox/outbox.js';
import { recordConsent, liftSuppression } from './consents-and-suppressions.js';
import { SubscribeDto } from './newsletter.dto.js';

export const subscribedTexts: Readonly<Record<Language, string>> = {
  sk: 'Ďakujeme za prihlásenie k\u00a0odberu newslettera.',
  en: 'Thank you for subscribing to our newsletter.',
};

/** Only one of two concurrent requests gets a row. */
const subscribeStatement = {
  name: 'subscribe',
  text: `
    INSERT INTO newsletter_subscribers (id, email, language, subscribed_at, is_active, source, unsubscribe_token)
    VALUES ($1, $2, $3, $4, true, 'website', $5)
    ON CONFLICT (email) DO UPDATE
      SET is_active = true, language = excluded.language, subscribed_at = excluded.subscribed_at
      WHERE NOT newsletter_subscribers.is_active
    RETURNING id`,
};

@ChecksDto(SubscribeDto)
@Injectable()
export class SubscribeToNewsletter implements FormCheck<SubscribeDto> {
  readonly check = checkSubscription;

  constructor(
    private readonly source: DataSource,
    private readonly formSubmissions: FormSubmissions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** The same answer always: it does not tell whether an address is on the list. */
  async subscribeToNewsletter(form: SubscribeDto, plainForm?: PlainFormOrigin): Promise<FormAnswerDto> {
    requireEmptyHoneypot(form);
    const subscribe = (tx: EntityManager): Promise<void> => this.saveSubscriber(tx, form);
    await (plainForm
      ? this.formSubmissions.submitPlainForm(form, plainForm, subscribe)
      : this.source.transaction(subscribe));
    return { success: true, message: subscribedTexts[form.language] };
  }

  private async saveSubscriber(tx: EntityManager, { email, language: requestedLanguage }: SubscribeDto): Promise<void> {
    const language = resolveLanguage(requestedLanguage);
    const now = this.clock.now();
    const values = [randomUUID(), email, language, now, randomUUID()];
    const [subscriber] = await queryInTransaction<{ id: string }>(tx, subscribeStatement, values);
    await recordConsent(tx, { email, language }, now);
    await liftSuppression(tx, email);
    const recipient = { email, firstName: '', lastName: '', language };
    if (subscriber)
      await this.outbox.addMails(tx, [{ kind: 'newsletter_welcome', rowId: subscriber.id, ...recipient }]);
  }
}
