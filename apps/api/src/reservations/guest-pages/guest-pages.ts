import {
  type GuestPress,
  type Language,
  type MinutesLate,
  firstLanguage,
  venueOn,
  minutesLate,
  spokenLanguages,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CurrentBusinessDetails } from '../../content/core/current-business-details.js';
import { onPool } from '../../platform/database/named-query.js';
import type { Problem } from '../../platform/http/problems/problem.js';
import type { Page } from '../../platform/http/server/html-page.js';
import { Venues } from '../../venue/read/venues.js';
import type { AlternativesDto } from '../core/capacity-problem.dto.js';
import { GuestActions } from '../guest-link/guest-actions.js';
import { type HeldReservation, GuestReservations } from '../guest-link/guest-reservations.js';
import { choicesOf } from '../guest-link/record-guest-action.js';
import { deadLinkPage, guestPage } from './guest-page-template.js';
import { type GuestNotice, guestPageTexts } from './guest-page-texts.js';
import { GuestStamps } from './guest-stamps.js';
import { type Refused, refusedBy } from './typed-fields.js';

export interface GuestLook {
  token: string;
  language: string | undefined;
}

export interface SentPress extends GuestLook {
  ip: string;
  /** Sent by a page of another site. */
  isForeign: boolean;
  form: Readonly<Record<string, unknown>>;
}

interface Noticed extends Refused<GuestNotice> {
  /** Start times of the same evening. */
  free: readonly string[];
}

/** Decision 0028. */
@Injectable()
export class GuestPages {
  constructor(
    private readonly guests: GuestReservations,
    private readonly actions: GuestActions,
    private readonly stamps: GuestStamps,
    private readonly source: DataSource,
    private readonly currentDetails: CurrentBusinessDetails,
    private readonly venues: Venues,
  ) {}

  /** Changes nothing: mail programs open links. */
  async drawGuestPage(look: GuestLook): Promise<Page> {
    return this.page(await this.guests.findIfOpen(look.token), look);
  }

  /** `null` on success. */
  async press(action: GuestPress, press: SentPress): Promise<Page | null> {
    const { token, ip, form, isForeign } = press;
    const held = await this.guests.findIfOpen(token);
    if (!held) return this.page(null, press);
    const minutes = minutesIn(form);
    const isWhole = action !== 'late' || minutes !== null;
    if (isForeign || !isWhole || !this.stamps.isGood(form.stamp, held.reservation.id))
      return this.page(held, { ...press, notice: 'again' });
    try {
      await this.actions.act({ action, token, ip, version: Number(form.version), ...(minutes && { minutes }) });
      return null;
    } catch (error) {
      const refused = { ...refusedBy(error, guestPageTexts.sk.notices), free: freeTimesIn(error) };
      return this.page(await this.guests.findIfOpen(token), { ...press, ...refused });
    }
  }

  private async page(held: HeldReservation | null, look: GuestLook & Partial<Noticed>): Promise<Page> {
    const { token, notice = null, free = [], status = 200, retryAfter } = look;
    const language = languageOf(look, held?.reservation.preferredLanguage ?? firstLanguage());
    const businessDetails = await this.currentDetails.inLanguage(language);
    if (!held) return { status: 404, html: deadLinkPage(language, businessDetails) };
    const { id, date } = held.reservation;
    const html = guestPage({
      ...held,
      language,
      notice,
      free,
      retryAfter,
      path: `/r/${token}`,
      choices: await choicesOf(onPool(this.source), id),
      businessDetails,
      rules: venueOn(date, await this.venues.recent()).rules,
      stamp: this.stamps.make(id),
    });
    return { status, html, retryAfter };
  }
}

export const languageOf = ({ language }: GuestLook, usual: Language): Language =>
  spokenLanguages().find((one) => one === language) ?? usual;

function freeTimesIn(error: unknown): readonly string[] {
  const { alternatives } = ((error as Problem).extras.members ?? {}) as { alternatives?: AlternativesDto };
  return alternatives?.sameEvening ?? [];
}

const minutesIn = ({ minutes }: SentPress['form']): MinutesLate | null =>
  minutesLate.find((one) => String(one) === minutes) ?? null;
