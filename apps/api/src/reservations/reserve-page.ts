import {
  type GuestRules,
  type Language,
  type Minute,
  type ServiceDate,
  addDays,
  addressIn,
  linksPaths,
  minutesToVerify,
  needsApproval,
  noteLengths,
  reservationLimits,
  reservePaths,
  unbroken,
} from '@strapec/domain';
import type { Alternatives } from '../availability/availability.service.js';
import type { FieldError } from '../http/problem.js';
import { standingPage } from '../http/standing-page.js';
import { mailText } from '../mail/texts/mail-text.js';
import { type Venue, inPrint, phoneUrlOf } from '../site-content/venue.js';
import { type ReserveNotice, type ReservePageText, personFields, reservePageTexts } from './reserve-page-texts.js';
import {
  type Asked,
  type VisitSought,
  choicesIn,
  nextIn,
  searchFields,
  soughtIn,
  timeFields,
  timesIn,
  visitFormStyle,
} from './visit-form.js';
import { withWait } from './wait-words.js';

/** What the page is made of. */
export interface ReserveScene {
  sought: VisitSought;
  startTimes: readonly Minute[];
  /** Where to look when there is no room. */
  next: Alternatives['nextEvening'];
  /** Where the public pages are. */
  origin: string;
  language: Language;
  venue: Venue;
  rules: GuestRules;
  isOpen: boolean;
  today: ServiceDate;
  /** Recognises the form when it comes twice. */
  key: string;
  stamp: string;
  notice: ReserveNotice | null;
  /** Seconds after which it is worth trying again. */
  retryAfter: number | undefined;
  /** What was typed. */
  typed: Asked;
  faults: readonly FieldError[];
}

/** How the forms of such pages look. */
export const reserveFormStyle = `${visitFormStyle}
  .deeds input:not([type]), input[type='text'], input[type='email'], input[type='tel'] { width: 100%; min-height: 48px; margin-top: 4px; padding: 10px 12px;
    border: 1px solid var(--faint); border-radius: 4px; background: #fff; color: var(--ink); font: 16px/1.4 var(--text); }
  [aria-invalid] { border-color: var(--bad) !important; }
  .fault { color: var(--bad); font-size: 14px; font-weight: 600; line-height: 1.4; }
  .notice ul { margin: 4px 0 0; padding-left: 20px; }
  .notice a { color: var(--bad); }
  .note a { display: inline-block; padding: 4px 0; color: var(--wine); }
`;

const template = standingPage<ReturnType<typeof reserveView>>(
  `
  <article class="ticket">
  <div class="visit">
    {{#if notice}}<p class="notice" role="alert" data-code="{{code}}">{{notice}}</p>{{/if}}
    {{#if faults.length}}
    <div class="notice" role="alert" tabindex="-1" autofocus>{{text.faults}}<ul>{{#each faults}}<li data-code="{{codes}}">{{#if id}}<a href="#{{id}}">{{name}}: {{words}}</a>{{else}}{{words}} <a href="{{@root.phoneUrl}}">{{@root.venue.phone}}</a>{{/if}}</li>{{/each}}</ul></div>
    {{/if}}
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
      <h2>{{text.who}}</h2>
      {{#each person}}
      <div class="field wide"><label for="{{name}}">{{label}}</label><input type="{{type}}" id="{{name}}" name="{{name}}" value="{{value}}" autocomplete="{{autocomplete}}" maxlength="{{most}}" required{{#if fault}} aria-invalid="true" aria-describedby="{{name}}-fault"{{/if}}>
        {{#if fault}}<p class="fault" id="{{name}}-fault">{{fault}}</p>{{/if}}</div>
      {{/each}}
      <div class="field wide"><label for="specialRequests">{{text.requests}} <span class="hint">{{text.requestsHint}}</span></label><textarea id="specialRequests" name="specialRequests" rows="2" maxlength="{{requestsLength}}">{{specialRequests}}</textarea></div>
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
  <p class="below">{{text.links.lead}} <a href="{{linksPath}}">{{text.links.action}}</a></p>
  <p class="below">{{text.call}} <a href="{{phoneUrl}}">{{venue.phone}}</a></p>
  <p class="below"><a href="{{otherPath}}" lang="{{other}}" hreflang="{{other}}">{{text.otherLanguage}}</a></p>`,
  reserveFormStyle,
);

/** The page on which a table is reserved without script: first when, then who. */
export const reservePage = (scene: ReserveScene): string => template(reserveView(scene));

function reserveView(scene: ReserveScene) {
  const { sought, startTimes, language, rules, today, key, stamp, typed } = scene;
  const text = reservePageTexts[language];
  const path = reservePaths[language];
  return {
    ...{ language, text, path, key, stamp, sought, today, title: text.title },
    found: { description: text.lead, origin: scene.origin, paths: reservePaths },
    code: scene.notice,
    notice: noticeIn(scene, text),
    mayBeSecond: scene.notice === 'already_reserved' || typed.isSecondTable === 'true',
    latest: addDays(today, rules.horizonDays),
    soughtWords: soughtIn(sought, language),
    ...choicesIn(sought, { largest: rules.largestPartyOnline, hours: text.hours }),
    times: timesIn(startTimes, sought),
    noRoom: scene.isOpen ? text.none : text.closed,
    next: nextIn(scene.next, { words: text.next, path, asked: askedAgain(sought, language) }),
    faults: faultsIn(scene, text),
    person: personIn(scene, text),
    specialRequests: textOf(typed.specialRequests),
    requestsLength: noteLengths.specialRequests,
    approval: needsApproval(sought.partySize, rules) ? text.approval : null,
    ...elsewhere(scene),
  };
}

function noticeIn({ notice, retryAfter, language, rules }: ReserveScene, text: ReservePageText): string | null {
  if (!notice) return null;
  const party = unbroken(mailText(language, 'party.for', { partySize: rules.largestPartyOnline }));
  return withWait(text.notices[notice], retryAfter, language).replace('{party}', party);
}

function elsewhere({ language, venue, typed, sought }: ReserveScene) {
  const other: Language = language === 'sk' ? 'en' : 'sk';
  const visit = { ...sought, partySize: String(sought.partySize), duration: String(sought.duration) };
  const query = 'date' in typed ? `?${new URLSearchParams(visit).toString()}` : '';
  return {
    ...{ other, otherPath: reservePaths[other] + query, linksPath: linksPaths[language] },
    ...{ inquiryPath: `${addressIn(language, '/events')}#inquiry`, ...house(venue) },
  };
}

const house = (venue: Venue) => ({ venue: inPrint(venue), house: venue.name, phoneUrl: phoneUrlOf(venue) });

const askedAgain = ({ partySize, duration }: VisitSought, lang: Language) => ({
  ...{ lang, partySize: String(partySize), duration: String(duration) },
});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const kinds = {
  firstName: { type: 'text', autocomplete: 'given-name', most: reservationLimits.nameLength },
  lastName: { type: 'text', autocomplete: 'family-name', most: reservationLimits.nameLength },
  email: { type: 'email', autocomplete: 'email', most: reservationLimits.emailLength },
  phone: { type: 'tel', autocomplete: 'tel', most: reservationLimits.phoneLength },
} as const;

function personIn({ typed, faults }: ReserveScene, text: ReservePageText) {
  return personFields.map((name) => {
    const code = faults.find(({ field }) => field === name)?.code;
    const fault = code === undefined ? null : wordsOf(name, { typed, text, code });
    return { name, label: text.fields[name], value: textOf(typed[name]), ...kinds[name], fault };
  });
}

/** What is wrong, each with the field that it leads to. */
function faultsIn({ faults, typed }: ReserveScene, text: ReservePageText) {
  const { date, party: partySize, duration, times: time, requests: specialRequests } = text;
  const names: Readonly<Record<string, string>> = { ...text.fields, date, partySize, duration, time, specialRequests };
  const byField = Map.groupBy(faults, ({ field }) => (field in names ? field : unknown));
  return [...byField].map(([field, ofField]) => ({
    id: field === unknown ? null : (idsOfVisit[field] ?? field),
    codes: ofField.map((fault) => `${fault.field}:${fault.code}`).join(' '),
    name: names[field],
    words: wordsOf(field, { typed, text, code: ofField[0]?.code ?? '' }),
  }));
}

const unknown = '';
/** Fields that have another name on the page. */
const idsOfVisit: Readonly<Record<string, string>> = { partySize: 'party', time: 'reserve' };

function wordsOf(field: string, { typed, text, code }: { typed: Asked; text: ReservePageText; code: string }): string {
  const isTyped = field in text.fields || field === 'specialRequests';
  if (isTyped && textOf(typed[field]).trim() === '') return text.missing;
  return text.because[code] ?? (text.wrong as Readonly<Record<string, string>>)[field] ?? text.unread;
}

const sentTemplate = standingPage<ReturnType<typeof sentView>>(`
  <h1>{{title}}</h1>
  <p>{{lead}}</p>
  <p class="address">{{text.sent.hint}}</p>
  <a class="action quiet" href="{{homePath}}">{{text.sent.action}}</a>
  <p class="address">{{text.call}} <a href="{{phoneUrl}}">{{venue.phone}}</a></p>`);

/** What is said of every form that was sent, whatever the address: who reads it learns nothing. */
export const reserveSentPage = (language: Language, venue: Venue): string => sentTemplate(sentView(language, venue));

function sentView(language: Language, venue: Venue) {
  const text = reservePageTexts[language];
  const lead = text.sent.lead.replace('{minutes}', String(minutesToVerify));
  return { ...house(venue), language, text, title: text.sent.title, lead, homePath: addressIn(language, '/') };
}
