import {
  type GuestRules,
  type Venue,
  type PublicVenue,
  type Language,
  type LocalMoment,
  type Minute,
  type ServiceDate,
  addDays,
  venueOn,
  isServiceDate,
  isTimeOfDay,
  minuteOfTime,
  minutesPerHour,
  reservationLimits,
  staysIn,
  timeOfMinute,
  unbroken,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { Alternatives, AvailabilityQuestion } from '../../availability/availability.service.js';
import { type BusinessDetails, venueIn } from '../../content/core/business-details.js';
import { CurrentBusinessDetails } from '../../content/core/current-business-details.js';
import { visitWords } from '../../mail/rendering/visit-words.js';
import { mailText } from '../../mail/texts/mail-text.js';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import type { StoredVisit } from '../../platform/clock/visit-times.js';
import { Venues } from '../../venue/read/venues.js';
import { areSoon } from './wait-words.js';
import { ticketStyle } from './guest-page-template.js';
import type { ReservePageText } from './reserve-page-texts.js';

interface VisitSought {
  date: ServiceDate;
  partySize: number;
  /** Hours. */
  duration: number;
  /** The chosen time, else that of the current visit. */
  time: string;
}

export type UsualVisit = Omit<VisitSought, 'duration'> & { duration?: number };

/** Unchecked. */
export type Asked = Readonly<Record<string, unknown>>;

/** Missing, invalid and unbookable values become the usual ones. */
function soughtBy(asked: Asked, usual: UsualVisit, venue: PublicVenue): VisitSought {
  const { partySize, duration, time } = asked;
  const date = typeof asked.date === 'string' && isServiceDate(asked.date) ? asked.date : usual.date;
  const { rules } = venueOn(date, venue);
  const stays = staysIn(rules);
  return {
    date,
    partySize: wholeIn(partySize, reservationLimits.maxPartySize) ?? usual.partySize,
    duration: [Number(duration), usual.duration].find((hours) => stays.includes(hours ?? 0)) ?? rules.usualStayHours,
    time: typeof time === 'string' && isTimeOfDay(time) ? time : usual.time,
  };
}

function wholeIn(text: unknown, most: number): number | null {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : null;
}

interface VisitSearch {
  language: Language;
  businessDetails: BusinessDetails;
  now: LocalMoment;
  rules: GuestRules;
  isOpen: boolean;
  sought: VisitSought;
  typed: Asked;
}

export interface VisitScene extends VisitSearch {
  startTimes: readonly Minute[];
  next: Alternatives['nextEvening'];
  path: string;
  stamp: string;
  /** Seconds. */
  retryAfter?: number | undefined;
}

@Injectable()
export class VisitForms {
  constructor(
    private readonly venues: Venues,
    private readonly currentDetails: CurrentBusinessDetails,
    private readonly clock: Clock,
  ) {}

  async scene(
    language: Language,
    typed: Asked,
    usualFrom: (today: ServiceDate, venue: Venue) => UsualVisit,
  ): Promise<VisitSearch> {
    const venue = await this.venues.recent();
    const now = localMoment(this.clock.now());
    const sought = soughtBy(typed, usualFrom(now.date, venue), venue);
    const { rules, hours } = venueOn(sought.date, venue);
    const businessDetails = await this.currentDetails.inLanguage(language);
    return { language, businessDetails, now, rules, isOpen: hours !== null, sought, typed };
  }
}

interface FreeTimes {
  startTimes: (asked: AvailabilityQuestion) => Promise<readonly Minute[]>;
  alternatives: (asked: AvailabilityQuestion, wanted: Minute) => Promise<Alternatives>;
}

export async function roomFor({ date, partySize, duration, time }: VisitSought, free: FreeTimes) {
  const asked = { date, partySize, minutes: duration * minutesPerHour };
  const startTimes = await free.startTimes(asked);
  if (startTimes.length > 0) return { startTimes, next: null };
  const { nextEvening } = await free.alternatives(asked, minuteOfTime(time));
  return { startTimes, next: nextEvening };
}

export function visitView<Text extends VisitTexts>(scene: VisitScene, text: Text, largest: number) {
  const { language, businessDetails, now, rules, sought, path, stamp } = scene;
  const parties = Array.from({ length: Math.max(largest, sought.partySize) }, (_, index) => index + 1);
  return {
    language,
    text,
    title: text.title,
    ...venueIn(businessDetails),
    path,
    stamp,
    sought,
    soughtWords: soughtIn(sought, language),
    today: now.date,
    latest: addDays(now.date, rules.horizonDays),
    parties: parties.map((value) => ({ value, isChosen: value === sought.partySize })),
    durations: staysIn(rules).map((value) => ({
      value,
      words: text.hours.replace('{hours}', String(value)),
      isChosen: value === sought.duration,
    })),
    times: scene.startTimes.map(timeOfMinute).map((time) => ({ time, isChosen: time === sought.time })),
    noRoom: scene.isOpen ? text.none : text.closed,
    next: nextIn(scene, text.next),
  };
}

type VisitTexts = Pick<ReservePageText, 'title' | 'hours' | 'none' | 'closed' | 'next'>;

export const isSoonIn = ({ sought, startTimes, now }: VisitScene, has?: StoredVisit): boolean =>
  areSoon([...(has ? [has] : []), { date: sought.date, startMinute: startTimes[0] ?? 0 }], now);

/** A line break comes before the party, not before the dot. */
function soughtIn({ date, partySize }: VisitSought, language: Language): string {
  const { day } = visitWords({ date, startMinute: 0, minutes: minutesPerHour }, language);
  const party = unbroken(mailText(language, 'party', { partySize }));
  return `${day.slice(0, 1).toUpperCase()}${day.slice(1)}\u00a0· ${party}`;
}

function nextIn({ next, sought, path, language: lang }: VisitScene, words: string) {
  if (!next) return null;
  const { date, start } = next;
  const { onDay } = visitWords({ date, startMinute: 0, minutes: minutesPerHour }, lang);
  const { partySize, duration } = sought;
  const asked = new URLSearchParams({ lang, partySize: String(partySize), duration: String(duration), date });
  return {
    url: `${path}?${asked.toString()}`,
    words: words.replace('{onDay}', onDay).replace('{time}', timeOfMinute(start)),
  };
}

export const visitFormStyle = `${ticketStyle}
  label, legend { display: block; padding: 0; font-size: 16px; font-weight: 600; line-height: 1.4; }
  fieldset { min-width: 0; margin: 0; padding: 0; border: 0; flex: 1 1 100%; }
  .search { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 20px; }
  .actions form { gap: 20px; margin: 0; }
  .actions h2 { flex-basis: 100%; margin: 0; }
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

/** `search` and `form` open the two forms. */
interface VisitPageParts {
  above: string;
  lead: string;
  search: string;
  belowSearch?: string;
  form: string;
  fields: string;
  links?: string;
  below: string;
}

// eslint-disable-next-line max-lines-per-function -- one page
export function visitPage(parts: VisitPageParts): string {
  const { above, lead, search, belowSearch = '', form, fields, links = '', below } = parts;
  return `
  <article class="ticket">
  <div class="visit">
    ${above}
    <h1>{{title}}</h1>
    <p class="note">${lead}</p>
    ${search}
      <div class="field wide"><label for="date">{{text.date}}</label><input type="date" id="date" name="date" value="{{sought.date}}" min="{{today}}" max="{{latest}}" required></div>
      <div class="field"><label for="party">{{text.party}}</label><select id="party" name="partySize">{{#each parties}}<option{{#if isChosen}} selected{{/if}}>{{value}}</option>{{/each}}</select></div>
      <div class="field"><label for="duration">{{text.duration}}</label><select id="duration" name="duration">{{#each durations}}<option value="{{value}}"{{#if isChosen}} selected{{/if}}>{{words}}</option>{{/each}}</select></div>
      <button class="action quiet">{{text.show}}</button>
    </form>${belowSearch}
  </div>
  <div class="actions">
    {{#if times.length}}
    ${form}
      <input type="hidden" name="stamp" value="{{stamp}}">
      <input type="hidden" name="date" value="{{sought.date}}"><input type="hidden" name="partySize" value="{{sought.partySize}}"><input type="hidden" name="duration" value="{{sought.duration}}">
      <h2>{{soughtWords}}</h2>
      <fieldset toolparamdescription="{{text.times}}"><legend>{{text.times}}</legend>
        <div class="times">{{#each times}}<label><input type="radio" name="time" value="{{time}}" required{{#if isChosen}} checked{{/if}}>{{time}}</label>{{/each}}</div>
      </fieldset>${fields}
    </form>
    {{else}}
    <div><p role="status">{{noRoom}}</p>{{#with next}}<p><a href="{{url}}">{{words}}</a></p>{{/with}}</div>
    {{/if}}
    ${links}
  </div>
  </article>
  ${below}`;
}
