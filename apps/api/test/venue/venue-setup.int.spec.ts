import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Answer, type ProblemBody, newEmail, call, reserve } from '../support/call';
import { upcomingDate } from '../support/upcoming-date';
import { type StartedApp, fixture } from '../support/fixture';
import { createStaffAccount, signIn } from '../support/staff-sign-in';
import { TestSmtpServer } from '../support/test-smtp-server';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

interface BusinessDetails {
  name: string;
  city: string;
  mailLanguage: string;
  senderName: string | null;
  senderEmail: string | null;
  version: number;
}

const smtp = new TestSmtpServer();
let app: StartedApp;
let headers: { cookie: string };
const staff = <Body>(path: string, body?: object): Promise<Answer<Body & ProblemBody>> =>
  call(`/api/admin/${path}`, { at: app.baseUrl, headers, ...(body && { method: 'PUT', body }) });
const businessDetails = async (): Promise<BusinessDetails> => (await staff<BusinessDetails>('business-details')).body;
const save = async (change: object) =>
  staff<BusinessDetails>('business-details', { ...(await businessDetails()), ...change });
const mailTo = async (address: string) => {
  await waitUntil(
    () => Promise.resolve(smtp.received.filter(({ to }) => to === address)),
    ({ length }) => length > 0,
  );
  return smtp.received.find(({ to }) => to === address)?.parsed;
};

beforeAll(async () => {
  await fixture.stopUsualApp();
  await sql(`CREATE TABLE sample_facts AS SELECT * FROM site_content WHERE key LIKE 'venue.%'`);
  await smtp.open();
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'Strapec <bar@bar.example>', MAIL_STAFF: 'team@bar.example' };
  app = await fixture.startApp({ env });
  headers = await signIn(app.baseUrl, await createStaffAccount());
});
afterAll(() => smtp.close());
beforeEach(async () => {
  await sql(`DELETE FROM site_content WHERE key LIKE 'venue.%'`);
  await sql(`INSERT INTO site_content SELECT * FROM sample_facts`);
});

describe('the business details', () => {
  it('are those of the seed until staff change them, and then every page shows the change', async () => {
    expect(await businessDetails()).toMatchObject({
      name: 'Strapec — víno & káva',
      mailLanguage: 'sk',
      senderEmail: null,
    });
    const { status, body } = await save({
      name: 'U dvoch levov',
      city: 'Košice',
      latitude: '48.72',
      longitude: '21.26',
    });
    expect([status, body.name, body.city]).toEqual([200, 'U dvoch levov', 'Košice']);
    for (const lang of ['sk', 'en']) {
      const { body: site } = await call<{ businessDetails: object }>(`/api/site?lang=${lang}`, { at: app.baseUrl });
      expect(site.businessDetails).toMatchObject({
        name: 'U dvoch levov',
        city: 'Košice',
        latitude: 48.72,
        longitude: 21.26,
      });
    }
  });

  it('stay unchanged in both languages when staff do not edit them', async () => {
    await save({ city: 'Košice' });
    await sql(`UPDATE site_content SET content_en = 'Kosice' WHERE key = 'venue.city'`);
    await save({ street: 'Hlavná 1' });
    const rows = await sql(
      `SELECT key, content_sk, content_en, is_sample FROM site_content WHERE key ~ '^venue.(city|street|phone)' ORDER BY key`,
    );
    expect(rows).toEqual([
      { key: 'venue.city', content_sk: 'Košice', content_en: 'Kosice', is_sample: false },
      { key: 'venue.phone', content_sk: '+421 2 5555 0123', content_en: '+421 2 5555 0123', is_sample: true },
      { key: 'venue.street', content_sk: 'Hlavná 1', content_en: 'Hlavná 1', is_sample: false },
    ]);
  });

  it.each([
    [{ name: ' ' }, 'name', 'required'],
    [{ country: 'Slovensko' }, 'country', 'country_invalid'],
    [{ email: 'nowhere' }, 'email', 'email_invalid'],
    [{ latitude: 'north' }, 'latitude', 'degrees_invalid'],
    [{ mailLanguage: 'de' }, 'mailLanguage', 'not_a_choice'],
    [{ staffCopies: 'some' }, 'staffCopies', 'not_a_choice'],
    [{ senderEmail: 'us' }, 'senderEmail', 'email_invalid'],
    [{ phone: 'a\nb' }, 'phone', 'invalid_characters'],
  ])('with %j are refused and not saved', async (change, field, code) => {
    const { status, body } = await save({ city: 'Košice', ...change });
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field, code })]]);
    expect((await businessDetails()).city).toBe('Bratislava');
  });

  it('refuse the second of two concurrent changes', async () => {
    const seen = await businessDetails();
    const answers = await Promise.all(
      ['Košice', 'Nitra', 'Žilina'].map((city) => staff<BusinessDetails>('business-details', { ...seen, city })),
    );
    const [saved, ...refused] = answers.sort((a, b) => a.status - b.status);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [409, 'changed_meanwhile']),
    );
    expect((await businessDetails()).city).toBe(saved?.body.city);
  });
});

describe('the mails of the bar', () => {
  it('have its sender, and its language for the team; else those of the installation', async () => {
    const before = newEmail();
    await reserve({ email: before, date: upcomingDate('friday', 2) }, { at: app.baseUrl });
    expect((await mailTo(before))?.from?.text).toBe('"Strapec" <bar@bar.example>');

    await save({ senderEmail: 'stol@levy.example', mailLanguage: 'en', name: 'U dvoch levov' });
    smtp.received.length = 0;
    const after = newEmail();
    await reserve({ email: after, date: upcomingDate('friday', 3) }, { at: app.baseUrl });
    expect((await mailTo(after))?.from?.value).toEqual([{ name: 'U dvoch levov', address: 'stol@levy.example' }]);
    expect((await mailTo('team@bar.example'))?.html).toContain('lang="en"');
    const { body } = await staff<{ sender: string; domain: string }>('email/configuration');
    expect([body.sender, body.domain]).toEqual(['U dvoch levov <stol@levy.example>', 'levy.example']);
  });

  it.each([
    ['all', ['Nová rezervácia', 'Čaká na schválenie']],
    ['to_do', ['Čaká na schválenie']],
    ['none', []],
  ])('are copied to the team as set: %s', async (staffCopies, subjects) => {
    await sql('DELETE FROM reservations');
    expect((await save({ staffCopies })).status).toBe(200);
    smtp.received.length = 0;
    for (const [weeks, partySize] of [
      [4, 2],
      [5, 6],
    ] as const) {
      const date = upcomingDate('friday', weeks);
      expect((await reserve({ email: newEmail(), date, partySize }, { at: app.baseUrl })).status).toBe(201);
    }
    await waitUntil(
      () => sql(`SELECT 1 FROM email_messages WHERE status IN ('queued', 'sending')`),
      (left) => left.length === 0,
    );
    const copies = smtp.received
      .filter(({ to }) => to === 'team@bar.example')
      .map(({ parsed }) => parsed.subject ?? '');
    expect(copies.map((subject) => subject.split(':')[0]).sort()).toEqual([...subjects].sort());
  });
});

describe('the first start', () => {
  const marked = (mark: string, isSet: boolean) => staff<object>('first-start', { mark, isSet });

  it('is shown until all steps are done, or the owner dismisses it', async () => {
    await sql('DELETE FROM first_start_marks');
    expect((await staff('first-start')).body).toEqual({ done: [], isLeft: false, isOpened: false });
    await marked('tables', true);
    await marked('tables', true);
    expect((await marked('businessDetails', true)).body).toEqual({
      done: ['businessDetails', 'tables'],
      isLeft: false,
      isOpened: false,
    });
    expect((await marked('left', true)).body).toEqual({
      done: ['businessDetails', 'tables'],
      isLeft: true,
      isOpened: false,
    });
    await marked('left', false);
    expect((await marked('tables', false)).body).toEqual({ done: ['businessDetails'], isLeft: false, isOpened: false });
    expect((await marked('cellar', true)).status).toBe(400);
    for (const isSet of [true, true, false]) await marked('opened', isSet);
    const actions = await sql(`SELECT action FROM audit_log WHERE action IN ('venue.open', 'venue.close') ORDER BY at`);
    expect(actions).toEqual([{ action: 'venue.open' }, { action: 'venue.close' }]);
  });
});
