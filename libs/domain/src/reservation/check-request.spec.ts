import { mayNeedDeposit, needsApproval } from '../house/approval.js';
import { houseRules, seededHouse } from '../seed/index.js';
import { type ReservationDraft, checkRequest } from './check-request.js';

const now = { date: '2026-11-30', minute: 720 };
const draft: ReservationDraft = {
  firstName: 'Ján',
  lastName: 'Novák',
  email: 'jan@example.com',
  phone: '0905 123 456',
  date: '2026-12-04',
  time: '19:00',
  duration: 2,
  partySize: 2,
  captchaToken: 'token',
};

describe('checkRequest (spec §5)', () => {
  it('finds nothing wrong with a complete request', () => {
    expect(checkRequest(draft, now, seededHouse)).toBeNull();
  });

  it.each<[string, Partial<ReservationDraft>, string]>([
    ['a name of spaces', { firstName: '   ' }, 'missing_information'],
    ['no last name', { lastName: '' }, 'missing_information'],
    ['no date', { date: null }, 'missing_information'],
    ['no time', { time: null }, 'missing_information'],
    ['no party size', { partySize: null }, 'missing_information'],
    ['yesterday', { date: '2026-11-28' }, 'date_in_past'],
    ['more than a year ahead', { date: '2027-12-01' }, 'date_too_far'],
    ['a Sunday', { date: '2026-12-06' }, 'closed_day'],
    ['a Monday', { date: '2026-12-07' }, 'closed_day'],
    ['a Tuesday', { date: '2026-12-08' }, 'closed_day'],
    ['before opening', { time: '15:30' }, 'time_outside_hours'],
    ['after the last start', { date: '2026-12-02', time: '23:30' }, 'time_outside_hours'],
    ['past midnight on a Wednesday', { date: '2026-12-02', time: '22:30' }, 'ends_after_closing'],
    ['past two on a Friday', { time: '23:30', duration: 3 }, 'ends_after_closing'],
    ['an address without a suffix', { email: 'jan@example' }, 'email_invalid'],
    ['a short phone number', { phone: '0905 123' }, 'phone_too_short'],
    ['a phone number with letters', { phone: '0905 123 456 ext' }, 'phone_invalid'],
    ['a phone number of nine digits', { phone: '(0)-905-12345 6'.replace(' 6', '') }, 'phone_too_few_digits'],
    ['no captcha', { captchaToken: null }, 'captcha_required'],
  ])('refuses %s', (_, change, refusal) => {
    expect(checkRequest({ ...draft, ...change }, now, seededHouse)).toBe(refusal);
  });

  it('says the first thing that is wrong only', () => {
    const nothing = { ...draft, email: 'x', date: '2026-12-06', captchaToken: null };
    expect(checkRequest(nothing, now, seededHouse)).toBe('closed_day');
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
  ])('a party of %i waits: %p, may pay a deposit: %p', (partySize, waits, pays) => {
    expect(needsApproval(partySize, houseRules)).toBe(waits);
    expect(mayNeedDeposit(partySize, houseRules)).toBe(pays);
  });
});
