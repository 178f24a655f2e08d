import {
  type GuestRules,
  type PublicVenue,
  type Language,
  type Minute,
  type ServiceDate,
  venueOn,
  isServiceDate,
  isTimeOfDay,
  minutesPerHour,
  reservationLimits,
  staysIn,
  timeOfMinute,
  unbroken,
} from '@strapec/domain';
import { mailText } from '../../../mail/texts/mail-text.js';
import { visitWords } from '../../../mail/rendering/visit-words.js';
import { ticketStyle } from './guest-page.js';

export interface VisitSought {
  date: ServiceDate;
  partySize: number;
  /** Hours. */
  duration: number;
  /** The chosen time while it is free; else the time of the current visit, if there is one. */
  time: string;
}

/** The fields of a form, unchecked. */
export type Asked = Readonly<Record<string, unknown>>;

/** The visit to search for. Missing or invalid values become the usual ones, and so does a length that guests may not book. */
export function soughtBy(
  asked: Asked,
  usual: Omit<VisitSought, 'duration'> & { duration?: number },
  venue: PublicVenue,
): VisitSought {
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

export function choicesIn(
  sought: VisitSought,
  { largest, rules, hours }: { largest: number; rules: GuestRules; hours: string },
) {
  const parties = Array.from({ length: Math.max(largest, sought.partySize) }, (_, index) => index + 1);
  return {
    parties: parties.map((value) => ({ value, isChosen: value === sought.partySize })),
    durations: staysIn(rules).map((value) => ({
      ...{ value, words: hours.replace('{hours}', String(value)), isChosen: value === sought.duration },
    })),
  };
}

export const timesIn = (starts: readonly Minute[], { time: chosen }: VisitSought) =>
  starts.map(timeOfMinute).map((time) => ({ time, isChosen: time === chosen }));

export const partyIn = (partySize: number, language: Language): string =>
  unbroken(mailText(language, 'party', { partySize }));

/** `Piatok 4. decembra · 2 osoby`; a line break comes before the party, not before the dot. */
export function soughtIn({ date, partySize }: Pick<VisitSought, 'date' | 'partySize'>, language: Language): string {
  const { day } = visitWords({ date, startMinute: 0, minutes: minutesPerHour }, language);
  return `${day.slice(0, 1).toUpperCase()}${day.slice(1)}\u00a0· ${partyIn(partySize, language)}`;
}

export function nextIn(
  next: { date: ServiceDate; start: Minute } | null,
  { partySize, duration }: VisitSought,
  { words, path, lang }: { words: string; path: string; lang: Language },
): { url: string; words: string } | null {
  if (!next) return null;
  const { date, start } = next;
  const { onDay } = visitWords({ date, startMinute: 0, minutes: minutesPerHour }, lang);
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

/** Day, party and length; the texts are under `text`. */
export const searchFields = `
      <div class="field wide"><label for="date">{{text.date}}</label><input type="date" id="date" name="date" value="{{sought.date}}" min="{{today}}" max="{{latest}}" required></div>
      <div class="field"><label for="party">{{text.party}}</label><select id="party" name="partySize">{{#each parties}}<option{{#if isChosen}} selected{{/if}}>{{value}}</option>{{/each}}</select></div>
      <div class="field"><label for="duration">{{text.duration}}</label><select id="duration" name="duration">{{#each durations}}<option value="{{value}}"{{#if isChosen}} selected{{/if}}>{{words}}</option>{{/each}}</select></div>`;

/** The requested visit, and the free starts to choose from. */
export const timeFields = `
      <input type="hidden" name="stamp" value="{{stamp}}">
      <input type="hidden" name="date" value="{{sought.date}}"><input type="hidden" name="partySize" value="{{sought.partySize}}"><input type="hidden" name="duration" value="{{sought.duration}}">
      <h2>{{soughtWords}}</h2>
      <fieldset toolparamdescription="{{text.times}}"><legend>{{text.times}}</legend>
        <div class="times">{{#each times}}<label><input type="radio" name="time" value="{{time}}" required{{#if isChosen}} checked{{/if}}>{{time}}</label>{{/each}}</div>
      </fieldset>`;
