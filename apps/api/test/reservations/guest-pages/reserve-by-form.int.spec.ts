import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { guestLinkSubject } from '../../../src/mail/rendering/guest-link';
import { SignedLinks } from '../../../src/platform/config/signed-links';
import { newEmail, call, reserve } from '../../support/call';
import { type StartedApp, fixture } from '../../support/fixture';
import { signIn } from '../../support/staff-sign-in';
import { sessionSecret } from '../../support/test-session-secret';
import { sql } from '../../support/sql';
import { waitUntil } from '../../support/wait-until';

/*
 * Reserving without script (rules §5): a place is held until its guest has confirmed it by the mail. On a clock that stands still,
 * on Wednesday noon.
 */
const links = new SignedLinks(sessionSecret);
const friday = '2026-12-04';
const noon = '2026-12-02T12:00:00+01:00';
const after = (minutes: number): string => new Date(new Date(noon).getTime() + minutes * 60_000).toISOString();
let app: StartedApp;

beforeAll(async () => {
  await fixture.stopUsualApp();
  app = await fixture.startApp({ at: noon, env: { RATE_LIMITS: 'off' } });
});
beforeEach(async () => {
  app.setClock(noon);
  await empty();
});

/** Nobody comes; who has looked before knows it. */
async function empty(): Promise<void> {
  await sql('DELETE FROM reservations');
  await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 second'`);
}

interface Seen {
  status: number;
  html: string;
  headers: Headers;
}

async function look(path: string, init: RequestInit = {}): Promise<Seen> {
  const answer = await fetch(app.baseUrl + path, { redirect: 'manual', ...init });
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

const hiddenIn = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** The form of a page, filled in after a second. */
async function filledIn(overrides: Record<string, string> = {}, path = '/rezervacia'): Promise<Record<string, string>> {
  const asked = { date: friday, partySize: '2', duration: '2' };
  const { html } = await look(`${path}?${new URLSearchParams({ ...asked, ...overrides }).toString()}`);
  app.setClock(after(0.1));
  const guest = {
    firstName: 'Eva',
    lastName: 'Nová',
    email: newEmail(),
    phone: '+421 905 123 456',
    specialRequests: '',
  };
  const hidden = { stamp: hiddenIn(html, 'stamp'), key: hiddenIn(html, 'key') };
  return { ...asked, time: '19:00', ...guest, ...hidden, ...overrides };
}

const send = (
  form: Record<string, string>,
  headers: Record<string, string> = {},
  path = '/rezervacia',
): Promise<Seen> => look(path, { method: 'POST', body: new URLSearchParams(form), headers });

interface Row {
  id: string;
  status: string;
  email: string;
  language: string;
  minutesHeld: number | null;
  tables: string[];
}

const rows = (): Promise<Row[]> =>
  sql<Row>(
    `SELECT id, status, email, preferred_language AS language, extract(epoch FROM held_until - created_at)::int / 60 AS "minutesHeld",
       ARRAY(SELECT table_id FROM table_holdings WHERE reservation_id = r.id) AS tables
     FROM reservations r ORDER BY created_at, id`,
  );

async function onlyRow(): Promise<Row> {
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  if (!row) throw new Error('nothing was saved');
  return row;
}

const allSent = (id: string) =>
  waitUntil(
    () => sql(`SELECT 1 FROM email_messages WHERE reservation_id = $1 AND status IN ('queued', 'sending')`, [id]),
    (left) => left.length === 0,
  );

const mailsOf = async (id: string): Promise<string[]> =>
  (await sql<{ kind: string }>('SELECT kind FROM email_messages WHERE reservation_id = $1 ORDER BY number', [id])).map(
    ({ kind }) => kind,
  );

const press = ({ id, email }: Pick<Row, 'id' | 'email'>, action: 'confirm' | 'change', body: object) =>
  call<{ status: string; code?: string; alternatives?: unknown }>(
    `/api/guest/reservations/${links.createToken(guestLinkSubject({ id, email }))}/${action}`,
    { method: 'POST', at: app.baseUrl, body },
  );
const confirm = (held: Pick<Row, 'id' | 'email'>, version = 1) => press(held, 'confirm', { version });

/** Couples at a time until it is full; returns their number. */
async function fillUp(time = '19:00'): Promise<number> {
  for (let couples = 0; ; couples += 1)
    if ((await reserve({ date: friday, time, email: newEmail() }, { at: app.baseUrl })).status !== 201) return couples;
}

describe('the page', () => {
  it.each([
    ['/rezervacia', 'sk', 'Rezervácia stola'],
    ['/reservation', 'en', 'Reserve a table'],
  ])('stands at %s, small, without script, and search engines may show it', async (path, language, title) => {
    const { status, html, headers } = await look(`${path}?date=${friday}`);
    expect({ status, robots: headers.get('x-robots-tag') }).toEqual({ status: 200, robots: null });
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(title);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(html).not.toMatch(/<script|noindex| on\w+=/);
    const there = `${language === 'sk' ? 'rezervacia' : 'reservation'}">`;
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="http[^"?]*/${there}`));
    for (const [hreflang, address] of [
      ['sk', 'rezervacia'],
      ['en', 'reservation'],
      ['x-default', 'rezervacia'],
    ] as const)
      expect(html).toMatch(new RegExp(`<link rel="alternate" hreflang="${hreflang}" href="http[^"?]*/${address}">`));
    expect(html).toContain(`/images/share-${language}.jpg">`);
    expect(html).toMatch(/type="radio" name="time" value="19:00"/);
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(Number(headers.get('content-length'))).toBeLessThan(10_000);
  });

  it('shows the next open evening by default, and the next free one on a closed day', async () => {
    expect((await look('/rezervacia')).html).toContain('value="2026-12-02"');
    const { html } = await look('/reservation?date=2026-12-07');
    expect(html).toContain('We are closed on this day.');
    expect(html).toMatch(/href="\/reservation\?[^"]*date&#x3D;2026-12-09|href="\/reservation\?[^"]*date=2026-12-09/);
  });

  it('has the requested language, and a switch keeps the chosen visit', async () => {
    const { html } = await look(`/reservation?lang=sk&date=${friday}&partySize=3&duration=1`);
    expect(html).toContain('<html lang="sk">');
    expect(html.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&')).toContain(
      `href="/reservation?date=${friday}&partySize=3&duration=1&time=19%3A00" lang="en"`,
    );
    for (const path of ['/reservation/link?lang=sk', '/rezervacia/odkaz'])
      expect((await look(path)).html).toContain('<html lang="sk">');
    expect((await look('/reservation/link?sent')).html).toMatch(/href="\/rezervacia\/odkaz\?sent"/);
  });

  it('offers parties of one to eight, with a link for larger ones', async () => {
    for (const partySize of ['20', '9', '12']) {
      const { html } = await look(`/rezervacia?date=${friday}&partySize=${partySize}`);
      expect(html.match(/<option[^>]*>\d+(?=<)/g)?.map((one) => one.replace(/.*>/, ''))).toEqual([...'12345678']);
      expect(html.replaceAll('\u00a0', ' ')).toContain('Online rezervujeme najviac pre 8 osôb.');
      expect(html).toContain('href="/events#inquiry"');
    }
  });

  it('names its forms and fields to assistants in the browser; only the search sends itself', async () => {
    const { html } = await look(`/rezervacia?date=${friday}`);
    expect(html.match(/toolname="\w+"/g)).toEqual(['toolname="find_free_times"', 'toolname="reserve_table"']);
    expect(html.match(/toolautosubmit/g)).toHaveLength(1);
    expect(html).toMatch(/<fieldset toolparamdescription="/);
  });

  it('takes no longer texts than the rules allow', async () => {
    const { html } = await look(`/rezervacia?date=${friday}`);
    const limits = [...html.matchAll(/name="(\w+)"[^>]*maxlength="(\d*)"/g)].map(([, name, length]) => [name, length]);
    expect(limits).toEqual([
      ['firstName', '50'],
      ['lastName', '50'],
      ['email', '255'],
      ['phone', '40'],
      ['specialRequests', '500'],
    ]);
  });

  it.each(['date=31.12.2026&partySize=-1&duration=9', 'date=%00&partySize=1e9', 'partySize=<script>', 'date[]=1'])(
    'replaces an invalid value by the usual one: %s',
    async (query) => {
      const { status, html } = await look(`/rezervacia?${query}`);
      expect(status).toBe(200);
      expect(html).not.toContain('<script>');
    },
  );
});

describe('a form that is sent', () => {
  it('holds a place and writes one mail, and is no reservation yet', async () => {
    const before = await fillUp('16:00');
    await empty();
    const { status, headers } = await send(await filledIn());
    expect({ status, to: headers.get('location') }).toEqual({ status: 303, to: '/rezervacia?sent' });
    const held = await onlyRow();
    expect(held).toMatchObject({ status: 'held', language: 'sk', minutesHeld: 15, tables: [expect.any(String)] });
    expect(await mailsOf(held.id)).toEqual(['reservation_to_verify']);
    const staff = await signIn(app.baseUrl);
    const day = await call(`/api/admin/calendar/date/${friday}`, { at: app.baseUrl, headers: staff });
    expect(day.body).toMatchObject({ reservations: [] });
    const list = await call(`/api/reservations?from=${friday}`, { at: app.baseUrl, headers: staff });
    expect(list.body).toMatchObject({ total: 0 });
    expect(await fillUp()).toBe(before - 1);
  });

  it('shows the same page for every address, with the next step', async () => {
    const { status, html } = await look('/reservation?sent');
    expect(status).toBe(200);
    expect(html).toContain('for 15 minutes');
  });

  it('comes once, however often it is pressed, also at the same time', async () => {
    const form = await filledIn();
    const answers = await Promise.all([send(form), send(form), send(form)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await send(form)).status).toBe(303);
    expect(await rows()).toHaveLength(1);
  });

  it('is shown again with the typed values and a list of errors that link to the fields', async () => {
    const { status, html } = await send(await filledIn({ firstName: '', email: 'eva@', lastName: '"><b>Nová' }));
    expect(status).toBe(422);
    expect(html).toContain('<a href="#firstName">Meno: toto ešte potrebujeme</a>');
    expect(html).toContain('<a href="#email">E-mail: nevyzerá ako e-mailová adresa</a>');
    expect(html).toContain('aria-invalid="true" aria-describedby="email-error"');
    expect(html).toContain('value="eva@"');
    expect(html).not.toContain('"><b>');
    expect(html).toMatch(/value="19:00" required checked/);
    expect(await rows()).toEqual([]);
  });

  it('for a party too large to book online holds nothing, and shows the typed values', async () => {
    const { status, html } = await send({ ...(await filledIn()), partySize: '20' });
    expect(status).toBe(422);
    expect(html).toContain('data-code="party_too_large"');
    expect(html).toContain('value="Eva"');
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['partySize', '0', '#party', 'Počet hostí: vyberte, prosím, koľko vás príde'],
    ['duration', '9', '#duration', 'Ako dlho: vyberte, prosím, inú dĺžku alebo iný začiatok'],
    ['time', '', '#reserve', 'Začiatok: vyberte, prosím, čas'],
  ])('names a fault of %s for what it is', async (field, value, to, words) => {
    const { status, html } = await send({ ...(await filledIn()), [field]: value });
    expect(status).toBe(422);
    expect(html).toContain(`<a href="${to}">${words}</a>`);
  });

  it('with an unknown field shows the telephone number instead of a field error', async () => {
    const { html } = await send({ ...(await filledIn()), preferredLanguages: 'sk' });
    expect(html).toContain('nevedeli prečítať. Zavolajte nám, prosím: <a href="tel:');
    expect(html).not.toContain('vyberte, prosím, čas');
  });

  it('that is sent at once, was not made here or comes from another site reserves nothing', async () => {
    const form = await filledIn();
    app.setClock(noon);
    const tooFast = await send(form);
    app.setClock(after(1));
    const forged = await send({ ...form, stamp: `${form.stamp?.slice(0, -2) ?? ''}xx` });
    const ofAnother = await send({ ...form, key: randomUUID() });
    const foreign = await send(form, { 'Sec-Fetch-Site': 'cross-site' });
    for (const { status, html } of [tooFast, forged, ofAnother, foreign]) {
      expect(status).toBe(200);
      expect(html).toContain('Zatiaľ sme nič nerezervovali');
      expect(html).toContain('value="Eva"');
    }
    expect(await rows()).toEqual([]);
    expect((await send(form)).status).toBe(303);
    app.setClock(after(24 * 60 + 1)); // what it made is not remembered any more
    expect((await send(form)).html).toContain('Zatiaľ sme nič nerezervovali');
    expect(await rows()).toHaveLength(1);
  });

  it('that comes twice for one evening is refused, and accepted with the box for a second table', async () => {
    const form = await filledIn();
    expect((await send(form)).status).toBe(303);
    const again = async (more = {}) => {
      app.setClock(after(0));
      return send(await filledIn({ email: form.email ?? '', ...more }));
    };
    const { status, html } = await again();
    expect(status).toBe(409);
    expect(html).toContain('už u\u00a0nás stôl máte');
    expect(html).toContain('name="isSecondTable"');
    expect((await again({ isSecondTable: 'true' })).status).toBe(303);
    expect(await rows()).toHaveLength(2);
  });

  it('for a time that is gone meanwhile shows those that are free', async () => {
    const form = await filledIn();
    await fillUp();
    const { status, html } = await send(form);
    expect(status).toBe(409);
    expect(html).toContain('tento čas si medzitým vzal niekto iný');
    expect(html).toMatch(/name="time" value="21:00"/);
    expect(html).toContain('value="Eva"');
  });
});

describe('confirming', () => {
  it('makes it a reservation, once, with the usual records and mails', async () => {
    await send(await filledIn({}, '/reservation'), {}, '/reservation');
    const held = await onlyRow();
    expect(held.language).toBe('en');
    await allSent(held.id); // of what waits only the newest is said
    expect(await confirm(held)).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect(await confirm(held)).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect(await onlyRow()).toMatchObject({ status: 'confirmed', minutesHeld: null, tables: held.tables });
    expect(await mailsOf(held.id)).toEqual([
      'reservation_to_verify',
      'reservation_confirmed',
      'reservation_staff_copy',
    ]);
  });

  it('of a large party asks the bar', async () => {
    await send(await filledIn({ partySize: '6' }));
    const held = await onlyRow();
    await allSent(held.id);
    expect(await confirm(held)).toMatchObject({ body: { status: 'pending_approval' } });
    expect(await mailsOf(held.id)).toEqual(['reservation_to_verify', 'reservation_received', 'reservation_staff_copy']);
  });

  it('is a form on the page of the link, which by looking confirms nothing', async () => {
    await send(await filledIn());
    const { id, email } = await onlyRow();
    const path = `/r/${links.createToken(guestLinkSubject({ id, email }))}`;
    const { html } = await look(path);
    expect(html).toContain('Potvrdiť rezerváciu');
    expect(html).toContain('do 12:15');
    expect(html).not.toContain('Zmeniť rezerváciu');
    expect(await onlyRow()).toMatchObject({ status: 'held' });
    app.setClock(after(1));
    const pressed = await look(`${path}/confirm?lang=sk`, {
      method: 'POST',
      body: new URLSearchParams({ version: '1', stamp: hiddenIn(html, 'stamp') }),
    });
    expect(pressed.status).toBe(303);
    expect((await look(path)).html).toContain('Stôl na vás čaká');
  });
});

describe('a place whose time is over', () => {
  it('is anybody’s at once, whether or not anything has cleared it away', async () => {
    await send(await filledIn());
    const others = await fillUp();
    app.setClock(after(14));
    const control = await reserve({ date: friday, time: '19:00', email: newEmail() }, { at: app.baseUrl });
    expect(control.status).toBe(409);
    app.setClock(after(16));
    const { status } = await reserve({ date: friday, time: '19:00', email: newEmail() }, { at: app.baseUrl });
    expect({ status, others: others > 0 }).toEqual({ status: 201, others: true });
  });

  const visit = { date: friday, time: '19:00', duration: 2, partySize: 2 };
  it.each([
    ['the minute', () => app.minute()],
    ['a guest who confirms twice', (confirmed: Row) => confirm(confirmed)],
    [
      'a guest who asks for the visit as it is',
      (confirmed: Row) => press(confirmed, 'change', { ...visit, version: 2 }),
    ],
  ])('goes to who has none, and %s writes down the move', async (_who, putInOrder) => {
    await send(await filledIn());
    const [confirmed] = await rows();
    if (!confirmed) throw new Error('nothing was saved');
    await confirm(confirmed);
    app.setClock(noon);
    await send(await filledIn({ phone: '+421 905 123 457' }));
    expect(await rows()).toHaveLength(2);
    await fillUp();
    const [waiting] = await sql<{ id: string }>(
      // another guest sits where this one was to sit
      `WITH waiting AS (SELECT id FROM reservations WHERE status = 'confirmed' ORDER BY created_at DESC, id LIMIT 1),
         other AS (INSERT INTO reservations (id, date, start_minute, minutes, party_size, first_name, last_name, created_at, updated_at)
           SELECT gen_random_uuid(), date, start_minute, minutes, party_size, '', '', created_at, updated_at
           FROM reservations WHERE id = (SELECT id FROM waiting) RETURNING id)
       UPDATE table_holdings SET reservation_id = (SELECT id FROM other) WHERE reservation_id = (SELECT id FROM waiting)
       RETURNING (SELECT id FROM waiting) AS id`,
    );
    app.setClock(after(16));
    await putInOrder(confirmed);
    const moves = await sql(
      `SELECT before, after FROM audit_log WHERE subject_id = $1 AND action = 'reservation.moved'`,
      [waiting?.id],
    );
    expect(moves).toEqual([{ before: { tables: [] }, after: { tables: [expect.any(String)] } }]);
  });

  it('is checked by every process, like guests who stay; the first of them changes the evening', async () => {
    await reserve({ ...visit, email: newEmail() }, { at: app.baseUrl });
    await sql(`UPDATE reservations SET status = 'seated', seated_minute = start_minute WHERE status = 'confirmed'`);
    app.setClock('2026-12-04T21:30:00+01:00');
    await sql(`UPDATE reservation_capacity_locks SET updated_at = '2026-12-07'`); // a change adds a microsecond
    await Promise.all([app.minute(), app.minute()]);
    const changes = `extract(microsecond FROM updated_at)::int AS changes`;
    expect(await sql(`SELECT ${changes} FROM reservation_capacity_locks WHERE date = $1`, [friday])).toEqual([
      { changes: 1 },
    ]);
  });

  it('may still be confirmed while the evening has room, and is refused kindly when it has none', async () => {
    await send(await filledIn());
    const held = await onlyRow();
    app.setClock(after(20));
    expect(await confirm(held)).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect((await onlyRow()).tables).toHaveLength(1);
    await empty();
    app.setClock(noon);
    await send(await filledIn());
    const late = await onlyRow();
    app.setClock(after(20));
    await fillUp();
    expect(await confirm(late)).toMatchObject({
      status: 409,
      body: { code: 'capacity_full', alternatives: expect.anything() },
    });
  });

  it('and whose start is near by then is refused for that reason, not for a taken table', async () => {
    app.setClock('2026-12-04T18:10:00+01:00');
    const { html } = await look(`/rezervacia?date=${friday}&partySize=2&duration=2`);
    app.setClock('2026-12-04T18:10:06+01:00');
    const proof = { stamp: hiddenIn(html, 'stamp'), key: hiddenIn(html, 'key') };
    const guest = { firstName: 'Eva', lastName: 'Nová', email: newEmail(), phone: '+421 905 123 456' };
    const form = { date: friday, time: '19:00', partySize: '2', duration: '2' };
    expect((await send({ ...form, ...guest, ...proof })).status).toBe(303);
    const held = await onlyRow();
    const path = `/r/${links.createToken(guestLinkSubject(held))}`;
    const page = await look(path);
    app.setClock('2026-12-04T18:40:00+01:00');
    expect(await confirm(held)).toMatchObject({
      ...{ status: 409, body: { code: 'slot_not_offered', alternatives: { sameEvening: expect.any(Array) } } },
    });
    const pressed = { version: '1', stamp: hiddenIn(page.html, 'stamp') };
    const { status, html: told } = await look(`${path}/confirm`, {
      method: 'POST',
      body: new URLSearchParams(pressed),
    });
    expect(status).toBe(409);
    expect(told).toContain('na tento začiatok sa už cez internet rezervovať nedá');
    expect(told).not.toContain('niekto iný');
  });
});
