import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import JSZip from 'jszip';
import { type ApiProcess, startApi } from '../support/api-process';
import { type ApiResponse, newEmail, requestApi } from '../support/request-api';
import { subscribeToNewsletter } from '../support/form-calls';
import { signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

interface NewsletterBody {
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

const callApi = (path: string, method = 'GET', body?: unknown): Promise<ApiResponse<NewsletterBody>> =>
  requestApi(`/api/admin/newsletter${path}`, {
    method,
    headers,
    apiUrl: api.url,
    ...(body === undefined ? {} : { body }),
  });
const setActive = (email: string, isActive: unknown) =>
  callApi(`/subscribers/${encodeURIComponent(email)}/status`, 'PUT', { isActive });
const importRows = (rows: unknown) => callApi('/import', 'POST', rows);
const readRow = async (email: string) =>
  (
    await sql<{ is_active: boolean; source: string; notes: string | null }>(
      'SELECT * FROM newsletter_subscribers WHERE email = $1',
      [email],
    )
  )[0];

describe('the list of subscribers', () => {
  it('is paged, searched and counted', async () => {
    await importRows([
      { email: 'anna@example.com', firstName: 'Anna', lastName: 'Malá', language: 'sk' },
      { email: 'bozena@example.com', firstName: 'Božena' },
      { email: '100%@example.com' },
    ]);
    await setActive('bozena@example.com', false);
    const findEmails = async (query: string) =>
      (await callApi(`/subscribers?${query}`)).body.items.map(({ email }) => email);
    expect((await callApi('/subscribers')).body).toMatchObject({ total: 3, counts: { active: 2, inactive: 1 } });
    expect(await findEmails(`q=${encodeURIComponent('božen')}`)).toEqual(['bozena@example.com']);
    expect(await findEmails(`q=${encodeURIComponent('anna malá')}`)).toEqual(['anna@example.com']);
    expect(await findEmails(`q=${encodeURIComponent('%')}`)).toEqual(['100%@example.com']);
    expect(await findEmails('limit=2&offset=2')).toHaveLength(1);
    expect(await findEmails('status=inactive')).toEqual(['bozena@example.com']);
    expect(await findEmails('status=active&q=example')).toHaveLength(2);
    expect((await callApi('/subscribers?status=gone')).status).toBe(400);
    expect((await callApi('/subscribers?limit=501')).status).toBe(400);
    expect((await callApi('/subscribers?q=%00')).status).toBe(400);
  });

  it('shows the newest first, without their unsubscribe tokens', async () => {
    const [firstEmail, secondEmail] = [newEmail(), newEmail()];
    await subscribeToNewsletter(firstEmail);
    await subscribeToNewsletter(secondEmail);
    const { body } = await callApi('/subscribers');
    expect(body.items.map(({ email }) => email)).toEqual([secondEmail, firstEmail]);
    expect(JSON.stringify(body)).not.toMatch(/token/i);
  });
});

describe('the status of a subscriber', () => {
  it('is set by e-mail address, also with special characters', async () => {
    const email = "o'brien+vino%/?#&=@example.com";
    await importRows([{ email }]);
    expect((await setActive(email, false)).body).toMatchObject({ email, isActive: false });
    expect((await setActive(email.toUpperCase(), true)).body).toMatchObject({ email, isActive: true });
  });

  it.each(['nobody@example.com', 'nobody', '%00@example.com', '%E0%A4%A'])('cannot be set for %s', async (email) => {
    const { status } = await callApi(`/subscribers/${email}/status`, 'PUT', { isActive: true });
    expect([400, 404]).toContain(status);
  });

  it.each([undefined, null, 'true', 1])('cannot be %j', async (isActive) => {
    expect((await setActive('a@example.com', isActive)).status).toBe(400);
  });
});

describe('changes by staff', () => {
  it('are in the audit log with the staff member, without the data of the subscriber', async () => {
    const email = newEmail();
    await importRows([{ email }, {}]);
    const { id } = (await setActive(email, false)).body;
    await callApi(`/subscribers/${id}`, 'DELETE');
    const auditEntries = await sql<{ action: string }>(
      `SELECT staff_name, action, subject_id, before, after FROM audit_log
       WHERE action LIKE 'subscriber.%' ORDER BY at DESC LIMIT 3`,
    );
    const valuesBefore = { source: 'admin_import', language: 'en' };
    const auditedBy = { staff_name: 'Jana', subject_id: id };
    expect(auditEntries.reverse()).toEqual([
      {
        ...auditedBy,
        subject_id: 'newsletter',
        action: 'subscriber.import',
        before: null,
        after: { imported: 1, left: 0, skipped: 1 },
      },
      { ...auditedBy, action: 'subscriber.status', before: { isActive: true }, after: { isActive: false } },
      { ...auditedBy, action: 'subscriber.delete', before: { ...valuesBefore, isActive: false }, after: null },
    ]);
  });
});

describe('the note of a subscriber', () => {
  it('is imported, and staff can change and remove it', async () => {
    const email = newEmail();
    await importRows([{ email, notes: ' Chodí na Rizling ' }]);
    const [{ id, notes } = { id: '', notes: '' }] = (await callApi('/subscribers')).body.items;
    expect(notes).toBe('Chodí na Rizling');
    const saveNote = (note: unknown) => callApi(`/subscribers/${id}/note`, 'PUT', { notes: note });
    expect((await saveNote('Rád sedí pri okne')).body).toMatchObject({ email, notes: 'Rád sedí pri okne' });
    expect((await readRow(email))?.notes).toBe('Rád sedí pri okne');
    expect((await saveNote(' ')).body).toMatchObject({ email, notes: null });
    expect((await saveNote('x'.repeat(501))).status).toBe(400);
    const auditEntries = await sql(
      `SELECT after FROM audit_log WHERE action = 'subscriber.note' AND subject_id = $1 ORDER BY at`,
      [id],
    );
    expect(auditEntries).toEqual([{ after: { hasNote: true } }, { after: { hasNote: false } }]);
  });

  it('of an unknown subscriber is not found', async () => {
    const { status } = await callApi('/subscribers/00000000-0000-4000-8000-000000000000/note', 'PUT', { notes: 'x' });
    expect(status).toBe(404);
  });
});

describe('an import of subscribers', () => {
  it('accepts a list, and an object with a list of subscribers', async () => {
    const [listedEmail, wrappedEmail] = [newEmail(), newEmail()];
    expect((await importRows([{ email: listedEmail }])).body.imported).toBe(1);
    expect((await importRows({ subscribers: [{ email: wrappedEmail }] })).body.imported).toBe(1);
  });

  it('imports valid rows and names the reason for each skipped row', async () => {
    const [activeEmail, inactiveEmail] = [newEmail(), newEmail()];
    await subscribeToNewsletter(activeEmail);
    await importRows([{ email: inactiveEmail }]);
    await setActive(inactiveEmail, false);
    const { status, body } = await importRows([
      { email: ' New@Example.com ', firstName: 'Nová', language: 'SK', source: 'website', isActive: true },
      { email: '' },
      { email: 'no address' },
      { email: 'new@example.com' },
      { email: activeEmail },
      { email: inactiveEmail, isActive: true },
      'text',
      { email: 'long@example.com', lastName: 'x'.repeat(51) },
    ]);
    expect([status, body.imported, body.skippedCount]).toEqual([200, 1, 7]);
    expect(body.skipped).toEqual([
      { row: 2, email: '', reason: 'email_missing' },
      { row: 3, email: 'no address', reason: 'email_invalid' },
      { row: 4, email: 'new@example.com', reason: 'duplicate_in_file' },
      { row: 5, email: activeEmail, reason: 'already_subscribed' },
      { row: 6, email: inactiveEmail, reason: 'unsubscribed' },
      { row: 7, email: '', reason: 'not_a_subscriber' },
      { row: 8, email: 'long@example.com', reason: 'name_invalid' },
    ]);
    expect(await readRow('new@example.com')).toMatchObject({ is_active: true, source: 'admin_import', language: 'sk' });
    expect((await readRow(inactiveEmail))?.is_active).toBe(false);
    expect(await sql('SELECT 1 FROM email_messages WHERE recipient = $1', ['new@example.com'])).toEqual([]);
  });

  it('does not bring back unsubscribed addresses, also after staff have deleted them; they may subscribe again', async () => {
    const email = newEmail();
    await importRows([{ email }]);
    await setActive(email, false);
    const { id } = (await callApi('/subscribers')).body.items[0] ?? { id: '' };
    expect((await callApi(`/subscribers/${id}`, 'DELETE')).status).toBe(204);
    expect((await callApi(`/subscribers/${id}`, 'DELETE')).status).toBe(404);
    expect((await importRows([{ email }])).body.skipped).toEqual([{ row: 1, email, reason: 'unsubscribed' }]);
    await subscribeToNewsletter(email);
    expect((await readRow(email))?.is_active).toBe(true);
  });

  it('does not bring back an address that was deleted on request', async () => {
    const email = newEmail();
    await importRows([{ email }]);
    const { id } = (await callApi('/subscribers')).body.items[0] ?? { id: '' };
    expect((await callApi(`/subscribers/${id}?reason=because`, 'DELETE')).status).toBe(400);
    expect((await callApi(`/subscribers/${id}?reason=asked`, 'DELETE')).status).toBe(204);
    expect((await importRows([{ email }])).body.skipped).toEqual([{ row: 1, email, reason: 'unsubscribed' }]);
  });

  it('may bring back an address that was deleted while active', async () => {
    const email = newEmail();
    await importRows([{ email }]);
    const { id } = (await callApi('/subscribers')).body.items[0] ?? { id: '' };
    await callApi(`/subscribers/${id}`, 'DELETE');
    expect((await importRows([{ email }])).body.imported).toBe(1);
  });

  it('imports 100,000 rows while the API serves other requests; a repeat imports none', async () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => ({
      email: `guest${index}@example.com`,
      firstName: 'Zuzana',
      lastName: 'Kováčová',
      language: index % 2 ? 'sk' : 'en',
    }));
    const pendingImport = importRows(rows);
    const subscribeResponse = await subscribeToNewsletter(newEmail(), {}, { apiUrl: api.url });
    const { status, body } = await pendingImport;
    expect([subscribeResponse.status, status, body.imported]).toEqual([200, 200, 100_000]);
    const repeatBody = (await importRows(rows)).body;
    expect([repeatBody.imported, repeatBody.skippedCount, repeatBody.skipped.length]).toEqual([0, 100_000, 1_000]);
    expect((await callApi('/subscribers?q=guest99999')).body.total).toBe(1);
    expect((await importRows([...rows, {}])).body.errors[0]?.message).toBe('An import may have up to 100,000 rows');
  });

  it.each<[string, string, Record<string, string>, number]>([
    ['no list', '{"subscribers":{}}', {}, 400],
    ['an empty list', '{"subscribers":[]}', {}, 200],
    ['broken JSON', '[{"email":', {}, 400],
    ['an empty body', '', {}, 400],
    ['21 MB', `["${'x'.repeat(21 * 1024 * 1024)}"]`, {}, 413],
    ['a prototype', '[{"__proto__":{"email":"a@example.com"}}]', {}, 200],
    ['CSV', '[]', { 'content-type': 'text/csv' }, 415],
    ['another charset', '[]', { 'content-type': 'application/json; charset=utf-16' }, 415],
    ['a packed body', '[]', { 'content-encoding': 'gzip' }, 415],
    ['JSON in 40,000 layers', `${'['.repeat(40_000)}${']'.repeat(40_000)}`, {}, 400],
  ])('with %s imports nothing', async (_description, body, extraHeaders, expectedStatus) => {
    const response = await fetch(`${api.url}/api/admin/newsletter/import`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers, ...extraHeaders },
    });
    const result = (await response.json()) as { imported?: number };
    expect([response.status, result.imported ?? 0]).toEqual([expectedStatus, 0]);
  });

  it('is refused without a session', async () => {
    const { status, body } = await requestApi<{ code: string }>('/api/admin/newsletter/import', {
      method: 'POST',
      body: [],
    });
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
  });
});

interface FileRow {
  row: number;
  email: string;
  standing: string | null;
  reason: string | null;
}
interface FileBody {
  columns: { key: string; field: string | null }[];
  rows: FileRow[];
  unknownWords: string[];
  unreadDates: number[];
  errors: { field: string; code: string }[];
}

const listsFolder = new URL('../support/lists/', import.meta.url);
const readListFile = (name: string): Buffer => readFileSync(new URL(name, listsFolder));

async function postFile(
  content: string | Buffer,
  name = 'people.csv',
  answers?: object,
): Promise<{ status: number; body: FileBody }> {
  const form = new FormData();
  form.set('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  if (answers) form.set('answers', JSON.stringify(answers));
  const response = await fetch(`${api.url}/api/admin/newsletter/import/read`, {
    ...{ method: 'POST', body: form, headers: { ...headers, 'sec-fetch-site': 'same-origin' } },
  });
  return { status: response.status, body: (await response.json()) as FileBody };
}

/** Reads a file and imports its valid rows, as the admin does; answers with the reasons of all skipped rows. */
async function importFile(...file: Parameters<typeof postFile>): Promise<Record<string, string>> {
  const { status, body } = await postFile(...file);
  expect([status, body.unknownWords]).toEqual([200, []]);
  const validRows = body.rows.filter(({ reason }) => reason === null);
  const importResponse = await importRows(validRows.map((row) => ({ ...row, isActive: row.standing === 'active' })));
  const skippedRows = [...body.rows.filter(({ reason }) => reason !== null), ...importResponse.body.skipped];
  return Object.fromEntries(skippedRows.map(({ email, reason }) => [email, reason ?? '']));
}

/** One line per subscriber: `+` for active, language, name, and the time of consent in the venue's time zone. */
async function readLines(): Promise<string[]> {
  const rows = await sql<{ line: string }>(
    `SELECT concat_ws(' ', CASE WHEN is_active THEN '+' ELSE '-' END, split_part(email, '@', 1), language, first_name,
       last_name, CASE WHEN subscribed_at < now() - interval '1 hour'
         THEN to_char(subscribed_at AT TIME ZONE 'Europe/Bratislava', 'YYYY-MM-DD HH24:MI') END) AS line
     FROM newsletter_subscribers ORDER BY email COLLATE "C"`,
  );
  return rows.map(({ line }) => line);
}

describe('a file with subscribers from another program', () => {
  const sixSubscribers = (dates: readonly string[]): string[] => [
    `+ lubos.dudas sk Ľuboš Dudáš ${dates[1]}`,
    `+ maria.ruzickova sk Mária Ružičková, rod. Ťažká ${dates[5]}`,
    `+ olga.nemcova sk Oľga Němcová ${dates[3]}`,
    `+ p.o-hara+vino en Patrick O’Hara ${dates[4]}`,
    `+ stefan.cavojsky sk Štefan Čavojský ${dates[2]}`,
    `+ zuzana.kovacova sk Zuzana Kováčová ${dates[0]}`,
  ];
  const excelLines = sixSubscribers(['10', '11', '12', '13', '14', '15'].map((day) => `2024-03-${day} 00:00`));
  const plainNames = [
    'lubos.dudas',
    'maria.ruzickova',
    'olga.nemcova',
    'p.o-hara+vino',
    'stefan.cavojsky',
    'zuzana.kovacova',
  ];
  const linesByFile: Record<string, string[]> = {
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
    'excel-sk-cp1250.csv': excelLines,
    'excel-sk-utf8-bom.csv': excelLines,
    'sep-line.csv': excelLines,
    'google-contacts-new.csv': ['+ stefan.cavojsky sk Štefan Čavojský', '+ zuzana.kovacova sk Zuzana Kováčová'],
    'google-contacts-old.csv': ['+ lubos.dudas sk Ľuboš Dudáš', '+ zuzana.kovacova sk Zuzana Kováčová'],
    'mailchimp-cleaned.csv': ['- neexistuje sk Peter Starý 2023-04-13 17:13'],
    'mailchimp-subscribed.csv': sixSubscribers(
      ['10', '11', '12', '13', '14', '15'].map((day) => `2023-04-${day} 17:${day}`),
    ),
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
    'plain-addresses.csv': plainNames.map((name) => `+ ${name} sk`),
    'plain-addresses.txt': plainNames.map((name) => `+ ${name} sk`),
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

  it('is imported unedited; a repeat changes nothing', async () => {
    expect(Object.keys(linesByFile).sort()).toEqual(readdirSync(listsFolder).sort());
    for (const [name, expectedLines] of Object.entries(linesByFile)) {
      await sql('DELETE FROM newsletter_subscribers');
      await sql('DELETE FROM newsletter_suppressions');
      const skipped = await importFile(readListFile(name), name);
      expect([name, await readLines()]).toEqual([name, expectedLines]);
      const skippedAgain = await importFile(readListFile(name), name);
      expect([name, await readLines(), skippedAgain]).toEqual([name, expectedLines, { ...skippedAgain, ...skipped }]);
    }
    expect(await importFile(readListFile('mixed-cells.csv'), 'x.csv')).toMatchObject({ nemá: 'email_invalid' });
    expect(await importFile(readListFile('google-contacts-old.csv'), 'x.csv')).toMatchObject({
      'z.kovacova@praca.example': 'second_address',
      'lubos@druhy.example': 'second_address',
      '': 'email_missing',
    });
  });

  it('with several lists deactivates addresses that any of them lists as unsubscribed or cleaned', async () => {
    const zip = new JSZip();
    for (const name of ['subscribed', 'unsubscribed', 'cleaned'])
      zip.file(`${name}_1.csv`, readListFile(`mailchimp-${name}.csv`));
    zip.file('all.csv', 'email\nuz-nechcem@example.com\nneexistuje@example.com\nnova@example.com');
    const skipped = await importFile(Buffer.from(await zip.generateAsync({ type: 'uint8array' })), 'export.zip');
    expect(skipped).toEqual({
      'uz-nechcem@example.com': 'duplicate_in_file',
      'neexistuje@example.com': 'duplicate_in_file',
    });
    const lines = await readLines();
    expect(lines.filter((line) => line.startsWith('+'))).toHaveLength(7);
    expect(lines.filter((line) => line.startsWith('-'))).toHaveLength(3);
  });

  it('deactivates bounced addresses, in any order of the files; unconfirmed ones may be activated later', async () => {
    const [newBounced, knownBounced, unconfirmed] = [newEmail(), newEmail(), newEmail()];
    await importFile(`email\n${knownBounced}`);
    await importFile(`email,status\n${newBounced},bounced\n${knownBounced},Hard bounce\n${unconfirmed},unconfirmed`);
    const activeRows = [newBounced, knownBounced, unconfirmed].map((email) => `${email},active`).join('\n');
    expect(await importFile(`email,status\n${activeRows}`)).toEqual({
      [newBounced]: 'unsubscribed',
      [knownBounced]: 'unsubscribed',
    });
    expect([(await readRow(newBounced))?.is_active, (await readRow(knownBounced))?.is_active]).toEqual([false, false]);
    expect((await readRow(unconfirmed))?.is_active).toBe(true);
  });

  it('deactivates unsubscribed addresses, whatever other lists say; a subscription on the website stays active', async () => {
    const [importedEmail, guestEmail, spamEmail] = [newEmail(), newEmail(), newEmail()];
    await importFile(`email\n${importedEmail}\n${guestEmail}`);
    await setActive(guestEmail, false);
    await subscribeToNewsletter(guestEmail); // subscribes again on the website
    const unsubscribedFile = `email,stav,meno\n${importedEmail},odhlásený,${'x'.repeat(60)}\n${guestEmail},odhlásený,\n${spamEmail},prihlásený,\n${spamEmail},spam,`;
    expect(await importFile(unsubscribedFile)).toEqual({
      [guestEmail]: 'subscribed_by_website',
      [spamEmail]: 'duplicate_in_file',
    });
    const readStates = async () => [
      (await readRow(importedEmail))?.is_active,
      (await readRow(guestEmail))?.is_active,
      (await readRow(spamEmail))?.is_active,
    ];
    expect(await readStates()).toEqual([false, true, false]);
    const activeRows = [importedEmail, guestEmail, spamEmail].map((email) => `${email},active`).join('\n');
    expect(await importFile(`email,status\n${activeRows}`)).toEqual({
      ...{ [importedEmail]: 'unsubscribed', [guestEmail]: 'already_subscribed', [spamEmail]: 'unsubscribed' },
    });
    expect(await readStates()).toEqual([false, true, false]);
    await sql('DELETE FROM newsletter_subscribers'); // the suppressions remain
    expect(await importFile(unsubscribedFile)).toMatchObject({
      [importedEmail]: 'unsubscribed',
      [spamEmail]: 'unsubscribed',
    });
  });

  it('with unknown status words needs answers of staff, who can also choose its columns', async () => {
    const file = 'Kontakt;Skupina;Status\na@example.com;x;VIP\nb@example.com;y;\nc@example.com;z;unsubscribed';
    const fileBody = (await postFile(file)).body;
    expect(fileBody.columns.map(({ field }) => field)).toEqual(['email', null, 'status']);
    expect([fileBody.unknownWords, fileBody.rows.map(({ standing }) => standing)]).toEqual([
      ['VIP', ''],
      [null, null, 'left'],
    ]);
    const words = [
      ['vip', 'active'],
      ['', 'not_confirmed'],
    ];
    expect(await importFile(file, 'x.csv', { words })).toEqual({ 'b@example.com': 'not_confirmed' });
    expect(await readLines()).toEqual(['+ a sk', '- c sk']);
    const columnAnswers = {
      columns: [
        ['Status', null],
        ['Skupina', 'lastName'],
      ],
    };
    expect((await postFile(file, 'x.csv', columnAnswers)).body).toMatchObject({
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
  ])('%s is read', async (_name, content) => {
    await importFile(content);
    expect(await readLines()).toEqual(['+ a sk', '- b sk']);
  });

  it('is the same after an export and an import', async () => {
    await importFile(readListFile('ecomail-kontakty.csv'));
    await sql(`UPDATE newsletter_subscribers SET notes = E'=1+1\n„áno“', language = 'en' WHERE is_active`);
    const rowsBefore = await sql('SELECT email, notes, source FROM newsletter_subscribers ORDER BY email');
    const linesBefore = await readLines();
    const exportResponse = await fetch(`${api.url}/api/admin/newsletter/export`, { headers });
    const file = Buffer.from(await exportResponse.arrayBuffer());
    await sql('DELETE FROM newsletter_subscribers');
    await sql('DELETE FROM newsletter_suppressions');
    expect(await importFile(file, 'newsletter-subscribers.xlsx')).toEqual({});
    expect(await readLines()).toEqual(linesBefore);
    expect(await sql('SELECT email, notes, source FROM newsletter_subscribers ORDER BY email')).toEqual(rowsBefore);
  });

  it.each<[string, string | Buffer, object | undefined, string, string]>([
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), undefined, 'file', 'sheet_other_format'],
    ['a binary file', Buffer.from([0, 1, 2, 3]), undefined, 'file', 'sheet_unreadable'],
    ['broken JSON', '[{', undefined, 'file', 'sheet_unreadable'],
    ['an empty file', ' ', undefined, 'file', 'sheet_required'],
    ['invalid answers', 'a@example.com', { columns: [['A', 'x']] }, 'answers', 'not_a_choice'],
  ])('is refused if it is %s', async (_description, content, answers, field, code) => {
    const { status, body } = await postFile(content, 'x.csv', answers);
    expect([status, body.errors.map((error) => [error.field, error.code])]).toEqual([400, [[field, code]]]);
  });

  it('without a column of addresses has no rows; rows with unreadable dates are named', async () => {
    expect((await postFile('Meno;Telefón\nZuzana;0905')).body).toMatchObject({
      ...{
        columns: [
          { key: 'Meno', field: 'name' },
          { key: 'Telefón', field: null },
        ],
        rows: [],
      },
    });
    const fileWithDates =
      'email;súhlas dňa\na@example.com;03/12/2024\nb@example.com;1.1.2100\nc@example.com;nie\nd@example.com;';
    const { rows, unreadDates } = (await postFile(fileWithDates)).body;
    expect([unreadDates, rows.map(({ reason }) => reason)]).toEqual([
      [2, 3, 4],
      [null, null, 'not_confirmed', null],
    ]);
  });
});
