import { type Language, defaultLanguage } from '@strapec/domain';
import { Injectable, applyDecorators } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { NewsletterSubscriber } from '../database/entities/newsletter-subscriber.entity.js';
import { namedQuery } from '../database/named-query.js';
import { Venues } from '../site-content/venues.js';
import { suppress } from './consents.js';
import { unsubscribePage, unsubscribePolicy } from './unsubscribe-page.js';
import type { UnsubscribeState } from './unsubscribe-texts.js';

export interface Page {
  status: 200 | 404;
  html: string;
}

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
    return { status: state === 'unknown' ? 404 : 200, html: unsubscribePage({ state, language, venue }) };
  }
}

/** Sends a page that stands for itself; its address is a key, so it goes to nobody else. */
export function sendPage(response: Response, { status, html }: Page): void {
  response
    .status(status)
    .setHeader('Content-Security-Policy', unsubscribePolicy)
    .setHeader('Cache-Control', 'no-store')
    .setHeader('Referrer-Policy', 'same-origin')
    .setHeader('X-Robots-Tag', 'noindex')
    .type('html')
    .send(html);
}

/** Documents a call that answers with a page. */
export function AnswersWithPage(): MethodDecorator {
  const content = { 'text/html': { schema: { type: 'string' as const } } };
  return applyDecorators(
    ApiOkResponse({ description: 'A page for people, in both languages', content }),
    ApiNotFoundResponse({ description: 'A page that says so kindly: nobody has this link any more', content }),
  );
}
