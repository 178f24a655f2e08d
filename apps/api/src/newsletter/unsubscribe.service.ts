import { type Language, localizePath, defaultLanguage, toMailtoUrl } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { toVenuePageFields } from '../content/core/business-details.js';
import { BusinessDetailsReader } from '../content/core/business-details-reader.js';
import { NewsletterSubscriber } from '../platform/database/entities/guests/newsletter-subscriber.entity.js';
import { queryInTransaction } from '../platform/database/named-statements.js';
import { type PageResponse, type PageValues, compileHtmlPage } from '../platform/http/server/html-page.js';
import { suppressAddress } from './consents-and-suppressions.js';

const sk = {
  ask: {
    title: 'Odhlásiť sa z\u00a0odberu?',
    lead: 'Stačí jedno kliknutie a\u00a0už vám nebudeme písať. Vrátiť sa môžete kedykoľvek.',
    action: 'Odhlásiť sa z\u00a0odberu',
  },
  done: {
    title: 'Ste odhlásení',
    lead: 'Newsletter vám už nepríde. Dvere však zostávajú otvorené: tešíme sa na vás pri pohári.',
    action: 'Na úvodnú stránku',
  },
  unknown: {
    title: 'V\u00a0zozname odberateľov nie ste',
    lead: 'Adresu, ku ktorej tento odkaz patril, v\u00a0zozname nemáme, takže vám nič nepríde. Ak predsa, napíšte nám.',
    action: 'Na úvodnú stránku',
  },
};

const en: typeof sk = {
  ask: {
    title: 'Leave the newsletter?',
    lead: 'One click, and we will not write to you again. You can come back whenever you like.',
    action: 'Unsubscribe',
  },
  done: {
    title: 'You have left the list',
    lead: 'The newsletter will not come any more. The door stays open, though: we hope to see you over a glass.',
    action: 'To the home page',
  },
  unknown: {
    title: 'You are not on the list',
    lead: 'The address that this link belonged to is not on our list, so nothing will come. If it does, write to us.',
    action: 'To the home page',
  },
};

/** A forwarded mail may reach a reader of the other language. */
const textsByLanguage: Readonly<Record<Language, typeof sk>> = { sk, en };

const renderUnsubscribePage = compileHtmlPage<PageValues & Record<string, unknown>>(`
  <h1>{{first.title}}</h1>
  <p>{{first.lead}}</p>
  {{#if isQuestion}}
  <form method="post"><button class="action">{{first.action}}</button></form>
  {{else}}
  <a class="action quiet" href="{{homePath}}">{{first.action}}</a>
  {{/if}}
  <section lang="{{otherLanguage}}">
    <h2>{{second.title}}</h2>
    <p>{{second.lead}}</p>
  </section>
  {{#unless isQuestion}}
  {{#if businessDetails.email}}<p class="address"><a href="{{mailUrl}}">{{businessDetails.email}}</a></p>{{/if}}
  {{/unless}}`);

const unsubscribeStatement = {
  name: 'unsubscribe',
  text: `UPDATE newsletter_subscribers SET is_active = false WHERE unsubscribe_token = $1 AND is_active RETURNING email`,
};

/** No name or address: links are forwarded. */
@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly detailsReader: BusinessDetailsReader,
  ) {}

  /** Changes nothing: mail programs open links before the reader does. */
  async renderQuestionPage(token: string): Promise<PageResponse> {
    const subscriber = await this.findSubscriber(token);
    return this.renderPage(subscriber?.isActive ? 'ask' : 'done', subscriber);
  }

  async unsubscribe(token: string): Promise<PageResponse> {
    const subscriber = await this.findSubscriber(token);
    if (subscriber) {
      await this.source.transaction(async (tx) => {
        const [unsubscribed] = await queryInTransaction<{ email: string }>(tx, unsubscribeStatement, [token]);
        if (unsubscribed) await suppressAddress(tx, unsubscribed.email, this.clock.now());
      });
    }
    return this.renderPage('done', subscriber);
  }

  private async findSubscriber(unsubscribeToken: string): Promise<NewsletterSubscriber | null> {
    if (!isUUID(unsubscribeToken)) return null;
    return this.source.manager.findOneBy(NewsletterSubscriber, { unsubscribeToken });
  }

  private async renderPage(state: 'ask' | 'done', subscriber: NewsletterSubscriber | null): Promise<PageResponse> {
    const language = subscriber?.language ?? defaultLanguage;
    const otherLanguage = language === 'sk' ? 'en' : 'sk';
    const pageState = subscriber ? state : 'unknown';
    const [first, second] = [textsByLanguage[language][pageState], textsByLanguage[otherLanguage][pageState]];
    const businessDetails = await this.detailsReader.readDetails(language);
    const html = renderUnsubscribePage({
      language,
      otherLanguage,
      ...toVenuePageFields(businessDetails),
      first,
      second,
      title: first.title,
      isQuestion: pageState === 'ask',
      mailUrl: toMailtoUrl(businessDetails.email),
      homePath: localizePath(language, '/'),
    });
    return { status: 200, html }; // a mail program shows any other status as an error
  }
}
