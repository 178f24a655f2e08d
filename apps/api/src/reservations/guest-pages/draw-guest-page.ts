import { type Language, firstLanguage, houseOn, spokenLanguages } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { onPool } from '../../platform/database/named-query.js';
import { Houses } from '../../venue/read/houses.js';
import type { Page } from '../../platform/http/server/standing-page.js';
import { Venues } from '../../content/core/venues.js';
import { choicesOf } from '../guest-link/record-guest-action.js';
import { deadLinkPage, guestPage } from './parts/guest-page.js';
import type { GuestNotice } from './parts/guest-page-texts.js';
import type { HeldReservation } from '../guest-link/guest-reservations.js';
import { GuestStamps } from './parts/guest-stamps.js';

export interface GuestLook {
  token: string;
  language: string | undefined;
}

export interface Noticed {
  notice: GuestNotice;
  status: number;
  /** The alternatives to offer. */
  free: readonly string[];
  retryAfter: number | undefined;
}

@Injectable()
export class DrawGuestPage {
  constructor(
    private readonly source: DataSource,
    private readonly venues: Venues,
    private readonly houses: Houses,
    private readonly stamps: GuestStamps,
  ) {}

  /** The page of a reservation, or of an invalid link. */
  async page(held: HeldReservation | null, look: GuestLook & Partial<Noticed>): Promise<Page> {
    if (!held) return this.deadLink(look);
    const { reservation } = held;
    const { token, notice = null, free = [], status = 200, retryAfter } = look;
    const language = languageOf(look, reservation.preferredLanguage);
    const html = guestPage({
      ...{ ...held, language, notice, free, retryAfter, path: `/r/${token}` },
      choices: await choicesOf(onPool(this.source), reservation.id),
      venue: await this.venues.inLanguage(language),
      rules: houseOn(reservation.date, await this.houses.recent()).rules,
      stamp: this.stamps.make(reservation.id),
    });
    return { status, html, ...(retryAfter !== undefined && { retryAfter }) };
  }

  private async deadLink(look: GuestLook): Promise<Page> {
    const language = languageOf(look, firstLanguage());
    return { status: 404, html: deadLinkPage(language, await this.venues.inLanguage(language)) };
  }
}

/** The language that the page was requested in; else the guest's. */
export const languageOf = ({ language }: GuestLook, usual: Language): Language =>
  spokenLanguages().find((one) => one === language) ?? usual;
