import {
  guestNotes,
  languages,
  menuLimits,
  noFilter,
  noteLengths,
  queryLimits,
  reservationLimits,
  servingKinds,
  sweetnesses,
  weekdays,
  wineColours,
} from '@strapec/domain';
import { z } from 'zod';
import { type NotesAsked, noteDescriptions, noteInputs } from '../agent-visits.js';

/**
 * Zod only checks types: the forms of the API check the values, with their own error codes. The limits below inform
 * clients.
 */

const { maxPartySize, longestStayHours, nameLength, emailLength, phoneLength } = reservationLimits;

const text = (description: string, more: Record<string, unknown> = {}) => z.string().meta({ description, ...more });
const whole = (description: string, minimum: number, maximum: number) =>
  z.number().meta({ type: 'integer', description, minimum, maximum });

export const date = text('Service date, YYYY-MM-DD: the day on which the bar opened, also for visits after midnight', {
  pattern: String.raw`^\d{4}-\d{2}-\d{2}$`,
});
export const time = text('Start in 24-hour local time, HH:MM, one of the times that find_times lists');
export const partySize = whole('How many guests come', 1, maxPartySize);
export const duration = whole(
  'Length of the visit in hours, one of the durations that get_venue names',
  1,
  longestStayHours,
);
const { defaultDuration } = reservationLimits;
export const durationOrUsual = duration
  .default(defaultDuration)
  .meta({ description: `Length of the visit in hours; left out: ${defaultDuration}; get_venue says what is usual` });
export const person = {
  firstName: text('First name of the guest', { maxLength: nameLength }),
  lastName: text('Last name of the guest', { maxLength: nameLength }),
  email: text('E-mail address of the guest: the mail to confirm goes there', { maxLength: emailLength }),
  phone: text('Telephone number of the guest, at least ten digits', { maxLength: phoneLength }),
};
const noteFields = guestNotes.map((note) => {
  const field = text(noteDescriptions[note], { maxLength: noteLengths[note] });
  return [noteInputs[note], field.optional()] as const;
});
export const notes = Object.fromEntries(noteFields) as Record<keyof NotesAsked, z.ZodOptional<z.ZodString>>;
export const secondTable = z
  .boolean()
  .optional()
  .meta({ description: 'true for one more table at a time at which the guest has one already' });
export const idempotencyKey = text(
  'Any visible characters, new for each reservation and the same when this call is repeated: then nothing is reserved twice',
  { minLength: 1, maxLength: 200 },
);
export const manageUrl = text(
  'The link of the reservation, from the mail to the guest: ask them for it. It is all that is needed to act.',
);
export const confirm = z
  .boolean()
  .default(false)
  .meta({ description: 'true does it; otherwise you are told what would happen, and nothing is done' });
export const version = z.number().optional().meta({
  type: 'integer',
  description: 'version of the reservation as you saw it: when it has changed since, nothing is done',
});

/** Where a tool does not take the guest's language. */
export const language = z
  .enum(languages)
  .default('en')
  .meta({ description: 'Language of the sentences in the answer; left out: en' });

const message = z.string().meta({ description: 'A sentence for the guest' });
const timeOrNone = z.string().nullish();

const stay = { date: z.string(), time: z.string(), duration: z.number(), partySize: z.number() };

export const visit = z.object({
  status: z.string().meta({ description: '`held` waits for the guest to confirm it, `pending_approval` for the bar' }),
  ...stay,
  isReconfirmed: z.boolean(),
  expectedTime: timeOrNone.meta({ description: 'When a party that is late will be there' }),
  heldUntil: timeOrNone.meta({ description: 'Until when a place is held for the guest to confirm, ISO 8601' }),
  changeRequest: z
    .object({
      state: z.enum(['waiting', 'declined', 'expired']),
      ...stay,
      answeredUntil: z.string().meta({ description: 'Until when the bar answers, ISO 8601' }),
      messageToGuest: timeOrNone.meta({ description: 'What the bar says to one that it has declined' }),
    })
    .nullish()
    .meta({ description: 'The change that was asked for last; the reservation stands until the bar has agreed' }),
  may: z
    .object({
      confirm: z.boolean(),
      cancel: z.boolean(),
      undoCancel: z.boolean(),
      change: z.boolean(),
      withdraw: z.boolean(),
      reconfirm: z.boolean(),
      late: z.boolean(),
    })
    .meta({ description: 'What may be done with it now' }),
  version: z.number(),
});

export const heldVisit = visit
  .pick({ status: true, date: true, time: true, duration: true, partySize: true, heldUntil: true })
  .extend({
    needsApproval: z.boolean().meta({ description: 'Whether the bar has to agree once the guest has confirmed' }),
    message,
  });

export const done = z.object({
  isDone: z.boolean().meta({ description: 'false: it was only looked at' }),
  reservation: visit.meta({ description: 'As it is now' }),
  message,
});

const nextEvening = z
  .object({ date: z.string(), time: z.string() })
  .nullish()
  .meta({ description: 'Nearest start of the next evening with room; left out while there are times, or none ahead' });

export const times = z.object({
  date: z.string(),
  partySize: z.number(),
  duration: z.number(),
  isOpen: z.boolean(),
  times: z.array(z.string()),
  nextEvening,
  needsApproval: z.boolean().meta({ description: 'Whether the bar has to agree to a party of this size' }),
  message,
});

export const venue = z.object({
  name: z.string(),
  address: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  priceRange: z.string().optional(),
  cuisine: z.string().optional(),
  languages: z.array(z.enum(languages)),
  url: z.string(),
  reserveUrl: z.string(),
  menuUrl: z.string(),
  timeZone: z.string(),
  today: z.string(),
  hours: z.array(
    z.object({
      date: z.string(),
      weekday: z.enum(weekdays),
      opens: timeOrNone.meta({ description: 'Left out: closed that day' }),
      closes: timeOrNone,
      lastStart: timeOrNone,
      break: z.object({ from: z.string(), until: z.string() }).nullish().meta({ description: 'Closed in between' }),
    }),
  ),
  rules: z.object({
    leadMinutes: z.number().meta({ description: 'Minutes between now and the earliest start' }),
    horizonDays: z.number().meta({ description: 'Days between today and the latest date' }),
    approvalFrom: z.number().meta({ description: 'Parties of this size and more wait for the bar to agree' }),
    depositFrom: z.number().meta({ description: 'Parties of this size and more may be asked for a deposit' }),
    largestPartyOnline: z.number().meta({ description: 'Larger parties had better call' }),
    holdMinutes: z.number().meta({ description: 'Minutes for which the table of a late party is held' }),
    durations: z.array(z.number()).meta({ description: 'Hours that a visit may last' }),
    usualStayHours: z.number(),
    minutesToConfirm: z.number().meta({ description: 'Minutes a place is held until the guest has confirmed' }),
  }),
});

export const events = z.object({
  events: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      date: z.string(),
      time: z.string(),
      type: z.string(),
      duration: z.number().meta({ description: 'Hours' }),
      spotsAvailable: z.number(),
      pricePerPersonCents: z.number().nullish().meta({ description: 'Euro cents; left out: free of charge' }),
    }),
  ),
  url: z.string(),
});

export const menuFilter = {
  colours: z
    .array(z.enum(wineColours))
    .readonly()
    .default(noFilter.colours)
    .meta({ description: 'Any of these; none: all' }),
  isByTheGlass: z
    .boolean()
    .default(noFilter.isByTheGlass)
    .meta({ description: 'true: only what is poured by the glass tonight' }),
  upTo: whole('The most that it may cost, in euro cents: the glass when a glass is looked for', 0, menuLimits.maxPrice)
    .nullable()
    .default(noFilter.upTo),
  region: text('A region as the list writes it, such as Tokaj').nullable().default(noFilter.region),
  query: text('Words that stand in it: a grape, a producer, a taste', { maxLength: queryLimits.length }).default(
    noFilter.query,
  ),
};

export const wines = z.object({
  evening: z.string().meta({ description: 'The evening that is told of' }),
  found: z.number().meta({ description: 'How many there are; the first of them are told' }),
  wines: z.array(
    z.object({
      name: z.string(),
      text: z.string().nullish(),
      producer: z.string(),
      vintage: z.number().nullish().meta({ description: 'Left out: of several years' }),
      country: z.string().meta({ description: 'ISO 3166, two letters' }),
      region: z.string(),
      appellation: z.string().nullish(),
      colour: z.enum(wineColours),
      sweetness: z.enum(sweetnesses),
      grapes: z.array(z.string()),
      isOrganic: z.boolean(),
      isVegan: z.boolean(),
      isSoldOut: z.boolean(),
      servings: z.array(
        z.object({
          kind: z.enum(servingKinds),
          volumeMl: z.number().nullish(),
          priceCents: z.number().meta({ description: 'Euro cents, nothing to be added' }),
          isSoldOut: z.boolean(),
        }),
      ),
    }),
  ),
  url: z.string().meta({ description: 'The same wines on the page of the bar' }),
});
