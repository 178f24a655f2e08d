import {
  type GuestRules,
  type Language,
  type LocalMoment,
  type Minute,
  addDays,
  addressIn,
  firstLanguage,
  linksPaths,
  minutesToVerify,
  needsApproval,
  noteLengths,
  reservationLimits,
  otherThan,
  reservePaths,
  unbroken,
} from '@strapec/domain';
import type { Alternatives } from '../../../availability/availability.service.js';
import { htmlPage } from '../../../platform/http/server/html-page.js';
import { mailText } from '../../../mail/texts/mail-text.js';
import { type BusinessDetails, venueIn } from '../../../content/core/business-details.js';
import { type ReserveNotice, type ReservePageText, reservePageTexts } from '../parts/reserve-page-texts.js';
import {
  type Field,
  type Typed,
  errorsIn,
  fieldsIn,
  noticesAbove,
  sentPage,
  typedFields,
  typedFormStyle,
  waysBelow,
} from '../parts/typed-fields.js';
import {
  type VisitSought,
  choicesIn,
  nextIn,
  searchFields,
  soughtIn,
  timeFields,
  timesIn,
} from '../parts/visit-form.js';
import { areSoon, withAnswer, withWait } from '../../waitlist/wait-words.js';

export interface ReserveScene extends Typed {
  sought: VisitSought;
  startTimes: readonly Minute[];
  /** The next evening with room, when this one has none. */
  next: Alternatives['nextEvening'];
  origin: string;
  language: Language;
  businessDetails: BusinessDetails;
  rules: GuestRules;
  isOpen: boolean;
  now: LocalMoment;
  /** Recognises a form that is sent twice. */
  key: string;
  stamp: string;
  notice: ReserveNotice | null;
  /** Seconds after which the guest may try again. */
  retryAfter: number | undefined;
}

const template = htmlPage<ReturnType<typeof reserveView>>(
  `
  <article class="ticket">
  <div class="visit">${noticesAbove}
    <h1>{{title}}</h1>
    <p class="note">{{text.lead}}</p>
    <form method="get" action="{{path}}" class="search" toolname="find_free_times" tooldescription="{{text.search}}" toolautosubmit>${searchFields}
      <button class="action quiet">{{text.show}}</button>
    </form>
    <p class="note">{{text.larger.lead}} <a href="{{inquiryPath}}">{{text.larger.action}}</a></p>
  </div>
  <div class="deeds">
    {{#if times.length}}
    <form method="post" action="{{path}}" id="reserve" toolname="reserve_table" tooldescription="{{text.tool}}">
      <input type="hidden" name="key" value="{{key}}">${timeFields}
      <h2>{{text.who}}</h2>${typedFields}
      {{#if mayBeSecond}}<div class="field wide"><label><input type="checkbox" name="isSecondTable" value="true"> {{text.secondTable}}</label></div>{{/if}}
      {{#if approval}}<p class="note">{{approval}}</p>{{/if}}
      <button class="action">{{text.reserve}}</button>
      <p class="note">{{text.privacy}}</p>
    </form>
    {{else}}
    <div><p role="status">{{noRoom}}</p>{{#with next}}<p><a href="{{url}}">{{words}}</a></p>{{/with}}</div>
    {{/if}}
  </div>
  </article>
  <p class="below">{{text.links.lead}} <a href="{{linksPath}}">{{text.links.action}}</a></p>${waysBelow}`,
  typedFormStyle,
);

export const reservePage = (scene: ReserveScene): string => template(reserveView(scene));

function reserveView(scene: ReserveScene) {
  const { sought, startTimes, language, rules, now, key, stamp, typed } = scene;
  const text = reservePageTexts[language];
  const first = { date: sought.date, startMinute: startTimes[0] ?? 0 };
  const path = reservePaths[language];
  return {
    ...{ language, text, path, key, stamp, sought, today: now.date, title: text.title },
    found: { description: text.lead, origin: scene.origin, paths: reservePaths, first: firstLanguage() },
    code: scene.notice,
    notice: noticeIn(scene, text),
    mayBeSecond: scene.notice === 'already_reserved' || typed.isSecondTable === 'true',
    latest: addDays(now.date, rules.horizonDays),
    soughtWords: soughtIn(sought, language),
    ...choicesIn(sought, { largest: rules.largestPartyOnline, rules, hours: text.hours }),
    times: timesIn(startTimes, sought),
    noRoom: scene.isOpen ? text.none : text.closed,
    next: nextIn(scene.next, sought, { words: text.next, path, lang: language }),
    errors: errorsIn(scene, text, namesIn(text)),
    fields: fieldsIn({ ...person, specialRequests: { ...requests, hint: text.requestsHint } }, scene, text),
    approval: needsApproval(sought.partySize, rules)
      ? withAnswer(text.approval, language, areSoon([first], now))
      : null,
    ...elsewhere(scene),
  };
}

function noticeIn({ notice, retryAfter, language, rules }: ReserveScene, text: ReservePageText): string | null {
  if (!notice) return null;
  const party = unbroken(mailText(language, 'party.for', { partySize: rules.largestPartyOnline }));
  return withWait(text.notices[notice], retryAfter, language).replace('{party}', party);
}

function elsewhere({ language, businessDetails, typed, sought }: ReserveScene) {
  const other = otherThan(language);
  const visit = { ...sought, partySize: String(sought.partySize), duration: String(sought.duration) };
  const query = 'date' in typed ? `?${new URLSearchParams(visit).toString()}` : '';
  return {
    ...{ other, otherPath: reservePaths[other ?? language] + query, linksPath: linksPaths[language] },
    ...{ inquiryPath: `${addressIn(language, '/events')}#inquiry`, ...venueIn(businessDetails) },
  };
}

export const person = {
  firstName: { type: 'text', autocomplete: 'given-name', most: reservationLimits.nameLength },
  lastName: { type: 'text', autocomplete: 'family-name', most: reservationLimits.nameLength },
  email: { type: 'email', autocomplete: 'email', most: reservationLimits.emailLength },
  phone: { type: 'tel', autocomplete: 'tel', most: reservationLimits.phoneLength },
} as const satisfies Record<string, Field>;

const requests: Field = { rows: 2, most: noteLengths.specialRequests };

const namesIn = ({ date, party: partySize, duration, times: time, fields }: ReservePageText) => ({
  ...{ ...fields, date, partySize, duration, time },
});

/** Says the same for every address, so that it reveals no guest. */
export function reserveSentPage(language: Language, businessDetails: BusinessDetails): string {
  const { sent } = reservePageTexts[language];
  const lead = sent.lead.replace('{minutes}', String(minutesToVerify));
  return sentPage({ language, businessDetails, title: sent.title, lead, hint: sent.hint });
}
