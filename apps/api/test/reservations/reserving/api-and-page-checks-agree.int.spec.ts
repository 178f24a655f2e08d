import {
  type ContactMessageDraft,
  type InquiryDraft,
  type ReservationDraft,
  checkContactMessage,
  checkInquiry,
  checkReservation,
  checkSubscription,
} from '@strapec/domain';
import { buildContactMessage, buildReservation, buildInquiry, seededVenue } from '@strapec/domain/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type ProblemBody, newEmail, requestApi } from '../../support/request-api';
import { type StartedApp, fixture } from '../../support/fixture';
import { sql } from '../../support/sql';

const now = { date: '2026-11-30', minute: 720 };
const runsPerForm = 150;

let app: StartedApp;
beforeAll(async () => {
  app = await fixture.startApp({ now: '2026-11-30T12:00:00+01:00' });
});

type Form = Record<string, unknown>;

/** Most fields have the valid value, the others one of `otherValues`. */
function varyForm(validForm: Form, otherValues: Record<string, readonly unknown[]>): fc.Arbitrary<Form> {
  const fields = Object.entries(validForm).map(([field, value]) => {
    const validValue = { weight: 4, arbitrary: fc.constant<unknown>(value) };
    return [
      field,
      fc.oneof(validValue, { weight: 1, arbitrary: fc.constantFrom<unknown>(value, ...(otherValues[field] ?? [])) }),
    ];
  });
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>);
}

/** Error codes by field; empty when the form is accepted or refused for another reason. */
async function readApiErrors(path: string, form: Form): Promise<Form> {
  const { body } = await requestApi<ProblemBody>(path, { method: 'POST', body: form, apiUrl: app.baseUrl });
  return Object.fromEntries((body.errors ?? []).map(({ field, code }) => [field, code]));
}

async function expectSameErrors(path: string, forms: fc.Arbitrary<Form>, check: (form: never) => Form): Promise<void> {
  let refusedCount = 0;
  const property = fc.asyncProperty(forms, async (generatedForm) => {
    const form = { ...generatedForm, ...(generatedForm['email'] === 'mine' && { email: newEmail() }) };
    const pageErrors = check(form as never);
    refusedCount += Object.keys(pageErrors).length > 0 ? 1 : 0;
    expect(await readApiErrors(path, form)).toEqual(pageErrors);
  });
  await fc.assert(property, { numRuns: runsPerForm, seed: 20261122 });
  expect(refusedCount).toBeGreaterThan(runsPerForm / 10);
  expect(refusedCount).toBeLessThan(runsPerForm);
}

const names = ['', '  ', 'x'.repeat(101), '\u202eanazuz', 'Zuza\u0000na'];
const emails = ['', 'zuzana', ' zuzana@example.com ', 'zuzana@example', 'zuzana\u202e@example.com'];
const phones = ['', '905', 'call me maybe', '(0)-(0)-(0)-1', '0'.repeat(41)];
const messages = ['', ' \n', 'x'.repeat(2001), 'a\u0000b', 'two\nlines'];

describe('the API finds the same field errors as the page', () => {
  it('in a reservation form', () => {
    const forms = varyForm(buildReservation({ email: 'mine', specialRequests: '' }) as unknown as Form, {
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
    return expectSameErrors('/api/reservations', forms, (form: ReservationDraft) =>
      checkReservation({ ...form, captchaToken: undefined }, now, seededVenue),
    );
  });

  it('in a contact form', () => {
    const values = { firstName: names, lastName: names, email: emails, phone: [...phones, null], message: messages };
    const forms = varyForm(buildContactMessage({ email: 'mine' }), { ...values, captchaToken: ['', ' '] });
    return expectSameErrors('/api/contact', forms, (form: ContactMessageDraft) => checkContactMessage(form));
  });

  it('in an event inquiry form', () => {
    const forms = varyForm(buildInquiry({ email: 'mine' }), {
      name: names,
      email: emails,
      phone: phones,
      eventType: ['', 'wine_dinner', 'custom'],
      eventDate: ['', '2026-02-30', '2026-11-29', now.date],
      guestCount: ['', 'x'.repeat(51)],
      message: messages,
      captchaToken: [''],
    });
    return expectSameErrors('/api/events/inquiries', forms, (form: InquiryDraft) => checkInquiry(form, now.date));
  });

  it('in a newsletter form', () =>
    expectSameErrors('/api/newsletter/subscribe', varyForm({ email: 'mine' }, { email: emails }), checkSubscription));
});

describe('a form with values of the wrong type', () => {
  it('has type errors and rule errors, one for each field', async () => {
    const form = buildContactMessage({ firstName: '', phone: 2_136_032_548, language: 'de', isAdmin: true });
    expect(await readApiErrors('/api/contact', form)).toEqual({
      firstName: 'first_name_required',
      phone: 'not_a_text',
      language: 'not_a_choice',
      isAdmin: 'unknown_field',
    });
  });

  it.each([[[]], [[1]], ['text'], [null], [7]])('is refused with 400, not with a server error: %j', async (body) => {
    for (const path of ['/api/contact', '/api/events/inquiries', '/api/newsletter/subscribe', '/api/reservations']) {
      expect([path, (await requestApi(path, { method: 'POST', body, apiUrl: app.baseUrl })).status]).toEqual([
        path,
        400,
      ]);
    }
  });
});

describe('a past date or one beyond the horizon', () => {
  it.each(['2026-11-28', '2027-12-01'])('is not offered, but is no field error: %s', async (date) => {
    const { status, body } = await requestApi<ProblemBody>('/api/reservations', {
      method: 'POST',
      body: buildReservation({ date, email: newEmail() }),
      apiUrl: app.baseUrl,
    });
    expect([status, body.code]).toEqual([409, 'slot_not_offered']);
  });
});

describe('a venue whose opening hours have changed', () => {
  it('accepts a request by its new hours at once', async () => {
    const sundayRequest = { date: '2026-12-06', email: newEmail() };
    const reserveSunday = () =>
      requestApi('/api/reservations', {
        method: 'POST',
        body: buildReservation(sundayRequest),
        apiUrl: app.baseUrl,
      }).then(({ status }) => status);
    expect(await reserveSunday()).toBe(400);
    await sql(
      'INSERT INTO special_days (from_date, to_date, opens, last_start, closes) VALUES ($1, $1, 960, 1380, 1440)',
      [sundayRequest.date],
    );
    expect(await reserveSunday()).toBe(201);
  });
});
