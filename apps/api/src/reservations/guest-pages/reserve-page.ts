import {
  type Venue,
  type Language,
  type ServiceDate,
  addDays,
  addressIn,
  firstLanguage,
  venueOn,
  linksPaths,
  minutesToVerify,
  needsApproval,
  otherThan,
  reservationLimits,
  reservePaths,
  unbroken,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { AvailabilityService } from '../../availability/availability.service.js';
import { mailText } from '../../mail/texts/mail-text.js';
import { Settings } from '../../platform/config/settings.js';
import { type Page, htmlPage } from '../../platform/http/server/html-page.js';
import { MakeReservation } from '../booking/make-reservation.js';
import { StrictValidationPipe } from '../../platform/http/problems/validation.pipe.js';
import { CreateReservationDto } from '../core/create-reservation.dto.js';
import { withAnswer, withWait } from './wait-words.js';
import { type NewForm, GuestStamps } from './guest-stamps.js';
import { type ReserveNotice, type ReservePageText, reservePageTexts } from './reserve-page-texts.js';
import {
  type Refused,
  type Typed,
  errorsIn,
  fieldsIn,
  noteFields,
  noticesAbove,
  person,
  refusedBy,
  sentPage,
  typedFields,
  typedFormStyle,
  waysBelow,
} from './typed-fields.js';
import {
  type Asked,
  type UsualVisit,
  type VisitScene,
  VisitForms,
  isSoonIn,
  roomFor,
  visitPage,
  visitView,
} from './visit-form.js';

interface ReserveLook {
  language: Language;
  asked: Asked;
}

interface ReservePress extends ReserveLook {
  ip: string;
  isForeign: boolean;
}

/** Decision 0031. */
@Injectable()
export class ReservePages {
  constructor(
    private readonly making: MakeReservation,
    private readonly validation: StrictValidationPipe,
    private readonly stamps: GuestStamps,
    private readonly availability: AvailabilityService,
    private readonly visits: VisitForms,
    private readonly settings: Settings,
  ) {}

  async drawReservePage(
    look: ReserveLook,
    { status, ...why }: Refused<ReserveNotice> = { status: 200 },
  ): Promise<Page> {
    const { isTooLarge, ...scene } = await this.scene(look);
    const room = await roomFor(scene.sought, {
      startTimes: (asked) => this.availability.findStartTimes(asked),
      alternatives: (asked, wanted) => this.availability.findAlternatives(asked, wanted),
    });
    const html = template(
      reserveView({
        ...scene,
        ...room,
        ...this.stamps.newForm(),
        path: reservePaths[look.language],
        origin: this.settings.publicUrl,
        notice: why.notice ?? (isTooLarge ? 'party_too_large' : null),
        errors: why.errors ?? [],
        retryAfter: why.retryAfter,
      }),
    );
    return { status, html, isFound: true, retryAfter: why.retryAfter };
  }

  /** The same for every address, so that it reveals no guest. */
  async sent({ language, asked }: ReserveLook): Promise<Page> {
    const { businessDetails } = await this.visits.scene(language, asked, usualVisit);
    const { sent } = reservePageTexts[language];
    const lead = sent.lead.replace('{minutes}', String(minutesToVerify));
    return { status: 200, html: sentPage({ language, businessDetails, title: sent.title, lead, hint: sent.hint }) };
  }

  /** `null` when the table is held. */
  async reserve({ ip, isForeign, ...look }: ReservePress): Promise<Page | null> {
    const { stamp, key, ...typed } = look.asked;
    const idempotencyKey = typeof key === 'string' ? key : '';
    if (isForeign || !this.stamps.isNewForm(stamp, idempotencyKey))
      return this.drawReservePage(look, { status: 200, notice: 'again' });
    if ((await this.scene(look)).isTooLarge) return this.drawReservePage(look, { status: 422 });
    try {
      const request = await this.validation.read(CreateReservationDto, asSent(typed, look));
      await this.making.createReservation(request, { ip, idempotencyKey, confirmsByMail: true });
      return null;
    } catch (error) {
      return this.drawReservePage(look, refusedBy(error, reservePageTexts.sk.notices));
    }
  }

  /** A party too large to book online becomes the usual one. */
  private async scene({ language, asked }: ReserveLook) {
    const scene = await this.visits.scene(language, asked, usualVisit);
    const { largestPartyOnline } = scene.rules;
    const isTooLarge = scene.sought.partySize > largestPartyOnline;
    const wanted = isTooLarge ? reservationLimits.defaultPartySize : scene.sought.partySize;
    const sought = { ...scene.sought, partySize: Math.min(wanted, largestPartyOnline) };
    return { ...scene, sought, isTooLarge };
  }
}

const usualTime = '19:00';

function usualVisit(today: ServiceDate, venue: Venue): UsualVisit {
  const week = Array.from({ length: 14 }, (_, days) => addDays(today, days));
  const date = week.find((day) => venueOn(day, venue).hours !== null) ?? today;
  return { date, partySize: reservationLimits.defaultPartySize, time: usualTime };
}

/** Missing fields stay missing. */
function asSent({ partySize, duration, isSecondTable, ...typed }: Asked, { language }: ReserveLook): Asked {
  return {
    ...typed,
    ...(partySize !== undefined && { partySize: Number(partySize) }),
    ...(duration !== undefined && { duration: Number(duration) }),
    ...(isSecondTable === 'true' && { isSecondTable: true }),
    preferredLanguage: language,
  };
}

interface ReserveScene extends VisitScene, Typed, NewForm {
  origin: string;
  notice: ReserveNotice | null;
}

const template = htmlPage<ReturnType<typeof reserveView>>(
  visitPage({
    above: noticesAbove,
    lead: '{{text.lead}}',
    search: `<form method="get" action="{{path}}" class="search" toolname="find_free_times" tooldescription="{{text.search}}" toolautosubmit>`,
    belowSearch: `
    <p class="note">{{text.larger.lead}} <a href="{{inquiryPath}}">{{text.larger.action}}</a></p>`,
    form: `<form method="post" action="{{path}}" id="reserve" toolname="reserve_table" tooldescription="{{text.tool}}">
      <input type="hidden" name="key" value="{{key}}">`,
    fields: `
      <h2>{{text.who}}</h2>${typedFields}
      {{#if mayBeSecond}}<div class="field wide"><label><input type="checkbox" name="isSecondTable" value="true"> {{text.secondTable}}</label></div>{{/if}}
      {{#if approval}}<p class="note">{{approval}}</p>{{/if}}
      <button class="action">{{text.reserve}}</button>
      <p class="note">{{text.privacy}}</p>`,
    below: `<p class="below">{{text.links.lead}} <a href="{{linksPath}}">{{text.links.action}}</a></p>${waysBelow}`,
  }),
  typedFormStyle,
);

function reserveView(scene: ReserveScene) {
  const { sought, language, rules, key, typed, notice } = scene;
  const text = reservePageTexts[language];
  const other = otherThan(language);
  const visit = { ...sought, partySize: String(sought.partySize), duration: String(sought.duration) };
  const query = 'date' in typed ? `?${new URLSearchParams(visit).toString()}` : '';
  return {
    ...visitView(scene, text, rules.largestPartyOnline),
    key,
    found: { description: text.lead, origin: scene.origin, paths: reservePaths, first: firstLanguage() },
    code: notice,
    notice: notice && noticeIn(scene, text.notices[notice]),
    mayBeSecond: notice === 'already_reserved' || typed.isSecondTable === 'true',
    errors: errorsIn(scene, text, namesIn(text)),
    fields: fieldsIn({ ...person, ...noteFields(text) }, scene, text),
    approval: needsApproval(sought.partySize, rules) ? withAnswer(text.approval, language, isSoonIn(scene)) : null,
    other,
    otherPath: reservePaths[other ?? language] + query,
    linksPath: linksPaths[language],
    inquiryPath: `${addressIn(language, '/events')}#inquiry`,
  };
}

function noticeIn({ retryAfter, language, rules }: ReserveScene, notice: string): string {
  const party = unbroken(mailText(language, 'party.for', { partySize: rules.largestPartyOnline }));
  return withWait(notice, retryAfter, language).replace('{party}', party);
}

const namesIn = ({ date, party: partySize, duration, times: time, fields }: ReservePageText) => ({
  ...fields,
  date,
  partySize,
  duration,
  time,
});
