import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiResponse, type ProblemBody, newEmail, requestApi, postReservation } from '../support/request-api';
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
const callApi = <Body>(path: string, body?: object): Promise<ApiResponse<Body & ProblemBody>> =>
  requestApi(`/api/admin/${path}`, { apiUrl: app.baseUrl, headers, ...(body && { method: 'PUT', body }) });
const readDetails = async (): Promise<BusinessDetails> => (await callApi<BusinessDetails>('business-details')).body;
const saveDetails = async (changes: object) =>
  callApi<BusinessDetails>('business-details', { ...(await readDetails()), ...changes });
const waitForMail = async (address: string) => {
  await waitUntil(
    () => Promise.resolve(smtp.receivedMails.filter(({ to }) => to === address)),
    ({ length }) => length > 0,
  );
  return smtp.receivedMails.find(({ to }) => to === address)?.parsedMail;
};

beforeAll(async () => {
  await fixture.stopDefaultApp();
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
  it('are those of the sample venue until staff change them, in both languages', async () => {
    expect(await readDetails()).toMatchObject({ name: 'Strapec — víno & káva', mailLanguage: 'sk', senderEmail: null });
    const { status, body } = await saveDetails({
      name: 'U dvoch levov',
      city: 'Košice',
      latitude: '48.72',
      longitude: '21.26',
    });
    expect([status, body.name, body.city]).toEqual([200, 'U dvoch levov', 'Košice']);
    for (const lang of ['sk', 'en']) {
      const { body: site } = await requestApi<{ businessDetails: object }>(`/api/site?lang=${lang}`, {
        apiUrl: app.baseUrl,
      });
      expect(site.businessDetails).toMatchObject({
        name: 'U dvoch levov',
        city: 'Košice',
        latitude: 48.72,
        longitude: 21.26,
      });
    }
  });

  it('stay unchanged in both languages when staff do not edit them', async () => {
    await saveDetails({ city: 'Košice' });
    await sql(`UPDATE site_content SET content_en = 'Kosice' WHERE key = 'venue.city'`);
    await saveDetails({ street: 'Hlavná 1' });
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
    const { status, body } = await saveDetails({ city: 'Košice', ...change });
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field, code })]]);
    expect((await readDetails()).city).toBe('Bratislava');
  });

  it('refuse the second of two concurrent changes', async () => {
    const details = await readDetails();
    const responses = await Promise.all(
      ['Košice', 'Nitra', 'Žilina'].map((city) => callApi<BusinessDetails>('business-details', { ...details, city })),
    );
    const [saved, ...refusedResponses] = responses.sort((a, b) => a.status - b.status);
    expect(refusedResponses.map(({ status, body }) => [status, body.code])).toEqual(
      refusedResponses.map(() => [409, 'changed_meanwhile']),
    );
    expect((await readDetails()).city).toBe(saved?.body.city);
  });
});

describe('the mails of the venue', () => {
  it('have the sender and the team language of the business details, or else of the settings', async () => {
    const firstEmail = newEmail();
    await postReservation({ email: firstEmail, date: upcomingDate('friday', 2) }, { apiUrl: app.baseUrl });
    expect((await waitForMail(firstEmail))?.from?.text).toBe('"Strapec" <bar@bar.example>');

    await saveDetails({ senderEmail: 'stol@levy.example', mailLanguage: 'en', name: 'U dvoch levov' });
    smtp.receivedMails.length = 0;
    const secondEmail = newEmail();
    await postReservation({ email: secondEmail, date: upcomingDate('friday', 3) }, { apiUrl: app.baseUrl });
    expect((await waitForMail(secondEmail))?.from?.value).toEqual([
      { name: 'U dvoch levov', address: 'stol@levy.example' },
    ]);
    expect((await waitForMail('team@bar.example'))?.html).toContain('lang="en"');
    const { body } = await callApi<{ sender: string; domain: string }>('email/configuration');
    expect([body.sender, body.domain]).toEqual(['U dvoch levov <stol@levy.example>', 'levy.example']);
  });

  it.each([
    ['all', ['Nová rezervácia', 'Čaká na schválenie']],
    ['to_do', ['Čaká na schválenie']],
    ['none', []],
  ])('are copied to the team as configured: %s', async (staffCopies, subjects) => {
    await sql('DELETE FROM reservations');
    expect((await saveDetails({ staffCopies })).status).toBe(200);
    smtp.receivedMails.length = 0;
    for (const [weekCount, partySize] of [
      [4, 2],
      [5, 6],
    ] as const) {
      const date = upcomingDate('friday', weekCount);
      expect((await postReservation({ email: newEmail(), date, partySize }, { apiUrl: app.baseUrl })).status).toBe(201);
    }
    await waitUntil(
      () => sql(`SELECT 1 FROM email_messages WHERE status IN ('queued', 'sending')`),
      (unsentMails) => unsentMails.length === 0,
    );
    const copies = smtp.receivedMails
      .filter(({ to }) => to === 'team@bar.example')
      .map(({ parsedMail: parsed }) => parsed.subject ?? '');
    expect(copies.map((subject) => subject.split(':')[0]).sort()).toEqual([...subjects].sort());
  });
});

describe('the checklist of the first start', () => {
  const setMark = (mark: string, isSet: boolean) => callApi<object>('first-start', { mark, isSet });

  it('is shown until all steps are done, or the owner dismisses it', async () => {
    await sql('DELETE FROM first_start_marks');
    expect((await callApi('first-start')).body).toEqual({ done: [], isLeft: false, isOpened: false });
    await setMark('tables', true);
    await setMark('tables', true);
    expect((await setMark('businessDetails', true)).body).toEqual({
      done: ['businessDetails', 'tables'],
      isLeft: false,
      isOpened: false,
    });
    expect((await setMark('left', true)).body).toEqual({
      done: ['businessDetails', 'tables'],
      isLeft: true,
      isOpened: false,
    });
    await setMark('left', false);
    expect((await setMark('tables', false)).body).toEqual({
      done: ['businessDetails'],
      isLeft: false,
      isOpened: false,
    });
    expect((await setMark('cellar', true)).status).toBe(400);
    for (const isSet of [true, true, false]) await setMark('opened', isSet);
    const auditEntries = await sql(
      `SELECT action FROM audit_log WHERE action IN ('venue.open', 'venue.close') ORDER BY at`,
    );
    expect(auditEntries).toEqual([{ action: 'venue.open' }, { action: 'venue.close' }]);
  });
});
