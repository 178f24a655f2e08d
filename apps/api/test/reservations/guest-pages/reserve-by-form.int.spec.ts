import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newEmail, requestApi, postReservation } from '../../support/request-api';
import { deleteReservations, guestToken, readMailKinds } from '../../support/change-request-calls';
import { type StartedApp, fixture } from '../../support/fixture';
import { signIn } from '../../support/staff-sign-in';
import { sql } from '../../support/sql';
import { waitUntil } from '../../support/wait-until';

/* Reserving without script (rules §5): tables are held until the guest confirms by mail. The clock is fixed. */
const friday = '2026-12-04';
const noon = '2026-12-02T12:00:00+01:00';
const minutesAfterNoon = (minutes: number): string =>
  new Date(new Date(noon).getTime() + minutes * 60_000).toISOString();
let app: StartedApp;

beforeAll(async () => {
  await fixture.stopDefaultApp();
  app = await fixture.startApp({ now: noon, env: { RATE_LIMITS: 'off' } });
});
beforeEach(async () => {
  app.setClock(noon);
  await deleteReservations();
});

interface PageResponse {
  status: number;
  html: string;
  headers: Headers;
}

async function fetchPage(path: string, requestInit: RequestInit = {}): Promise<PageResponse> {
  const response = await fetch(app.baseUrl + path, { redirect: 'manual', ...requestInit });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

const readHiddenField = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** Opens the page and returns its filled-in form six seconds later. */
async function fillForm(overrides: Record<string, string> = {}, path = '/rezervacia'): Promise<Record<string, string>> {
  const visitFields = { date: friday, partySize: '2', duration: '2' };
  const { html } = await fetchPage(`${path}?${new URLSearchParams({ ...visitFields, ...overrides }).toString()}`);
  app.setClock(minutesAfterNoon(0.1));
  const contactFields = { firstName: 'Eva', lastName: 'Nová', email: newEmail(), phone: '+421 905 123 456' };
  const hiddenFields = { stamp: readHiddenField(html, 'stamp'), key: readHiddenField(html, 'key') };
  return { ...visitFields, time: '19:00', ...contactFields, specialRequests: '', ...hiddenFields, ...overrides };
}

const submitForm = (
  formFields: Record<string, string>,
  headers: Record<string, string> = {},
  path = '/rezervacia',
): Promise<PageResponse> => fetchPage(path, { method: 'POST', body: new URLSearchParams(formFields), headers });

interface ReservationRow {
  id: string;
  status: string;
  email: string;
  language: string;
  minutesHeld: number | null;
  tables: string[];
}

const readRows = (): Promise<ReservationRow[]> =>
  sql<ReservationRow>(
    `SELECT id, status, email, preferred_language AS language, extract(epoch FROM held_until - created_at)::int / 60 AS "minutesHeld",
       ARRAY(SELECT table_id FROM table_holdings WHERE reservation_id = r.id) AS tables
     FROM reservations r ORDER BY created_at, id`,
  );

async function readSingleRow(): Promise<ReservationRow> {
  const [row, ...otherRows] = await readRows();
  expect(otherRows).toEqual([]);
  if (!row) throw new Error('nothing was saved');
  return row;
}

const waitUntilMailsSent = (id: string) =>
  waitUntil(
    () => sql(`SELECT 1 FROM email_messages WHERE reservation_id = $1 AND status IN ('queued', 'sending')`, [id]),
    (unsentMails) => unsentMails.length === 0,
  );

const postGuestAction = (
  { id, email }: Pick<ReservationRow, 'id' | 'email'>,
  action: 'confirm' | 'change',
  body: object,
) =>
  requestApi<{ status: string; code?: string; alternatives?: unknown }>(
    `/api/guest/reservations/${guestToken({ id, email })}/${action}`,
    { method: 'POST', apiUrl: app.baseUrl, body },
  );
const confirmByLink = (hold: Pick<ReservationRow, 'id' | 'email'>, version = 1) =>
  postGuestAction(hold, 'confirm', { version });

/** Reserves for two until the start time is full; returns the number of reservations. */
async function reserveUntilFull(time = '19:00'): Promise<number> {
  for (let count = 0; ; count += 1)
    if ((await postReservation({ date: friday, time, email: newEmail() }, { apiUrl: app.baseUrl })).status !== 201)
      return count;
}

describe('the reservation page', () => {
  it.each([
    ['/rezervacia', 'sk', 'Rezervácia stola'],
    ['/reservation', 'en', 'Reserve a table'],
  ])('is served at %s without script, below 10 kB and open to search engines', async (path, language, heading) => {
    const { status, html, headers } = await fetchPage(`${path}?date=${friday}`);
    expect({ status, robots: headers.get('x-robots-tag') }).toEqual({ status: 200, robots: null });
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(heading);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(html).not.toMatch(/<script|noindex| on\w+=/);
    const canonicalEnd = `${language === 'sk' ? 'rezervacia' : 'reservation'}">`;
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="http[^"?]*/${canonicalEnd}`));
    for (const [hreflang, pageName] of [
      ['sk', 'rezervacia'],
      ['en', 'reservation'],
      ['x-default', 'rezervacia'],
    ] as const)
      expect(html).toMatch(new RegExp(`<link rel="alternate" hreflang="${hreflang}" href="http[^"?]*/${pageName}">`));
    expect(html).toContain(`/images/share-${language}.jpg">`);
    expect(html).toMatch(/type="radio" name="time" value="19:00"/);
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(Number(headers.get('content-length'))).toBeLessThan(10_000);
  });

  it('shows the next open date by default, and offers the next free date on a closed one', async () => {
    expect((await fetchPage('/rezervacia')).html).toContain('value="2026-12-02"');
    const { html } = await fetchPage('/reservation?date=2026-12-07');
    expect(html).toContain('We are closed on this day.');
    expect(html).toMatch(/href="\/reservation\?[^"]*date&#x3D;2026-12-09|href="\/reservation\?[^"]*date=2026-12-09/);
  });

  it('has the requested language, and its language link keeps the chosen visit', async () => {
    const { html } = await fetchPage(`/reservation?lang=sk&date=${friday}&partySize=3&duration=1`);
    expect(html).toContain('<html lang="sk">');
    expect(html.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&')).toContain(
      `href="/reservation?date=${friday}&partySize=3&duration=1&time=19%3A00" lang="en"`,
    );
    for (const path of ['/reservation/link?lang=sk', '/rezervacia/odkaz'])
      expect((await fetchPage(path)).html).toContain('<html lang="sk">');
    expect((await fetchPage('/reservation/link?sent')).html).toMatch(/href="\/rezervacia\/odkaz\?sent"/);
  });

  it('offers parties of one to eight guests, and a link for larger ones', async () => {
    for (const partySize of ['20', '9', '12']) {
      const { html } = await fetchPage(`/rezervacia?date=${friday}&partySize=${partySize}`);
      expect(html.match(/<option[^>]*>\d+(?=<)/g)?.map((option) => option.replace(/.*>/, ''))).toEqual([...'12345678']);
      expect(html.replaceAll('\u00a0', ' ')).toContain('Online rezervujeme najviac pre 8 osôb.');
      expect(html).toContain('href="/events#inquiry"');
    }
  });

  it('describes its two forms to browser assistants, which may submit only the search', async () => {
    const { html } = await fetchPage(`/rezervacia?date=${friday}`);
    expect(html.match(/toolname="\w+"/g)).toEqual(['toolname="find_free_times"', 'toolname="reserve_table"']);
    expect(html.match(/toolautosubmit/g)).toHaveLength(1);
    expect(html).toMatch(/<fieldset toolparamdescription="/);
  });

  it('limits the length of each text field', async () => {
    const { html } = await fetchPage(`/rezervacia?date=${friday}`);
    const lengths = [...html.matchAll(/name="(\w+)"[^>]*maxlength="(\d*)"/g)].map(([, name, length]) => [name, length]);
    expect(lengths).toEqual([
      ['firstName', '50'],
      ['lastName', '50'],
      ['email', '255'],
      ['phone', '40'],
      ['specialRequests', '500'],
    ]);
  });

  it.each(['date=31.12.2026&partySize=-1&duration=9', 'date=%00&partySize=1e9', 'partySize=<script>', 'date[]=1'])(
    'replaces invalid values by defaults: %s',
    async (query) => {
      const { status, html } = await fetchPage(`/rezervacia?${query}`);
      expect(status).toBe(200);
      expect(html).not.toContain('<script>');
    },
  );
});

describe('a submitted reservation form', () => {
  it('holds a table and sends one mail, and staff do not see it yet', async () => {
    const coupleCountWithoutHold = await reserveUntilFull('16:00');
    await deleteReservations();
    const { status, headers } = await submitForm(await fillForm());
    expect({ status, to: headers.get('location') }).toEqual({ status: 303, to: '/rezervacia?sent' });
    const hold = await readSingleRow();
    expect(hold).toMatchObject({ status: 'held', language: 'sk', minutesHeld: 15, tables: [expect.any(String)] });
    expect(await readMailKinds(hold)).toEqual(['reservation_to_verify']);
    const staffOptions = { apiUrl: app.baseUrl, headers: await signIn(app.baseUrl) };
    const calendarResponse = await requestApi(`/api/admin/calendar/date/${friday}`, staffOptions);
    expect(calendarResponse.body).toMatchObject({ reservations: [] });
    const listResponse = await requestApi(`/api/reservations?from=${friday}`, staffOptions);
    expect(listResponse.body).toMatchObject({ total: 0 });
    expect(await reserveUntilFull()).toBe(coupleCountWithoutHold - 1);
  });

  it('is followed by a page that names the next step', async () => {
    const { status, html } = await fetchPage('/reservation?sent');
    expect(status).toBe(200);
    expect(html).toContain('for 15 minutes');
  });

  it('makes one hold when it is sent four times, three of them at the same time', async () => {
    const formFields = await fillForm();
    const responses = await Promise.all([submitForm(formFields), submitForm(formFields), submitForm(formFields)]);
    expect(responses.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await submitForm(formFields)).status).toBe(303);
    expect(await readRows()).toHaveLength(1);
  });

  it('is shown again with the typed values and a list of errors with links to the fields', async () => {
    const { status, html } = await submitForm(await fillForm({ firstName: '', email: 'eva@', lastName: '"><b>Nová' }));
    expect(status).toBe(422);
    expect(html).toContain('<a href="#firstName">Meno: toto ešte potrebujeme</a>');
    expect(html).toContain('<a href="#email">E-mail: nevyzerá ako e-mailová adresa</a>');
    expect(html).toContain('aria-invalid="true" aria-describedby="email-error"');
    expect(html).toContain('value="eva@"');
    expect(html).not.toContain('"><b>');
    expect(html).toMatch(/value="19:00" required checked/);
    expect(await readRows()).toEqual([]);
  });

  it('for a party too large to reserve online holds nothing, and is shown again with the typed values', async () => {
    const { status, html } = await submitForm({ ...(await fillForm()), partySize: '20' });
    expect(status).toBe(422);
    expect(html).toContain('data-code="party_too_large"');
    expect(html).toContain('value="Eva"');
    expect(await readRows()).toEqual([]);
  });

  it.each([
    ['partySize', '0', '#party', 'Počet hostí: vyberte, prosím, koľko vás príde'],
    ['duration', '9', '#duration', 'Ako dlho: vyberte, prosím, inú dĺžku alebo iný začiatok'],
    ['time', '', '#reserve', 'Začiatok: vyberte, prosím, čas'],
  ])('with the invalid %s "%s" has an error that links to %s', async (field, value, anchor, errorText) => {
    const { status, html } = await submitForm({ ...(await fillForm()), [field]: value });
    expect(status).toBe(422);
    expect(html).toContain(`<a href="${anchor}">${errorText}</a>`);
  });

  it('with an unknown field is answered with the telephone number, not with a field error', async () => {
    const { html } = await submitForm({ ...(await fillForm()), preferredLanguages: 'sk' });
    expect(html).toContain('nevedeli prečítať. Zavolajte nám, prosím: <a href="tel:');
    expect(html).not.toContain('vyberte, prosím, čas');
  });

  it('that is sent too early, forged or sent by another site holds nothing', async () => {
    const formFields = await fillForm();
    app.setClock(noon);
    const earlyPage = await submitForm(formFields);
    app.setClock(minutesAfterNoon(1));
    const forgedPage = await submitForm({ ...formFields, stamp: `${formFields.stamp?.slice(0, -2) ?? ''}xx` });
    const otherKeyPage = await submitForm({ ...formFields, key: randomUUID() });
    const crossSitePage = await submitForm(formFields, { 'Sec-Fetch-Site': 'cross-site' });
    for (const { status, html } of [earlyPage, forgedPage, otherKeyPage, crossSitePage]) {
      expect(status).toBe(200);
      expect(html).toContain('Zatiaľ sme nič nerezervovali');
      expect(html).toContain('value="Eva"');
    }
    expect(await readRows()).toEqual([]);
    expect((await submitForm(formFields)).status).toBe(303);
    app.setClock(minutesAfterNoon(24 * 60 + 1)); // the idempotency key has expired
    expect((await submitForm(formFields)).html).toContain('Zatiaľ sme nič nerezervovali');
    expect(await readRows()).toHaveLength(1);
  });

  it('of a guest with a reservation on that evening is refused, unless the box for a second table is ticked', async () => {
    const formFields = await fillForm();
    expect((await submitForm(formFields)).status).toBe(303);
    const submitSecondForm = async (extraFields = {}) => {
      app.setClock(minutesAfterNoon(0));
      return submitForm(await fillForm({ email: formFields.email ?? '', ...extraFields }));
    };
    const { status, html } = await submitSecondForm();
    expect(status).toBe(409);
    expect(html).toContain('už u\u00a0nás stôl máte');
    expect(html).toContain('name="isSecondTable"');
    expect((await submitSecondForm({ isSecondTable: 'true' })).status).toBe(303);
    expect(await readRows()).toHaveLength(2);
  });

  it('for a start time that is full meanwhile is answered with free times', async () => {
    const formFields = await fillForm();
    await reserveUntilFull();
    const { status, html } = await submitForm(formFields);
    expect(status).toBe(409);
    expect(html).toContain('tento čas si medzitým vzal niekto iný');
    expect(html).toMatch(/name="time" value="21:00"/);
    expect(html).toContain('value="Eva"');
  });
});

describe('the confirmation of a hold', () => {
  it('makes one confirmed reservation with the usual mails, even when it is repeated', async () => {
    await submitForm(await fillForm({}, '/reservation'), {}, '/reservation');
    const hold = await readSingleRow();
    expect(hold.language).toBe('en');
    await waitUntilMailsSent(hold.id); // an unsent mail would be replaced by the next
    expect(await confirmByLink(hold)).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect(await confirmByLink(hold)).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect(await readSingleRow()).toMatchObject({ status: 'confirmed', minutesHeld: null, tables: hold.tables });
    const mailKinds = await readMailKinds(hold);
    expect(mailKinds).toEqual(['reservation_to_verify', 'reservation_confirmed', 'reservation_staff_copy']);
  });

  it('leaves a large party pending approval', async () => {
    await submitForm(await fillForm({ partySize: '6' }));
    const hold = await readSingleRow();
    await waitUntilMailsSent(hold.id);
    expect(await confirmByLink(hold)).toMatchObject({ body: { status: 'pending_approval' } });
    const mailKinds = await readMailKinds(hold);
    expect(mailKinds).toEqual(['reservation_to_verify', 'reservation_received', 'reservation_staff_copy']);
  });

  it('needs the form of the guest page to be sent; opening the page confirms nothing', async () => {
    await submitForm(await fillForm());
    const { id, email } = await readSingleRow();
    const path = `/r/${guestToken({ id, email })}`;
    const { html } = await fetchPage(path);
    expect(html).toContain('Potvrdiť rezerváciu');
    expect(html).toContain('do 12:15');
    expect(html).not.toContain('Zmeniť rezerváciu');
    expect(await readSingleRow()).toMatchObject({ status: 'held' });
    app.setClock(minutesAfterNoon(1));
    const confirmResponse = await fetchPage(`${path}/confirm?lang=sk`, {
      method: 'POST',
      body: new URLSearchParams({ version: '1', stamp: readHiddenField(html, 'stamp') }),
    });
    expect(confirmResponse.status).toBe(303);
    expect((await fetchPage(path)).html).toContain('Stôl na vás čaká');
  });
});

describe('an expired hold', () => {
  it('frees its table after 15 minutes, even before it is deleted', async () => {
    await submitForm(await fillForm());
    const coupleCount = await reserveUntilFull();
    app.setClock(minutesAfterNoon(14));
    const responseWhileHeld = await postReservation(
      { date: friday, time: '19:00', email: newEmail() },
      { apiUrl: app.baseUrl },
    );
    expect(responseWhileHeld.status).toBe(409);
    app.setClock(minutesAfterNoon(16));
    const { status } = await postReservation(
      { date: friday, time: '19:00', email: newEmail() },
      { apiUrl: app.baseUrl },
    );
    expect({ status, wasFilled: coupleCount > 0 }).toEqual({ status: 201, wasFilled: true });
  });

  const visitBody = { date: friday, time: '19:00', duration: 2, partySize: 2 };
  it.each([
    ['a minute job', () => app.runMinuteJobs()],
    ['a repeated confirmation', (confirmedRow: ReservationRow) => confirmByLink(confirmedRow)],
    [
      'a change to the same visit',
      (confirmedRow: ReservationRow) => postGuestAction(confirmedRow, 'change', { ...visitBody, version: 2 }),
    ],
  ])('gives its table to a reservation without one after %s, and logs the move', async (_trigger, triggerReseating) => {
    await submitForm(await fillForm());
    const [confirmedRow] = await readRows();
    if (!confirmedRow) throw new Error('nothing was saved');
    await confirmByLink(confirmedRow);
    app.setClock(noon);
    await submitForm(await fillForm({ phone: '+421 905 123 457' }));
    expect(await readRows()).toHaveLength(2);
    await reserveUntilFull();
    const [unseatedReservation] = await sql<{ id: string }>(
      // another reservation takes the tables of this one
      `WITH waiting AS (SELECT id FROM reservations WHERE status = 'confirmed' ORDER BY created_at DESC, id LIMIT 1),
         other AS (INSERT INTO reservations (id, date, start_minute, minutes, party_size, first_name, last_name, created_at, updated_at)
           SELECT gen_random_uuid(), date, start_minute, minutes, party_size, '', '', created_at, updated_at
           FROM reservations WHERE id = (SELECT id FROM waiting) RETURNING id)
       UPDATE table_holdings SET reservation_id = (SELECT id FROM other) WHERE reservation_id = (SELECT id FROM waiting)
       RETURNING (SELECT id FROM waiting) AS id`,
    );
    app.setClock(minutesAfterNoon(16));
    await triggerReseating(confirmedRow);
    const moveEntries = await sql(
      `SELECT before, after FROM audit_log WHERE subject_id = $1 AND action = 'reservation.moved'`,
      [unseatedReservation?.id],
    );
    expect(moveEntries).toEqual([{ before: { tables: [] }, after: { tables: [expect.any(String)] } }]);
  });

  it('and overstays are handled by the minute job of two processes with one change of the evening', async () => {
    await postReservation({ ...visitBody, email: newEmail() }, { apiUrl: app.baseUrl });
    await sql(`UPDATE reservations SET status = 'seated', seated_minute = start_minute WHERE status = 'confirmed'`);
    app.setClock('2026-12-04T21:30:00+01:00');
    await sql(`UPDATE reservation_capacity_locks SET updated_at = '2026-12-07'`); // a change adds a microsecond
    await Promise.all([app.runMinuteJobs(), app.runMinuteJobs()]);
    const countChangesSql = `extract(microsecond FROM updated_at)::int AS changes`;
    expect(await sql(`SELECT ${countChangesSql} FROM reservation_capacity_locks WHERE date = $1`, [friday])).toEqual([
      { changes: 1 },
    ]);
  });

  it('may still be confirmed while the evening has room, and is refused with alternatives when it is full', async () => {
    await submitForm(await fillForm());
    const hold = await readSingleRow();
    app.setClock(minutesAfterNoon(20));
    expect(await confirmByLink(hold)).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect((await readSingleRow()).tables).toHaveLength(1);
    await deleteReservations();
    app.setClock(noon);
    await submitForm(await fillForm());
    const expiredHold = await readSingleRow();
    app.setClock(minutesAfterNoon(20));
    await reserveUntilFull();
    expect(await confirmByLink(expiredHold)).toMatchObject({
      status: 409,
      body: { code: 'capacity_full', alternatives: expect.anything() },
    });
  });

  it('is refused because its start time is too near, not because its table is taken', async () => {
    app.setClock('2026-12-04T18:10:00+01:00');
    const { html } = await fetchPage(`/rezervacia?date=${friday}&partySize=2&duration=2`);
    app.setClock('2026-12-04T18:10:06+01:00');
    const hiddenFields = { stamp: readHiddenField(html, 'stamp'), key: readHiddenField(html, 'key') };
    const contactFields = { firstName: 'Eva', lastName: 'Nová', email: newEmail(), phone: '+421 905 123 456' };
    const formFields = { date: friday, time: '19:00', partySize: '2', duration: '2' };
    expect((await submitForm({ ...formFields, ...contactFields, ...hiddenFields })).status).toBe(303);
    const hold = await readSingleRow();
    const path = `/r/${guestToken(hold)}`;
    const page = await fetchPage(path);
    app.setClock('2026-12-04T18:40:00+01:00');
    expect(await confirmByLink(hold)).toMatchObject({
      ...{ status: 409, body: { code: 'slot_not_offered', alternatives: { sameEvening: expect.any(Array) } } },
    });
    const confirmFields = { version: '1', stamp: readHiddenField(page.html, 'stamp') };
    const { status, html: refusalHtml } = await fetchPage(`${path}/confirm`, {
      method: 'POST',
      body: new URLSearchParams(confirmFields),
    });
    expect(status).toBe(409);
    expect(refusalHtml).toContain('na tento začiatok sa už cez internet rezervovať nedá');
    expect(refusalHtml).not.toContain('niekto iný');
  });
});
