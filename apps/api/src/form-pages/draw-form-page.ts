import type { FormKind, Language } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { localMoment } from '../clock/local-time.js';
import { HouseEvent, openToGuests } from '../database/entities/house-event.entity.js';
import type { Page } from '../http/standing-page.js';
import { Venues } from '../site-content/venues.js';
import { type FormScene, formFields, formPage, formSentPage } from './form-page.js';

/** Which form, in which language, and what was typed or asked for. */
export interface FormLook {
  kind: FormKind;
  language: Language;
  asked: Readonly<Record<string, unknown>>;
}

/** Which form it is, and why it is shown. */
export type FormShown = Pick<FormScene, 'key' | 'stamp'> &
  Partial<Pick<FormScene, 'notice' | 'faults'>> & { status: number; retryAfter?: number };

/** Draws the page of a form without script. */
@Injectable()
export class DrawFormPage {
  constructor(
    private readonly venues: Venues,
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  async page(look: FormLook, { status, retryAfter, ...shown }: FormShown): Promise<Page> {
    const { kind, language } = look;
    const html = formPage({
      ...{ kind, language, notice: null, faults: [], ...shown },
      typed: typedIn(look),
      event: await this.eventOf(look),
      venue: await this.venues.inLanguage(language),
    });
    return { status, html, ...(retryAfter !== undefined && { retryAfter }) };
  }

  async sent({ kind, language }: FormLook): Promise<Page> {
    return { status: 200, html: formSentPage({ kind, language, venue: await this.venues.inLanguage(language) }) };
  }

  private async eventOf({ kind, asked: { eventId: id } }: FormLook): Promise<HouseEvent | null> {
    if (kind !== 'inquiry' || typeof id !== 'string' || !isUUID(id)) return null;
    const today = localMoment(this.clock.now()).date;
    return this.source.manager.findOneBy(HouseEvent, { ...openToGuests(today), id });
  }
}

/** What stands in the fields of the form, and in no others. */
export function typedIn({ kind, asked }: FormLook): Readonly<Record<string, string>> {
  const names = [...Object.keys(formFields[kind]), ...(kind === 'inquiry' ? ['eventId'] : [])];
  const values = names.map((name) => [name, asked[name]] as const);
  return Object.fromEntries(values.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
