import {
  type ContactMessageDraft,
  type InquiryDraft,
  type ReservationDraft,
  checkContactMessage,
  checkInquiry,
  checkReservation,
  checkSubscription,
} from '@strapec/domain';
import { aContactMessage, aReservation, anInquiry, seededVenue } from '@strapec/domain/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ProblemBody, newEmail, call } from '../../support/call';
import { type StartedApp, fixture } from '../../support/fixture';
import { sql } from '../../support/sql';

const now = { date: '2026-11-30', minute: 720 };
const tries = 150; // of each form

let app: StartedApp;
beforeAll(async () => {
  app = await fixture.startApp({ at: '2026-11-30T12:00:00+01:00' });
});

type Form = Record<string, unknown>;

/** Forms of which most fields are as in the sound one, and the rest one of these. */
function formsLike(sound: Form, others: Record<string, readonly unknown[]>): fc.Arbitrary<Form> {
  const fields = Object.entries(sound).map(([field, value]) => {
    const asSound = { weight: 4, arbitrary: fc.constant<unknown>(value) };
    return [
      field,
      fc.oneof(asSound, { weight: 1, arbitrary: fc.constantFrom<unknown>(value, ...(others[field] ?? [])) }),
    ];
  });
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>);
}

/** What the API finds wrong with a form, by field; an accepted or otherwise refused one has no errors. */
async function errorsByApi(path: string, form: Form): Promise<Form> {
  const { body } = await call<ProblemBody>(path, { method: 'POST', body: form, at: app.baseUrl });
  return Object.fromEntries((body.errors ?? []).map(({ field, code }) => [field, code]));
}

async function agree(path: string, forms: fc.Arbitrary<Form>, errorsOnPage: (form: never) => Form): Promise<void> {
  let refused = 0;
  const property = fc.asyncProperty(forms, async (typed) => {
    const form = { ...typed, ...(typed['email'] === 'mine' && { email: newEmail() }) };
    const expected = errorsOnPage(form as never);
    refused += Object.keys(expected).length > 0 ? 1 : 0;
    expect(await errorsByApi(path, form)).toEqual(expected);
  });
  await fc.assert(property, { numRuns: tries, seed: 20261122 });
  expect(refused).toBeGreaterThan(tries / 10);
  expect(refused).toBeLessThan(tries);
}

const names = ['', '  ', 'x'.repeat(101), '\u202eanazuz', 'Zuza\u0000na'];
const emails = ['', 'zuzana', ' zuzana@example.com ', 'zuzana@example', 'zuzana\u202e@example.com'];
const phones = ['', '905', 'call me maybe', '(0)-(0)-(0)-1', '0'.repeat(41)];
const messages = ['', ' \n', 'x'.repeat(2001), 'a\u0000b', 'two\nlines'];

describe('the API refuses what the page refuses, field by field', () => {
  it('of a reservation', () => {
    const forms = formsLike(aReservation({ email: 'mine', specialRequests: '' }) as unknown as Form, {
      firstName: names,
      lastName: names,
      email: emails,
      phone: phones,
      date: ['', '2026-02-30', '2026-12-02', '2026-12-06', '2026-12-07'],
      time: ['', '6 pm', '15:30', '22:30', '23:30', '24:00', '00:30'],
      duration: [0, 1, 1.5, 3, 4, 5],
      partySize: [0, 1, 20, 21],
      specialRequests: messages,
    });
    return agree('/api/reservations', forms, (form: ReservationDraft) =>
      checkReservation({ ...form, captchaToken: undefined }, now, seededVenue),
    );
  });

  it('of a message', () => {
    const others = { firstName: names, lastName: names, email: emails, phone: [...phones, null], message: messages };
    const forms = formsLike(aContactMessage({ email: 'mine' }), { ...others, captchaToken: ['', ' '] });
    return agree('/api/contact', forms, (form: ContactMessageDraft) => checkContactMessage(form));
  });

  it('of an inquiry', () => {
    const forms = formsLike(anInquiry({ email: 'mine' }), {
      name: names,
      email: emails,
      phone: phones,
      eventType: ['', 'wine_dinner', 'custom'],
      eventDate: ['', '2026-02-30', '2026-11-29', now.date],
      guestCount: ['', 'x'.repeat(51)],
      message: messages,
      captchaToken: [''],
    });
    return agree('/api/events/inquiries', forms, (form: InquiryDraft) => checkInquiry(form, now.date));
  });

  it('of a subscription', () =>
    agree('/api/newsletter/subscribe', formsLike({ email: 'mine' }, { email: emails }), checkSubscription));
});

describe('a form whose shape is wrong, too', () => {
  it('names both, and asks a field without a shape no further', async () => {
    const form = aContactMessage({ firstName: '', phone: 2_136_032_548, language: 'de', isAdmin: true });
    expect(await errorsByApi('/api/contact', form)).toEqual({
      firstName: 'first_name_required',
      phone: 'not_a_text',
      language: 'not_a_choice',
      isAdmin: 'unknown_field',
    });
  });

  it.each([[[]], [[1]], ['text'], [null], [7]])('is refused and never a fault of ours: %j', async (body) => {
    for (const path of ['/api/contact', '/api/events/inquiries', '/api/newsletter/subscribe', '/api/reservations']) {
      expect([path, (await call(path, { method: 'POST', body, at: app.baseUrl })).status]).toEqual([path, 400]);
    }
  });
});

describe('a day that has passed, or is too far ahead', () => {
  it.each(['2026-11-28', '2027-12-01'])('is answered with other times, not refused as a fault: %s', async (date) => {
    const { status, body } = await call<ProblemBody>('/api/reservations', {
      method: 'POST',
      body: aReservation({ date, email: newEmail() }),
      at: app.baseUrl,
    });
    expect([status, body.code]).toEqual([409, 'slot_not_offered']);
  });
});

describe('a venue that has changed since it was read', () => {
  it('refuses no request by its old rules', async () => {
    const sunday = { date: '2026-12-06', email: newEmail() };
    const ask = () =>
      call('/api/reservations', { method: 'POST', body: aReservation(sunday), at: app.baseUrl }).then(
        ({ status }) => status,
      );
    expect(await ask()).toBe(400);
    await sql(
      'INSERT INTO special_days (from_date, to_date, opens, last_start, closes) VALUES ($1, $1, 960, 1380, 1440)',
      [sunday.date],
    );
    expect(await ask()).toBe(201);
  });
});
