import { type Language, defaultLanguage } from '@strapec/domain';
import { Injectable, applyDecorators } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import type { Response } from 'express';
import { Venues } from '../venue/venues.js';
import { farewellPage, farewellPolicy } from './farewell-page.js';
import type { Farewell } from './farewell-texts.js';
import { NewsletterService } from './newsletter.service.js';

export interface Page {
  status: 200 | 404;
  html: string;
}

/** The pages behind the link in every newsletter. */
@Injectable()
export class Farewells {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly venues: Venues,
  ) {}

  /** Asks whether to unsubscribe; mail programs look at links before people do, so looking changes nothing. */
  async ask(token: string): Promise<Page> {
    const subscriber = await this.subscriberOf(token);
    if (!subscriber) return this.page('unknown', defaultLanguage);
    return this.page(subscriber.isActive ? 'ask' : 'done', subscriber.language);
  }

  /** Unsubscribes and says so. */
  async sayGoodbye(token: string): Promise<Page> {
    const subscriber = await this.subscriberOf(token);
    if (!subscriber) return this.page('unknown', defaultLanguage);
    await this.newsletter.unsubscribe(token);
    return this.page('done', subscriber.language);
  }

  private async subscriberOf(token: string) {
    return isUUID(token) ? this.newsletter.findByToken(token) : null;
  }

  private async page(farewell: Farewell, language: Language): Promise<Page> {
    const venue = await this.venues.inLanguage(language);
    return { status: farewell === 'unknown' ? 404 : 200, html: farewellPage({ farewell, language, venue }) };
  }
}

/** Sends a page that stands for itself; its address is a key, so it goes to nobody else. */
export function sendPage(response: Response, { status, html }: Page): void {
  response
    .status(status)
    .setHeader('Content-Security-Policy', farewellPolicy)
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
