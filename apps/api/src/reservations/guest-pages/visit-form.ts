import {
  type Venue,
  type PublicVenue,
  type Language,
  type Minute,
  type ServiceDate,
  addDays,
  venueDayOn,
  isServiceDate,
  isTimeOfDay,
  toServiceMinute,
  minutesPerHour,
  reservationLimits,
  listStayHours,
  timeOfMinute,
  withUnbreakableSpaces,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { NearestStarts, AvailabilityQuestion } from '../../availability/availability.service.js';
import { toVenuePageFields } from '../../content/core/business-details.js';
import { BusinessDetailsReader } from '../../content/core/business-details-reader.js';
import { visitTexts } from '../../mail/rendering/visit-texts.js';
import { mailText } from '../../mail/texts/mail-text.js';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import type { StoredVisit } from '../../platform/clock/visit-times.js';
import { VenueReader } from '../../venue/core/venue-reader.js';
import { answerTimeText, fillTexts, waitTimeText } from './fill-texts.js';
import { ticketStyle } from './guest-page-template.js';
import type { ReservePageText } from './reserve-page-texts.js';

interface SearchedVisit {
  date: ServiceDate;
  partySize: number;
  /** Hours. */
  duration: number;
  /** The chosen time, else that of the current visit. */
  time: string;
}

export type DefaultVisit = Omit<SearchedVisit, 'duration'> & { duration?: number };

/** Unchecked. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Missing fields stay missing. */
export const withNumericFields = (form: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [name, names.includes(name) ? Number(value) : value]));

/** Missing, invalid and unbookable values become the usual ones. */
function parseSearchedVisit(formValues: FormValues, defaults: DefaultVisit, venue: PublicVenue): SearchedVisit {
  const { partySize, duration, time } = formValues;
  const date = typeof formValues.date === 'string' && isServiceDate(formValues.date) ? formValues.date : defaults.date;
  const { rules } = venueDayOn(date, venue);
  const stays = listStayHours(rules);
  return {
    date,
    partySize: parseInteger(partySize, reservationLimits.maxPartySize) ?? defaults.partySize,
    duration: [Number(duration), defaults.duration].find((hours) => stays.includes(hours ?? 0)) ?? rules.usualStayHours,
    time: typeof time === 'string' && isTimeOfDay(time) ? time : defaults.time,
  };
}

function parseInteger(value: unknown, max: number): number | null {
  const parsedNumber = Number(value);
  return Number.isInteger(parsedNumber) && parsedNumber >= 1 && parsedNumber <= max ? parsedNumber : null;
}

type VisitSearch = Awaited<ReturnType<VisitSearchReader['readVisitSearch']>>;

export interface VisitPageContext extends VisitSearch {
  startTimes: readonly Minute[];
  next: NearestStarts['nextEvening'];
  path: string;
  stamp: string;
  /** Seconds. */
  retryAfter?: number | undefined;
}

@Injectable()
export class VisitSearchReader {
  constructor(
    private readonly venueReader: VenueReader,
    private readonly detailsReader: BusinessDetailsReader,
    private readonly clock: Clock,
  ) {}

  async readVisitSearch(
    language: Language,
    formValues: FormValues,
    createDefaults: (today: ServiceDate, venue: Venue) => DefaultVisit,
  ) {
    const venue = await this.venueReader.readRecentVenue();
    const now = toLocalDateTime(this.clock.now());
    const visit = parseSearchedVisit(formValues, createDefaults(now.date, venue), venue);
    const { rules, hours } = venueDayOn(visit.date, venue);
    const businessDetails = await this.detailsReader.readDetails(language);
    return { language, businessDetails, now, rules, isOpen: hours !== null, visit, formValues };
  }
}

interface FreeTimesFinder {
  findStartTimes: (question: AvailabilityQuestion) => Promise<readonly Minute[]>;
  findNearestStarts: (question: AvailabilityQuestion, requestedStart: Minute) => Promise<NearestStarts>;
}

export async function findFreeTimes({ date, partySize, duration, time }: SearchedVisit, timesFinder: FreeTimesFinder) {
  const question = { date, partySize, minutes: duration * minutesPerHour };
  const startTimes = await timesFinder.findStartTimes(question);
  if (startTimes.length > 0) return { startTimes, next: null };
  const { nextEvening } = await timesFinder.findNearestStarts(question, toServiceMinute(time));
  return { startTimes, next: nextEvening };
}

export function toVisitPageView<Text extends VisitTexts>(context: VisitPageContext, text: Text, maxPartySize: number) {
  const { language, businessDetails, now, rules, visit, path, stamp } = context;
  const partySizes = Array.from({ length: Math.max(maxPartySize, visit.partySize) }, (_, index) => index + 1);
  return {
    language,
    text,
    title: text.title,
    ...toVenuePageFields(businessDetails),
    path,
    stamp,
    visit,
    visitText: searchedVisitText(visit, language),
    today: now.date,
    latest: addDays(now.date, rules.horizonDays),
    parties: partySizes.map((value) => ({ value, isChosen: value === visit.partySize })),
    durations: listStayHours(rules).map((value) => ({
      value,
      label: fillTexts(text.hours, { hours: value }),
      isChosen: value === visit.duration,
    })),
    times: context.startTimes.map(timeOfMinute).map((time) => ({ time, isChosen: time === visit.time })),
    noRoom: context.isOpen ? text.none : text.closed,
    next: toNextEveningView(context, text.next),
  };
}

type VisitTexts = Pick<ReservePageText, 'title' | 'hours' | 'none' | 'closed' | 'next'>;

export function toVisitTextValues(context: VisitPageContext, currentVisit?: StoredVisit) {
  const { visit, startTimes, next, now, language, retryAfter } = context;
  const firstVisit = { date: visit.date, startMinute: startTimes[0] ?? 0 };
  return {
    answer: answerTimeText(language, [firstVisit, currentVisit ?? firstVisit], now),
    wait: waitTimeText(language, retryAfter),
    ...(next && { nextDay: dayTexts(next.date, language).onDay, nextTime: timeOfMinute(next.start) }),
  };
}

const dayTexts = (date: ServiceDate, language: Language) =>
  visitTexts({ date, startMinute: 0, minutes: minutesPerHour }, language);

export const partyText = (partySize: number, language: Language): string =>
  withUnbreakableSpaces(mailText(language, 'party.for', { partySize }));

/** A line break comes before the party, not before the dot. */
function searchedVisitText({ date, partySize }: SearchedVisit, language: Language): string {
  const { day } = dayTexts(date, language);
  const party = withUnbreakableSpaces(mailText(language, 'party', { partySize }));
  return `${day.slice(0, 1).toUpperCase()}${day.slice(1)}\u00a0· ${party}`;
}

function toNextEveningView({ next, visit, path, language: lang }: VisitPageContext, text: string) {
  if (!next) return null;
  const { partySize, duration } = visit;
  const search = { lang, partySize: String(partySize), duration: String(duration), date: next.date };
  return { url: `${path}?${new URLSearchParams(search).toString()}`, text };
}

export const visitFormStyle = `${ticketStyle}
  label, legend { display: block; padding: 0; font-size: 16px; font-weight: 600; line-height: 1.4; }
  fieldset { min-width: 0; margin: 0; padding: 0; border: 0; flex: 1 1 100%; }
  .search { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 20px; }
  .actions form { gap: 20px; margin: 0; }
  .actions h2 { flex-basis: 100%; margin: 0; }
  .field { flex: 1 1 8rem; min-width: 0; }
  .field.wide { flex-basis: 100%; }
  select, textarea, input:is([type='date'], [type='text'], [type='email'], [type='tel']) { width: 100%; min-height: 48px; margin-top: 4px;
    padding: 10px 12px; border: 1px solid var(--faint); border-radius: 4px; background: #fff; color: var(--ink); font: 16px/1.4 var(--text); }
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

/** The tags open the two forms. */
interface VisitPageSections {
  aboveTitle: string;
  lead: string;
  searchFormTag: string;
  belowSearch?: string;
  visitFormTag: string;
  fields: string;
  links?: string;
  belowTicket: string;
}

// eslint-disable-next-line max-lines-per-function -- one page
export function visitPageTemplate(sections: VisitPageSections): string {
  const { aboveTitle, lead, searchFormTag, belowSearch = '', visitFormTag, fields, links = '', belowTicket } = sections;
  return `
  <article class="ticket">
  <div class="visit">
    ${aboveTitle}
    <h1>{{title}}</h1>
    <p class="note">${lead}</p>
    ${searchFormTag}
      <div class="field wide"><label for="date">{{text.date}}</label><input type="date" id="date" name="date" value="{{visit.date}}" min="{{today}}" max="{{latest}}" required></div>
      <div class="field"><label for="party">{{text.party}}</label><select id="party" name="partySize">{{#each parties}}<option{{#if isChosen}} selected{{/if}}>{{value}}</option>{{/each}}</select></div>
      <div class="field"><label for="duration">{{text.duration}}</label><select id="duration" name="duration">{{#each durations}}<option value="{{value}}"{{#if isChosen}} selected{{/if}}>{{label}}</option>{{/each}}</select></div>
      <button class="action quiet">{{text.show}}</button>
    </form>${belowSearch}
  </div>
  <div class="actions">
    {{#if times.length}}
    ${visitFormTag}
      <input type="hidden" name="stamp" value="{{stamp}}">
      <input type="hidden" name="date" value="{{visit.date}}"><input type="hidden" name="partySize" value="{{visit.partySize}}"><input type="hidden" name="duration" value="{{visit.duration}}">
      <h2>{{visitText}}</h2>
      <fieldset toolparamdescription="{{text.times}}"><legend>{{text.times}}</legend>
        <div class="times">{{#each times}}<label><input type="radio" name="time" value="{{time}}" required{{#if isChosen}} checked{{/if}}>{{time}}</label>{{/each}}</div>
      </fieldset>${fields}
    </form>
    {{else}}
    <div><p role="status">{{noRoom}}</p>{{#with next}}<p><a href="{{url}}">{{text}}</a></p>{{/with}}</div>
    {{/if}}
    ${links}
  </div>
  </article>
  ${belowTicket}`;
}
