import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { guestLinkSubject } from '../../../src/mail/rendering/guest-link';
import { SignedLinks } from '../../../src/platform/config/signed-links';
import { newEmail, call, reserve } from '../../support/call';
import { type StartedApp, fixture } from '../../support/fixture';
import { sessionSecret } from '../../support/test-session-secret';
import { sql } from '../../support/sql';

/*
 * A guest changes a visit by its link (rules §5): what they have is theirs until they have what they want. On a clock that
 * stands still, on Wednesday noon.
 */
const links = new SignedLinks(sessionSecret);
const [friday, saturday] = ['2026-12-04', '2026-12-05'];
const noon = '2026-12-02T12:00:00+01:00';
let app: StartedApp;

beforeAll(async () => {
  await fixture.stopUsualApp();
  app = await fixture.startApp({ at: noon, env: { RATE_LIMITS: 'off' } });
});
beforeEach(async () => {
  app.setClock(noon);
  await sql('DELETE FROM reservations');
});

interface Held {
  id: string;
  token: string;
  email: string;
}

async function reserved(overrides: Record<string, unknown> = {}): Promise<Held> {
  const email = newEmail();
  const { status, body } = await reserve({ date: friday, time: '19:00', email, ...overrides }, { at: app.baseUrl });
  expect({ status, body }).toMatchObject({ status: 201 });
  const { id } = body.reservation;
  return { id, email, token: links.createToken(guestLinkSubject({ id, email })) };
}

const change = (held: Held, body: Record<string, unknown>) =>
  call<{
    code?: string;
    changeRequest: { state: string } | null;
    alternatives?: { sameEvening: string[] };
    version: number;
    errors?: { field: string }[];
  }>(`/api/guest/reservations/${held.token}/change`, {
    method: 'POST',
    at: app.baseUrl,
    body: { date: friday, time: '19:00', duration: 2, partySize: 2, version: 1, ...body },
  });

interface Row {
  date: string;
  start: number;
  minutes: number;
  party: number;
  status: string;
  version: number;
  notes: string | null;
  tables: string[];
  held: string[];
}

async function rowOf({ id }: Held): Promise<Row | undefined> {
  const [row] = await sql<Row>(
    `SELECT date::text, start_minute AS start, minutes, party_size AS party, status, version, special_requests AS notes,
       ARRAY(SELECT table_id FROM table_holdings WHERE reservation_id = r.id ORDER BY table_id) AS tables,
       ARRAY(SELECT date::text || ' ' || during::text FROM table_holdings WHERE reservation_id = r.id) AS held
     FROM reservations r WHERE id = $1`,
    [id],
  );
  return row;
}

const mailsOf = async ({ id }: Held): Promise<string[]> =>
  (await sql<{ kind: string }>('SELECT kind FROM email_messages WHERE reservation_id = $1 ORDER BY number', [id])).map(
    ({ kind }) => kind,
  );

/** Couples at a start until it is full. */
async function fill(date: string, time: string, partySize = 2): Promise<void> {
  for (let isFull = false; !isFull;) {
    const { status } = await reserve({ date, time, partySize, email: newEmail() }, { at: app.baseUrl });
    isFull = status === 409;
  }
}

describe('a guest changes the visit', () => {
  it('to another time of the evening, at the same table, with a mail', async () => {
    const held = await reserved();
    const before = await rowOf(held);
    expect((await change(held, { time: '20:30', duration: 3 })).status).toBe(200);
    expect(await rowOf(held)).toMatchObject({
      ...{ start: 1230, minutes: 180, version: 2, tables: before?.tables, status: 'confirmed' },
      held: [`${friday} [1230,1410)`],
    });
    expect((await mailsOf(held)).at(-1)).toBe('reservation_changed');
    const [entry] = await sql<{ before: object; after: object }>(
      `SELECT before, after FROM audit_log WHERE subject_id = $1 AND action = 'reservation.guest-change'`,
      [held.id],
    );
    expect(entry).toMatchObject({ before: { time: '19:00' }, after: { time: '20:30', duration: 3 } });
  });

  it('to another day: nothing is left on the first', async () => {
    const held = await reserved();
    expect((await change(held, { date: saturday, time: '18:00', partySize: 4 })).status).toBe(200);
    expect(await rowOf(held)).toMatchObject({ date: saturday, party: 4, held: [`${saturday} [1080,1200)`] });
    expect(await sql('SELECT 1 FROM table_holdings WHERE date = $1', [friday])).toEqual([]);
  });

  it('or only a word to the bar, and no mail leaves for that', async () => {
    const held = await reserved({ specialRequests: 'pri okne' });
    const mails = await mailsOf(held);
    expect((await change(held, {})).status).toBe(200);
    expect(await rowOf(held)).toMatchObject({ notes: 'pri okne', version: 1 });
    await change(held, { specialRequests: 'radšej vzadu' });
    expect(await rowOf(held)).toMatchObject({ notes: 'radšej vzadu', version: 2 });
    expect(await mailsOf(held)).toEqual(mails);
  });

  it('without room: the visit stays, and the answer has free times', async () => {
    const held = await reserved();
    await fill(saturday, '19:00');
    const before = await rowOf(held);
    const { status, body } = await change(held, { date: saturday });
    expect(status).toBe(409);
    expect(body.code).toBe('capacity_full');
    expect(body.alternatives?.sameEvening.length).toBeGreaterThan(0);
    expect(await rowOf(held)).toEqual(before);
  });

  it('in a full evening: their own place does not stand in their way', async () => {
    const held = await reserved();
    await fill(friday, '19:00');
    const times = await call<{ availableSlots: string[] }>(
      `/api/guest/reservations/${held.token}/availability?date=${friday}&partySize=2&duration=2`,
      { at: app.baseUrl },
    );
    expect(times.body.availableSlots).toContain('19:30');
    expect((await change(held, { time: '19:30' })).status).toBe(200);
    const stranger = await reserve({ date: friday, time: '19:30', email: newEmail() }, { at: app.baseUrl });
    expect(stranger.status).toBe(409);
  });

  it('shorter and fewer is granted when nothing can be reserved any more, longer is not', async () => {
    const held = await reserved({ partySize: 4 });
    app.setClock('2026-12-04T18:50:00+01:00');
    expect((await change(held, { partySize: 3, duration: 1 })).status).toBe(200);
    expect((await change(held, { partySize: 3, duration: 3, version: 2 })).body.code).toBe('slot_not_offered');
    app.setClock('2026-12-04T19:00:00+01:00');
    expect((await change(held, { partySize: 2, duration: 1, version: 2 })).body.code).toBe('transition_not_allowed');
  });

  it('asks the team where a large party grows or comes on another day (ask-for-a-change.int.spec.ts); a request changes as it likes', async () => {
    const held = await reserved();
    const before = await rowOf(held);
    expect((await change(held, { partySize: 5 })).body.changeRequest?.state).toBe('waiting');
    expect(await rowOf(held)).toEqual(before);
    const waiting = await reserved({ partySize: 6, time: '17:00' });
    expect((await change(waiting, { partySize: 7, time: '17:30' })).status).toBe(200);
    expect(await rowOf(waiting)).toMatchObject({ status: 'pending_approval', party: 7 });
    expect((await mailsOf(waiting)).at(-1)).toBe('reservation_received');
    await sql(`UPDATE reservations SET status = 'confirmed' WHERE id = $1`, [waiting.id]);
    expect((await change(waiting, { partySize: 7, time: '18:00', version: 2 })).status).toBe(200);
    const other = await change(waiting, { partySize: 7, time: '18:00', date: saturday, version: 3 });
    expect(other.body.changeRequest?.state).toBe('waiting');
    expect(await rowOf(waiting)).toMatchObject({ date: friday, version: 3 });
    expect((await change(waiting, { partySize: 4, time: '18:00', version: 3 })).status).toBe(200);
    expect(await rowOf(waiting)).toMatchObject({ status: 'confirmed', party: 4 });
  });

  it('presses twice and changes once; what staff have changed meanwhile is not overwritten', async () => {
    const held = await reserved();
    const answers = await Promise.all(Array.from({ length: 6 }, () => change(held, { time: '20:00' })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await rowOf(held)).toMatchObject({ version: 2 });
    expect((await change(held, { time: '21:00', version: 1 })).body.code).toBe('changed_meanwhile');
    const over = await Promise.all(Array.from({ length: 6 }, () => change(held, { date: saturday, version: 2 })));
    expect(over.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await rowOf(held)).toMatchObject({ date: saturday, version: 3, held: [`${saturday} [1140,1260)`] });
  });

  it('six times; then the bar is asked', async () => {
    const held = await reserved();
    for (let version = 1; version <= 6; version += 1) {
      const { status } = await change(held, { time: version % 2 ? '20:00' : '19:00', version });
      expect({ version, status }).toEqual({ version, status: 200 });
    }
    expect((await change(held, { time: '20:00', version: 7 })).body.code).toBe('too_many_changes');
  });

  it.each([
    [{ date: '2026-12-06' }, 'date'],
    [{ date: 'pondelok' }, 'date'],
    [{ time: '03:00' }, 'time'],
    [{ duration: 9 }, 'duration'],
    [{ partySize: 0 }, 'partySize'],
    [{ partySize: 'dvaja' }, 'partySize'],
    [{ specialRequests: 'x'.repeat(501) }, 'specialRequests'],
    [{ version: 'one' }, 'version'],
  ])('%j is refused by field, and nothing is lost', async (body, field) => {
    const held = await reserved();
    const before = await rowOf(held);
    const answer = await change(held, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map((one) => one.field)).toEqual([field]);
    expect(await rowOf(held)).toEqual(before);
  });

  it('dozens want the last place: one gets it, the others stay as they are', async () => {
    const later = '2026-12-12'; // an evening without earlier requests
    await fill(later, '19:00');
    const [taken] = await sql<{ count: number }>('SELECT count(*)::int AS count FROM reservations WHERE date = $1', [
      later,
    ]);
    expect(taken?.count).toBeGreaterThan(3);
    const [last] = await sql<{ id: string }>('SELECT id FROM reservations WHERE date = $1 LIMIT 1', [later]);
    const guests: Held[] = [];
    for (const time of ['16:00', '18:00', '20:00', '22:00']) {
      for (let isRoom = true; isRoom && guests.length < 40;) {
        const email = newEmail();
        const { status, body } = await reserve(
          { date: friday, time, duration: 1, partySize: 1, email },
          { at: app.baseUrl },
        );
        isRoom = status === 201;
        const id = isRoom ? body.reservation.id : '';
        if (isRoom) guests.push({ id, email, token: links.createToken(guestLinkSubject({ id, email })) });
      }
    }
    await sql('DELETE FROM reservations WHERE id = $1', [last?.id]);
    expect(guests.length).toBeGreaterThan(20);
    const before = await Promise.all(guests.map(rowOf));
    const answers = await Promise.all(guests.map((held) => change(held, { date: later, partySize: 2 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const after = await Promise.all(guests.map(rowOf));
    const moved = after.filter((row, index) => row?.version !== before[index]?.version);
    expect(moved).toHaveLength(1);
    expect(after.filter((row) => row?.date === friday)).toEqual(
      before.filter((_, index) => after[index]?.date === friday),
    );
  });
});

describe('the form without script', () => {
  const look = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${app.baseUrl}${path}`, { redirect: 'manual', ...init });
  const hidden = (html: string, name: string): string =>
    (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&#x3D;', '=');

  it('shows what is free, and changes into it', async () => {
    const held = await reserved({ specialRequests: 'pri okne' });
    const page = await look(`/r/${held.token}/change?lang=en&date=${saturday}&partySize=3&duration=2`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('Saturday');
    expect(html).toContain('value="20:00"');
    expect(html).not.toMatch(/<script|pri okne/);
    const body = new URLSearchParams({
      ...{ version: hidden(html, 'version'), stamp: hidden(html, 'stamp'), date: saturday },
      ...{ partySize: '3', duration: '2', time: '20:00', specialRequests: '' },
    });
    const tooSoon = await look(`/r/${held.token}/change`, { method: 'POST', body });
    expect(await tooSoon.text()).toContain('role="alert"');
    app.setClock('2026-12-02T12:00:05+01:00');
    const foreign = await look(`/r/${held.token}/change`, {
      ...{ method: 'POST', body, headers: { 'sec-fetch-site': 'cross-site' } },
    });
    expect(foreign.status).toBe(200);
    expect(await rowOf(held)).toMatchObject({ date: friday });
    expect((await look(`/r/${held.token}/change`, { method: 'POST', body })).status).toBe(303);
    expect(await rowOf(held)).toMatchObject({ date: saturday, start: 1200, party: 3, notes: 'pri okne' });
  });

  it('acknowledges the change for the rest of the day, keeps the answer that they come, and does not ask again', async () => {
    app.setClock('2026-12-02T12:00:00+01:00');
    const held = await reserved({ preferredLanguage: 'sk' });
    app.setClock('2026-12-03T12:00:00+01:00');
    const seen = async (): Promise<string> => (await (await look(`/r/${held.token}`)).text()).replaceAll('\u00a0', ' ');
    expect(await seen()).toContain('/reconfirm');
    await change(held, { specialRequests: 'pri okne' });
    expect(await seen()).not.toMatch(/Zmenené|\/reconfirm/); // a message to the venue is no other visit
    await change(held, { time: '21:30', version: 2 });
    const changed = await seen();
    expect(changed).toContain('Zmenené: príďte v piatok 4. decembra 2026 o 21:30.');
    expect(changed).not.toContain('/reconfirm');
    const form = await (await look(`/r/${held.token}/change`)).text();
    expect(form.replaceAll('\u00a0', ' ')).toContain(
      'Teraz máte stôl v piatok 4. decembra 2026 od 21:30 do 23:30 pre 2 osoby.',
    );
    const come = await call(`/api/guest/reservations/${held.token}/reconfirm`, {
      ...{ method: 'POST', at: app.baseUrl, body: { version: 3 } },
    });
    expect(come.status).toBe(200);
    await change(held, { time: '20:00', version: 3 });
    expect(await seen()).toMatch(/o 20:00\.[^]*Vieme, že prídete/);
    await change(held, { time: '20:00', partySize: 6, version: 4 });
    expect(await seen()).toMatch(/Vašu žiadosť o zmenu máme[^]*Ozveme sa vám do 24 hodín\.[^]*Stiahnuť žiadosť/);
    app.setClock('2026-12-04T11:00:00+01:00');
    expect(await seen()).toContain('Ozveme sa vám čo najskôr, ešte pred vaším príchodom.');
    app.setClock('2026-12-04T17:00:00+01:00');
    expect(await seen()).not.toMatch(/Zmenené|Vašu žiadosť/);
  });

  it('shows the typed values again after a refusal', async () => {
    const held = await reserved();
    app.setClock('2026-12-04T16:00:00+01:00');
    const html = await (await look(`/r/${held.token}/change?lang=sk`)).text();
    app.setClock('2026-12-04T16:00:05+01:00');
    const sent = { version: '1', stamp: hidden(html, 'stamp'), date: saturday, partySize: '6', duration: '2' };
    const answer = await look(`/r/${held.token}/change?lang=sk`, {
      method: 'POST',
      body: new URLSearchParams({ ...sent, time: '20:00', specialRequests: 'torta & sviečky' }),
    });
    const again = await answer.text();
    expect(answer.status).toBe(409);
    expect(again).toContain('málo času');
    expect(again).toContain('torta &amp; sviečky');
    expect(again).toMatch(/<option[^>]* selected[^>]*>6</);
    const missing = await look(`/r/${held.token}/change`, { method: 'POST', body: new URLSearchParams(sent) });
    expect(missing.status).toBe(400);
  });

  it('shows a closed day with the next free one, and redirects when nothing can be changed', async () => {
    const held = await reserved();
    const closed = await (await look(`/r/${held.token}/change?lang=en&date=2026-12-06`)).text();
    expect(closed).toContain('We are closed on this day.');
    expect(closed).toMatch(/The next we could offer is on\sWednesday/);
    for (const query of ['date=x&partySize=-1&duration=99', 'date[]=1', `date=${'9'.repeat(500)}`])
      expect((await look(`/r/${held.token}/change?${query}`)).status).toBe(200);
    await sql(`UPDATE reservations SET status = 'seated', seated_minute = 1140 WHERE id = $1`, [held.id]);
    expect((await look(`/r/${held.token}/change`)).status).toBe(303);
    expect((await look(`/r/nonsense/change`)).status).toBe(303);
  });
});
