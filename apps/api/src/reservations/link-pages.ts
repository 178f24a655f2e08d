import type { Language } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Problem } from '../http/problem.js';
import type { Page } from '../http/standing-page.js';
import { validationPipe } from '../http/validation.pipe.js';
import { Venues } from '../content/venues.js';
import { AskLinksDto } from './dto/ask-links.dto.js';
import { linksPage, linksSentPage } from './links-page.js';
import { PromiseLinks } from './promise-links.js';

/** The form as it was sent. */
interface LinksPress {
  language: Language;
  email: unknown;
  /** Whether a page of another site has sent it. */
  isForeign: boolean;
}

/** Asking for lost links without script: the form goes the way of the JSON call. */
@Injectable()
export class LinkPages {
  private readonly shape = validationPipe();

  constructor(
    private readonly links: PromiseLinks,
    private readonly venues: Venues,
  ) {}

  async ask(language: Language): Promise<Page> {
    return { status: 200, html: linksPage(language, await this.venues.inLanguage(language), { typed: '' }) };
  }

  /** What is said of every address: who reads it learns nothing. */
  async sent(language: Language): Promise<Page> {
    return { status: 200, html: linksSentPage(language, await this.venues.inLanguage(language)) };
  }

  /** `null` when it has been asked for; else the form again, with what was typed. */
  async send({ language, email, isForeign }: LinksPress): Promise<Page | null> {
    const typed = typeof email === 'string' ? email : '';
    const asked = isForeign ? null : await this.read({ email: typed, language });
    if (asked) {
      await this.links.begin(asked);
      return null;
    }
    const venue = await this.venues.inLanguage(language);
    return { status: isForeign ? 200 : 422, html: linksPage(language, venue, { typed, isWrong: !isForeign }) };
  }

  private async read(form: object): Promise<AskLinksDto | null> {
    try {
      return (await this.shape.transform(form, { type: 'body', metatype: AskLinksDto })) as AskLinksDto;
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
  }
}
