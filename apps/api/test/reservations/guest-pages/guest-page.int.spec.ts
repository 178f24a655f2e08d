import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { SignedLinks } from '../../../src/platform/config/signed-links';
import { type ApiResponse, newEmail, requestApi, postReservation } from '../../support/request-api';
import { type StartedApp, fixture } from '../../support/fixture';
import { sessionSecret } from '../../support/test-session-secret';
import { sql } from '../../support/sql';
import { waitUntil } from '../../support/wait-until';
import { guestToken } from '../../support/change-request-calls';

/* The page behind the link of a reservation and its actions (rules §5, decision 0028). The clock is fixed. */
const links = new SignedLinks(sessionSecret);
const friday = '2026-12-04';
let app: StartedApp;

beforeAll(async () => {
  await fixture.stopDefaultApp();
  app = await fixture.startApp({ now: '2026-12-02T12:00:00+01:00', env: { RATE_LIMITS: 'off' } });
});

interface LinkedReservation {
  id: string;
  email: string;
  token: string;
  url: string;
}

/** Makes a reservation; `url` is the link of its guest. */
async function reserveWithLink(overrides: Record<string, unknown> = {}): Promise<LinkedReservation> {
  const email = newEmail();
  const { status, body } = await postReservation({ date: friday, email, ...overrides }, { apiUrl: app.baseUrl });
  expect({ status, body }).toMatchObject({ status: 201 });
  const { id } = body.reservation;
  const token = guestToken({ id, email });
  return { id, email, token, url: `${app.baseUrl}/r/${token}` };
}

interface PageResponse {
  status: number;
  html: string;
  headers: Headers;
}

async function fetchPage(url: string, requestInit: RequestInit = {}): Promise<PageResponse> {
  const response = await fetch(url, { redirect: 'manual', ...requestInit });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

const readHiddenField = (html: string, name: string): string =>
  (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&#x3D;', '=');

/** The hidden fields of a page's forms. */
const readFormFields = ({ html }: PageResponse): Record<string, string> => ({
  version: readHiddenField(html, 'version'),
  stamp: readHiddenField(html, 'stamp'),
});

let clockMs = new Date('2026-12-02T12:00:00+01:00').getTime();
function setClock(instant: string): void {
  clockMs = new Date(instant).getTime();
  app.setClock(instant);
}
const advanceClock = (seconds: number): void => setClock(new Date(clockMs + seconds * 1000).toISOString());

/** Opens the page and submits the form of an action five seconds later, as a person would. */
async function openAndSubmit(
  reservation: LinkedReservation,
  action: string,
  extraFields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<PageResponse> {
  const page = await fetchPage(reservation.url);
  advanceClock(5);
  return submitForm(reservation, action, { ...readFormFields(page), ...extraFields }, headers);
}

const submitForm = (
  { url }: LinkedReservation,
  action: string,
  formFields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<PageResponse> =>
  fetchPage(`${url}/${action}`, { method: 'POST', body: new URLSearchParams(formFields), headers });

interface ReservationRow {
  status: string;
  cancelledBy: string | null;
  isLate: boolean;
  reconfirmed: boolean;
  expected: number | null;
  tables: number;
}

async function readRow({ id }: LinkedReservation): Promise<ReservationRow | undefined> {
  const [row] = await sql<ReservationRow>(
    `SELECT status, cancelled_by AS "cancelledBy", is_late_cancellation AS "isLate", reconfirmed_at IS NOT NULL AS reconfirmed,
       expected_minute AS expected,
       (SELECT count(*)::int FROM table_holdings WHERE reservation_id = reservations.id) AS tables
     FROM reservations WHERE id = $1`,
    [id],
  );
  return row;
}

async function readMailKinds({ id }: LinkedReservation): Promise<string[]> {
  const query = 'SELECT kind FROM email_messages WHERE reservation_id = $1 ORDER BY created_at, kind';
  return (await sql<{ kind: string }>(query, [id])).map(({ kind }) => kind);
}

const readAuditActions = async ({ id }: LinkedReservation): Promise<string[]> =>
  (await sql<{ action: string }>(`SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY at, action`, [id])).map(
    ({ action }) => action,
  );

const postGuestAction = (
  reservation: LinkedReservation,
  action: string,
  body: object,
): Promise<ApiResponse<{ code?: string; status: string; version: number }>> =>
  requestApi(`/api/guest/reservations/${reservation.token}/${action}`, { method: 'POST', body, apiUrl: app.baseUrl });

describe('the guest page of a reservation', () => {
  it('shows the visit in both languages without personal data, and is private, small and free of script', async () => {
    setClock('2026-12-02T12:00:00+01:00');
    const reservation = await reserveWithLink({
      ...{ preferredLanguage: 'sk', specialRequests: 'pri okne', firstName: 'Evička', lastName: 'Kanárikova' },
      ...{ phone: '+421905123456', time: '19:00', partySize: 4 },
    });
    const page = await fetchPage(reservation.url);
    expect(page.status).toBe(200);
    expect(page.html).toContain('<html lang="sk">');
    for (const text of ['Stôl na vás čaká', 'Potvrdené', '19:00', 'piatok 4. decembra 2026'.replaceAll(' ', '\u00a0')])
      expect(page.html).toContain(text);
    expect(page.html).toContain('4 osoby');
    expect(page.html).toContain('href="tel:+421255550123"');
    const [row] = await sql<{ table: string }>(
      'SELECT table_id AS table FROM table_holdings WHERE reservation_id = $1',
      [reservation.id],
    );
    expect(page.html).not.toMatch(new RegExp(`okne|Evička|Kanárik|905123456|${reservation.email}|>${row?.table}<`));
    const englishPage = await fetchPage(`${reservation.url}?lang=en`);
    expect(englishPage.html).toContain('A table awaits you');
    expect(englishPage.html).toContain('action="/r/');
    expect(page.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    const contentPolicy = page.headers.get('content-security-policy');
    const styles = [...page.html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) => style);
    const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect([styles.length > 0, contentPolicy]).toEqual([
      true,
      expect.stringContaining(`; style-src 'self' ${hashes.join(' ')};`),
    ]);
    expect(contentPolicy).toContain("default-src 'none'");
    expect(page.html).not.toContain('<script');
    expect(page.headers.get('content-encoding')).toBe('gzip');
    expect(Number(page.headers.get('content-length'))).toBeLessThanOrEqual(10_000);
  });

  it.each([
    ['forged', ({ token }: LinkedReservation) => `${token.slice(0, 23)}${randomBytes(24).toString('base64url')}`],
    ['for no reservation', () => guestToken({ id: randomUUID(), email: 'eva@example.com' })],
    ['cut', ({ token }: LinkedReservation) => token.slice(0, -1)],
    ['doubled', ({ token }: LinkedReservation) => token + token],
    ['of another kind', ({ id }: LinkedReservation) => links.createToken({ kind: 'reset', id, state: '' })],
    ['an emoji', () => '%F0%9F%8D%87'],
  ])('is a 404 page in both languages for a link that is %s', async (_kind, createInvalidToken) => {
    const reservation = await reserveWithLink({ time: '16:00' });
    const token = createInvalidToken(reservation);
    const page = await fetchPage(`${app.baseUrl}/r/${token}`);
    expect(page.status).toBe(404);
    expect(page.html).toContain('Tento odkaz už neplatí');
    expect(page.html).toContain('This link is no longer valid');
    expect(page.html).not.toContain('16:00');
    expect((await fetchPage(`${app.baseUrl}/r/${token}/cancel`, { method: 'POST' })).status).toBe(404);
    expect((await requestApi(`/api/guest/reservations/${token}`, { apiUrl: app.baseUrl })).status).toBe(404);
    expect(await readRow(reservation)).toMatchObject({ status: 'confirmed' });
    await sql('DELETE FROM reservations WHERE id = $1', [reservation.id]);
  });

  it('is a 404 page once the e-mail address has changed, and 24 hours after the visit', async () => {
    const reservation = await reserveWithLink({ time: '18:00', duration: 2 });
    await sql(`UPDATE reservations SET email = 'other@example.com' WHERE id = $1`, [reservation.id]);
    expect((await fetchPage(reservation.url)).status).toBe(404);
    await sql(`UPDATE reservations SET email = $2 WHERE id = $1`, [reservation.id, reservation.email]);
    setClock('2026-12-05T19:59:00+01:00');
    expect((await fetchPage(reservation.url)).status).toBe(200);
    setClock('2026-12-05T20:00:00+01:00');
    expect((await fetchPage(reservation.url)).status).toBe(404);
    setClock('2026-12-02T13:00:00+01:00');
    await sql('UPDATE reservations SET email = NULL WHERE id = $1', [reservation.id]);
    expect((await fetchPage(reservation.url)).status).toBe(404);
    await sql('DELETE FROM reservations');
  });

  it('offers a calendar file with the link of a confirmed visit, and cancels the event of a cancelled one', async () => {
    const pendingReservation = await reserveWithLink({ partySize: 6 });
    expect((await fetchPage(`${pendingReservation.url}/calendar.ics`)).status).toBe(303);
    expect((await fetchPage(pendingReservation.url)).html).not.toContain('calendar');
    const reservation = await reserveWithLink();
    const calendarFile = await fetchPage(`${reservation.url}/calendar.ics`);
    expect(calendarFile.html).toContain('METHOD:PUBLISH');
    expect(calendarFile.html).not.toMatch(new RegExp(`ATTENDEE|${reservation.email}`));
    expect(calendarFile.html.replaceAll(/\r?\n /g, '')).toMatch(new RegExp(`DESCRIPTION:.*/r/${reservation.token}`));
    expect(calendarFile.headers.get('content-disposition')).toBe('inline; filename="strapec.ics"');
    const { html } = await fetchPage(reservation.url);
    expect(html).toContain('https://calendar.google.com/calendar/render?');
    expect(html.match(/href="https:[^"]*/g)?.join()).not.toContain(reservation.token);
    await openAndSubmit(reservation, 'cancel');
    const cancelledFile = await fetchPage(`${reservation.url}/calendar.ics`);
    expect({ status: cancelledFile.status, type: cancelledFile.headers.get('content-type') }).toEqual({
      ...{ status: 200, type: 'text/calendar; charset=utf-8' },
    });
    expect(cancelledFile.html).toMatch(/METHOD:CANCEL[^]*SEQUENCE:1[^]*STATUS:CANCELLED/);
    await sql('DELETE FROM reservations');
  });
});

describe('a guest with the link', () => {
  it('cancels and can undo it within ten minutes with the same table', async () => {
    const reservation = await reserveWithLink({ time: '19:00' });
    const rowBefore = await readRow(reservation);
    expect((await openAndSubmit(reservation, 'cancel')).status).toBe(303);
    const cancelledRow = await readRow(reservation);
    expect(cancelledRow).toMatchObject({ status: 'cancelled', cancelledBy: 'guest', isLate: false, tables: 0 });
    const page = await fetchPage(reservation.url);
    expect(page.html).toContain('data-state="cancelled"');
    advanceClock(9 * 60);
    expect((await openAndSubmit(reservation, 'undo-cancel')).status).toBe(303);
    expect(await readRow(reservation)).toEqual(rowBefore);
    expect((await readMailKinds(reservation)).at(-1)).toBe('reservation_confirmed');
    expect(await readAuditActions(reservation)).toEqual(['reservation.guest-cancel', 'reservation.guest-undo-cancel']);
    await sql('DELETE FROM reservations');
  });

  it('cannot undo the cancellation after ten minutes', async () => {
    const reservation = await reserveWithLink();
    const page = await fetchPage(reservation.url);
    advanceClock(5);
    await submitForm(reservation, 'cancel', readFormFields(page));
    const cancelledPage = await fetchPage(reservation.url);
    expect(cancelledPage.html).toContain('/undo-cancel');
    advanceClock(10 * 60);
    expect((await fetchPage(reservation.url)).html).not.toContain('/undo-cancel');
    const refusedResponse = await submitForm(reservation, 'undo-cancel', readFormFields(cancelledPage));
    expect(refusedResponse.status).toBe(409);
    expect(refusedResponse.html).toContain('role="alert"');
    expect(await readRow(reservation)).toMatchObject({ status: 'cancelled' });
  });

  it('cancels less than 24 hours before the visit, and staff get a copy of the mail', async () => {
    setClock('2026-12-04T10:00:00+01:00');
    const reservation = await reserveWithLink({ time: '18:00' });
    await openAndSubmit(reservation, 'cancel');
    expect(await readRow(reservation)).toMatchObject({ status: 'cancelled', isLate: true });
    expect((await readMailKinds(reservation)).slice(-2)).toEqual(['reservation_cancelled', 'reservation_staff_copy']);
    setClock('2026-12-02T14:00:00+01:00');
  });

  it('is told that a cancellation is late by the hours in the booking rules', async () => {
    setClock('2026-12-02T14:00:00+01:00');
    const reservation = await reserveWithLink({ time: '18:00', preferredLanguage: 'sk' }); // two days and four hours ahead
    expect((await fetchPage(reservation.url)).html).not.toContain('neskoro');
    await sql('UPDATE booking_rules SET late_cancel_hours = 72');
    await waitUntil(
      () => fetchPage(reservation.url),
      ({ html }) => html.includes('neskoro'),
    ); // pages cache the venue for a second
    await openAndSubmit(reservation, 'cancel');
    expect(await readRow(reservation)).toMatchObject({ status: 'cancelled', isLate: true });
    await sql('UPDATE booking_rules SET late_cancel_hours = 0');
    setClock('2026-12-04T17:00:00+01:00');
    const secondReservation = await reserveWithLink({ time: '18:00', preferredLanguage: 'sk' });
    await waitUntil(
      () => fetchPage(secondReservation.url),
      ({ html }) => !html.includes('neskoro'),
    );
    await openAndSubmit(secondReservation, 'cancel');
    expect(await readRow(secondReservation)).toMatchObject({ status: 'cancelled', isLate: false });
    await sql('UPDATE booking_rules SET late_cancel_hours = 24');
    setClock('2026-12-02T14:00:00+01:00');
    await sql('DELETE FROM reservations');
  });

  it('who undoes a cancellation gets the earlier status back, pending or confirmed', async () => {
    const pendingReservation = await reserveWithLink({ partySize: 6, time: '17:00' });
    await openAndSubmit(pendingReservation, 'cancel');
    await openAndSubmit(pendingReservation, 'undo-cancel');
    expect(await readRow(pendingReservation)).toMatchObject({ status: 'pending_approval' });
    await sql(`UPDATE reservations SET status = 'confirmed' WHERE id = $1`, [pendingReservation.id]);
    await openAndSubmit(pendingReservation, 'cancel');
    await openAndSubmit(pendingReservation, 'undo-cancel');
    expect(await readRow(pendingReservation)).toMatchObject({ status: 'confirmed' });
    await sql('DELETE FROM reservations');
  });

  it('cancels while an event has taken the table, and can undo it once a table is free', async () => {
    const reservation = await reserveWithLink({ time: '19:00' });
    await sql(
      `INSERT INTO events (id, title_en, description_en, event_type, date, time, duration, max_capacity, capacity_mode, created_at, updated_at)
       VALUES (gen_random_uuid(), 'E', 'E', 'corporate', $1, '16:00', 8, 20, 'full_room', now(), now())`,
      [friday],
    );
    await openAndSubmit(reservation, 'cancel');
    expect(await readRow(reservation)).toMatchObject({ status: 'cancelled', tables: 0 });
    await sql('DELETE FROM events');
    expect((await openAndSubmit(reservation, 'undo-cancel')).status).toBe(303);
    expect(await readRow(reservation)).toMatchObject({ status: 'confirmed', tables: 1 });
    await sql('DELETE FROM reservations');
  });

  it('cannot undo the cancellation when the evening is full, and sees free times', async () => {
    await sql(`DELETE FROM reservations`);
    const reservation = await reserveWithLink({ time: '19:00', partySize: 2 });
    await openAndSubmit(reservation, 'cancel');
    for (let isFull = false; !isFull;) {
      const { status } = await postReservation(
        { date: friday, time: '19:00', email: newEmail() },
        { apiUrl: app.baseUrl },
      );
      isFull = status === 409;
    }
    const response = await openAndSubmit(reservation, 'undo-cancel');
    expect(response.status).toBe(409);
    expect(response.html).toMatch(/V\u00a0tej chvíli boli voľné|At that moment/);
    expect(await readRow(reservation)).toMatchObject({ status: 'cancelled', tables: 0 });
    await sql('DELETE FROM reservations');
  });

  it('confirms the visit and reports a delay, and the page shows both', async () => {
    setClock('2026-12-04T15:00:00+01:00');
    const reservation = await reserveWithLink({ time: '19:00' });
    await openAndSubmit(reservation, 'reconfirm');
    expect(await readRow(reservation)).toMatchObject({ reconfirmed: true });
    expect((await fetchPage(reservation.url)).html).toContain('class="done-note"');
    expect((await openAndSubmit(reservation, 'late', { minutes: '15' })).status).toBe(409); // four hours ahead
    setClock('2026-12-04T18:00:00+01:00');
    await openAndSubmit(reservation, 'late', { minutes: '15' });
    expect(await readRow(reservation)).toMatchObject({ expected: 19 * 60 + 15 });
    await openAndSubmit(reservation, 'late', { minutes: '30' });
    expect(await readRow(reservation)).toMatchObject({ expected: 19 * 60 + 30 });
    expect((await fetchPage(reservation.url)).html).toContain('19:30');
    expect((await openAndSubmit(reservation, 'late', { minutes: '600' })).html).toContain('role="alert"');
    expect(await readRow(reservation)).toMatchObject({ expected: 19 * 60 + 30 });
    expect(await readAuditActions(reservation)).toEqual([
      'reservation.guest-reconfirm',
      'reservation.guest-late',
      'reservation.guest-late',
    ]);
    setClock('2026-12-04T19:00:00+01:00');
    expect((await openAndSubmit(reservation, 'cancel')).status).toBe(409);
    setClock('2026-12-02T15:00:00+01:00');
    await sql('DELETE FROM reservations');
  });

  it('is asked to confirm from the day after reserving, or once the reminder has been sent', async () => {
    const asksToReconfirm = async ({ url }: LinkedReservation): Promise<boolean> =>
      (await fetchPage(url)).html.includes('/reconfirm');
    setClock('2026-12-02T22:00:00+01:00');
    const reservation = await reserveWithLink({ time: '19:00' });
    setClock('2026-12-03T01:00:00+01:00'); // the same evening
    expect(await asksToReconfirm(reservation)).toBe(false);
    setClock('2026-12-03T09:00:00+01:00');
    expect(await asksToReconfirm(reservation)).toBe(true);
    setClock('2026-12-04T10:00:00+01:00');
    const sameDayReservation = await reserveWithLink({ time: '18:00' });
    expect(await asksToReconfirm(sameDayReservation)).toBe(false);
    await sql(`UPDATE email_messages SET status = 'sent', sent_at = created_at WHERE reservation_id = $1`, [
      sameDayReservation.id,
    ]);
    setClock('2026-12-04T15:01:00+01:00');
    await app.runMinuteJobs();
    expect((await readMailKinds(sameDayReservation)).at(-1)).toBe('reservation_reminder');
    expect(await asksToReconfirm(sameDayReservation)).toBe(true);
    setClock('2026-12-02T15:00:00+01:00');
    await sql('DELETE FROM reservations');
  });

  it('cancels once when the form is sent six times', async () => {
    const reservation = await reserveWithLink();
    const formFields = readFormFields(await fetchPage(reservation.url));
    advanceClock(5);
    const responses = await Promise.all(Array.from({ length: 6 }, () => submitForm(reservation, 'cancel', formFields)));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 303));
    expect(await readAuditActions(reservation)).toEqual(['reservation.guest-cancel']);
    expect((await readMailKinds(reservation)).filter((kind) => kind === 'reservation_cancelled')).toHaveLength(1);
    await sql('DELETE FROM reservations');
  });

  it('cannot cancel too early, from another site, or without the form of the page', async () => {
    const reservation = await reserveWithLink();
    const page = await fetchPage(reservation.url);
    const otherReservation = await reserveWithLink({ time: '17:00' });
    const otherFormFields = readFormFields(await fetchPage(otherReservation.url));
    expect((await submitForm(reservation, 'cancel', readFormFields(page))).html).toContain('role="alert"');
    advanceClock(5);
    await submitForm(reservation, 'cancel', readFormFields(page), { 'sec-fetch-site': 'cross-site' });
    await submitForm(reservation, 'cancel', otherFormFields);
    await submitForm(reservation, 'cancel', { version: '1' });
    await submitForm(reservation, 'cancel', { version: '1', stamp: `${clockMs - 9999}:${reservation.token}` });
    expect(await readRow(reservation)).toMatchObject({ status: 'confirmed' });
    await submitForm(reservation, 'cancel', readFormFields(page), { 'sec-fetch-site': 'same-origin' });
    expect(await readRow(reservation)).toMatchObject({ status: 'cancelled' });
    await sql('DELETE FROM reservations');
  });

  it('cannot cancel a version that staff have changed meanwhile, and sees the change', async () => {
    const reservation = await reserveWithLink();
    const page = await fetchPage(reservation.url);
    await sql(`UPDATE reservations SET version = version + 1, party_size = 3 WHERE id = $1`, [reservation.id]);
    advanceClock(3_600);
    const response = await submitForm(reservation, 'cancel', readFormFields(page));
    expect(response.status).toBe(409);
    expect(response.html).toMatch(/3 (osoby|people|guests)/);
    expect(await readRow(reservation)).toMatchObject({ status: 'confirmed' });
    expect((await postGuestAction(reservation, 'cancel', { version: 1 })).body.code).toBe('changed_meanwhile');
    await sql('DELETE FROM reservations');
  });

  it('can cancel and undo by the JSON API', async () => {
    const reservation = await reserveWithLink();
    const response = await requestApi<{ version: number; may: object }>(
      `/api/guest/reservations/${reservation.token}`,
      {
        apiUrl: app.baseUrl,
      },
    );
    expect(response.body).toMatchObject({ status: 'confirmed', may: { cancel: true, undoCancel: false, late: false } });
    expect(JSON.stringify(response.body)).not.toContain(reservation.email);
    const { body } = await postGuestAction(reservation, 'cancel', { version: response.body.version });
    expect(body).toMatchObject({ status: 'cancelled' });
    const undoResponse = await postGuestAction(reservation, 'undo-cancel', { version: body.version });
    expect(undoResponse.body).toMatchObject({ status: 'confirmed' });
    expect((await postGuestAction(reservation, 'late', { version: 1, minutes: 7 })).status).toBe(400);
    expect((await postGuestAction(reservation, 'cancel', {})).status).toBe(400);
    await sql('DELETE FROM reservations');
  });
});

it('the link of a reservation is neither in API responses nor in saved responses', async () => {
  const email = newEmail();
  const requestBody = { date: friday, email, phone: '+421 907 000 111' };
  const options = { apiUrl: app.baseUrl, headers: { 'Idempotency-Key': 'once-and-again' } };
  const responses = [await postReservation(requestBody, options), await postReservation(requestBody, options)]; // the second is the saved response
  const path = `/r/${guestToken({ id: responses[0]?.body.reservation.id ?? '', email })}`;
  expect((await fetchPage(app.baseUrl + path)).status).toBe(200);
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  expect(JSON.stringify(responses)).not.toContain('/r/');
  const rows = await sql<{ kept: string }>('SELECT coalesce(response::text, $1) AS kept FROM idempotency_keys', ['']);
  expect(JSON.stringify(rows)).not.toContain(path);
});
