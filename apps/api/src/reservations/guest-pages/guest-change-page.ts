import { type GuestRules, type Language, type LocalMoment, type Minute, addDays, unbroken } from '@strapec/domain';
import type { Alternatives } from '../../availability/availability.service.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { htmlPage } from '../../platform/http/server/html-page.js';
import { mailText } from '../../mail/texts/mail-text.js';
import { visitWords } from '../../mail/rendering/visit-words.js';
import { type BusinessDetails, venueIn } from '../../content/core/business-details.js';
import { type ChangeNotice, guestChangeTexts } from './guest-change-texts.js';
import { areSoon, withAnswer, withWait } from '../waitlist/wait-words.js';
import {
  type VisitSought,
  choicesIn,
  nextIn,
  searchFields,
  soughtIn,
  timeFields,
  timesIn,
  visitFormStyle,
} from './parts/visit-form.js';

export interface ChangeScene {
  reservation: Reservation;
  sought: VisitSought;
  startTimes: readonly Minute[];
  /** The next evening with room, when this one has none. */
  next: Alternatives['nextEvening'];
  language: Language;
  businessDetails: BusinessDetails;
  rules: GuestRules;
  isOpen: boolean;
  /** True when the team has to approve the change. */
  isAsked: boolean;
  now: LocalMoment;
  path: string;
  stamp: string;
  notice: ChangeNotice | null;
  /** Seconds after which the guest may try again. */
  retryAfter: number | undefined;
  specialRequests: string;
}

const template = htmlPage<ReturnType<typeof changeView>>(
  `
  <article class="ticket">
  <div class="visit">
    {{#if notice}}<p class="notice" role="alert">{{notice}}</p>{{/if}}
    <h1>{{title}}</h1>
    <p class="note">{{now}} {{text.lead}}</p>
    <form method="get" action="{{path}}/change" class="search">
      <input type="hidden" name="lang" value="{{language}}">${searchFields}
      <button class="action quiet">{{text.show}}</button>
    </form>
  </div>
  <div class="deeds">
    {{#if times.length}}
    <form method="post" action="{{path}}/change?lang={{language}}">
      <input type="hidden" name="version" value="{{version}}">${timeFields}
      <div class="field wide"><label for="requests">{{text.requests}} <span class="hint">{{text.requestsHint}}</span></label><textarea id="requests" name="specialRequests" rows="2" maxlength="500">{{specialRequests}}</textarea></div>
      {{#if asking}}<p class="wide">{{asking}}</p>{{/if}}
      <button class="action">{{save}}</button>
    </form>
    {{else}}
    <div><p role="status">{{noRoom}}</p>{{#with next}}<p><a href="{{url}}">{{words}}</a></p>{{/with}}</div>
    {{/if}}
    <ul class="links"><li><a href="{{path}}?lang={{language}}">{{text.back}}</a></li></ul>
  </div>
  </article>
  {{#if businessDetails.phone}}<p class="below">{{text.call}} <a href="{{phoneUrl}}">{{businessDetails.phone}}</a></p>{{/if}}`,
  visitFormStyle,
);

export const guestChangePage = (scene: ChangeScene): string => template(changeView(scene));

function changeView(scene: ChangeScene) {
  const { reservation, sought, startTimes, language, businessDetails, rules, path, stamp, notice, now } = scene;
  const text = guestChangeTexts[language];
  return {
    ...{ language, text, ...venueIn(businessDetails), path, stamp, sought, today: now.date },
    ...{ title: text.title, version: reservation.version, specialRequests: scene.specialRequests },
    notice: notice && withWait(text.notices[notice], scene.retryAfter, language),
    latest: addDays(now.date, rules.horizonDays),
    now: nowIn(text.now, reservation, language),
    soughtWords: soughtIn(sought, language),
    ...choicesIn(sought, {
      largest: Math.max(rules.largestPartyOnline, reservation.partySize),
      rules,
      hours: text.hours,
    }),
    times: timesIn(startTimes, sought),
    asking: scene.isAsked ? askingIn(scene) : null,
    save: scene.isAsked ? text.ask.action : text.save,
    noRoom: scene.isOpen ? text.none : text.closed,
    next: nextIn(scene.next, sought, { words: text.next, path: `${path}/change`, lang: language }),
  };
}

function askingIn({ reservation, sought, startTimes, language, now }: ChangeScene): string {
  const first = { date: sought.date, startMinute: startTimes[0] ?? 0 };
  return withAnswer(guestChangeTexts[language].ask.lead, language, areSoon([reservation, first], now));
}

function nowIn(sentence: string, { partySize, ...visit }: Reservation, language: Language): string {
  const party = unbroken(mailText(language, 'party.for', { partySize }));
  const words = { ...visitWords(visit, language), party };
  return sentence.replace(/\{(\w+)\}/g, (_all, name: keyof typeof words) => words[name]);
}
