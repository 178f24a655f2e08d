import { consentVersion } from '@strapec/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApis, stopApis } from '../support/api-process';
import { newEmail } from '../support/request-api';
import { subscribeToNewsletter } from '../support/form-calls';
import { sql } from '../support/sql';

interface Subscriber {
  is_active: boolean;
  language: string;
  source: string;
  unsubscribe_token: string;
}

const readRow = async (email: string): Promise<Subscriber | undefined> =>
  (await sql<Subscriber>('SELECT * FROM newsletter_subscribers WHERE email = $1', [email]))[0];
const readConsents = (email: string) =>
  sql<{ text_version: string; form: string; language: string; withdrawn_at: Date | null }>(
    `SELECT * FROM newsletter_consents WHERE email_hash = encode(sha256($1), 'hex') ORDER BY given_at`,
    [Buffer.from(email)],
  );
const isSuppressed = async (email: string): Promise<boolean> =>
  (
    await sql(`SELECT 1 FROM newsletter_suppressions WHERE email_hash = encode(sha256($1), 'hex')`, [
      Buffer.from(email),
    ])
  ).length === 1;
const readWelcomes = (email: string) =>
  sql(`SELECT 1 FROM email_messages WHERE kind = 'newsletter_welcome' AND recipient = $1`, [email]);

async function openPage(
  token: string,
  options: RequestInit = {},
): Promise<{ status: number; headers: Headers; html: string }> {
  const response = await fetch(`${baseUrl}/api/newsletter/unsubscribe/${token}`, options);
  return { status: response.status, headers: response.headers, html: await response.text() };
}
const unsubscribe = (token: string) =>
  openPage(token, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

async function subscribeGuest(): Promise<{ email: string; token: string }> {
  const email = newEmail();
  await subscribeToNewsletter(email);
  return { email, token: (await readRow(email))?.unsubscribe_token ?? '' };
}

describe('subscribing to the newsletter', () => {
  it('stores the address in lower case and the consent with its wording, and sends one welcome', async () => {
    const email = newEmail();
    const { status, body } = await subscribeToNewsletter(`  ${email.toUpperCase()} `);
    expect([status, body]).toEqual([
      200,
      { success: true, message: 'Ďakujeme za prihlásenie k\u00a0odberu newslettera.' },
    ]);
    expect(await readRow(email)).toMatchObject({ is_active: true, language: 'sk', source: 'website' });
    expect(await readConsents(email)).toEqual([
      expect.objectContaining({ text_version: consentVersion, form: 'website', language: 'sk', withdrawn_at: null }),
    ]);
    expect(await readWelcomes(email)).toHaveLength(1);
  });

  it('twice succeeds twice and sends one welcome', async () => {
    const email = newEmail();
    const firstResponse = await subscribeToNewsletter(email, { language: 'en' });
    const secondResponse = await subscribeToNewsletter(email.toUpperCase(), { language: 'en' });
    expect([secondResponse.status, secondResponse.body]).toEqual([firstResponse.status, firstResponse.body]);
    expect(await readWelcomes(email)).toHaveLength(1);
    expect(await readConsents(email)).toHaveLength(1);
  });

  it('defaults to English and the website', async () => {
    const email = newEmail();
    const { body } = await subscribeToNewsletter(email, { language: undefined, source: 'website' });
    expect(body.message).toBe('Thank you for subscribing to our newsletter.');
    expect(await readRow(email)).toMatchObject({ language: 'en', source: 'website' });
  });

  it.each<[string, unknown, Record<string, unknown>, string]>([
    ['email', undefined, {}, 'Please enter a valid email address'],
    ['email', 'zuzana', {}, 'Please enter a valid email address'],
    ['email', { $ne: 1 }, {}, 'Please enter a valid email address'],
    ['language', 'a@example.com', { language: 'de' }, 'This is not one of the choices'],
    ['source', 'a@example.com', { source: 'admin_import' }, 'This is not one of the choices'],
  ])('refuses %s %j %j', async (field, email, overrides, message) => {
    const { status, body } = await subscribeToNewsletter(email, overrides);
    expect([status, body.success]).toEqual([400, false]);
    expect(body.errors).toEqual([{ field, code: expect.any(String), message }]);
  });

  it('is refused when the honeypot field is filled in', async () => {
    expect((await subscribeToNewsletter(newEmail(), { decoy: 'x' })).body).toMatchObject({
      success: false,
      code: 'proof_needed',
    });
  });
});

describe('unsubscribing from the newsletter', () => {
  it('starts on a page in both languages that changes nothing and has no name', async () => {
    const { email, token } = await subscribeGuest();
    const { status, headers, html } = await openPage(token);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(html).toContain('<html lang="sk">');
    expect(html).toContain('Leave the newsletter?');
    expect(html).toContain('<form method="post">');
    expect(html).not.toContain(email);
    expect(html).not.toContain('<script');
    expect((await readRow(email))?.is_active).toBe(true);
  });

  it('shows a page whose content security policy allows only own fonts, pictures and styles', async () => {
    const { headers } = await openPage((await subscribeGuest()).token);
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "font-src 'self'", "img-src 'self'"]));
    expect(policy).toContainEqual(expect.stringMatching(/^style-src 'self' 'sha256-/));
  });

  it('needs one click; repeats and later visits of the page show the same', async () => {
    const { email, token } = await subscribeGuest();
    for (const response of [await unsubscribe(token), await unsubscribe(token), await openPage(token)]) {
      expect([response.status, response.html.includes('Ste odhlásení')]).toEqual([200, true]);
    }
    expect((await readRow(email))?.is_active).toBe(false);
    expect(await isSuppressed(email)).toBe(true);
    expect((await readConsents(email))[0]?.withdrawn_at).toBeInstanceOf(Date);
  });

  it('is reverted when the guest subscribes again, with a new consent and a new welcome', async () => {
    const { email, token } = await subscribeGuest();
    await unsubscribe(token);
    await subscribeToNewsletter(email);
    expect((await readRow(email))?.is_active).toBe(true);
    expect(await isSuppressed(email)).toBe(false);
    expect((await readConsents(email)).map(({ withdrawn_at }) => withdrawn_at === null)).toEqual([false, true]);
    expect(await readWelcomes(email)).toHaveLength(2);
  });

  it.each(['x', '00000000-0000-4000-8000-000000000000', "'; DROP TABLE newsletter_subscribers; --", '%00'])(
    'with an invalid link shows that there is no subscription: %s',
    async (token) => {
      for (const response of [
        await openPage(encodeURIComponent(token)),
        await unsubscribe(encodeURIComponent(token)),
      ]) {
        expect([response.status, response.html.includes('V\u00a0zozname odberateľov nie ste')]).toEqual([200, true]);
      }
    },
  );
});

describe('concurrent subscriptions and their welcomes', () => {
  let processes: ApiProcess[];
  beforeAll(async () => {
    processes = await startApis(2);
  });
  afterAll(() => stopApis(processes));
  const processUrl = (index: number) => ({ apiUrl: processes[index % 2]?.url ?? '' });

  it('send one welcome per address', async () => {
    const emails = Array.from({ length: 40 }, newEmail);
    const responses = await Promise.all(
      emails.flatMap((email) => [0, 1, 2].map((index) => subscribeToNewsletter(email, {}, processUrl(index)))),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    for (const email of emails) expect([email, (await readWelcomes(email)).length]).toEqual([email, 1]);
  });

  it('let either subscribing or unsubscribing win, with a matching consent', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { email, token } = await subscribeGuest();
      await Promise.all([
        unsubscribe(token),
        ...[0, 1].map((index) => subscribeToNewsletter(email, {}, processUrl(index))),
      ]);
      const openConsents = (await readConsents(email)).filter(({ withdrawn_at }) => withdrawn_at === null);
      const isActive = (await readRow(email))?.is_active;
      expect([openConsents.length > 0, await isSuppressed(email)]).toEqual([isActive, !isActive]);
    }
  });
});
