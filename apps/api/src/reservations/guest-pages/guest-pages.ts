import {
  type OneTapAction,
  type Language,
  type MinutesLate,
  mainLanguage,
  venueDayOn,
  minutesLateOptions,
  listOfferedLanguages,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessDetailsReader } from '../../content/core/business-details-reader.js';
import { poolQuerier } from '../../platform/database/named-statements.js';
import type { Problem } from '../../platform/http/problems/problem.js';
import type { PageResponse } from '../../platform/http/server/html-page.js';
import { VenueReader } from '../../venue/core/venue-reader.js';
import type { AlternativesDto } from '../core/reservation-problems.dto.js';
import { GuestActions } from '../guest-link/guest-actions.js';
import { type LinkedReservation, GuestReservations } from '../guest-link/guest-reservations.js';
import { readChangeHistory } from '../guest-link/record-guest-action.js';
import { renderDeadLinkPageHtml, renderGuestPageHtml } from './guest-page-template.js';
import { type GuestPageNotice, guestPageTexts } from './guest-page-texts.js';
import { FormStamps } from './form-stamps.js';
import { type FormRefusal, toFormRefusal } from './guest-form.js';

export interface GuestPageRequest {
  token: string;
  language: string | undefined;
}

export interface GuestFormSubmission extends GuestPageRequest {
  ip: string;
  /** Sent by a page of another site. */
  isCrossSite: boolean;
  form: Readonly<Record<string, unknown>>;
}

interface NoticePageRequest extends GuestPageRequest, Partial<FormRefusal<GuestPageNotice>> {
  /** Start times of the same evening. */
  freeTimes?: readonly string[];
}

/** Decision 0028. */
@Injectable()
export class GuestPages {
  constructor(
    private readonly guestReservations: GuestReservations,
    private readonly actions: GuestActions,
    private readonly stamps: FormStamps,
    private readonly source: DataSource,
    private readonly detailsReader: BusinessDetailsReader,
    private readonly venueReader: VenueReader,
  ) {}

  /** Changes nothing: mail programs open links. */
  async renderGuestPage(request: GuestPageRequest): Promise<PageResponse> {
    return this.renderPage(await this.guestReservations.findByToken(request.token), request);
  }

  /** `null` on success. */
  async submitAction(action: OneTapAction, submission: GuestFormSubmission): Promise<PageResponse | null> {
    const { token, ip, form, isCrossSite } = submission;
    const linkedReservation = await this.guestReservations.findByToken(token);
    if (!linkedReservation) return this.renderPage(null, submission);
    const minutes = readMinutesLate(form);
    const isComplete = action !== 'late' || minutes !== null;
    if (isCrossSite || !isComplete || !this.stamps.isValidStamp(form.stamp, linkedReservation.reservation.id))
      return this.renderPage(linkedReservation, { ...submission, notice: 'again' });
    try {
      await this.actions.runAction({ action, token, ip, version: Number(form.version), ...(minutes && { minutes }) });
      return null;
    } catch (error) {
      const refusal = { ...toFormRefusal(error, guestPageTexts.sk.notices), freeTimes: readFreeTimes(error) };
      return this.renderPage(await this.guestReservations.findByToken(token), { ...submission, ...refusal });
    }
  }

  private async renderPage(linked: LinkedReservation | null, request: NoticePageRequest): Promise<PageResponse> {
    const { token, notice = null, freeTimes = [], status = 200, retryAfter } = request;
    const language = chooseGuestPageLanguage(request, linked?.reservation.preferredLanguage ?? mainLanguage());
    const businessDetails = await this.detailsReader.readDetails(language);
    if (!linked) return { status: 404, html: renderDeadLinkPageHtml(language, businessDetails) };
    const { id, date } = linked.reservation;
    const html = renderGuestPageHtml({
      ...linked,
      language,
      notice,
      freeTimes,
      retryAfter,
      path: `/r/${token}`,
      changeHistory: await readChangeHistory(poolQuerier(this.source), id),
      businessDetails,
      rules: venueDayOn(date, await this.venueReader.readRecentVenue()).rules,
      stamp: this.stamps.makeStamp(id),
    });
    return { status, html, retryAfter };
  }
}

export const chooseGuestPageLanguage = ({ language }: GuestPageRequest, defaultLanguage: Language): Language =>
  listOfferedLanguages().find((one) => one === language) ?? defaultLanguage;

function readFreeTimes(error: unknown): readonly string[] {
  const { alternatives } = ((error as Problem).extras.members ?? {}) as { alternatives?: AlternativesDto };
  return alternatives?.sameEvening ?? [];
}

const readMinutesLate = ({ minutes }: GuestFormSubmission['form']): MinutesLate | null =>
  minutesLateOptions.find((one) => String(one) === minutes) ?? null;
