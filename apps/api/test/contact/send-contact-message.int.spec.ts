import { describe, expect, it } from '@jest/globals';
import { newEmail } from '../support/request-api';
import { fixture } from '../support/fixture';
import { sendContactMessage } from '../support/form-calls';
import { solveCaptcha } from '../support/solve-captcha';
import { sql } from '../support/sql';

const readMailsTo = (email: string) =>
  sql<{ kind: string; language: string }>(
    `SELECT kind, language FROM email_messages WHERE payload->>'rowId' IN
      (SELECT id::text FROM contact_messages WHERE email = $1) ORDER BY kind`,
    [email],
  );

describe('a contact message', () => {
  it('is stored and answered in the language of the form, with a copy for the team', async () => {
    const email = newEmail();
    const { status, body } = await sendContactMessage({ email: ` ${email.toUpperCase()} `, language: 'en' });
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: "Thank you for your message. Check your email for confirmation. We'll get back to you soon.",
      },
    ]);
    const messageQuery = 'SELECT first_name, phone, language FROM contact_messages WHERE email = $1';
    const [storedMessage] = await sql(messageQuery, [email]);
    expect(storedMessage).toEqual({ first_name: 'Zuzana', phone: '+421 905 123 456', language: 'en' });
    expect(await readMailsTo(email)).toEqual([
      { kind: 'contact_acknowledgement', language: 'en' },
      { kind: 'contact_staff_copy', language: 'en' },
    ]);
  });

  it('is answered in Slovak when no language is named', async () => {
    const { body } = await sendContactMessage({ language: undefined });
    expect(body.message).toContain('Ďakujeme za správu.');
  });

  it.each([{ phone: '' }, { phone: '  ' }, { phone: null }, { phone: undefined }])(
    'is accepted without a phone number: %j',
    async (overrides) => {
      const email = newEmail();
      expect((await sendContactMessage({ email, ...overrides })).status).toBe(200);
      expect(await sql('SELECT phone FROM contact_messages WHERE email = $1', [email])).toEqual([{ phone: null }]);
    },
  );

  it('is in the outbox only by its id, without its text', async () => {
    const message = 'Táto veta patrí len do jednej tabuľky.';
    await sendContactMessage({ message });
    const rows = await sql<{ row: string }>('SELECT email_messages::text AS row FROM email_messages');
    expect(rows.map(({ row }) => row).join()).not.toContain('Táto veta');
  });
});

describe('an invalid contact message', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['firstName', { firstName: ' ' }, 'First name is required'],
    ['firstName', { firstName: 'x'.repeat(51) }, 'This text is too long'],
    ['lastName', { lastName: 'Kováčová\r\nBcc: all@example.com' }, 'This text has characters that cannot be used'],
    ['email', { email: 'zuzana@example' }, 'Please enter a valid email address'],
    ['email', { email: `${'a'.repeat(250)}@example.com` }, 'Please enter a valid email address'],
    ['phone', { phone: 'call me maybe' }, 'Invalid phone number format'],
    ['phone', { phone: '905' }, 'Phone number must be at least 10 characters'],
    ['message', { message: ' \n ' }, 'This field is required'],
    ['message', { message: 'x'.repeat(1001) }, 'This text is too long'],
    ['message', { message: 'a\u0000b' }, 'This text has characters that cannot be used'],
    ['captchaToken', { captchaToken: undefined }, 'Please complete the captcha verification'],
    ['captchaToken', { captchaToken: '' }, 'Please complete the captcha verification'],
    ['language', { language: 'de' }, 'This is not one of the choices'],
    ['isAdmin', { isAdmin: true }, 'This field is not known'],
  ])('is refused at the field %s for %j: %s', async (field, overrides, message) => {
    const messagesBefore = await sql('SELECT 1 FROM contact_messages');
    const { status, headers, body } = await sendContactMessage(overrides);
    expect([status, body.success, body.code]).toEqual([400, false, 'validation_failed']);
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(body.errors).toEqual([{ field, code: expect.any(String), message }]);
    expect(await sql('SELECT 1 FROM contact_messages')).toHaveLength(messagesBefore.length);
  });

  it('gets a problem of the same shape when its JSON cannot be read', async () => {
    const response = await fetch(`${baseUrl}/api/contact`, {
      method: 'POST',
      body: '{"firstName": "Zuz',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, code: 'malformed_request' });
  });

  it.each<[string, Record<string, unknown>, number, string]>([
    ['a wrong captcha', { captchaToken: 'guessed' }, 400, 'captcha_failed'],
    ['a filled honeypot', { decoy: 'https://spam.example' }, 400, 'proof_needed'],
  ])('is refused for %s', async (_reason, overrides, status, code) => {
    const { status: responseStatus, body } = await sendContactMessage(overrides);
    expect([responseStatus, body.code, body.success]).toEqual([status, code, false]);
  });
});

describe('contact messages of one client address', () => {
  it('are accepted sixty times in ten minutes, over two apps', async () => {
    const env = { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' };
    const apps = await Promise.all([1, 2].map(() => fixture.startApp({ env, hasRealClock: true })));
    const responses = [];
    for (let requestIndex = 0; requestIndex < 62; requestIndex += 1) {
      const headers = { 'x-forwarded-for': '203.0.113.20' };
      responses.push(await sendContactMessage({}, { apiUrl: apps[requestIndex % 2]?.baseUrl ?? '', headers }));
    }
    await Promise.all(apps.map((app) => app.stop()));
    expect(responses.map(({ status }) => status)).toEqual([...Array<number>(60).fill(200), 429, 429]);
    expect(responses.at(-1)?.body).toMatchObject({ success: false, code: 'ip_rate_limit' });
    expect(Number(responses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(600 - 6 * timeLimitFactor);
  });
});

describe('two hundred contact messages at once', () => {
  it('are each stored with one mail to the sender and one to the team', async () => {
    await sql('DELETE FROM email_messages');
    await sql('DELETE FROM contact_messages');
    const secondApp = await fixture.startApp({ hasRealClock: true });
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        sendContactMessage(index % 10 === 0 ? { captchaToken: 'wrong' } : {}, {
          apiUrl: index % 2 === 0 ? baseUrl : secondApp.baseUrl,
        }),
      ),
    );
    const acceptedCount = responses.filter(({ status }) => status === 200).length;
    expect(acceptedCount).toBe(180);
    expect(await sql('SELECT 1 FROM contact_messages')).toHaveLength(acceptedCount);
    const mails = await sql<{ kind: string; rows: number; mails: number }>(
      `SELECT kind, count(DISTINCT payload->>'rowId')::int AS rows, count(*)::int AS mails FROM email_messages
       GROUP BY kind ORDER BY kind`,
    );
    expect(mails).toEqual([
      { kind: 'contact_acknowledgement', rows: acceptedCount, mails: acceptedCount },
      { kind: 'contact_staff_copy', rows: acceptedCount, mails: acceptedCount },
    ]);
  });
});

describe('a solved captcha', () => {
  it('is valid for one message, also when it is sent five times at once', async () => {
    const captchaApp = await fixture.startApp({ env: { CAPTCHA_PROVIDER: 'altcha' }, hasRealClock: true });
    const captchaToken = await solveCaptcha(captchaApp.baseUrl);
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => sendContactMessage({ captchaToken }, { apiUrl: captchaApp.baseUrl })),
    );
    await captchaApp.stop();
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });
});
