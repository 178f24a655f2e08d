import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formPaths, lostLinkPaths, menuPrintPath, pagePaths, reservePaths, weekdays } from '@strapec/domain';
import { sampleEvents } from '../../src/platform/database/seeds/sample-venue/sample-events';
import {
  sampleBusinessDetails,
  sampleImages,
  sampleTexts,
} from '../../src/platform/database/seeds/sample-venue/sample-site';
import { sampleMenu } from '../../src/platform/database/seeds/sample-venue/sample-menu';
import { mailKinds } from '../../src/mail/rendering/mail-kinds';
import { McpAgent } from '../support/mcp-agent';
import { type ApiResponse, type ProblemBody, newEmail, requestApi, postReservation } from '../support/request-api';
import { upcomingDate } from '../support/upcoming-date';
import { type StartedApp, fixture } from '../support/fixture';
import { createStaffAccount, signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';
import { guestToken } from '../support/change-request-calls';

const webDist = join(__dirname, '../../../web/dist');
let app: StartedApp;
let headers: { cookie: string };
const staff = <Body>(path: string, method: string, body?: object): Promise<ApiResponse<Body & ProblemBody>> =>
  requestApi(`/api/admin/${path}`, { apiUrl: app.baseUrl, headers, method, ...(body && { body }) });
const fetchPage = (path: string, options: object = {}) => requestApi<string>(path, { apiUrl: app.baseUrl, ...options });
const setOpened = (isSet: boolean) => staff<{ isOpened: boolean }>('first-start', 'PUT', { mark: 'opened', isSet });

const emptySample = { facts: 0, texts: 0, images: 0, wines: 0, events: 0 };
const ownDetails = {
  ...{ name: 'Pod Hradbami — vináreň', street: 'Holubyho 1', postalCode: '902 01', city: 'Pezinok', country: 'SK' },
  ...{ phone: '+421 33 123 45 67', email: 'stol@podhradbami.example', latitude: '48.2898', longitude: '17.2669' },
};

const publicPaths = [...Object.values(pagePaths), menuPrintPath, '/nikde'].flatMap((path) => [path, `${path}?lang=en`]);
const formPagePaths = [reservePaths, lostLinkPaths, ...Object.values(formPaths)].flatMap(Object.values<string>);
const documentPaths = [
  ...['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/llms.txt', '/.well-known/ai-catalog.json'],
  '/.well-known/security.txt',
];
const apiPaths = ['/mcp/server-card', '/mcp/server.json', '/api/site', '/api/site?lang=en', '/api/events', '/api/menu'];

const findEventsWithoutTables = () =>
  sql('SELECT FROM events WHERE NOT EXISTS (SELECT FROM table_holdings WHERE event_id = events.id)');

beforeAll(async () => {
  await fixture.stopDefaultApp();
  // as a first start without SEED_DEMO leaves it
  await sql('TRUNCATE site_content, site_images, events, first_start_marks, menu_sections CASCADE');
  app = await fixture.startApp({
    now: new Date().toISOString(),
    env: { WEB_DIST: webDist, MAIL_FROM: '', MAIL_STAFF: '', PUBLIC_URL: 'http://podhradbami.example' },
  });
  headers = await signIn(app.baseUrl, await createStaffAccount());
});
// The languages are those of the whole process, which runs the next file too.
afterAll(async () => {
  const { body } = await staff<object>('business-details', 'GET');
  expect((await staff('business-details', 'PUT', { ...body, languages: ['sk', 'en'] })).status).toBe(200);
});

describe('an empty installation', () => {
  it.each(['/', '/events?lang=en', '/nikde', ...formPagePaths])('is closed at %s and not indexed', async (path) => {
    const response = await fetchPage(path);
    expect([response.status, response.headers.get('x-robots-tag'), response.headers.get('cache-control')]).toEqual([
      ...[503, 'noindex', expect.stringContaining('no-store')],
    ]);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(response.body).toMatch(/Vínny bar|Wine bar/);
  });

  it.each([
    ...apiPaths.filter((path) => !path.startsWith('/api/site')), // the sign-in of staff names the venue
    '/llms.txt',
    '/sitemap.xml',
    '/api/captcha/challenge',
    '/api/reservations/availability/2030-01-04/2/2',
  ])('refuses %s', async (path) => {
    expect(await fetchPage(path)).toMatchObject({ status: 503, body: { code: 'not_open_yet' } });
  });

  it('accepts no requests of guests', async () => {
    const { status, body } = await postReservation({}, { apiUrl: app.baseUrl });
    expect([status, body.code]).toEqual([503, 'not_open_yet']);
    expect((await fetchPage('/mcp', { method: 'POST', body: {} })).status).toBe(503);
    expect((await fetchPage('/api/newsletter/subscribe', { method: 'POST', body: {} })).status).toBe(503);
    expect(await sql('SELECT 1 FROM reservations')).toEqual([]);
  });

  it('is open to staff, to monitoring, and to a guest with a link', async () => {
    expect((await fetchPage('/', { headers })).status).toBe(200);
    expect((await fetchPage('/', { headers: { cookie: 'session=s%3Aforged.x' } })).status).toBe(503);
    for (const path of ['/admin', '/robots.txt', '/favicon.svg', '/api/health/ready', '/api/docs-json'])
      expect([path, (await fetchPage(path)).status]).toEqual([path, 200]);
    expect((await fetchPage('/r/a-token')).status).toBe(404);
    const response = await staff('reservations', 'POST', {
      ...{
        lastName: 'Kováčová',
        date: upcomingDate('friday'),
        time: '18:00',
        duration: 2,
        partySize: 2,
        source: 'phone',
      },
    });
    expect(response.status).toBe(201);
  });

  it('contains nothing of the sample venue', async () => {
    expect((await staff('sample', 'GET')).body).toEqual(emptySample);
    const emptyDetails = { street: '', phone: '', companyName: '', latitude: '' };
    expect((await staff('business-details', 'GET')).body).toMatchObject(emptyDetails);
    expect((await staff<{ sections: [] }>('menu', 'GET')).body.sections).toEqual([]);
  });
});

describe('the sample venue', () => {
  it('can be loaded and removed, except what staff have changed and events with inquiries', async () => {
    const loadedSample = (await staff<typeof emptySample>('sample', 'POST')).body;
    expect(loadedSample).toEqual({
      facts: Object.keys(sampleBusinessDetails).length,
      texts: Object.keys(sampleTexts).length,
      images: Object.keys(sampleImages).length,
      wines: sampleMenu.flatMap(({ items }) => items).length,
      events: sampleEvents.length,
    });
    await app.runMinuteJobs();
    expect(await findEventsWithoutTables()).toEqual([]);
    expect((await staff('sample', 'POST')).body).toEqual(loadedSample);

    const businessDetails = (await staff<object>('business-details', 'GET')).body;
    await staff('business-details', 'PUT', { ...businessDetails, city: 'Pezinok' });
    const [eventWithInquiry] = await sql<{ id: string; title_sk: string }>(
      `SELECT id, title_sk FROM events ORDER BY date LIMIT 1`,
    );
    await sql(
      `INSERT INTO event_inquiries (id, name, email, phone, event_type, event_date, guest_count, message, language, created_at, about_event_id)
       VALUES (gen_random_uuid(), 'Eva', 'eva@example.com', '0905123456', 'wine_tasting', '2030-01-04', '2', '', 'sk', now(), $1)`,
      [eventWithInquiry?.id],
    );
    expect((await staff('sample', 'DELETE')).body).toEqual(emptySample);
    const keptDetails = { name: 'Vínny bar', city: 'Pezinok', companyName: '' };
    expect((await staff('business-details', 'GET')).body).toMatchObject(keptDetails);
    expect(await sql('SELECT title_sk FROM events')).toEqual([{ title_sk: eventWithInquiry?.title_sk }]);
    expect(await sql('SELECT 1 FROM menu_sections')).toEqual([]);
    expect(await sql('SELECT 1 FROM reservations')).toHaveLength(1);
    const actions = await sql<{ action: string }>(
      `SELECT action FROM audit_log WHERE action LIKE 'content.%sample' ORDER BY at`,
    );
    expect(actions.map(({ action }) => action)).toEqual([
      ...['content.load-sample', 'content.load-sample', 'content.remove-sample'],
    ]);
    await sql('TRUNCATE events CASCADE');
  });

  it('cannot be loaded or removed by a host', async () => {
    const host = await signIn(app.baseUrl, await createStaffAccount(undefined, 'host'));
    for (const method of ['GET', 'DELETE', 'POST'])
      expect((await requestApi('/api/admin/sample', { apiUrl: app.baseUrl, headers: host, method })).status).toBe(403);
  });
});

describe('an opened venue with its own details', () => {
  let guestReservation: { manageUrl: string; id: string };
  beforeAll(async () => {
    const businessDetails = (await staff<object>('business-details', 'GET')).body;
    const newDetails = { ...businessDetails, ...ownDetails, languages: ['sk'] };
    expect((await staff('business-details', 'PUT', newDetails)).status).toBe(200);
    const dailyHours = { opens: 660, lastStart: 1320, closes: 1440 };
    const weekHours = Object.fromEntries(weekdays.map((day) => [day, dailyHours]));
    const change = { putWeek: { week: { from: new Date().toISOString().slice(0, 10), value: weekHours } } };
    const { hash } = (await staff<{ hash: string }>('venue/preview', 'POST', change)).body;
    expect((await staff('venue', 'PUT', { change, hash })).status).toBe(200);
    expect((await setOpened(true)).body.isOpened).toBe(true);
    const email = newEmail();
    const response = await postReservation(
      { email, date: upcomingDate('monday', 2), time: '12:00' },
      { apiUrl: app.baseUrl },
    );
    expect(response.status).toBe(201);
    const { id } = response.body.reservation;
    guestReservation = { manageUrl: `/r/${guestToken({ id, email })}`, id };
  });

  it.each(publicPaths)('shows nothing of the sample venue at %s', async (path) => {
    const { status, body } = await fetchPage(path);
    expect([status, findSampleWords(body)]).toEqual([path.startsWith('/nikde') ? 404 : 200, []]);
  });

  it.each([...formPagePaths, ...documentPaths, ...apiPaths, '/admin'])('names no sample venue at %s', async (path) => {
    const { status, body } = await fetchPage(path);
    expect([status, findSampleWords(body)]).toEqual([200, []]);
  });

  it.each(mailKinds)('mentions nothing of the sample venue in a mail: %s', async (kind) => {
    for (const language of ['sk', 'en']) {
      for (const path of [`${kind}/${language}`, `${kind}/${language}/text`])
        expect([path, findSampleWords((await fetchPage(`/api/dev/mails/${path}`)).body)]).toEqual([path, []]);
    }
  });

  it('sends mails under its own name, and copies to its owner', async () => {
    const { body } = await staff<object>('email/configuration', 'GET');
    expect(body).toMatchObject({
      sender: 'Pod Hradbami <rezervacie@podhradbami.example>',
      staffCopies: expect.stringMatching(/@bar\.example$/),
      staffCopiesFrom: 'owner',
    });
    const businessDetails = (await staff<object>('business-details', 'GET')).body;
    await staff('business-details', 'PUT', { ...businessDetails, staffEmail: 'tim@podhradbami.example' });
    const changedConfiguration = (await staff<object>('email/configuration', 'GET')).body;
    expect(changedConfiguration).toMatchObject({ staffCopies: 'tim@podhradbami.example', staffCopiesFrom: 'venue' });
  });

  it('shows guests and calendars only its own details', async () => {
    expect(findSampleWords((await fetchPage(guestReservation.manageUrl)).body)).toEqual([]);
    for (const path of [
      `/api/reservations/${guestReservation.id}/calendar`,
      `${guestReservation.manageUrl}/calendar.ics`,
    ]) {
      const { headers: fileHeaders, body } = await fetchPage(path);
      expect(fileHeaders.get('content-disposition')).toBe('inline; filename="pod-hradbami.ics"');
      expect(findSampleWords(body)).toEqual([]);
      expect(body).toContain('Holubyho 1\\, 902 01 Pezinok');
    }
  });

  it('shows programs only its own details', async () => {
    const agent = await McpAgent.connect(app.baseUrl);
    const { tools } = await agent.client.listTools();
    const { text } = await agent.callTool('get_venue', { language: 'sk' });
    const shownText = JSON.stringify([agent.client.getServerVersion(), agent.client.getInstructions(), tools]) + text;
    await agent.close();
    expect(shownText).toContain('Holubyho 1, 902 01 Pezinok');
    expect(findSampleWords(shownText)).toEqual([]);
  });

  it('can be closed and opened by its owner at once', async () => {
    expect((await fetchPage('/')).status).toBe(200);
    await setOpened(false);
    expect((await fetchPage('/')).status).toBe(503);
    await setOpened(true);
    expect((await fetchPage('/')).status).toBe(200);
  });
});

const toTexts = (text: string | { sk: string; en: string }): string[] =>
  typeof text === 'string' ? [text] : [text.sk, text.en];
/** Words about the sample venue and its town that are in none of its facts. */
const sampleWords = [
  'Strapec',
  'Bratislava',
  'Bratislave',
  'Staré Mesto',
  'Old Town',
  'Michalsk',
  'električk',
  'tram',
  'pivnic',
  'cellar',
];
const { country: _country, map: _map, ...sampleDetails } = sampleBusinessDetails;
/** All facts of the sample venue, new ones included. */
const searchedWords = [
  ...sampleWords,
  ...Object.values(sampleDetails).flatMap((fact) => toTexts(fact ?? '').flatMap((text) => text.split('\n'))),
  ...sampleEvents.flatMap(({ titleSk, titleEn }) => [titleSk ?? '', titleEn]),
  ...sampleMenu.flatMap(({ items }) => items.flatMap(({ wine }) => (wine ? [wine.producer] : []))),
  ...Object.values(sampleTexts).flatMap(({ sk, en }) => [sk, en]),
  ...Object.values(sampleImages).flatMap(({ altSk, altEn }) => [altSk, altEn]),
].filter((word) => word.length > 2);

const normaliseText = (text: string): string =>
  text
    .replaceAll(/&nbsp;|&#160;|\u00a0|\s+/g, ' ')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&amp;', '&');

/** Words of the sample venue in a document, except in the name of the time zone and in the problem types of the program. */
function findSampleWords(body: unknown): string[] {
  const text = normaliseText(typeof body === 'string' ? body : JSON.stringify(body)).replaceAll(
    /urn:strapec:|Europe\/Bratislava/g,
    '',
  );
  return [...new Set(searchedWords)].filter((word) =>
    new RegExp(`(?<![\\p{L}])${escapePattern(normaliseText(word))}`, 'iu').test(text),
  );
}

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
