import { findFirstErrorField, markMissing } from '../form/form-errors.js';
import { mayNeedDeposit, needsApproval } from '../venue/approval.js';
import { venueRules, seededVenue } from '../testing/venue.js';
import {
  type ReservationDraft,
  type ReservationField,
  checkReservation,
  checkDay,
  checkDuration,
  checkTime,
} from './check-reservation.js';
import { type VenueDay, venueDayOn } from '../venue/venue.js';
import { mapNotes, guestNotes } from './reservation-notes.js';

const now = { date: '2026-11-30', minute: 720 };
const newDraft = (overrides: Partial<ReservationDraft> = {}): ReservationDraft => ({
  firstName: 'Ján',
  lastName: 'Novák',
  email: 'jan@example.com',
  phone: '0905 123 456',
  date: '2026-12-04',
  time: '19:00',
  duration: 2,
  partySize: 2,
  ...mapNotes(guestNotes, () => ''),
  captchaToken: 'token',
  ...overrides,
});
const findErrors = (overrides: Partial<ReservationDraft>, venue = seededVenue) =>
  checkReservation(newDraft(overrides), now, venue);
const wednesday = '2026-12-02';

describe('checkReservation (spec §5)', () => {
  it.each<Partial<ReservationDraft>>([
    {},
    { date: wednesday, time: '23:00', duration: 1 },
    { time: '23:30', duration: 2 },
    { time: '24:00', duration: 1 }, // valid here; start times are checked elsewhere
    { partySize: 20 },
    { specialRequests: 'Two lines\nof wishes' },
    { specialRequests: null },
    { captchaToken: undefined },
    { date: '2027-11-26' },
    { date: wednesday, time: '16:00' },
    { phone: '0905123456' },
    { email: `${'a'.repeat(243)}@example.com` },
    { partySize: 1 },
  ])('has no errors with %j', (overrides) => {
    expect(findErrors(overrides)).toEqual({});
  });

  it.each<[ReservationField, Partial<ReservationDraft>, string]>([
    ['firstName', { firstName: '   ' }, 'first_name_required'],
    ['firstName', { firstName: 'Zuza\u0000na' }, 'invalid_characters'],
    ['lastName', { lastName: '' }, 'last_name_required'],
    ['lastName', { lastName: 'K'.repeat(51) }, 'too_long'],
    ['date', { date: null }, 'date_invalid'],
    ['date', { date: '2026-02-30' }, 'date_invalid'],
    ['date', { date: '2026-11-28' }, 'date_in_past'],
    ['date', { date: '2027-12-01' }, 'date_too_far'],
    ['date', { date: '2026-12-06' }, 'closed_day'],
    ['date', { date: '2026-12-07' }, 'closed_day'],
    ['date', { date: '2026-12-08' }, 'closed_day'],
    ['time', { time: null }, 'time_invalid'],
    ['time', { time: '6 pm' }, 'time_invalid'],
    ['time', { time: '15:30' }, 'time_outside_hours'],
    ['time', { time: '00:30' }, 'time_outside_hours'],
    ['time', { date: wednesday, time: '23:30' }, 'time_outside_hours'],
    ['time', { date: wednesday, time: '24:00' }, 'time_outside_hours'],
    ['duration', { duration: 0 }, 'duration_invalid'],
    ['duration', { duration: 5 }, 'duration_invalid'],
    ['duration', { duration: 1.5 }, 'duration_invalid'],
    ['duration', { date: wednesday, time: '22:30' }, 'ends_after_closing'],
    ['duration', { time: '23:30', duration: 3 }, 'ends_after_closing'],
    ['partySize', { partySize: 0 }, 'party_size_invalid'],
    ['partySize', { partySize: 21 }, 'party_size_invalid'],
    ['partySize', { partySize: Number.NaN }, 'party_size_invalid'],
    ['email', { email: '' }, 'email_invalid'],
    ['email', { email: 'jan@example' }, 'email_invalid'],
    ['email', { email: 'jan\ud83c@example.com' }, 'invalid_characters'],
    ['phone', { phone: '0905 123' }, 'phone_too_short'],
    ['phone', { phone: '0905 123 456 ext' }, 'phone_letters'],
    ['phone', { phone: '#0905 123 456' }, 'phone_invalid'],
    ['phone', { phone: '(0)-905-12345' }, 'phone_too_few_digits'],
    ['specialRequests', { specialRequests: 'x'.repeat(501) }, 'too_long'],
    ['captchaToken', { captchaToken: null }, 'captcha_required'],
  ])('has an error in %s with %j: %s', (field, overrides, code) => {
    expect(findErrors(overrides)).toEqual({ [field]: code });
  });

  it('lists all errors at once', () => {
    const visit = { date: null, time: null, duration: 0, partySize: 0 };
    const notes = mapNotes(guestNotes, () => '\u0000');
    const emptyDraft = { ...visit, firstName: '', lastName: '', email: '', phone: '', ...notes, captchaToken: null };
    expect(Object.keys(findErrors(emptyDraft))).toEqual(Object.keys(emptyDraft));
  });

  it('uses the hours of the given venue', () => {
    const specialDays = [
      { from: '2026-12-04', to: '2026-12-04', hours: null },
      { from: '2026-12-06', to: '2026-12-06', hours: { opens: 1080, lastStart: 1470, closes: 1560 } },
    ];
    const venue = { ...seededVenue, schedule: { ...seededVenue.schedule, specialDays } };
    expect(findErrors({}, venue)).toEqual({ date: 'closed_day' });
    expect(findErrors({ date: '2026-12-06' }, venue)).toEqual({});
    expect(findErrors({ date: '2026-12-06', time: '17:30' }, venue)).toEqual({ time: 'time_outside_hours' });
    expect(findErrors({ date: '2026-12-06', time: '00:30', duration: 1 }, venue)).toEqual({}); // within the hours of the special day
  });

  it.each<[string | null, Partial<ReservationDraft>]>([
    [null, {}],
    ['missing', { lastName: ' ', date: '2026-12-06' }],
    ['missing', { time: null, email: 'x' }],
    ['date', { date: '2026-12-06', email: 'x', captchaToken: null }],
    ['time', { time: '15:30', phone: '0' }],
    ['duration', { time: '23:30', duration: 3, email: 'x' }],
    ['email', { email: 'x', phone: '0' }],
    ['phone', { phone: '0', captchaToken: null }],
    ['captchaToken', { captchaToken: null }],
  ])('has %j as the first error field with %j', (expectedField, overrides) => {
    expect(findFirstErrorField(markMissing(findErrors(overrides), newDraft(overrides)))).toBe(expectedField);
  });
});

describe('approval (spec §§4, 9)', () => {
  it.each([
    [1, false, false],
    [4, false, false],
    [5, true, false],
    [7, true, false],
    [8, true, true],
    [20, true, true],
  ])('a party of %i needs approval: %p, may need a deposit: %p', (partySize, isApprovalNeeded, mayPayDeposit) => {
    expect(needsApproval(partySize, venueRules)).toBe(isApprovalNeeded);
    expect(mayNeedDeposit(partySize, venueRules)).toBe(mayPayDeposit);
  });
});

describe('the limits of dates and times', () => {
  const dayAt = (date: string): VenueDay => venueDayOn(date, seededVenue);
  it('allow reservations from today to a year ahead', () => {
    const dayErrorOn = (date: string): unknown => checkDay(dayAt(date), { date: '2026-12-02', minute: 720 });
    expect(['2026-11-28', '2026-12-02', '2027-12-02', '2027-12-03'].map(dayErrorOn)).toEqual([
      'date_in_past',
      null,
      null,
      'date_too_far',
    ]);
    expect(dayErrorOn('2026-12-06')).toBe('closed_day');
  });

  it('allow starts from the opening on, and check closing only for a valid start', () => {
    expect(checkTime('15:59', dayAt(wednesday))).toBe('time_outside_hours');
    expect(checkTime('16:00', dayAt(wednesday))).toBeNull();
    expect(checkTime('nonsense', null)).toBe('time_invalid');
    expect(checkTime(null, dayAt(wednesday))).toBe('time_invalid');
    expect(checkTime('03:00', null)).toBeNull();
    expect(checkDuration({ time: '15:00', duration: 4 }, dayAt(wednesday))).toBeNull();
    expect(checkDuration({ time: null, duration: 4 }, dayAt(wednesday))).toBeNull();
    expect(checkDuration({ time: '23:00', duration: 2 }, dayAt(wednesday))).toBe('ends_after_closing');
  });
});
