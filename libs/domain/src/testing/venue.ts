import type { BookingRules } from '../venue/booking-rules.js';
import { buildVenue } from '../venue/build-venue.js';
import type { Venue } from '../venue/venue.js';
import type { OpeningHours, Schedule, Week } from '../venue/schedule/opening-hours.js';
import { defaultZone } from '../venue/schedule/time-of-day.js';
import type { RoomLayout, DiningTable, TableCombination } from '../venue/room-layout.js';

const createTwoTop = (id: string): DiningTable => ({ id, minParty: 1, maxParty: 2 });
const createFourTop = (id: string): DiningTable => ({ id, minParty: 1, maxParty: 4 });

/** The tables of the first start: 30 seats (rules §3). */
export const venueTables: readonly DiningTable[] = [
  ...['T1', 'T2', 'T3', 'T4', 'T5'].map(createTwoTop),
  ...['T6', 'T7', 'T8'].map(createFourTop),
  { id: 'L1', minParty: 3, maxParty: 8 },
];

/** The combinations of the first start; they are listed, never guessed. */
export const venueCombinations: readonly TableCombination[] = [
  { tables: ['T1', 'T2'], minParty: 3, maxParty: 4, isWholeRoom: false },
  { tables: ['T3', 'T4'], minParty: 3, maxParty: 4, isWholeRoom: false },
  { tables: ['T6', 'T7'], minParty: 5, maxParty: 8, isWholeRoom: false },
  { tables: ['T7', 'T8'], minParty: 5, maxParty: 8, isWholeRoom: false },
  { tables: ['T6', 'T7', 'T8'], minParty: 9, maxParty: 12, isWholeRoom: false },
  { tables: ['T8', 'L1'], minParty: 9, maxParty: 12, isWholeRoom: false },
  { tables: [], minParty: 13, maxParty: 20, isWholeRoom: true },
];

/** Coordinates of the tables of the first start: two-tops along the window, four-tops in the middle, the long table behind. */
const tableCorners: Readonly<Record<string, readonly [number, number]>> = {
  ...{ T1: [1, 1], T2: [4, 1], T3: [9, 1], T4: [12, 1], T5: [17, 1] },
  ...{ T6: [1, 5], T7: [5, 5], T8: [9, 5], L1: [14, 5] },
};

/** The room of the first start. */
export const venueRoom: RoomLayout = {
  tables: venueTables.map((table) => {
    const [x, y] = tableCorners[table.id] ?? [0, 0];
    return { ...table, x, y };
  }),
  combinations: venueCombinations,
};

const hoursUntilMidnight: OpeningHours = { opens: 960, lastStart: 1380, closes: 1440 };
const hoursUntilTwo: OpeningHours = { opens: 960, lastStart: 1410, closes: 1560 };

/** The week of the first start (spec §9). */
export const venueWeek: Week = {
  monday: null,
  tuesday: null,
  wednesday: hoursUntilMidnight,
  thursday: hoursUntilMidnight,
  friday: hoursUntilTwo,
  saturday: hoursUntilTwo,
  sunday: null,
};

/** The schedule of the first start: the week, without special days. */
export const venueSchedule: Schedule = { weeks: [{ from: '2024-01-01', value: venueWeek }], specialDays: [] };

/** The booking rules of the first start (spec §9, rules §3). */
export const venueRules: BookingRules = {
  slotMinutes: 30,
  leadMinutes: 30,
  horizonDays: 365,
  approvalFrom: 5,
  depositFrom: 8,
  requestHours: 4,
  largestPartyOnline: 8,
  pacingCovers: null,
  walkInTables: [],
  holdMinutes: 15,
  graceMinutes: 10,
  resetMinutes: 0,
  smallPartiesFrom: null,
  freezeMinutes: 120,
  reminderHours: 24,
  lateCancelHours: 24,
  usualStayHours: 2,
  longestStayHours: 4,
};

/** The venue of the first start. */
export const seededVenue: Venue = buildVenue({
  version: 1,
  zone: defaultZone,
  schedule: venueSchedule,
  rules: [{ from: '2024-01-01', value: venueRules }],
  rooms: [{ from: '2024-01-01', value: venueRoom }],
  closures: [],
});
