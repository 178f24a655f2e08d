import {
  type GuestNote,
  guestNotes,
  languages,
  menuLimits,
  emptyFilter,
  noteLengths,
  queryLimits,
  reservationLimits,
  servingKinds,
  sweetnesses,
  weekdays,
  wineColours,
} from '@strapec/domain';
import { z } from 'zod';
import { noteDescriptions, noteInputNames } from '../agent-notes.js';

/** Zod only checks types: the forms of the API check the values. The limits below inform clients. */

const { maxPartySize, longestStayHours, defaultStayHours, nameLength, emailLength, phoneLength } = reservationLimits;

const textSchema = (description: string, metadata: Record<string, unknown> = {}) =>
  z.string().meta({ description, ...metadata });
const flagSchema = (description: string) => z.boolean().describe(description);
const numberSchema = (description: string) => z.number().describe(description);
const wholeNumber = (description: string, minimum: number, maximum: number) =>
  z.number().meta({ type: 'integer', description, minimum, maximum });

/** Where a tool does not take the guest's language. */
const language = z.enum(languages).default('en').describe('Language of the sentences in the answer; left out: en');
const date = textSchema('Service date, YYYY-MM-DD: the day on which the bar opened, also for visits after midnight', {
  pattern: String.raw`^\d{4}-\d{2}-\d{2}$`,
});
const time = textSchema('Start in 24-hour local time, HH:MM, one of the times that find_times lists');
const partySize = wholeNumber('How many guests come', 1, maxPartySize);
const durationDescription = 'Length of the visit in hours';
const duration = wholeNumber(`${durationDescription}, one of the durations that get_venue names`, 1, longestStayHours);
const durationOrDefault = duration
  .default(defaultStayHours)
  .describe(`${durationDescription}; left out: ${defaultStayHours}; get_venue says what is usual`);
const noteFields = guestNotes.map((note) => {
  const field = textSchema(noteDescriptions[note], { maxLength: noteLengths[note] });
  return [noteInputNames[note], field.optional()] as const;
});
const notes = Object.fromEntries(noteFields) as Record<(typeof noteInputNames)[GuestNote], z.ZodOptional<z.ZodString>>;
const manageUrl = textSchema(
  'The link of the reservation, from the mail to the guest: ask them for it. It is all that is needed to act.',
);

export const languageInput = { language };
export const timesInput = { date, partySize, duration: durationOrDefault, language };
export const visitInput = { manageUrl, language };

export const reservationInput = {
  date,
  time,
  partySize,
  duration: durationOrDefault,
  firstName: textSchema('First name of the guest', { maxLength: nameLength }),
  lastName: textSchema('Last name of the guest', { maxLength: nameLength }),
  email: textSchema('E-mail address of the guest: the mail to confirm goes there', { maxLength: emailLength }),
  phone: textSchema('Telephone number of the guest, at least ten digits', { maxLength: phoneLength }),
  language: z.enum(languages).describe('Language of the guest: of the mails and of the answer'),
  ...notes,
  secondTable: flagSchema('true for one more table at a time at which the guest has one already').optional(),
  idempotencyKey: textSchema(
    'Any visible characters, new for each reservation and the same when this call is repeated: then nothing is reserved twice',
    { minLength: 1, maxLength: 200 },
  ),
};

export const actionInput = {
  manageUrl,
  confirm: flagSchema('true does it; otherwise you are told what would happen, and nothing is done').default(false),
  version: z.number().optional().meta({
    type: 'integer',
    description: 'version of the reservation as you saw it: when it has changed since, nothing is done',
  }),
  language,
};

export const changeInput = {
  ...actionInput,
  date: date.optional(),
  time: time.optional(),
  duration: duration.optional(),
  partySize: partySize.optional(),
  ...notes,
};

export const winesInput = {
  colours: z.array(z.enum(wineColours)).readonly().default(emptyFilter.colours).describe('Any of these; none: all'),
  isByTheGlass: flagSchema('true: only what is poured by the glass tonight').default(emptyFilter.isByTheGlass),
  upTo: wholeNumber(
    'The most that it may cost, in euro cents: the glass when a glass is looked for',
    0,
    menuLimits.maxPriceCents,
  )
    .nullable()
    .default(emptyFilter.maxCents),
  region: textSchema('A region as the list writes it, such as Tokaj').nullable().default(emptyFilter.region),
  query: textSchema('Words that stand in it: a grape, a producer, a taste', {
    maxLength: queryLimits.maxLength,
  }).default(emptyFilter.query),
  language,
};

type Input<Fields extends z.ZodRawShape> = z.infer<z.ZodObject<Fields>>;
export type TimesArguments = Omit<Input<typeof timesInput>, 'language'>;
export type ReservationArguments = Input<typeof reservationInput>;
export type ActionArguments = Input<typeof actionInput>;
export type ChangeArguments = Input<typeof changeInput>;

const message = textSchema('A sentence for the guest');
const stringOrNone = z.string().nullish();

const stayShape = { date: z.string(), time: z.string(), duration: z.number(), partySize: z.number() };

export const visitOutput = z.object({
  status: textSchema('`held` waits for the guest to confirm it, `pending_approval` for the bar'),
  ...stayShape,
  isReconfirmed: z.boolean(),
  expectedTime: stringOrNone.describe('When a party that is late will be there'),
  heldUntil: stringOrNone.describe('Until when a place is held for the guest to confirm, ISO 8601'),
  changeRequest: z
    .object({
      state: z.enum(['waiting', 'declined', 'expired']),
      ...stayShape,
      answeredUntil: textSchema('Until when the bar answers, ISO 8601'),
      messageToGuest: stringOrNone.describe('What the bar says to one that it has declined'),
    })
    .nullish()
    .describe('The change that was asked for last; the reservation stands until the bar has agreed'),
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
    .describe('What may be done with it now'),
  version: z.number(),
});

const stayKeys = { date: true, time: true, duration: true, partySize: true } as const;

export const heldVisitOutput = visitOutput
  .pick({ status: true, ...stayKeys, heldUntil: true })
  .extend({ needsApproval: flagSchema('Whether the bar has to agree once the guest has confirmed'), message });

const actionOutput = z.object({
  isDone: flagSchema('false: it was only looked at'),
  reservation: visitOutput.describe('As it is now'),
  message,
});

export const cancelOutput = actionOutput.extend({ isLate: flagSchema('Later than the bar would like it') });
export const changeOutput = actionOutput.extend({
  wanted: visitOutput.pick(stayKeys),
  needsApproval: flagSchema('Whether the bar has to agree; the reservation stands meanwhile'),
});

export const timesOutput = z.object({
  date: z.string(),
  partySize: z.number(),
  duration: z.number(),
  isOpen: z.boolean(),
  times: z.array(z.string()),
  nextEvening: z
    .object({ date: z.string(), time: z.string() })
    .nullish()
    .describe('Nearest start of the next evening with room; left out while there are times, or none ahead'),
  needsApproval: flagSchema('Whether the bar has to agree to a party of this size'),
  message,
});

export const venueOutput = z.object({
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
      opens: stringOrNone.describe('Left out: closed that day'),
      closes: stringOrNone,
      lastStart: stringOrNone,
      break: z.object({ from: z.string(), until: z.string() }).nullish().describe('Closed in between'),
    }),
  ),
  rules: z.object({
    leadMinutes: numberSchema('Minutes between now and the earliest start'),
    horizonDays: numberSchema('Days between today and the latest date'),
    approvalFrom: numberSchema('Parties of this size and more wait for the bar to agree'),
    depositFrom: numberSchema('Parties of this size and more may be asked for a deposit'),
    largestPartyOnline: numberSchema('Larger parties had better call'),
    holdMinutes: numberSchema('Minutes for which the table of a late party is held'),
    durations: z.array(z.number()).describe('Hours that a visit may last'),
    usualStayHours: z.number(),
    minutesToConfirm: numberSchema('Minutes a place is held until the guest has confirmed'),
  }),
});

export const eventsOutput = z.object({
  events: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      date: z.string(),
      time: z.string(),
      type: z.string(),
      duration: numberSchema('Hours'),
      spotsAvailable: z.number(),
      pricePerPersonCents: numberSchema('Euro cents; left out: free of charge').nullish(),
    }),
  ),
  url: z.string(),
});

export const winesOutput = z.object({
  evening: textSchema('The evening that is told of'),
  found: numberSchema('How many there are; the first of them are told'),
  wines: z.array(
    z.object({
      name: z.string(),
      text: z.string().nullish(),
      producer: z.string(),
      vintage: numberSchema('Left out: of several years').nullish(),
      country: textSchema('ISO 3166, two letters'),
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
          priceCents: numberSchema('Euro cents, nothing to be added'),
          isSoldOut: z.boolean(),
        }),
      ),
    }),
  ),
  url: textSchema('The same wines on the page of the bar'),
});
