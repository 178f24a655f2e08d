import { type Language, isGuestActionAllowed, needsChangeApproval } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { visitTexts } from '../../mail/rendering/visit-texts.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { toVisitTimes } from '../../platform/clock/visit-times.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { type PageResponse, compileHtmlPage } from '../../platform/http/server/html-page.js';
import { toGuestActionState } from '../core/reservation-mappers.js';
import { StrictValidationPipe } from '../../platform/http/problems/validation.pipe.js';
import { GuestChangeDto } from '../guest-link/guest-change.dto.js';
import { GuestChanges } from '../guest-link/guest-changes.js';
import { type LinkedReservation, GuestReservations } from '../guest-link/guest-reservations.js';
import { GuestAvailability } from '../guest-link/guest-availability.js';
import { fillTexts } from './fill-texts.js';
import { type GuestPageRequest, type GuestFormSubmission, chooseGuestPageLanguage } from './guest-pages.js';
import { FormStamps } from './form-stamps.js';
import { guestPageTexts } from './guest-page-texts.js';
import { reservePageTexts } from './reserve-page-texts.js';
import { type FormRefusal, toFieldViews, toNoteFields, toFormRefusal, fieldsTemplate } from './guest-form.js';
import {
  type FormValues,
  type VisitPageContext,
  VisitSearchReader,
  findFreeTimes,
  partyText,
  visitFormStyle,
  visitPageTemplate,
  toVisitTextValues,
  toVisitPageView,
  withNumericFields,
} from './visit-form.js';

const sk = {
  ...reservePageTexts.sk,
  title: 'Zmeniť rezerváciu',
  now: 'Teraz máte stôl {onDay} od {from} do {until} pre {party}.',
  lead: 'Kým zmenu nepotvrdíte, držíme vám to, čo máte.',
  fields: { ...reservePageTexts.sk.fields, specialRequests: 'Chcete nám niečo odkázať?' },
  hints: { ...reservePageTexts.sk.hints, specialRequests: 'Nepovinné. Nahradí to, čo ste nám napísali predtým.' },
  save: 'Potvrdiť zmenu',
  approvalRequest: {
    lead: 'Takúto zmenu si musíme najprv pozrieť. Ozveme sa vám {answer}; dovtedy platí rezervácia tak, ako je.',
    action: 'Požiadať o\u00a0zmenu',
  },
  back: 'Nechať tak, ako je',
  notices: {
    ...guestPageTexts.sk.notices,
    capacity_full: 'Je nám to ľúto, tento čas si medzitým vzal niekto iný. Vaša rezervácia zostáva, ako bola.',
    slot_not_offered: 'Na tento čas sa už rezervovať nedá. Vaša rezervácia zostáva, ako bola.',
    changed_meanwhile: 'Rezervácia sa medzitým zmenila. Pozrite sa, prosím, a\u00a0skúste to znova.',
    approval_needed: 'Na takúto zmenu je už málo času. Zavolajte nám, prosím; rezervácia zostáva, ako bola.',
    too_many_changes: 'Rezerváciu ste už menili viackrát. Zavolajte nám, prosím; zostáva, ako bola.',
    validation_failed: 'Vyberte, prosím, deň, čas a\u00a0počet hostí. Vaša rezervácia zostáva, ako bola.',
  },
};

const en: typeof sk = {
  ...reservePageTexts.en,
  title: 'Change your reservation',
  now: 'You have a table {onDay} from {from} to {until} for {party}.',
  lead: 'What you have stays yours until you confirm the change.',
  fields: { ...reservePageTexts.en.fields, specialRequests: 'Anything we should know?' },
  hints: { ...reservePageTexts.en.hints, specialRequests: 'Optional. It takes the place of what you wrote before.' },
  save: 'Confirm the change',
  approvalRequest: {
    lead: 'We have to look at such a change first. You will hear from us {answer}; until then your reservation stands as it is.',
    action: 'Ask for the change',
  },
  back: 'Leave it as it is',
  notices: {
    ...guestPageTexts.en.notices,
    capacity_full: 'We are sorry: somebody else has taken this time meanwhile. Your reservation stands as it was.',
    slot_not_offered: 'This time can no longer be reserved. Your reservation stands as it was.',
    changed_meanwhile: 'The reservation has changed meanwhile. Please have a look, and try again.',
    approval_needed:
      'There is too little time left for such a change. Please call us; your reservation stands as it was.',
    too_many_changes: 'You have changed this reservation many times. Please call us; it stands as it was.',
    validation_failed: 'Please choose a day, a time and the number of guests. Your reservation stands as it was.',
  },
};

const texts: Readonly<Record<Language, typeof sk>> = { sk, en };

type ChangeNotice = keyof typeof sk.notices;

/** The reservation's page shows what is left to do. */
const finalProblemCodes: readonly string[] = ['transition_not_allowed', 'not_found'];

const template = compileHtmlPage<ReturnType<typeof toChangeView>>(
  visitPageTemplate({
    aboveTitle: '{{#if notice}}<p class="notice" role="alert">{{notice}}</p>{{/if}}',
    lead: '{{text.now}} {{text.lead}}',
    searchFormTag: `<form method="get" action="{{path}}" class="search">
      <input type="hidden" name="lang" value="{{language}}">`,
    visitFormTag: `<form method="post" action="{{path}}?lang={{language}}">
      <input type="hidden" name="version" value="{{version}}">`,
    fields: `${fieldsTemplate}
      {{#if approvalNote}}<p class="wide">{{approvalNote}}</p>{{/if}}
      <button class="action">{{save}}</button>`,
    links: '<ul class="links"><li><a href="{{back}}?lang={{language}}">{{text.back}}</a></li></ul>',
    belowTicket:
      '{{#if businessDetails.phone}}<p class="below">{{text.call}} <a href="{{phoneUrl}}">{{businessDetails.phone}}</a></p>{{/if}}',
  }),
  visitFormStyle,
);

/** Decision 0028. */
@Injectable()
export class ChangePages {
  constructor(
    private readonly guestReservations: GuestReservations,
    private readonly changes: GuestChanges,
    private readonly validationPipe: StrictValidationPipe,
    private readonly availability: GuestAvailability,
    private readonly searchReader: VisitSearchReader,
    private readonly stamps: FormStamps,
  ) {}

  /** `null` when the visit cannot be changed. */
  async renderChangePage(
    request: GuestPageRequest,
    formValues: FormValues,
    refusal?: FormRefusal<ChangeNotice>,
  ): Promise<PageResponse | null> {
    const linkedReservation = await this.guestReservations.findByToken(request.token);
    return linkedReservation && this.renderPage(linkedReservation, { ...request, formValues }, refusal);
  }

  /** `null` on success. */
  async submitChange({ isCrossSite, form, ip, ...request }: GuestFormSubmission): Promise<PageResponse | null> {
    const linkedReservation = await this.guestReservations.findByToken(request.token);
    if (!linkedReservation) return null;
    if (isCrossSite || !this.stamps.isValidStamp(form.stamp, linkedReservation.reservation.id))
      return this.renderPage(linkedReservation, { ...request, formValues: form }, { notice: 'again', status: 200 });
    try {
      const { stamp: _stamp, ...fields } = withNumericFields(form, ['version', 'partySize', 'duration']);
      const change = await this.validationPipe.validateInput(GuestChangeDto, fields);
      await this.changes.changeByGuest(request.token, ip, change.toGuestChange());
      return null;
    } catch (error) {
      const isFinal = error instanceof Problem && finalProblemCodes.includes(error.code);
      return this.renderChangePage(request, form, isFinal ? undefined : toFormRefusal(error, sk.notices));
    }
  }

  private async renderPage(
    { reservation, now }: LinkedReservation,
    request: GuestPageRequest & { formValues: FormValues },
    { status, ...refusal }: FormRefusal<ChangeNotice> = { status: 200 },
  ): Promise<PageResponse | null> {
    if (!isGuestActionAllowed('change', toGuestActionState(reservation, now), toLocalDateTime(now))) return null;
    const language = chooseGuestPageLanguage(request, reservation.preferredLanguage);
    const { date, partySize } = reservation;
    const currentVisit = { date, partySize, ...toVisitTimes(reservation) };
    const search = await this.searchReader.readVisitSearch(language, request.formValues, () => currentVisit);
    const freeTimes = await findFreeTimes(search.visit, {
      findStartTimes: (question) => this.availability.findStartTimes(reservation, question),
      findNearestStarts: (question, start) => this.availability.findNearestStarts(reservation, question, start),
    });
    const returnPath = `/r/${request.token}`;
    const form = { path: `${returnPath}/change`, stamp: this.stamps.makeStamp(reservation.id) };
    const html = template(toChangeView({ ...search, ...freeTimes, ...form, ...refusal, reservation, returnPath }));
    return { status, html, retryAfter: refusal.retryAfter };
  }
}

interface ChangePageContext extends VisitPageContext {
  reservation: Reservation;
  notice?: ChangeNotice;
  returnPath: string;
}

function toChangeView(context: ChangePageContext) {
  const { reservation, visit, language, rules, notice, returnPath } = context;
  const visitValues = visitTexts(reservation, language);
  const party = partyText(reservation.partySize, language);
  const text = fillTexts(texts[language], { ...toVisitTextValues(context, reservation), ...visitValues, party });
  const needsApproval = reservation.status === 'confirmed' && needsChangeApproval(reservation, visit, rules);
  return {
    ...toVisitPageView(context, text, Math.max(rules.largestPartyOnline, reservation.partySize)),
    back: returnPath,
    version: reservation.version,
    notice: notice && text.notices[notice],
    fields: toFieldViews(toNoteFields(text), { formValues: context.formValues, errors: [] }, text),
    approvalNote: needsApproval ? text.approvalRequest.lead : null,
    save: needsApproval ? text.approvalRequest.action : text.save,
  };
}
