import { randomUUID } from 'node:crypto';
import { addDays, inquiryChoices } from '@strapec/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newEmail } from '../support/request-api';
import { insertPublicEvent, sendInquiry } from '../support/form-calls';
import { type StartedApp, fixture } from '../support/fixture';
import { sql } from '../support/sql';

let app: StartedApp;
beforeAll(async () => {
  app = await fixture.startApp({ now: '2026-11-30T23:30:00+01:00' });
});
const today = '2026-11-30';
const submitInquiry = (overrides: Record<string, unknown> = {}) =>
  sendInquiry({ eventDate: today, ...overrides }, { apiUrl: app.baseUrl });

describe('an event inquiry', () => {
  it('is stored and answered in the language of the form, with a copy for the team', async () => {
    const email = newEmail();
    const { status, body } = await submitInquiry({ email, language: 'en', eventType: 'corporate' });
    expect([status, body]).toEqual([
      201,
      { success: true, message: 'Thank you for your inquiry. We will get back to you within 24 hours.' },
    ]);
    const [storedInquiry] = await sql<{ id: string }>('SELECT * FROM event_inquiries WHERE email = $1', [email]);
    expect(storedInquiry).toMatchObject({
      name: 'Zuzana Kováčová',
      phone: '+421 905 123 456',
      event_type: 'corporate',
      event_date: today,
      guest_count: '15–20',
      message: 'Oslavujeme päťdesiatku.',
      language: 'en',
    });
    const mails = await sql('SELECT kind, payload FROM email_messages WHERE first_name = $1 ORDER BY kind', [
      'Zuzana Kováčová',
    ]);
    expect(mails).toEqual([
      { kind: 'inquiry_acknowledgement', payload: { rowId: storedInquiry?.id } },
      { kind: 'inquiry_staff_copy', payload: { rowId: storedInquiry?.id } },
    ]);
  });

  it.each(Object.values(inquiryChoices))('is stored with the event type %s', async (eventType) => {
    const email = newEmail();
    expect((await submitInquiry({ email, eventType })).status).toBe(201);
    expect(await sql('SELECT event_type FROM event_inquiries WHERE email = $1', [email])).toEqual([
      { event_type: eventType },
    ]);
  });

  it.each([
    { eventDate: '2026-12-06' },
    { eventDate: addDays(today, 800) },
    { eventType: 'custom' },
    { language: undefined },
  ])('is accepted with %j', async (overrides) => {
    expect((await submitInquiry(overrides)).status).toBe(201);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['name', { name: '' }, 'Please enter your name'],
    ['email', { email: 'zuzana' }, 'Please enter a valid email address'],
    ['phone', { phone: undefined }, 'Please enter your phone number'],
    ['phone', { phone: '(0)-(0)-(0)-1' }, 'Phone number must contain at least 10 digits'],
    ['eventType', { eventType: undefined }, 'Please select an event type'],
    ['eventType', { eventType: 'picnic' }, 'This is not one of the choices'],
    ['eventDate', { eventDate: '' }, 'Please specify preferred date'],
    ['eventDate', { eventDate: '2026-02-30' }, 'Date must be in YYYY-MM-DD format'],
    ['eventDate', { eventDate: '2026-11-29' }, 'Event date cannot be in the past'],
    ['guestCount', { guestCount: ' ' }, 'Please enter expected guest count'],
    ['guestCount', { guestCount: 20 }, 'Please enter expected guest count'],
    ['message', { message: null }, 'Please provide event details'],
    ['message', { message: 'x'.repeat(2001) }, 'This text is too long'],
    ['captchaToken', { captchaToken: undefined }, 'Please complete the captcha verification'],
  ])('is refused at the field %s for %j: %s', async (field, overrides, message) => {
    const { status, body } = await submitInquiry(overrides);
    expect([status, body.success, body.code]).toEqual([400, false, 'validation_failed']);
    expect(body.errors).toEqual([{ field, code: expect.any(String), message }]);
  });

  it('about a public event is stored with its id, title and date', async () => {
    const email = newEmail();
    const eventId = await insertPublicEvent();
    const form = { email, eventId, eventType: 'public_event', eventDate: '', guestCount: '2' };
    expect((await submitInquiry(form)).status).toBe(201);
    const storedInquiries = await sql(
      'SELECT event_type, event_date, about_event_id, about_title, event_id FROM event_inquiries WHERE email = $1',
      [email],
    );
    expect(storedInquiries).toEqual([
      {
        ...{ event_type: 'public_event', event_date: '2026-12-10', about_event_id: eventId, event_id: null },
        about_title: 'Malé Karpaty v ôsmich fľašiach',
      },
    ]);
    await sql('DELETE FROM events WHERE id = $1', [eventId]);
    const titleQuery = 'SELECT about_event_id, about_title FROM event_inquiries WHERE email = $1';
    const [inquiryAfterDeletion] = await sql(titleQuery, [email]);
    expect(inquiryAfterDeletion).toEqual({ about_event_id: null, about_title: 'Malé Karpaty v ôsmich fľašiach' });
  });

  it.each<[string, Record<string, string | number>, string, string]>([
    ['is over', { date: '2026-11-29' }, '2', 'event_not_open'],
    ['is hidden', { visibility: 'hidden' }, '2', 'event_not_open'],
    ['is cancelled', { status: 'cancelled' }, '2', 'event_not_open'],
    ['is full', { current_bookings: 12 }, '2', 'event_full'],
    ['has fewer places', { current_bookings: 10 }, '3', 'guest_count_invalid'],
  ])('about an event that %s is refused', async (_state, eventColumns, guestCount, code) => {
    const { status, body } = await submitInquiry({ eventId: await insertPublicEvent(eventColumns), guestCount });
    expect([status, body.errors?.map((error) => error.code)]).toEqual([400, [code]]);
  });

  it('is refused for an unknown event, and for a public event without its id', async () => {
    const codes = [];
    for (const form of [{ eventId: randomUUID() }, { eventId: 'x' }, { eventType: 'public_event' }])
      codes.push((await submitInquiry(form)).body.errors?.[0]?.code);
    expect(codes).toEqual(['event_not_open', 'id_invalid', 'not_a_choice']);
  });

  it('is refused for the previous date after midnight', async () => {
    const appAfterMidnight = await fixture.startApp({ now: '2026-12-01T00:01:00+01:00' });
    const { body } = await sendInquiry({ eventDate: today }, { apiUrl: appAfterMidnight.baseUrl });
    expect(body.errors?.[0]?.field).toBe('eventDate');
  });

  it('is accepted sixty times in ten minutes from one client address', async () => {
    const limitedApp = await fixture.startApp({ env: { RATE_LIMITS: 'on' }, hasRealClock: true });
    const statuses = [];
    const options = { apiUrl: limitedApp.baseUrl };
    for (let index = 0; index < 61; index += 1) statuses.push((await sendInquiry({}, options)).status);
    await limitedApp.stop();
    expect(statuses).toEqual([...Array<number>(60).fill(201), 429]);
  });
});
