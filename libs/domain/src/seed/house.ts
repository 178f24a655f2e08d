import type { BookingRules } from '../house/booking-rules.js';
import { buildHouse } from '../house/build-house.js';
import type { House } from '../house/house.js';
import type { OpeningHours, Schedule, Week } from '../schedule/opening-hours.js';
import { houseZone } from '../schedule/time-of-day.js';
import { houseRoom } from './tables.js';

const untilMidnight: OpeningHours = { opens: 960, lastStart: 1380, closes: 1440 };
const untilTwo: OpeningHours = { opens: 960, lastStart: 1410, closes: 1560 };

/** The week of the first start (spec §9). */
export const houseWeek: Week = {
  monday: null,
  tuesday: null,
  wednesday: untilMidnight,
  thursday: untilMidnight,
  friday: untilTwo,
  saturday: untilTwo,
  sunday: null,
};

/** The hours of the first start: that week, and no day that differs from it. */
export const houseSchedule: Schedule = { weeks: [{ from: '2024-01-01', value: houseWeek }], specialDays: [] };

/** The booking rules of the first start (spec §9, rules §3). */
export const houseRules: BookingRules = {
  slotMinutes: 30,
  leadMinutes: 30,
  horizonDays: 365,
  approvalFrom: 5,
  depositFrom: 8,
  largestPartyOnline: 8,
  pacingCovers: null,
  walkInTables: [],
  holdMinutes: 15,
  resetMinutes: 0,
  smallPartiesFrom: null,
  freezeMinutes: 120,
  reminderHours: 24,
  lateCancelHours: 24,
};

/** The house of the first start, as a value. */
export const seededHouse: House = buildHouse({
  version: 1,
  zone: houseZone,
  schedule: houseSchedule,
  rules: [{ from: '2024-01-01', value: houseRules }],
  rooms: [{ from: '2024-01-01', value: houseRoom }],
  closures: [],
});
