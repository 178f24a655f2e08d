import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { guestLinkSubject } from '../../../src/mail/rendering/guest-link';
import { SignedLinks } from '../../../src/platform/config/signed-links';
import { type Answer, newEmail, call, reserve } from '../../support/call';
import { type StartedApp, fixture } from '../../support/fixture';
import { sessionSecret } from '../../support/test-session-secret';
import { sql } from '../../support/sql';
import { waitUntil } from '../../support/wait-until';
import { guestToken } from '../../support/change-request-calls';

/*
 * What a guest does by the link of a reservation (rules §5, decision 0028), on a clock that stands still.
 */
const links = new SignedLinks(sessionSecret);
const friday = '2026-12-04';
let app: StartedApp;

beforeAll(async () => {
  await fixture.stopUsualApp();
  app = await fixture.startApp({ at: '2026-12-02T12:00:00+01:00', env: { RATE_LIMITS: 'off' } });
});

interface Held {
  id: string;
  email: string;
  token: string;
  at: string;
}

/** A reservation, and where its guest keeps it. */
async function reserved(overrides: Record<string, unknown> = {}): Promise<Held> {
  const email = newEmail();
  const { status, body } = await reserve({ date: friday, email, ...overrides }, { at: app.baseUrl });
  expect({ status, body }).toMatchObject({ status: 201 });
  const { id } = body.reservation;
  const token = links.createToken(guestLinkSubject({ id, email }));
  return { id, email, token, at: `${app.baseUrl}/r/${token}` };
}

interface Seen {
  status: number;
  html: string;
  headers: Headers;
}

async function look(url: string, init: RequestInit = {}): Promise<Seen> {
  const answer = await fetch(url, { redirect: 'manual', ...init });
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

const hidden = (html: string, name: string): string =>
  (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&#x3D;', '=');

/** What the forms of a page carry. */
const formOf = ({ html }: Seen): Record<string, string> => ({
  version: hidden(html, 'version'),
  stamp: hidden(html, 'stamp'),
});

let clock = new Date('2026-12-02T12:00:00+01:00').getTime();
function setClock(instant: string): void {
  clock = new Date(instant).getTime();
  app.setClock(instant);
}
const wait = (seconds: number): void => setClock(new Date(clock + seconds * 1000).toISOString());

/** Looks at the page as long as a person does, and presses. */
async function press(
  held: Pick<Held, 'at'>,
  action: string,
  more: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Seen> {
  const page = await look(held.at);
  wait(5);
  return send(held, action, { ...formOf(page), ...more }, headers);
}

const send = (
  { at }: Pick<Held, 'at'>,
  action: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Seen> => look(`${at}/${action}`, { method: 'POST', body: new URLSearchParams(form), headers });

interface Row {
  status: string;
  cancelledBy: string | null;
  isLate: boolean;
  reconfirmed: boolean;
  expected: number | null;
  tables: number;
}

async function rowOf({ id }: Pick<Held, 'id'>): Promise<Row | undefined> {
  const [row] = await sql<Row>(
    `SELECT status, cancelled_by AS "cancelledBy", is_late_cancellation AS "isLate", reconfirmed_at IS NOT NULL AS reconfirmed,
       expected_minute AS expected,
       (SELECT count(*)::int FROM table_holdings WHERE reservation_id = reservations.id) AS tables
     FROM reservations WHERE id = $1`,
    [id],
  );
  return row;
}

const mailsOf = async ({ id }: Pick<Held, 'id'>): Promise<string[]> =>
  (
    await sql<{ kind: string }>('SELECT kind FROM email_messages WHERE reservation_id = $1 ORDER BY created_at, kind', [
      id,
    ])
  ).map(({ kind }) => kind);

const actionsOf = async ({ id }: Pick<Held, 'id'>): Promise<string[]> =>
  (await sql<{ action: string }>(`SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY at, action`, [id])).map(
    ({ action }) => action,
  );

const twin = (
  held: Held,
  action: string,
  body: object,
): Promise<Answer<{ code?: string; status: string; version: number }>> =>
  call(`/api/guest/reservations/${held.token}/${action}`, { method: 'POST', body, at: app.baseUrl });

describe('the page of a reservation', () => {
  it('shows the visit in both languages, without data of the guest', async () => {
    setClock('2026-12-02T12:00:00+01:00');
    const held = await reserved({
      ...{ preferredLanguage: 'sk', specialRequests: 'pri okne', firstName: 'Evička', lastName: 'Kanárikova' },
      ...{ phone: '+421905123456', time: '19:00', partySize: 4 },
    });
    const page = await look(held.at);
    expect(page.status).toBe(200);
    expect(page.html).toContain('<html lang="sk">');
    for (const said of ['Stôl na vás čaká', 'Potvrdené', '19:00', 'piatok 4. decembra 2026'.replaceAll(' ', '\u00a0')])
      expect(page.html).toContain(said);
    expect(page.html).toContain('4 osoby');
    expect(page.html).toContain('href="tel:+421255550123"');
    const [row] = await sql<{ table: string }>(
      'SELECT table_id AS table FROM table_holdings WHERE reservation_id = $1',
      [held.id],
    );
    expect(page.html).not.toMatch(new RegExp(`okne|Evička|Kanárik|905123456|${held.email}|>${row?.table}<`));
    const english = await look(`${held.at}?lang=en`);
    expect(english.html).toContain('A table awaits you');
    expect(english.html).toContain('action="/r/');
    expect(page.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    const policy = page.headers.get('content-security-policy');
    const styles = [...page.html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) => style);
    const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect([styles.length > 0, policy]).toEqual([
      true,
      expect.stringContaining(`; style-src 'self' ${hashes.join(' ')};`),
    ]);
    expect(policy).toContain("default-src 'none'");
    expect(page.html).not.toContain('<script');
    expect(page.headers.get('content-encoding')).toBe('gzip');
    expect(Number(page.headers.get('content-length'))).toBeLessThanOrEqual(10_000);
  });

  it.each([
    ['forged', ({ token }: Held) => `${token.slice(0, 23)}${randomBytes(24).toString('base64url')}`],
    ['of no reservation', () => links.createToken(guestLinkSubject({ id: randomUUID(), email: 'eva@example.com' }))],
    ['cut', ({ token }: Held) => token.slice(0, -1)],
    ['doubled', ({ token }: Held) => token + token],
    ['of another kind', ({ id }: Held) => links.createToken({ kind: 'reset', id, state: '' })],
    ['not even text', () => '%F0%9F%8D%87'],
  ])('is a friendly 404 for a link that is %s', async (_words, tokenOf) => {
    const held = await reserved({ time: '16:00' });
    const token = tokenOf(held);
    const page = await look(`${app.baseUrl}/r/${token}`);
    expect(page.status).toBe(404);
    expect(page.html).toContain('Tento odkaz už neplatí');
    expect(page.html).toContain('This link is no longer valid');
    expect(page.html).not.toContain('16:00');
    expect((await look(`${app.baseUrl}/r/${token}/cancel`, { method: 'POST' })).status).toBe(404);
    expect((await call(`/api/guest/reservations/${token}`, { at: app.baseUrl })).status).toBe(404);
    expect(await rowOf(held)).toMatchObject({ status: 'confirmed' });
    await sql('DELETE FROM reservations WHERE id = $1', [held.id]);
  });

  it('ends with the address that it was sent to, and a day after the visit', async () => {
    const held = await reserved({ time: '18:00', duration: 2 });
    await sql(`UPDATE reservations SET email = 'other@example.com' WHERE id = $1`, [held.id]);
    expect((await look(held.at)).status).toBe(404);
    await sql(`UPDATE reservations SET email = $2 WHERE id = $1`, [held.id, held.email]);
    setClock('2026-12-05T19:59:00+01:00');
    expect((await look(held.at)).status).toBe(200);
    setClock('2026-12-05T20:00:00+01:00');
    expect((await look(held.at)).status).toBe(404);
    setClock('2026-12-02T13:00:00+01:00');
    await sql('UPDATE reservations SET email = NULL WHERE id = $1', [held.id]);
    expect((await look(held.at)).status).toBe(404);
    await sql('DELETE FROM reservations');
  });

  it('offers a calendar of a confirmed visit, with its own link and without addresses, and cancels it there', async () => {
    const waiting = await reserved({ partySize: 6 });
    expect((await look(`${waiting.at}/calendar.ics`)).status).toBe(303);
    expect((await look(waiting.at)).html).not.toContain('calendar');
    const held = await reserved();
    const file = await look(`${held.at}/calendar.ics`);
    expect(file.html).toContain('METHOD:PUBLISH');
    expect(file.html).not.toMatch(new RegExp(`ATTENDEE|${held.email}`));
    expect(file.html.replaceAll(/\r?\n /g, '')).toMatch(new RegExp(`DESCRIPTION:.*/r/${held.token}`));
    expect(file.headers.get('content-disposition')).toBe('inline; filename="strapec.ics"');
    const { html } = await look(held.at);
    expect(html).toContain('https://calendar.google.com/calendar/render?');
    expect(html.match(/href="https:[^"]*/g)?.join()).not.toContain(held.token);
    await press(held, 'cancel');
    const struck = await look(`${held.at}/calendar.ics`);
    expect({ status: struck.status, type: struck.headers.get('content-type') }).toEqual({
      ...{ status: 200, type: 'text/calendar; charset=utf-8' },
    });
    expect(struck.html).toMatch(/METHOD:CANCEL[^]*SEQUENCE:1[^]*STATUS:CANCELLED/);
    await sql('DELETE FROM reservations');
  });
});

describe('actions of a guest', () => {
  it('cancels, gets a mail, and undoes it at the same table within ten minutes', async () => {
    const held = await reserved({ time: '19:00' });
    const before = await rowOf(held);
    expect((await press(held, 'cancel')).status).toBe(303);
    expect(await rowOf(held)).toMatchObject({ status: 'cancelled', cancelledBy: 'guest', isLate: false, tables: 0 });
    const page = await look(held.at);
    expect(page.html).toContain('data-state="cancelled"');
    wait(9 * 60);
    expect((await press(held, 'undo-cancel')).status).toBe(303);
    expect(await rowOf(held)).toEqual(before);
    expect((await mailsOf(held)).at(-1)).toBe('reservation_confirmed');
    expect(await actionsOf(held)).toEqual(['reservation.guest-cancel', 'reservation.guest-undo-cancel']);
    await sql('DELETE FROM reservations');
  });

  it('cannot undo it after ten minutes, and the page shows the telephone number', async () => {
    const held = await reserved();
    const page = await look(held.at);
    wait(5);
    await send(held, 'cancel', formOf(page));
    const cancelled = await look(held.at);
    expect(cancelled.html).toContain('/undo-cancel');
    wait(10 * 60);
    expect((await look(held.at)).html).not.toContain('/undo-cancel');
    const refused = await send(held, 'undo-cancel', formOf(cancelled));
    expect(refused.status).toBe(409);
    expect(refused.html).toContain('role="alert"');
    expect(await rowOf(held)).toMatchObject({ status: 'cancelled' });
  });

  it('cancels late: the team gets a copy', async () => {
    setClock('2026-12-04T10:00:00+01:00');
    const held = await reserved({ time: '18:00' });
    await press(held, 'cancel');
    expect(await rowOf(held)).toMatchObject({ status: 'cancelled', isLate: true });
    expect((await mailsOf(held)).slice(-2)).toEqual(['reservation_cancelled', 'reservation_staff_copy']);
    setClock('2026-12-02T14:00:00+01:00');
  });

  it('cancels late by the rules of the bar, and is asked to do so earlier', async () => {
    setClock('2026-12-02T14:00:00+01:00');
    const held = await reserved({ time: '18:00', preferredLanguage: 'sk' }); // two days and four hours ahead
    expect((await look(held.at)).html).not.toContain('neskoro');
    await sql('UPDATE booking_rules SET late_cancel_hours = 72');
    await waitUntil(
      () => look(held.at),
      ({ html }) => html.includes('neskoro'),
    ); // pages know the venue of a second ago
    await press(held, 'cancel');
    expect(await rowOf(held)).toMatchObject({ status: 'cancelled', isLate: true });
    await sql('UPDATE booking_rules SET late_cancel_hours = 0');
    setClock('2026-12-04T17:00:00+01:00');
    const last = await reserved({ time: '18:00', preferredLanguage: 'sk' });
    await waitUntil(
      () => look(last.at),
      ({ html }) => !html.includes('neskoro'),
    );
    await press(last, 'cancel');
    expect(await rowOf(last)).toMatchObject({ status: 'cancelled', isLate: false });
    await sql('UPDATE booking_rules SET late_cancel_hours = 24');
    setClock('2026-12-02T14:00:00+01:00');
    await sql('DELETE FROM reservations');
  });

  it('is approved and cancelled and comes back approved; one that waits comes back waiting', async () => {
    const waiting = await reserved({ partySize: 6, time: '17:00' });
    await press(waiting, 'cancel');
    await press(waiting, 'undo-cancel');
    expect(await rowOf(waiting)).toMatchObject({ status: 'pending_approval' });
    await sql(`UPDATE reservations SET status = 'confirmed' WHERE id = $1`, [waiting.id]);
    await press(waiting, 'cancel');
    await press(waiting, 'undo-cancel');
    expect(await rowOf(waiting)).toMatchObject({ status: 'confirmed' });
    await sql('DELETE FROM reservations');
  });

  it('cancels without a table, and takes it back once there is one', async () => {
    const held = await reserved({ time: '19:00' });
    await sql(
      `INSERT INTO events (id, title_en, description_en, event_type, date, time, duration, max_capacity, capacity_mode, created_at, updated_at)
       VALUES (gen_random_uuid(), 'E', 'E', 'corporate', $1, '16:00', 8, 20, 'full_room', now(), now())`,
      [friday],
    );
    await press(held, 'cancel');
    expect(await rowOf(held)).toMatchObject({ status: 'cancelled', tables: 0 });
    await sql('DELETE FROM events');
    expect((await press(held, 'undo-cancel')).status).toBe(303);
    expect(await rowOf(held)).toMatchObject({ status: 'confirmed', tables: 1 });
    await sql('DELETE FROM reservations');
  });

  it('sees that the table is taken by then, and which times are free', async () => {
    await sql(`DELETE FROM reservations`);
    const held = await reserved({ time: '19:00', partySize: 2 });
    await press(held, 'cancel');
    for (let refused = false; !refused;) {
      const { status } = await reserve({ date: friday, time: '19:00', email: newEmail() }, { at: app.baseUrl });
      refused = status === 409;
    }
    const answer = await press(held, 'undo-cancel');
    expect(answer.status).toBe(409);
    expect(answer.html).toMatch(/V\u00a0tej chvíli boli voľné|At that moment/);
    expect(await rowOf(held)).toMatchObject({ status: 'cancelled', tables: 0 });
    await sql('DELETE FROM reservations');
  });

  it('confirms the visit and reports a delay, once each, and the page shows both', async () => {
    setClock('2026-12-04T15:00:00+01:00');
    const held = await reserved({ time: '19:00' });
    await press(held, 'reconfirm');
    expect(await rowOf(held)).toMatchObject({ reconfirmed: true });
    expect((await look(held.at)).html).toContain('class="done-note"');
    expect((await press(held, 'late', { minutes: '15' })).status).toBe(409); // four hours ahead
    setClock('2026-12-04T18:00:00+01:00');
    await press(held, 'late', { minutes: '15' });
    expect(await rowOf(held)).toMatchObject({ expected: 19 * 60 + 15 });
    await press(held, 'late', { minutes: '30' });
    expect(await rowOf(held)).toMatchObject({ expected: 19 * 60 + 30 });
    expect((await look(held.at)).html).toContain('19:30');
    expect((await press(held, 'late', { minutes: '600' })).html).toContain('role="alert"');
    expect(await rowOf(held)).toMatchObject({ expected: 19 * 60 + 30 });
    expect(await actionsOf(held)).toEqual([
      'reservation.guest-reconfirm',
      'reservation.guest-late',
      'reservation.guest-late',
    ]);
    setClock('2026-12-04T19:00:00+01:00');
    expect((await press(held, 'cancel')).status).toBe(409);
    setClock('2026-12-02T15:00:00+01:00');
    await sql('DELETE FROM reservations');
  });

  it('is asked whether they come on a later day than they chose it, or once the reminder has asked', async () => {
    const asks = async ({ at }: Held): Promise<boolean> => (await look(at)).html.includes('/reconfirm');
    setClock('2026-12-02T22:00:00+01:00');
    const held = await reserved({ time: '19:00' });
    setClock('2026-12-03T01:00:00+01:00'); // the same evening
    expect(await asks(held)).toBe(false);
    setClock('2026-12-03T09:00:00+01:00');
    expect(await asks(held)).toBe(true);
    setClock('2026-12-04T10:00:00+01:00');
    const today = await reserved({ time: '18:00' });
    expect(await asks(today)).toBe(false);
    await sql(`UPDATE email_messages SET status = 'sent', sent_at = created_at WHERE reservation_id = $1`, [today.id]);
    setClock('2026-12-04T15:01:00+01:00');
    await app.minute();
    expect((await mailsOf(today)).at(-1)).toBe('reservation_reminder');
    expect(await asks(today)).toBe(true);
    setClock('2026-12-02T15:00:00+01:00');
    await sql('DELETE FROM reservations');
  });

  it('presses twice, and it is done once', async () => {
    const held = await reserved();
    const form = formOf(await look(held.at));
    wait(5);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(held, 'cancel', form)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 303));
    expect(await actionsOf(held)).toEqual(['reservation.guest-cancel']);
    expect((await mailsOf(held)).filter((kind) => kind === 'reservation_cancelled')).toHaveLength(1);
    await sql('DELETE FROM reservations');
  });

  it('a program that presses at once, another site or a request without the page changes nothing', async () => {
    const held = await reserved();
    const page = await look(held.at);
    const other = await reserved({ time: '17:00' });
    const foreign = formOf(await look(other.at));
    expect((await send(held, 'cancel', formOf(page))).html).toContain('role="alert"');
    wait(5);
    await send(held, 'cancel', formOf(page), { 'sec-fetch-site': 'cross-site' });
    await send(held, 'cancel', foreign);
    await send(held, 'cancel', { version: '1' });
    await send(held, 'cancel', { version: '1', stamp: `${clock - 9999}:${held.token}` });
    expect(await rowOf(held)).toMatchObject({ status: 'confirmed' });
    await send(held, 'cancel', formOf(page), { 'sec-fetch-site': 'same-origin' });
    expect(await rowOf(held)).toMatchObject({ status: 'cancelled' });
    await sql('DELETE FROM reservations');
  });

  it('sees what staff have changed meanwhile, and nothing is changed', async () => {
    const held = await reserved();
    const page = await look(held.at);
    await sql(`UPDATE reservations SET version = version + 1, party_size = 3 WHERE id = $1`, [held.id]);
    wait(3_600);
    const answer = await send(held, 'cancel', formOf(page));
    expect(answer.status).toBe(409);
    expect(answer.html).toMatch(/3 (osoby|people|guests)/);
    expect(await rowOf(held)).toMatchObject({ status: 'confirmed' });
    expect((await twin(held, 'cancel', { version: 1 })).body.code).toBe('changed_meanwhile');
    await sql('DELETE FROM reservations');
  });

  it('does the same by JSON', async () => {
    const held = await reserved();
    const seen = await call<{ version: number; may: object }>(`/api/guest/reservations/${held.token}`, {
      at: app.baseUrl,
    });
    expect(seen.body).toMatchObject({ status: 'confirmed', may: { cancel: true, undoCancel: false, late: false } });
    expect(JSON.stringify(seen.body)).not.toContain(held.email);
    const { body } = await twin(held, 'cancel', { version: seen.body.version });
    expect(body).toMatchObject({ status: 'cancelled' });
    expect((await twin(held, 'undo-cancel', { version: body.version })).body).toMatchObject({ status: 'confirmed' });
    expect((await twin(held, 'late', { version: 1, minutes: 7 })).status).toBe(400);
    expect((await twin(held, 'cancel', {})).status).toBe(400);
    await sql('DELETE FROM reservations');
  });
});

it('the address of the page is in no answer and is stored nowhere', async () => {
  const email = newEmail();
  const visit = { date: friday, email, phone: '+421 907 000 111' };
  const options = { at: app.baseUrl, headers: { 'Idempotency-Key': 'once-and-again' } };
  const answers = [await reserve(visit, options), await reserve(visit, options)]; // the second is what was kept
  const path = `/r/${guestToken({ id: answers[0]?.body.reservation.id ?? '', email })}`;
  expect((await look(app.baseUrl + path)).status).toBe(200);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(JSON.stringify(answers)).not.toContain('/r/');
  const kept = await sql<{ kept: string }>('SELECT coalesce(response::text, $1) AS kept FROM idempotency_keys', ['']);
  expect(JSON.stringify(kept)).not.toContain(path);
});
