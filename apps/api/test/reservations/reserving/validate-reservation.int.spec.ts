import { describe, expect, it } from '@jest/globals';
import { requestApi, postReservation } from '../../support/request-api';
import { upcomingDate } from '../../support/upcoming-date';
import { sql } from '../../support/sql';

const wednesday = upcomingDate('wednesday');
const friday = upcomingDate('friday');

const uncallable = 'This number cannot be called. Is the country code missing? Write it too, as in +421 905 123 456';

/** The invalid field, the sent values, and the message of spec §5. */
const invalidFields: [string, Record<string, unknown>, string][] = [
  ['date', { date: '4. 12. 2026' }, 'Date must be in YYYY-MM-DD format'],
  ['date', { date: '2026-02-30' }, 'Date must be in YYYY-MM-DD format'],
  ['date', { date: undefined }, 'Date must be in YYYY-MM-DD format'],
  ['date', { date: upcomingDate('sunday') }, 'Restaurant is only open Wednesday through Saturday'],
  ['date', { date: upcomingDate('monday') }, 'Restaurant is only open Wednesday through Saturday'],
  ['date', { date: upcomingDate('tuesday') }, 'Restaurant is only open Wednesday through Saturday'],
  ['time', { time: '15:30' }, 'Time must be within restaurant operating hours'],
  ['time', { date: wednesday, time: '23:30' }, 'Time must be within restaurant operating hours'],
  ['time', { date: wednesday, time: '24:00' }, 'Time must be within restaurant operating hours'],
  ['time', { time: '6 pm' }, 'Time must be in HH:MM format'],
  ['duration', { duration: 0 }, 'Duration must be between 1 and 4 hours'],
  ['duration', { duration: 5 }, 'Duration must be between 1 and 4 hours'],
  ['duration', { duration: 1.5 }, 'Duration must be between 1 and 4 hours'],
  ['duration', { duration: '2' }, 'Duration must be between 1 and 4 hours'],
  ['duration', { date: wednesday, time: '22:30', duration: 2 }, 'Visit duration must end before closing time'],
  ['duration', { date: friday, time: '23:30', duration: 3 }, 'Visit duration must end before closing time'],
  ['partySize', { partySize: 0 }, 'Party size must be between 1 and 20'],
  ['partySize', { partySize: 21 }, 'Party size must be between 1 and 20'],
  ['email', { email: 'zuzana@' }, 'Invalid email address'],
  ['email', { email: 'zuzana@example' }, 'Invalid email address'],
  ['email', { email: `${'a'.repeat(250)}@example.com` }, 'Invalid email address'],
  ['phone', { phone: '905123456' }, 'Phone number must be at least 10 characters'],
  ['phone', { phone: 'call me maybe' }, 'Invalid phone number format'],
  ['phone', { phone: '(0)-(0)-(0)-1' }, 'Phone number must contain at least 10 digits'],
  ['firstName', { firstName: '  ' }, 'First name is required'],
  ['firstName', { firstName: undefined }, 'First name is required'],
  ['lastName', { lastName: null }, 'Last name is required'],
  ['lastName', { lastName: 'K'.repeat(51) }, 'This text is too long'],
  ['firstName', { firstName: 'Zuza\u0000na' }, 'This text has characters that cannot be used'],
  ['lastName', { lastName: 'Kov\ud83c' }, 'This text has characters that cannot be used'],
  ['email', { email: 'zuzana\ud83c@example.com' }, 'This text has characters that cannot be used'],
  ['firstName', { firstName: '\u202Eanazuz' }, 'This text has characters that cannot be used'],
  ['lastName', { lastName: 'Kov\u2066áčová\u2069' }, 'This text has characters that cannot be used'],
  ['email', { email: 'zuzana\u202e@example.com' }, 'This text has characters that cannot be used'],
  ['email', { email: 'žužana@example.com' }, 'Invalid email address: letters before the @ must have no accents'],
  ['phone', { phone: '0660 1234567' }, uncallable],
  ['phone', { phone: '+42777111222' }, uncallable],
  ['phone', { phone: '0905 123 456 / 0911 654 321' }, 'Invalid phone number format: write one number only'],
  ['firstName', { firstName: 'Zuzana\r\nBcc: all@example.com' }, 'This text has characters that cannot be used'],
  ['specialRequests', { specialRequests: 'x'.repeat(501) }, 'This text is too long'],
  ['preferredLanguage', { preferredLanguage: 'de' }, 'This is not one of the choices'],
  ['isAdmin', { isAdmin: true }, 'This field is not known'],
];

describe('an invalid reservation request', () => {
  it.each(invalidFields)('has an error of the field %s for %j: %s', async (field, overrides, message) => {
    const { status, headers, body } = await postReservation({ date: friday, ...overrides });
    expect(status).toBe(400);
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(body).toMatchObject({
      type: 'urn:strapec:problem:validation_failed',
      title: 'Bad Request',
      status: 400,
      code: 'validation_failed',
    });
    expect(body.errors).toContainEqual({ field, code: expect.any(String), message });
  });

  it('has the errors of all fields at once and saves nothing', async () => {
    const { body } = await requestApi<{ errors: { field: string }[] }>('/api/reservations', {
      method: 'POST',
      body: {},
    });
    const requiredFields = ['date', 'email', 'firstName', 'lastName', 'phone', 'time'];
    expect(body.errors.map(({ field }) => field).sort()).toEqual(requiredFields);
    expect(await sql('SELECT 1 FROM reservations')).toEqual([]);
  });
});

describe('the header Idempotency-Key', () => {
  it.each(['', 'x'.repeat(201), 'two words'])('is refused when empty, too long or with a space: %j', async (key) => {
    const { status, body } = await postReservation(
      { date: friday, email: 'key@example.com' },
      { headers: { 'idempotency-key': key } },
    );
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'Idempotency-Key']);
  });
});

describe('a valid reservation request', () => {
  it.each<Record<string, unknown>>([
    { date: wednesday, time: '23:00', duration: 1 },
    { date: friday, time: '23:30', duration: 2 },
    { firstName: "Ľubomíra-Ďuríčková d'Arc", lastName: '李' },
    { phone: '00421 (0) 905/123.456' },
    { specialRequests: 'Two lines\nof wishes' },
    { specialRequests: null },
  ])('is accepted with %j', async (overrides) => {
    expect((await postReservation({ date: friday, email: 'guest@example.com', ...overrides })).status).toBe(201);
    await sql('DELETE FROM reservations');
  });
});

it('texts with copied control characters and accents are normalised before they are saved', async () => {
  const copiedFields = {
    firstName: '\u202aZuzana\u00a0Anna\u202c',
    lastName: 'Kova\u0301c\u030cova\u0301',
    phone: '\u202d+421–905–123–456\u202c',
  };
  const { status } = await postReservation({
    date: friday,
    ...copiedFields,
    email: 'mailto:Zuzana@xn--vinre-zqa73e.example',
  });
  expect(status).toBe(201);
  expect(await sql('SELECT first_name, last_name, email, phone, phone_e164 FROM reservations')).toEqual([
    {
      ...{ first_name: 'Zuzana Anna', last_name: 'Kováčová', email: 'zuzana@vináreň.example' },
      ...{ phone: '+421-905-123-456', phone_e164: '+421905123456' },
    },
  ]);
});
