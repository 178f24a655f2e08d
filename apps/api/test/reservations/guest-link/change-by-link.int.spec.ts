import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newEmail, requestApi, postReservation } from '../../support/request-api';
import { type ReservationWithLink, guestToken, readMailKinds } from '../../support/change-request-calls';
import { type StartedApp, fixture } from '../../support/fixture';
import { sql } from '../../support/sql';

/* A guest changes a visit by its link (rules §5); the old visit stays until the new one is saved. The clock is fixed. */
const [friday, saturday] = ['2026-12-04', '2026-12-05'];
const noon = '2026-12-02T12:00:00+01:00';
let app: StartedApp;

beforeAll(async () => {
  await fixture.stopDefaultApp();
  app = await fixture.startApp({ now: noon, env: { RATE_LIMITS: 'off' } });
});
beforeEach(async () => {
  app.setClock(noon);
  await sql('DELETE FROM reservations');
});

async function reserveWithLink(overrides: Record<string, unknown> = {}): Promise<ReservationWithLink> {
  const email = newEmail();
  const { status, body } = await postReservation(
    { date: friday, time: '19:00', email, ...overrides },
    { apiUrl: app.baseUrl },
  );
  expect({ status, body }).toMatchObject({ status: 201 });
  const { id } = body.reservation;
  return { id, email, token: guestToken({ id, email }) };
}

const sendChange = (reservation: ReservationWithLink, body: Record<string, unknown>) =>
  requestApi<{
    code?: string;
    changeRequest: { state: string } | null;
    alternatives?: { sameEvening: string[] };
    version: number;
    errors?: { field: string }[];
  }>(`/api/guest/reservations/${reservation.token}/change`, {
    method: 'POST',
    apiUrl: app.baseUrl,
    body: { date: friday, time: '19:00', duration: 2, partySize: 2, version: 1, ...body },
  });

interface ReservationRow {
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

async function readRow({ id }: ReservationWithLink): Promise<ReservationRow | undefined> {
  const [row] = await sql<ReservationRow>(
    `SELECT date::text, start_minute AS start, minutes, party_size AS party, status, version, special_requests AS notes,
       ARRAY(SELECT table_id FROM table_holdings WHERE reservation_id = r.id ORDER BY table_id) AS tables,
       ARRAY(SELECT date::text || ' ' || during::text FROM table_holdings WHERE reservation_id = r.id) AS held
     FROM reservations r WHERE id = $1`,
    [id],
  );
  return row;
}

async function reserveUntilFull(date: string, time: string, partySize = 2): Promise<void> {
  for (let isFull = false; !isFull;) {
    const { status } = await postReservation({ date, time, partySize, email: newEmail() }, { apiUrl: app.baseUrl });
    isFull = status === 409;
  }
}

describe('a guest who changes a visit', () => {
  it('keeps the table for another time of the evening, and gets a mail', async () => {
    const reservation = await reserveWithLink();
    const rowBefore = await readRow(reservation);
    expect((await sendChange(reservation, { time: '20:30', duration: 3 })).status).toBe(200);
    expect(await readRow(reservation)).toMatchObject({
      ...{ start: 1230, minutes: 180, version: 2, tables: rowBefore?.tables, status: 'confirmed' },
      held: [`${friday} [1230,1410)`],
    });
    expect((await readMailKinds(reservation)).at(-1)).toBe('reservation_changed');
    const [auditEntry] = await sql<{ before: object; after: object }>(
      `SELECT before, after FROM audit_log WHERE subject_id = $1 AND action = 'reservation.guest-change'`,
      [reservation.id],
    );
    expect(auditEntry).toMatchObject({ before: { time: '19:00' }, after: { time: '20:30', duration: 3 } });
  });

  it('holds no table on the first date after a change to another date', async () => {
    const reservation = await reserveWithLink();
    expect((await sendChange(reservation, { date: saturday, time: '18:00', partySize: 4 })).status).toBe(200);
    expect(await readRow(reservation)).toMatchObject({ date: saturday, party: 4, held: [`${saturday} [1080,1200)`] });
    expect(await sql('SELECT 1 FROM table_holdings WHERE date = $1', [friday])).toEqual([]);
  });

  it('may change only the special requests, and gets no mail for that', async () => {
    const reservation = await reserveWithLink({ specialRequests: 'pri okne' });
    const mailKindsBefore = await readMailKinds(reservation);
    expect((await sendChange(reservation, {})).status).toBe(200);
    expect(await readRow(reservation)).toMatchObject({ notes: 'pri okne', version: 1 });
    await sendChange(reservation, { specialRequests: 'radšej vzadu' });
    expect(await readRow(reservation)).toMatchObject({ notes: 'radšej vzadu', version: 2 });
    expect(await readMailKinds(reservation)).toEqual(mailKindsBefore);
  });

  it('is refused with free times when the evening is full, and the visit stays', async () => {
    const reservation = await reserveWithLink();
    await reserveUntilFull(saturday, '19:00');
    const rowBefore = await readRow(reservation);
    const { status, body } = await sendChange(reservation, { date: saturday });
    expect(status).toBe(409);
    expect(body.code).toBe('capacity_full');
    expect(body.alternatives?.sameEvening.length).toBeGreaterThan(0);
    expect(await readRow(reservation)).toEqual(rowBefore);
  });

  it('may move within a full evening, because the own table counts as free', async () => {
    const reservation = await reserveWithLink();
    await reserveUntilFull(friday, '19:00');
    const availabilityResponse = await requestApi<{ availableSlots: string[] }>(
      `/api/guest/reservations/${reservation.token}/availability?date=${friday}&partySize=2&duration=2`,
      { apiUrl: app.baseUrl },
    );
    expect(availabilityResponse.body.availableSlots).toContain('19:30');
    expect((await sendChange(reservation, { time: '19:30' })).status).toBe(200);
    const secondGuestResponse = await postReservation(
      { date: friday, time: '19:30', email: newEmail() },
      { apiUrl: app.baseUrl },
    );
    expect(secondGuestResponse.status).toBe(409);
  });

  it('may shorten the visit and reduce the party shortly before the start, but not extend the visit', async () => {
    const reservation = await reserveWithLink({ partySize: 4 });
    app.setClock('2026-12-04T18:50:00+01:00');
    expect((await sendChange(reservation, { partySize: 3, duration: 1 })).status).toBe(200);
    const longerVisitResponse = await sendChange(reservation, { partySize: 3, duration: 3, version: 2 });
    expect(longerVisitResponse.body.code).toBe('slot_not_offered');
    app.setClock('2026-12-04T19:00:00+01:00');
    const lateResponse = await sendChange(reservation, { partySize: 2, duration: 1, version: 2 });
    expect(lateResponse.body.code).toBe('transition_not_allowed');
  });

  it('needs approval to enlarge a party to five or to move a large one to another date, unless approval is pending', async () => {
    const reservation = await reserveWithLink();
    const rowBefore = await readRow(reservation);
    expect((await sendChange(reservation, { partySize: 5 })).body.changeRequest?.state).toBe('waiting');
    expect(await readRow(reservation)).toEqual(rowBefore);
    const pendingReservation = await reserveWithLink({ partySize: 6, time: '17:00' });
    expect((await sendChange(pendingReservation, { partySize: 7, time: '17:30' })).status).toBe(200);
    expect(await readRow(pendingReservation)).toMatchObject({ status: 'pending_approval', party: 7 });
    expect((await readMailKinds(pendingReservation)).at(-1)).toBe('reservation_received');
    await sql(`UPDATE reservations SET status = 'confirmed' WHERE id = $1`, [pendingReservation.id]);
    expect((await sendChange(pendingReservation, { partySize: 7, time: '18:00', version: 2 })).status).toBe(200);
    const dateChange = { partySize: 7, time: '18:00', date: saturday, version: 3 };
    const dateChangeResponse = await sendChange(pendingReservation, dateChange);
    expect(dateChangeResponse.body.changeRequest?.state).toBe('waiting');
    expect(await readRow(pendingReservation)).toMatchObject({ date: friday, version: 3 });
    expect((await sendChange(pendingReservation, { partySize: 4, time: '18:00', version: 3 })).status).toBe(200);
    expect(await readRow(pendingReservation)).toMatchObject({ status: 'confirmed', party: 4 });
  });

  it('changes the visit once when the form is sent six times, and does not overwrite a newer version', async () => {
    const reservation = await reserveWithLink();
    const responses = await Promise.all(Array.from({ length: 6 }, () => sendChange(reservation, { time: '20:00' })));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await readRow(reservation)).toMatchObject({ version: 2 });
    expect((await sendChange(reservation, { time: '21:00', version: 1 })).body.code).toBe('changed_meanwhile');
    const dateResponses = await Promise.all(
      Array.from({ length: 6 }, () => sendChange(reservation, { date: saturday, version: 2 })),
    );
    expect(dateResponses.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await readRow(reservation)).toMatchObject({ date: saturday, version: 3, held: [`${saturday} [1140,1260)`] });
  });

  it('may change a visit six times', async () => {
    const reservation = await reserveWithLink();
    for (let version = 1; version <= 6; version += 1) {
      const { status } = await sendChange(reservation, { time: version % 2 ? '20:00' : '19:00', version });
      expect({ version, status }).toEqual({ version, status: 200 });
    }
    expect((await sendChange(reservation, { time: '20:00', version: 7 })).body.code).toBe('too_many_changes');
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
  ])('is refused %j with the field, and the visit stays', async (body, field) => {
    const reservation = await reserveWithLink();
    const rowBefore = await readRow(reservation);
    const response = await sendChange(reservation, body);
    expect(response.status).toBe(400);
    expect(response.body.errors?.map((error) => error.field)).toEqual([field]);
    expect(await readRow(reservation)).toEqual(rowBefore);
  });

  it('gets the last table as the only one of more than twenty; the other visits stay', async () => {
    const fullDate = '2026-12-12'; // no other test here uses it
    await reserveUntilFull(fullDate, '19:00');
    const [countRow] = await sql<{ count: number }>('SELECT count(*)::int AS count FROM reservations WHERE date = $1', [
      fullDate,
    ]);
    expect(countRow?.count).toBeGreaterThan(3);
    const [lastReservation] = await sql<{ id: string }>('SELECT id FROM reservations WHERE date = $1 LIMIT 1', [
      fullDate,
    ]);
    const reservations: ReservationWithLink[] = [];
    for (const time of ['16:00', '18:00', '20:00', '22:00']) {
      for (let hasRoom = true; hasRoom && reservations.length < 40;) {
        const email = newEmail();
        const { status, body } = await postReservation(
          { date: friday, time, duration: 1, partySize: 1, email },
          { apiUrl: app.baseUrl },
        );
        hasRoom = status === 201;
        const id = hasRoom ? body.reservation.id : '';
        if (hasRoom) reservations.push({ id, email, token: guestToken({ id, email }) });
      }
    }
    await sql('DELETE FROM reservations WHERE id = $1', [lastReservation?.id]);
    expect(reservations.length).toBeGreaterThan(20);
    const rowsBefore = await Promise.all(reservations.map(readRow));
    const responses = await Promise.all(
      reservations.map((reservation) => sendChange(reservation, { date: fullDate, partySize: 2 })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const rowsAfter = await Promise.all(reservations.map(readRow));
    const movedRows = rowsAfter.filter((row, index) => row?.version !== rowsBefore[index]?.version);
    expect(movedRows).toHaveLength(1);
    expect(rowsAfter.filter((row) => row?.date === friday)).toEqual(
      rowsBefore.filter((_, index) => rowsAfter[index]?.date === friday),
    );
  });
});

describe('the change form without script', () => {
  const fetchPage = (path: string, requestInit: RequestInit = {}): Promise<Response> =>
    fetch(`${app.baseUrl}${path}`, { redirect: 'manual', ...requestInit });
  const readHiddenField = (html: string, name: string): string =>
    (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&#x3D;', '=');

  it('shows free times and changes the visit, but not too early and not for another site', async () => {
    const reservation = await reserveWithLink({ specialRequests: 'pri okne' });
    const query = `lang=en&date=${saturday}&partySize=3&duration=2`;
    const pageResponse = await fetchPage(`/r/${reservation.token}/change?${query}`);
    const html = await pageResponse.text();
    expect(pageResponse.status).toBe(200);
    expect(html).toContain('Saturday');
    expect(html).toContain('value="20:00"');
    expect(html).not.toMatch(/<script|pri okne/);
    const body = new URLSearchParams({
      ...{ version: readHiddenField(html, 'version'), stamp: readHiddenField(html, 'stamp'), date: saturday },
      ...{ partySize: '3', duration: '2', time: '20:00', specialRequests: '' },
    });
    const earlyResponse = await fetchPage(`/r/${reservation.token}/change`, { method: 'POST', body });
    expect(await earlyResponse.text()).toContain('role="alert"');
    app.setClock('2026-12-02T12:00:05+01:00');
    const crossSiteResponse = await fetchPage(`/r/${reservation.token}/change`, {
      ...{ method: 'POST', body, headers: { 'sec-fetch-site': 'cross-site' } },
    });
    expect(crossSiteResponse.status).toBe(200);
    expect(await readRow(reservation)).toMatchObject({ date: friday });
    expect((await fetchPage(`/r/${reservation.token}/change`, { method: 'POST', body })).status).toBe(303);
    expect(await readRow(reservation)).toMatchObject({ date: saturday, start: 1200, party: 3, notes: 'pri okne' });
  });

  it('is followed by a page that shows the change, and that does not ask again whether the guest comes', async () => {
    app.setClock('2026-12-02T12:00:00+01:00');
    const reservation = await reserveWithLink({ preferredLanguage: 'sk' });
    app.setClock('2026-12-03T12:00:00+01:00');
    const readPage = async (): Promise<string> =>
      (await (await fetchPage(`/r/${reservation.token}`)).text()).replaceAll('\u00a0', ' ');
    expect(await readPage()).toContain('/reconfirm');
    await sendChange(reservation, { specialRequests: 'pri okne' });
    expect(await readPage()).not.toMatch(/Zmenené|\/reconfirm/); // special requests do not change the visit
    await sendChange(reservation, { time: '21:30', version: 2 });
    const changedPage = await readPage();
    expect(changedPage).toContain('Zmenené: príďte v piatok 4. decembra 2026 o 21:30.');
    expect(changedPage).not.toContain('/reconfirm');
    const changeForm = await (await fetchPage(`/r/${reservation.token}/change`)).text();
    expect(changeForm.replaceAll('\u00a0', ' ')).toContain(
      'Teraz máte stôl v piatok 4. decembra 2026 od 21:30 do 23:30 pre 2 osoby.',
    );
    const reconfirmResponse = await requestApi(`/api/guest/reservations/${reservation.token}/reconfirm`, {
      ...{ method: 'POST', apiUrl: app.baseUrl, body: { version: 3 } },
    });
    expect(reconfirmResponse.status).toBe(200);
    await sendChange(reservation, { time: '20:00', version: 3 });
    expect(await readPage()).toMatch(/o 20:00\.[^]*Vieme, že prídete/);
    await sendChange(reservation, { time: '20:00', partySize: 6, version: 4 });
    expect(await readPage()).toMatch(/Vašu žiadosť o zmenu máme[^]*Ozveme sa vám do 24 hodín\.[^]*Stiahnuť žiadosť/);
    app.setClock('2026-12-04T11:00:00+01:00');
    expect(await readPage()).toContain('Ozveme sa vám čo najskôr, ešte pred vaším príchodom.');
    app.setClock('2026-12-04T17:00:00+01:00');
    expect(await readPage()).not.toMatch(/Zmenené|Vašu žiadosť/);
  });

  it('shows the typed values again after a refusal', async () => {
    const reservation = await reserveWithLink();
    app.setClock('2026-12-04T16:00:00+01:00');
    const html = await (await fetchPage(`/r/${reservation.token}/change?lang=sk`)).text();
    app.setClock('2026-12-04T16:00:05+01:00');
    const stamp = readHiddenField(html, 'stamp');
    const formFields = { version: '1', stamp, date: saturday, partySize: '6', duration: '2' };
    const response = await fetchPage(`/r/${reservation.token}/change?lang=sk`, {
      method: 'POST',
      body: new URLSearchParams({ ...formFields, time: '20:00', specialRequests: 'torta & sviečky' }),
    });
    const refusedPage = await response.text();
    expect(response.status).toBe(409);
    expect(refusedPage).toContain('málo času');
    expect(refusedPage).toContain('torta &amp; sviečky');
    expect(refusedPage).toMatch(/<option[^>]* selected[^>]*>6</);
    const requestWithoutTime = { method: 'POST', body: new URLSearchParams(formFields) };
    expect((await fetchPage(`/r/${reservation.token}/change`, requestWithoutTime)).status).toBe(400);
  });

  it('names the next free date for a closed one, and redirects when nothing can be changed', async () => {
    const reservation = await reserveWithLink();
    const closedDayPage = await (await fetchPage(`/r/${reservation.token}/change?lang=en&date=2026-12-06`)).text();
    expect(closedDayPage).toContain('We are closed on this day.');
    expect(closedDayPage).toMatch(/The next we could offer is on\sWednesday/);
    for (const query of ['date=x&partySize=-1&duration=99', 'date[]=1', `date=${'9'.repeat(500)}`])
      expect((await fetchPage(`/r/${reservation.token}/change?${query}`)).status).toBe(200);
    await sql(`UPDATE reservations SET status = 'seated', seated_minute = 1140 WHERE id = $1`, [reservation.id]);
    expect((await fetchPage(`/r/${reservation.token}/change`)).status).toBe(303);
    expect((await fetchPage(`/r/nonsense/change`)).status).toBe(303);
  });
});
