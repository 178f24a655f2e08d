import {
  type GuestRules,
  type Language,
  type Minute,
  type ServiceDate,
  addDays,
  minutesPerHour,
  reservationLimits,
  timeOfMinute,
} from '@strapec/domain';
import type { Alternatives } from '../availability/availability.service.js';
import type { Reservation } from '../database/entities/reservation.entity.js';
import { standingPage } from '../http/standing-page.js';
import { mailText } from '../mail/texts/mail-text.js';
import { visitWords } from '../mail/visit-words.js';
import { type Venue, phoneUrlOf } from '../site-content/venue.js';
import { type ChangeNotice, type GuestChangeText, guestChangeTexts } from './guest-change-texts.js';
import { ticketStyle } from './guest-page.js';

/** The visit that a guest is looking for. */
export interface VisitSought {
  date: ServiceDate;
  partySize: number;
  /** Hours. */
  duration: number;
  /** What they had chosen, where it is still free; else the time they have. */
  time: string;
}

/** What the form is made of. */
export interface ChangeScene {
  reservation: Reservation;
  sought: VisitSought;
  startTimes: readonly Minute[];
  /** Where to look when there is no room. */
  next: Alternatives['nextEvening'];
  language: Language;
  venue: Venue;
  rules: GuestRules;
  isOpen: boolean;
  today: ServiceDate;
  path: string;
  stamp: string;
  notice: ChangeNotice | null;
  specialRequests: string;
}

const style = `${ticketStyle}
  label, legend { display: block; padding: 0; font-size: 16px; font-weight: 600; line-height: 1.4; }
  fieldset { min-width: 0; margin: 0; padding: 0; border: 0; flex: 1 1 100%; }
  .search { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 20px; }
  .deeds form { gap: 20px; margin: 0; }
  .deeds h2 { flex-basis: 100%; margin: 0; }
  .field { flex: 1 1 8rem; min-width: 0; }
  .field.wide { flex-basis: 100%; }
  select, textarea, input[type='date'] { width: 100%; min-height: 48px; margin-top: 4px; padding: 10px 12px; border: 1px solid var(--faint);
    border-radius: 4px; background: #fff; color: var(--ink); font: 16px/1.4 var(--text); }
  .times { display: grid; grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr)); gap: 8px; margin-top: 8px; }
  .times label { position: relative; min-height: 48px; padding: 11px 4px; border: 1px solid var(--faint); border-radius: 4px; text-align: center;
    cursor: pointer; font-variant-numeric: tabular-nums; }
  .times input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  .times label:has(:checked) { border-color: var(--wine); background: var(--wine); color: var(--cream); }
  .times label:has(:checked)::before { content: '✓ '; }
  .times label:has(:focus-visible) { outline: 2px solid var(--wine); outline-offset: 3px; }
  .hint { color: var(--faint); font-size: 14px; font-weight: 400; }
  .action { flex-basis: 100%; }
  .links { margin: 0; }
`;

const template = standingPage<ReturnType<typeof changeView>>(
  `
  <article class="ticket">
  <div class="visit">
    {{#if notice}}<p class="notice" role="alert">{{notice}}</p>{{/if}}
    <h1>{{title}}</h1>
    <p class="note">{{now}} {{text.lead}}</p>
    <form method="get" action="{{path}}/change" class="search">
      <input type="hidden" name="lang" value="{{language}}">
      <div class="field wide"><label for="date">{{text.date}}</label><input type="date" id="date" name="date" value="{{sought.date}}" min="{{today}}" max="{{latest}}" required></div>
      <div class="field"><label for="party">{{text.party}}</label><select id="party" name="partySize">{{#each parties}}<option{{#if isChosen}} selected{{/if}}>{{value}}</option>{{/each}}</select></div>
      <div class="field"><label for="duration">{{text.duration}}</label><select id="duration" name="duration">{{#each durations}}<option value="{{value}}"{{#if isChosen}} selected{{/if}}>{{words}}</option>{{/each}}</select></div>
      <button class="action quiet">{{text.show}}</button>
    </form>
  </div>
  <div class="deeds">
    {{#if times.length}}
    <form method="post" action="{{path}}/change?lang={{language}}">
      <input type="hidden" name="version" value="{{version}}"><input type="hidden" name="stamp" value="{{stamp}}">
      <input type="hidden" name="date" value="{{sought.date}}"><input type="hidden" name="partySize" value="{{sought.partySize}}"><input type="hidden" name="duration" value="{{sought.duration}}">
      <h2>{{soughtWords}}</h2>
      <fieldset><legend>{{text.times}}</legend>
        <div class="times">{{#each times}}<label><input type="radio" name="time" value="{{time}}" required{{#if isChosen}} checked{{/if}}>{{time}}</label>{{/each}}</div>
      </fieldset>
      <div class="field wide"><label for="requests">{{text.requests}} <span class="hint">{{text.requestsHint}}</span></label><textarea id="requests" name="specialRequests" rows="2" maxlength="500">{{specialRequests}}</textarea></div>
      <button class="action">{{text.save}}</button>
    </form>
    {{else}}
    <div><p role="status">{{noRoom}}</p>{{#with next}}<p><a href="{{url}}">{{words}}</a></p>{{/with}}</div>
    {{/if}}
    <ul class="links"><li><a href="{{path}}?lang={{language}}">{{text.back}}</a></li></ul>
  </div>
  </article>
  <p class="below">{{text.call}} <a href="{{phoneUrl}}">{{venue.phone}}</a></p>`,
  style,
);

/** The form in which a guest changes the visit: first when, then confirmed. */
export const guestChangePage = (scene: ChangeScene): string => template(changeView(scene));

function changeView(scene: ChangeScene) {
  const { reservation, sought, startTimes, language, venue, rules, path, stamp, notice, today } = scene;
  const text = guestChangeTexts[language];
  return {
    ...{ language, text, venue, path, stamp, sought, today, specialRequests: scene.specialRequests },
    title: text.title,
    house: venue.name,
    version: reservation.version,
    notice: notice && text.notices[notice],
    latest: addDays(today, rules.horizonDays),
    now: text.now.replace('{visit}', inShort(reservation, language)),
    soughtWords: soughtIn(sought, language),
    ...choicesIn(scene, text),
    times: startTimes.map(timeOfMinute).map((time) => ({ time, isChosen: time === sought.time })),
    noRoom: scene.isOpen ? text.none : text.closed,
    next: nextIn(scene),
    phoneUrl: phoneUrlOf(venue),
  };
}

function choicesIn({ rules, reservation, sought }: ChangeScene, { hours }: GuestChangeText) {
  const largest = Math.max(rules.largestPartyOnline, reservation.partySize, sought.partySize);
  const parties = Array.from({ length: largest }, (_, index) => index + 1);
  return {
    parties: parties.map((value) => ({ value, isChosen: value === sought.partySize })),
    durations: reservationLimits.durations.map((value) => ({
      ...{ value, words: hours.replace('{hours}', String(value)), isChosen: value === sought.duration },
    })),
  };
}

const partyIn = (partySize: number, language: Language): string =>
  mailText(language, 'party', { partySize }).replaceAll(' ', '\u00a0');

/** The visit as it stands, in one line. */
function inShort({ partySize, ...visit }: Reservation, language: Language): string {
  return mailText(language, 'visit.inShort', { ...visitWords(visit, language), party: partyIn(partySize, language) });
}

function soughtIn({ date, partySize }: VisitSought, language: Language): string {
  const { day } = visitWords({ date, startMinute: 0, minutes: minutesPerHour }, language);
  return `${day.slice(0, 1).toUpperCase()}${day.slice(1)} · ${partyIn(partySize, language)}`;
}

function nextIn({ next, language, path, sought }: ChangeScene): { url: string; words: string } | null {
  if (!next) return null;
  const { onDay } = visitWords({ date: next.date, startMinute: 0, minutes: minutesPerHour }, language);
  const words = guestChangeTexts[language].next.replace('{onDay}', onDay).replace('{time}', timeOfMinute(next.start));
  const asked = {
    lang: language,
    date: next.date,
    partySize: String(sought.partySize),
    duration: String(sought.duration),
  };
  return { url: `${path}/change?${new URLSearchParams(asked).toString()}`, words };
}
