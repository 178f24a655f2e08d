import { type Language, defaultLanguage } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { NewsletterSubscriber } from '../database/entities/newsletter-subscriber.entity.js';
import { namedQuery } from '../database/named-query.js';
import type { Page } from '../http/standing-page.js';
import { Venues } from '../content/venues.js';
import { suppress } from './consents.js';
import { type UnsubscribeState, unsubscribePage } from './unsubscribe-page.js';

const unsubscribeStatement = {
  name: 'unsubscribe',
  text: `UPDATE newsletter_subscribers SET is_active = false WHERE unsubscribe_token = $1 AND is_active RETURNING email`,
};

/** The pages behind the link in every newsletter. */
@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly venues: Venues,
  ) {}

  /** Asks whether to unsubscribe; mail programs look at links before people do, so looking changes nothing. */
  async ask(token: string): Promise<Page> {
    const subscriber = await this.subscriberOf(token);
    if (!subscriber) return this.page('unknown', defaultLanguage);
    return this.page(subscriber.isActive ? 'ask' : 'done', subscriber.language);
  }

  /** Unsubscribes and says so; doing it again changes nothing. */
  async unsubscribe(token: string): Promise<Page> {
    const subscriber = await this.subscriberOf(token);
    if (!subscriber) return this.page('unknown', defaultLanguage);
    await this.leave(token);
    return this.page('done', subscriber.language);
  }

  /** Whom a link belongs to, or `null` when nobody has it any more. */
  private async subscriberOf(unsubscribeToken: string): Promise<NewsletterSubscriber | null> {
    if (!isUUID(unsubscribeToken)) return null;
    return this.source.manager.findOneBy(NewsletterSubscriber, { unsubscribeToken });
  }

  private async leave(token: string): Promise<void> {
    await this.source.transaction(async (tx) => {
      const [left] = await namedQuery<{ email: string }>(tx, unsubscribeStatement, [token]);
      if (left) await suppress(tx, left.email, this.clock.now());
    });
  }

  private async page(state: UnsubscribeState, language: Language): Promise<Page> {
    const venue = await this.venues.inLanguage(language);
    // A mail program shows any other status as an error, also to a reader who has left long ago.
    return { status: 200, html: unsubscribePage({ state, language, venue }) };
  }
}
