import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import JSZip from 'jszip';
import { type ApiProcess, startApi } from '../support/api-process';
import { type Answer, newEmail, call } from '../support/call';
import { subscribe } from '../support/forms';
import { signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

interface Listed {
  code: string;
  id: string;
  email: string;
  isActive: boolean;
  items: {
    id: string;
    email: string;
    firstName: string | null;
    isActive: boolean;
    source: string;
    notes: string | null;
  }[];
  total: number;
  counts: { active: number; inactive: number };
  imported: number;
  skippedCount: number;
  skipped: { row: number; email: string; reason: string }[];
  errors: { message: string }[];
}

let api: ApiProcess;
let headers: { cookie: string };
beforeAll(async () => {
  api = await startApi();
  headers = await signIn(api.url);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await sql('DELETE FROM newsletter_subscribers');
  await sql('DELETE FROM newsletter_suppressions');
});

const staff = (path: string, method = 'GET', body?: unknown): Promise<Answer<Listed>> =>
  call(`/api/admin/newsletter${path}`, { method, headers, at: api.url, ...(body === undefined ? {} : { body }) });
const setActive = (email: string, isActive: unknown) =>
  staff(`/subscribers/${encodeURIComponent(email)}/status`, 'PUT', { isActive });
const importRows = (rows: unknown) => staff('/import', 'POST', rows);
const rowOf = async (email: string) =>
  (
    await sql<{ is_active: boolean; source: string; notes: string | null }>(
      'SELECT * FROM newsletter_subscribers WHERE email = $1',
      [email],
    )
  )[0];

describe('the list', () => {
  it('is paged, searched and counted', async () => {
    await importRows([
      { email: 'anna@example.com', firstName: 'Anna', lastName: 'Malá', language: 'sk' },
      { email: 'bozena@example.com', firstName: 'Božena' },
      { email: '100%@example.com' },
    ]);
    await setActive('bozena@example.com', false);
    const emails = async (query: string) => (await staff(`/subscribers?${query}`)).body.items.map(({ email }) => email);
    expect((await staff('/subscribers')).body).toMatchObject({ total: 3, counts: { active: 2, inactive: 1 } });
    expect(await emails(`q=${encodeURIComponent('božen')}`)).toEqual(['bozena@example.com']);
    expect(await emails(`q=${encodeURIComponent('anna malá')}`)).toEqual(['anna@example.com']);
    expect(await emails(`q=${encodeURIComponent('%')}`)).toEqual(['100%@example.com']);
    expect(await emails('limit=2&offset=2')).toHaveLength(1);
    expect(await emails('status=inactive')).toEqual(['bozena@example.com']);
    expect(await emails('status=active&q=example')).toHaveLength(2);
    expect((await staff('/subscribers?status=gone')).status).toBe(400);
    expect((await staff('/subscribers?limit=501')).status).toBe(400);
    expect((await staff('/subscribers?q=%00')).status).toBe(400);
  });

  it('shows the newest first, without their keys', async () => {
    const [first, second] = [newEmail(), newEmail()];
    await subscribe(first);
    await subscribe(second);
    const { body } = await staff('/subscribers');
    expect(body.items.map(({ email }) => email)).toEqual([second, first]);
    expect(JSON.stringify(body)).not.toMatch(/token/i);
  });
});

describe('a status', () => {
  it('is set by the e-mail, whatever signs it has', async () => {
    const email = "o'brien+vino%/?#&=@example.com";
    await importRows([{ email }]);
    expect((await setActive(email, false)).body).toMatchObject({ email, isActive: false });
    expect((await setActive(email.toUpperCase(), true)).body).toMatchObject({ email, isActive: true });
  });

  it.each(['nobody@example.com', 'nobody', '%00@example.com', '%E0%A4%A'])('of %s is not found', async (email) => {
    const { status } = await staff(`/subscribers/${email}/status`, 'PUT', { isActive: true });
    expect([400, 404]).toContain(status);
  });

  it.each([undefined, null, 'true', 1])('is true or false, not %j', async (isActive) => {
    expect((await setActive('a@example.com', isActive)).status).toBe(400);
  });
});

describe('what staff change', () => {
  it('is in the audit log with the staff member, and without the subscriber', async () => {
    const email = newEmail();
    await importRows([{ email }, {}]);
    const { id } = (await setActive(email, false)).body;
    await staff(`/subscribers/${id}`, 'DELETE');
    const entries = await sql<{ action: string }>(
      `SELECT staff_name, action, subject_id, before, after FROM audit_log
       WHERE action LIKE 'subscriber.%' ORDER BY at DESC LIMIT 3`,
    );
    const before = { source: 'admin_import', language: 'en' };
    const byUs = { staff_name: 'Jana', subject_id: id };
    expect(entries.reverse()).toEqual([
      {
        ...byUs,
        subject_id: 'newsletter',
        action: 'subscriber.import',
        before: null,
        after: { imported: 1, left: 0, skipped: 1 },
      },
      { ...byUs, action: 'subscriber.status', before: { isActive: true }, after: { isActive: false } },
      { ...byUs, action: 'subscriber.delete', before: { ...before, isActive: false }, after: null },
    ]);
  });
});

describe('the note of a subscriber', () => {
  it('comes with an import, and staff change it or take it away', async () => {
    const email = newEmail();
    await importRows([{ email, notes: ' Chodí na Rizling ' }]);
    const [{ id, notes } = { id: '', notes: '' }] = (await staff('/subscribers')).body.items;
    expect(notes).toBe('Chodí na Rizling');
    const write = (note: unknown) => staff(`/subscribers/${id}/note`, 'PUT', { notes: note });
    expect((await write('Rád sedí pri okne')).body).toMatchObject({ email, notes: 'Rád sedí pri okne' });
    expect((await rowOf(email))?.notes).toBe('Rád sedí pri okne');
    expect((await write(' ')).body).toMatchObject({ email, notes: null });
    expect((await write('x'.repeat(501))).status).toBe(400);
    const entries = await sql(
      `SELECT after FROM audit_log WHERE action = 'subscriber.note' AND subject_id = $1 ORDER BY at`,
      [id],
    );
    expect(entries).toEqual([{ after: { hasNote: true } }, { after: { hasNote: false } }]);
  });

  it('of an unknown subscriber is not found', async () => {
    const { status } = await staff('/subscribers/00000000-0000-4000-8000-000000000000/note', 'PUT', { notes: 'x' });
    expect(status).toBe(404);
  });
});

describe('an import', () => {
  it('takes a list, and a list under its name', async () => {
    const [bare, named] = [newEmail(), newEmail()];
    expect((await importRows([{ email: bare }])).body.imported).toBe(1);
    expect((await importRows({ subscribers: [{ email: named }] })).body.imported).toBe(1);
  });

  it('takes what it can and says why the rest was left out', async () => {
    const [active, inactive] = [newEmail(), newEmail()];
    await subscribe(active);
    await importRows([{ email: inactive }]);
    await setActive(inactive, false);
    const { status, body } = await importRows([
      { email: ' New@Example.com ', firstName: 'Nová', language: 'SK', source: 'website', isActive: true },
      { email: '' },
      { email: 'no address' },
      { email: 'new@example.com' },
      { email: active },
      { email: inactive, isActive: true },
      'text',
      { email: 'long@example.com', lastName: 'x'.repeat(51) },
    ]);
    expect([status, body.imported, body.skippedCount]).toEqual([200, 1, 7]);
    expect(body.skipped).toEqual([
      { row: 2, email: '', reason: 'email_missing' },
      { row: 3, email: 'no address', reason: 'email_invalid' },
      { row: 4, email: 'new@example.com', reason: 'duplicate_in_file' },
      { row: 5, email: active, reason: 'already_subscribed' },
      { row: 6, email: inactive, reason: 'unsubscribed' },
      { row: 7, email: '', reason: 'not_a_subscriber' },
      { row: 8, email: 'long@example.com', reason: 'name_invalid' },
    ]);
    expect(await rowOf('new@example.com')).toMatchObject({ is_active: true, source: 'admin_import', language: 'sk' });
    expect((await rowOf(inactive))?.is_active).toBe(false);
    expect(await sql('SELECT 1 FROM email_messages WHERE recipient = $1', ['new@example.com'])).toEqual([]);
  });

  it('does not bring back unsubscribed addresses, also after staff have deleted them; they may subscribe again', async () => {
    const email = newEmail();
    await importRows([{ email }]);
    await setActive(email, false);
    const { id } = (await staff('/subscribers')).body.items[0] ?? { id: '' };
    expect((await staff(`/subscribers/${id}`, 'DELETE')).status).toBe(204);
    expect((await staff(`/subscribers/${id}`, 'DELETE')).status).toBe(404);
    expect((await importRows([{ email }])).body.skipped).toEqual([{ row: 1, email, reason: 'unsubscribed' }]);
    await subscribe(email);
    expect((await rowOf(email))?.is_active).toBe(true);
  });

  it('does not bring back an address that was deleted on request', async () => {
    const email = newEmail();
    await importRows([{ email }]);
    const { id } = (await staff('/subscribers')).body.items[0] ?? { id: '' };
    expect((await staff(`/subscribers/${id}?reason=because`, 'DELETE')).status).toBe(400);
    expect((await staff(`/subscribers/${id}?reason=asked`, 'DELETE')).status).toBe(204);
    expect((await importRows([{ email }])).body.skipped).toEqual([{ row: 1, email, reason: 'unsubscribed' }]);
  });

  it('may bring back an address that was deleted while active', async () => {
    const email = newEmail();
    await importRows([{ email }]);
    const { id } = (await staff('/subscribers')).body.items[0] ?? { id: '' };
    await staff(`/subscribers/${id}`, 'DELETE');
    expect((await importRows([{ email }])).body.imported).toBe(1);
  });

  it('takes 100,000 rows while others are served; again it takes none', async () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => ({
      email: `guest${index}@example.com`,
      firstName: 'Zuzana',
      lastName: 'Kováčová',
      language: index % 2 ? 'sk' : 'en',
    }));
    const importing = importRows(rows);
    const during = await subscribe(newEmail(), {}, { at: api.url });
    const { status, body } = await importing;
    expect([during.status, status, body.imported]).toEqual([200, 200, 100_000]);
    const again = (await importRows(rows)).body;
    expect([again.imported, again.skippedCount, again.skipped.length]).toEqual([0, 100_000, 1_000]);
    expect((await staff('/subscribers?q=guest99999')).body.total).toBe(1);
    expect((await importRows([...rows, {}])).body.errors[0]?.message).toBe('An import may have up to 100,000 rows');
  });

  it.each<[string, string, Record<string, string>, number]>([
    ['no list', '{"subscribers":{}}', {}, 400],
    ['an empty list', '{"subscribers":[]}', {}, 200],
    ['broken JSON', '[{"email":', {}, 400],
    ['nothing', '', {}, 400],
    ['21 MB', `["${'x'.repeat(21 * 1024 * 1024)}"]`, {}, 413],
    ['a prototype', '[{"__proto__":{"email":"a@example.com"}}]', {}, 200],
    ['text', '[]', { 'content-type': 'text/csv' }, 415],
    ['another charset', '[]', { 'content-type': 'application/json; charset=utf-16' }, 415],
    ['a packed body', '[]', { 'content-encoding': 'gzip' }, 415],
    ['too deep', `${'['.repeat(40_000)}${']'.repeat(40_000)}`, {}, 400],
  ])('of %s', async (_name, body, others, expected) => {
    const response = await fetch(`${api.url}/api/admin/newsletter/import`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers, ...others },
    });
    const answer = (await response.json()) as { imported?: number };
    expect([response.status, answer.imported ?? 0]).toEqual([expected, 0]);
  });

  it('of strangers is refused before it is read', async () => {
    const { status, body } = await call<{ code: string }>('/api/admin/newsletter/import', { method: 'POST', body: [] });
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
  });
});

interface FileRow {
  row: number;
  email: string;
  standing: string | null;
  reason: string | null;
}
interface ReadFile {
  columns: { key: string; field: string | null }[];
  rows: FileRow[];
  unknownWords: string[];
  unreadDates: number[];
  errors: { field: string; code: string }[];
}

const lists = new URL('../support/lists/', import.meta.url);
const listFile = (name: string): Buffer => readFileSync(new URL(name, lists));

async function readFile(
  content: string | Buffer,
  name = 'people.csv',
  answers?: object,
): Promise<{ status: number; body: ReadFile }> {
  const form = new FormData();
  form.set('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  if (answers) form.set('answers', JSON.stringify(answers));
  const response = await fetch(`${api.url}/api/admin/newsletter/import/read`, {
    ...{ method: 'POST', body: form, headers: { ...headers, 'sec-fetch-site': 'same-origin' } },
  });
  return { status: response.status, body: (await response.json()) as ReadFile };
}

/** Reads a file and sends what can be imported, as the admin does; answers the reasons of all others. */
async function importFile(...file: Parameters<typeof readFile>): Promise<Record<string, string>> {
  const { status, body } = await readFile(...file);
  expect([status, body.unknownWords]).toEqual([200, []]);
  const ready = body.rows.filter(({ reason }) => reason === null);
  const answer = await importRows(ready.map((row) => ({ ...row, isActive: row.standing === 'active' })));
  const refused = [...body.rows.filter(({ reason }) => reason !== null), ...answer.body.skipped];
  return Object.fromEntries(refused.map(({ email, reason }) => [email, reason ?? '']));
}

/** Who is on the list: `+` is written to; the language and, by the clock of the venue, when the guest agreed. */
async function whoIsThere(): Promise<string[]> {
  const rows = await sql<{ line: string }>(
    `SELECT concat_ws(' ', CASE WHEN is_active THEN '+' ELSE '-' END, split_part(email, '@', 1), language, first_name,
       last_name, CASE WHEN subscribed_at < now() - interval '1 hour'
         THEN to_char(subscribed_at AT TIME ZONE 'Europe/Bratislava', 'YYYY-MM-DD HH24:MI') END) AS line
     FROM newsletter_subscribers ORDER BY email COLLATE "C"`,
  );
  return rows.map(({ line }) => line);
}

describe('a file of another program', () => {
  const six = (days: readonly string[]): string[] => [
    `+ lubos.dudas sk Ľuboš Dudáš ${days[1]}`,
    `+ maria.ruzickova sk Mária Ružičková, rod. Ťažká ${days[5]}`,
    `+ olga.nemcova sk Oľga Němcová ${days[3]}`,
    `+ p.o-hara+vino en Patrick O’Hara ${days[4]}`,
    `+ stefan.cavojsky sk Štefan Čavojský ${days[2]}`,
    `+ zuzana.kovacova sk Zuzana Kováčová ${days[0]}`,
  ];
  const ofExcel = six(['10', '11', '12', '13', '14', '15'].map((day) => `2024-03-${day} 00:00`));
  const plain = [
    'lubos.dudas',
    'maria.ruzickova',
    'olga.nemcova',
    'p.o-hara+vino',
    'stefan.cavojsky',
    'zuzana.kovacova',
  ];
  const expected: Record<string, string[]> = {
    'brevo-contacts.csv': [
      '+ lubos.dudas sk Ľuboš Dudáš 2024-03-12 18:20',
      '- odhlaseny sk Marek Odhlásený 2024-03-12 18:20',
      '+ zuzana.kovacova sk Zuzana Kováčová 2024-03-12 18:20',
    ],
    'ecomail-kontakty.csv': [
      '- odhlaseny sk Marek Odhlásený 2024-03-13 08:01',
      '+ stefan.cavojsky sk Štefan Čavojský 2024-03-12 18:20',
      '+ zuzana.kovacova sk Zuzana Kováčová 2024-03-12 18:20',
    ],
    'excel-sk-cp1250.csv': ofExcel,
    'excel-sk-utf8-bom.csv': ofExcel,
    'sep-line.csv': ofExcel,
    'google-contacts-new.csv': ['+ stefan.cavojsky sk Štefan Čavojský', '+ zuzana.kovacova sk Zuzana Kováčová'],
    'google-contacts-old.csv': ['+ lubos.dudas sk Ľuboš Dudáš', '+ zuzana.kovacova sk Zuzana Kováčová'],
    'mailchimp-cleaned.csv': ['- neexistuje sk Peter Starý 2023-04-13 17:13'],
    'mailchimp-subscribed.csv': six(['10', '11', '12', '13', '14', '15'].map((day) => `2023-04-${day} 17:${day}`)),
    'mailchimp-unsubscribed.csv': [
      '- odisla.hostka sk Eva Odišlová 2023-04-11 17:11',
      '- uz-nechcem sk Ján Tichý 2023-04-12 17:12',
    ],
    'mailerlite-all.csv': [
      '- odhlaseny sk Marek Odhlásený 2024-03-12 18:20',
      '- plna.schranka sk Iva Plná 2024-03-12 18:20',
      '- spam sk Ivo Nahnevaný 2024-03-12 18:20',
      '+ zuzana.kovacova sk Zuzana Kováčová 2024-03-12 18:20',
    ],
    'mixed-cells.csv': [
      '+ eva.dudasova sk Ľuboš a Eva',
      '+ lubos.dudas sk Ľuboš a Eva',
      '+ maria.ruzickova sk Mária',
      '+ olga.nemcova sk Oľga',
      '+ p.o-hara+vino en Patrick',
      '+ stefan.cavojsky sk Štefan',
      '+ zuzana.kovacova sk Zuzana Kováčová',
    ],
    'plain-addresses.csv': plain.map((name) => `+ ${name} sk`),
    'plain-addresses.txt': plain.map((name) => `+ ${name} sk`),
    'subscribers-list.json': ['- odhlaseny sk Marek Odhlásený', '+ zuzana.kovacova sk Zuzana Kováčová'],
    'subscribers-wrapped.json': [
      '- cierna.listina sk Ivo Nahnevaný',
      '- odhlaseny sk Marek Odhlásený',
      '+ zuzana.kovacova sk Zuzana Kováčová',
    ],
    'thunderbird.csv': ['+ zuzana.kovacova sk Zuzana Kováčová'],
    'title-rows-first.csv': [
      '+ lubos.dudas sk Ľuboš Dudáš',
      '+ stefan.cavojsky sk Štefan Čavojský',
      '+ zuzana.kovacova sk Zuzana Kováčová',
    ],
  };

  it('is taken as it is; taken again it changes nothing', async () => {
    expect(Object.keys(expected).sort()).toEqual(readdirSync(lists).sort());
    for (const [name, there] of Object.entries(expected)) {
      await sql('DELETE FROM newsletter_subscribers');
      await sql('DELETE FROM newsletter_suppressions');
      const refused = await importFile(listFile(name), name);
      expect([name, await whoIsThere()]).toEqual([name, there]);
      const again = await importFile(listFile(name), name);
      expect([name, await whoIsThere(), again]).toEqual([name, there, { ...again, ...refused }]);
    }
    expect(await importFile(listFile('mixed-cells.csv'), 'x.csv')).toMatchObject({ nemá: 'email_invalid' });
    expect(await importFile(listFile('google-contacts-old.csv'), 'x.csv')).toMatchObject({
      'z.kovacova@praca.example': 'second_address',
      'lubos@druhy.example': 'second_address',
      '': 'email_missing',
    });
  });

  it('of several lists bars addresses that have left in any of them, also beside a list that calls them active', async () => {
    const zip = new JSZip();
    for (const name of ['subscribed', 'unsubscribed', 'cleaned'])
      zip.file(`${name}_1.csv`, listFile(`mailchimp-${name}.csv`));
    zip.file('all.csv', 'email\nuz-nechcem@example.com\nneexistuje@example.com\nnova@example.com');
    const refused = await importFile(Buffer.from(await zip.generateAsync({ type: 'uint8array' })), 'export.zip');
    expect(refused).toEqual({
      'uz-nechcem@example.com': 'duplicate_in_file',
      'neexistuje@example.com': 'duplicate_in_file',
    });
    const there = await whoIsThere();
    expect(there.filter((line) => line.startsWith('+'))).toHaveLength(7);
    expect(there.filter((line) => line.startsWith('-'))).toHaveLength(3);
  });

  it('bars addresses that mail does not reach, in any order of the files; addresses without consent may agree later', async () => {
    const [before, after, undecided] = [newEmail(), newEmail(), newEmail()];
    await importFile(`email\n${after}`);
    await importFile(`email,status\n${before},bounced\n${after},Hard bounce\n${undecided},unconfirmed`);
    const active = [before, after, undecided].map((email) => `${email},active`).join('\n');
    expect(await importFile(`email,status\n${active}`)).toEqual({ [before]: 'unsubscribed', [after]: 'unsubscribed' });
    expect([(await rowOf(before))?.is_active, (await rowOf(after))?.is_active]).toEqual([false, false]);
    expect((await rowOf(undecided))?.is_active).toBe(true);
  });

  it('bars addresses that have left, whatever other lists say; a subscription on the website stands', async () => {
    const [imported, guest, other] = [newEmail(), newEmail(), newEmail()];
    await importFile(`email\n${imported}\n${guest}`);
    await setActive(guest, false);
    await subscribe(guest); // comes back on the website
    const left = `email,stav,meno\n${imported},odhlásený,${'x'.repeat(60)}\n${guest},odhlásený,\n${other},prihlásený,\n${other},spam,`;
    expect(await importFile(left)).toEqual({ [guest]: 'subscribed_by_website', [other]: 'duplicate_in_file' });
    const states = async () => [
      (await rowOf(imported))?.is_active,
      (await rowOf(guest))?.is_active,
      (await rowOf(other))?.is_active,
    ];
    expect(await states()).toEqual([false, true, false]);
    const active = [imported, guest, other].map((email) => `${email},active`).join('\n');
    expect(await importFile(`email,status\n${active}`)).toEqual({
      ...{ [imported]: 'unsubscribed', [guest]: 'already_subscribed', [other]: 'unsubscribed' },
    });
    expect(await states()).toEqual([false, true, false]);
    await sql('DELETE FROM newsletter_subscribers'); // the bar remains
    expect(await importFile(left)).toMatchObject({ [imported]: 'unsubscribed', [other]: 'unsubscribed' });
  });

  it('with unknown words is asked about, and staff choose its columns', async () => {
    const file = 'Kontakt;Skupina;Status\na@example.com;x;VIP\nb@example.com;y;\nc@example.com;z;unsubscribed';
    const asked = (await readFile(file)).body;
    expect(asked.columns.map(({ field }) => field)).toEqual(['email', null, 'status']);
    expect([asked.unknownWords, asked.rows.map(({ standing }) => standing)]).toEqual([
      ['VIP', ''],
      [null, null, 'left'],
    ]);
    const words = [
      ['vip', 'active'],
      ['', 'not_confirmed'],
    ];
    expect(await importFile(file, 'x.csv', { words })).toEqual({ 'b@example.com': 'not_confirmed' });
    expect(await whoIsThere()).toEqual(['+ a sk', '- c sk']);
    const unread = {
      columns: [
        ['Status', null],
        ['Skupina', 'lastName'],
      ],
    };
    expect((await readFile(file, 'x.csv', unread)).body).toMatchObject({
      unknownWords: [],
      rows: [{ lastName: 'x' }, { lastName: 'y' }, { lastName: 'z' }],
    });
  });

  it.each([
    ['without a header', 'a@example.com;Anna;prihlásená\nb@example.com;Bea;odhlásená\n'],
    ['below a title, with blank lines', 'Hostia 2025\n\nemail;odber\n\na@example.com;áno\n\nb@example.com;nie\n'],
    [
      'with one heading twice',
      'email;status;email;status\na@example.com;active;;active\nb@example.com;active;;odhlásený\n',
    ],
    ['in tabs and UTF-16', Buffer.from('\ufeffE-mail\tAktívny\na@example.com\tx\nb@example.com\t0', 'utf16le')],
    [
      'as JSON of lists',
      '{"data":{"results":[{"email":"a@example.com","active":true},{"email":"b@example.com","active":false}]}}',
    ],
  ])('%s is read too', async (_name, content) => {
    await importFile(content);
    expect(await whoIsThere()).toEqual(['+ a sk', '- b sk']);
  });

  it('comes back as it was exported', async () => {
    await importFile(listFile('ecomail-kontakty.csv'));
    await sql(`UPDATE newsletter_subscribers SET notes = E'=1+1\n„áno“', language = 'en' WHERE is_active`);
    const before = await sql('SELECT email, notes, source FROM newsletter_subscribers ORDER BY email');
    const there = await whoIsThere();
    const exported = await fetch(`${api.url}/api/admin/newsletter/export`, { headers });
    const file = Buffer.from(await exported.arrayBuffer());
    await sql('DELETE FROM newsletter_subscribers');
    await sql('DELETE FROM newsletter_suppressions');
    expect(await importFile(file, 'newsletter-subscribers.xlsx')).toEqual({});
    expect(await whoIsThere()).toEqual(there);
    expect(await sql('SELECT email, notes, source FROM newsletter_subscribers ORDER BY email')).toEqual(before);
  });

  it.each<[string, string | Buffer, object | undefined, string, string]>([
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), undefined, 'file', 'sheet_other_format'],
    ['no text', Buffer.from([0, 1, 2, 3]), undefined, 'file', 'sheet_unreadable'],
    ['broken JSON', '[{', undefined, 'file', 'sheet_unreadable'],
    ['nothing', ' ', undefined, 'file', 'sheet_required'],
    ['other answers', 'a@example.com', { columns: [['A', 'x']] }, 'answers', 'not_a_choice'],
  ])('of %s is refused', async (_name, content, answers, field, code) => {
    const { status, body } = await readFile(content, 'x.csv', answers);
    expect([status, body.errors.map((error) => [error.field, error.code])]).toEqual([400, [[field, code]]]);
  });

  it('without an address asks which column it is; a day that cannot be read is named', async () => {
    expect((await readFile('Meno;Telefón\nZuzana;0905')).body).toMatchObject({
      ...{
        columns: [
          { key: 'Meno', field: 'name' },
          { key: 'Telefón', field: null },
        ],
        rows: [],
      },
    });
    const days =
      'email;súhlas dňa\na@example.com;03/12/2024\nb@example.com;1.1.2100\nc@example.com;nie\nd@example.com;';
    const { rows, unreadDates } = (await readFile(days)).body;
    expect([unreadDates, rows.map(({ reason }) => reason)]).toEqual([
      [2, 3, 4],
      [null, null, 'not_confirmed', null],
    ]);
  });
});
