import {
  type Venue,
  type Language,
  type ServiceDate,
  addDays,
  localizePath,
  mainLanguage,
  venueDayOn,
  lostLinkPaths,
  confirmationMinutes,
  needsApproval,
  findOtherLanguage,
  reservationLimits,
  reservePaths,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { AvailabilityService } from '../../availability/availability.service.js';
import { Settings } from '../../platform/config/settings.js';
import { type PageResponse, compileHtmlPage } from '../../platform/http/server/html-page.js';
import { CreateReservation } from '../reserving/create-reservation.js';
import { StrictValidationPipe } from '../../platform/http/problems/validation.pipe.js';
import { CreateReservationDto } from '../core/create-reservation.dto.js';
import { fillTexts } from './fill-texts.js';
import { type NewForm, FormStamps } from './form-stamps.js';
import { type ReserveNotice, type ReservePageText, reservePageTexts } from './reserve-page-texts.js';
import {
  type FormRefusal,
  type SubmittedForm,
  toErrorViews,
  toFieldViews,
  toNoteFields,
  noticeTemplate,
  personFields,
  toFormRefusal,
  renderMessagePage,
  fieldsTemplate,
  guestFormStyle,
  contactTemplate,
} from './guest-form.js';
import {
  type FormValues,
  type DefaultVisit,
  type VisitPageContext,
  VisitSearchReader,
  findFreeTimes,
  partyText,
  visitPageTemplate,
  toVisitTextValues,
  toVisitPageView,
  withNumericFields,
} from './visit-form.js';

interface ReservePageRequest {
  language: Language;
  formValues: FormValues;
}

export interface FormPageRequest extends ReservePageRequest {
  ip: string;
  isCrossSite: boolean;
}

/** Decision 0031. */
@Injectable()
export class ReservePages {
  constructor(
    private readonly reservations: CreateReservation,
    private readonly validationPipe: StrictValidationPipe,
    private readonly stamps: FormStamps,
    private readonly availability: AvailabilityService,
    private readonly searchReader: VisitSearchReader,
    private readonly settings: Settings,
  ) {}

  async renderReservePage(
    request: ReservePageRequest,
    { status, ...refusal }: FormRefusal<ReserveNotice> = { status: 200 },
  ): Promise<PageResponse> {
    const { isTooLarge, ...search } = await this.readSearch(request);
    const freeTimes = await findFreeTimes(search.visit, this.availability);
    const html = renderReserveHtml(
      toReserveView({
        ...search,
        ...freeTimes,
        ...this.stamps.makeNewForm(),
        path: reservePaths[request.language],
        origin: this.settings.publicUrl,
        notice: refusal.notice ?? (isTooLarge ? 'party_too_large' : null),
        errors: refusal.errors ?? [],
        retryAfter: refusal.retryAfter,
      }),
    );
    return { status, html, isIndexed: true, retryAfter: refusal.retryAfter };
  }

  /** The same for every address, so that it reveals no guest. */
  async renderSentPage({ language, formValues }: ReservePageRequest): Promise<PageResponse> {
    const { businessDetails } = await this.searchReader.readVisitSearch(language, formValues, createDefaultVisit);
    const { title, lead, hint } = fillTexts(reservePageTexts[language].sent, { minutes: confirmationMinutes });
    return { status: 200, html: renderMessagePage({ language, businessDetails, title, lead, hint }) };
  }

  /** `null` when the table is held. */
  async submitReservation({ ip, isCrossSite, ...pageRequest }: FormPageRequest): Promise<PageResponse | null> {
    const { stamp, key, ...fields } = pageRequest.formValues;
    const idempotencyKey = typeof key === 'string' ? key : '';
    if (isCrossSite || !this.stamps.isValidNewForm(stamp, idempotencyKey))
      return this.renderReservePage(pageRequest, { status: 200, notice: 'again' });
    if ((await this.readSearch(pageRequest)).isTooLarge) return this.renderReservePage(pageRequest, { status: 422 });
    try {
      const form = toReservationForm(fields, pageRequest.language);
      const request = await this.validationPipe.validateInput(CreateReservationDto, form);
      await this.reservations.createReservation(request, { ip, idempotencyKey, confirmsByMail: true });
      return null;
    } catch (error) {
      return this.renderReservePage(pageRequest, toFormRefusal(error, reservePageTexts.sk.notices));
    }
  }

  /** A party too large to book online becomes the usual one. */
  private async readSearch({ language, formValues }: ReservePageRequest) {
    const search = await this.searchReader.readVisitSearch(language, formValues, createDefaultVisit);
    const { largestPartyOnline } = search.rules;
    const isTooLarge = search.visit.partySize > largestPartyOnline;
    const requestedSize = isTooLarge ? reservationLimits.defaultPartySize : search.visit.partySize;
    const visit = { ...search.visit, partySize: Math.min(requestedSize, largestPartyOnline) };
    return { ...search, visit, isTooLarge };
  }
}

const defaultVisitTime = '19:00';

function createDefaultVisit(today: ServiceDate, venue: Venue): DefaultVisit {
  const dates = Array.from({ length: 14 }, (_, days) => addDays(today, days));
  const date = dates.find((day) => venueDayOn(day, venue).hours !== null) ?? today;
  return { date, partySize: reservationLimits.defaultPartySize, time: defaultVisitTime };
}

function toReservationForm({ isSecondTable, ...fields }: FormValues, preferredLanguage: Language): FormValues {
  const secondTableField = isSecondTable === 'true' && { isSecondTable: true };
  return { ...withNumericFields(fields, ['partySize', 'duration']), ...secondTableField, preferredLanguage };
}

interface ReservePageContext extends VisitPageContext, SubmittedForm, NewForm {
  origin: string;
  notice: ReserveNotice | null;
}

const renderReserveHtml = compileHtmlPage<ReturnType<typeof toReserveView>>(
  visitPageTemplate({
    aboveTitle: noticeTemplate,
    lead: '{{text.lead}}',
    searchFormTag: `<form method="get" action="{{path}}" class="search" toolname="find_free_times" tooldescription="{{text.search}}" toolautosubmit>`,
    belowSearch: `
    <p class="note">{{text.larger.lead}} <a href="{{inquiryPath}}">{{text.larger.action}}</a></p>`,
    visitFormTag: `<form method="post" action="{{path}}" id="reserve" toolname="reserve_table" tooldescription="{{text.tool}}">
      <input type="hidden" name="key" value="{{key}}">`,
    fields: `
      <h2>{{text.who}}</h2>${fieldsTemplate}
      {{#if mayBeSecond}}<div class="field wide"><label><input type="checkbox" name="isSecondTable" value="true"> {{text.secondTable}}</label></div>{{/if}}
      {{#if approval}}<p class="note">{{approval}}</p>{{/if}}
      <button class="action">{{text.reserve}}</button>
      <p class="note">{{text.privacy}}</p>`,
    belowTicket: `<p class="below">{{text.links.lead}} <a href="{{linksPath}}">{{text.links.action}}</a></p>${contactTemplate}`,
  }),
  guestFormStyle,
);

function toReserveView(context: ReservePageContext) {
  const { visit, language, rules, key, formValues, notice } = context;
  const party = partyText(rules.largestPartyOnline, language);
  const text = fillTexts(reservePageTexts[language], { ...toVisitTextValues(context), party });
  const other = findOtherLanguage(language);
  const visitParams = { ...visit, partySize: String(visit.partySize), duration: String(visit.duration) };
  const query = 'date' in formValues ? `?${new URLSearchParams(visitParams).toString()}` : '';
  return {
    ...toVisitPageView(context, text, rules.largestPartyOnline),
    key,
    found: { description: text.lead, origin: context.origin, paths: reservePaths, first: mainLanguage() },
    code: notice,
    notice: notice && text.notices[notice],
    mayBeSecond: notice === 'already_reserved' || formValues.isSecondTable === 'true',
    errors: toErrorViews(context, text, toFieldLabels(text)),
    fields: toFieldViews({ ...personFields, ...toNoteFields(text) }, context, text),
    approval: needsApproval(visit.partySize, rules) ? text.approval : null,
    other,
    otherPath: reservePaths[other ?? language] + query,
    linksPath: lostLinkPaths[language],
    inquiryPath: `${localizePath(language, '/events')}#inquiry`,
  };
}

const toFieldLabels = ({ date, party: partySize, duration, times: time, fields }: ReservePageText) => ({
  ...fields,
  date,
  partySize,
  duration,
  time,
});
