import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApi } from './support/api-process';
import { type Answer, anEmail, call } from './support/call';
import { subscribe } from './support/forms';
import { signIn } from './support/sign-in';
import { sql } from './support/sql';

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

  it('shows the newest first, and no key of anybody', async () => {
    const [first, second] = [anEmail(), anEmail()];
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
  it('is kept with who did it, and without who it was about', async () => {
    const email = anEmail();
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
        after: { imported: 1, skipped: 1 },
      },
      { ...byUs, action: 'subscriber.status', before: { isActive: true }, after: { isActive: false } },
      { ...byUs, action: 'subscriber.delete', before: { ...before, isActive: false }, after: null },
    ]);
  });
});

describe('the note of a subscriber', () => {
  it('comes with an import, and staff change it or take it away', async () => {
    const email = anEmail();
    await importRows([{ email, notes: ' Chodí na Rizling ' }]);
    const [{ id, notes } = { id: '', notes: '' }] = (await staff('/subscribers')).body.items;
    expect(notes).toBe('Chodí na Rizling');
    const write = (note: unknown) => staff(`/subscribers/${id}/note`, 'PUT', { notes: note });
    expect((await write('Rád sedí pri okne')).body).toMatchObject({ email, notes: 'Rád sedí pri okne' });
    expect((await rowOf(email))?.notes).toBe('Rád sedí pri okne');
    expect((await write(' ')).body).toMatchObject({ email, notes: null });
    expect((await write('x'.repeat(501))).status).toBe(400);
    const kept = await sql(
      `SELECT after FROM audit_log WHERE action = 'subscriber.note' AND subject_id = $1 ORDER BY at`,
      [id],
    );
    expect(kept).toEqual([{ after: { hasNote: true } }, { after: { hasNote: false } }]);
  });

  it('of nobody is not found', async () => {
    const { status } = await staff('/subscribers/00000000-0000-4000-8000-000000000000/note', 'PUT', { notes: 'x' });
    expect(status).toBe(404);
  });
});

describe('an import', () => {
  it('takes a list, and a list under its name', async () => {
    const [bare, named] = [anEmail(), anEmail()];
    expect((await importRows([{ email: bare }])).body.imported).toBe(1);
    expect((await importRows({ subscribers: [{ email: named }] })).body.imported).toBe(1);
  });

  it('takes what it can and says why the rest was left out', async () => {
    const [active, inactive] = [anEmail(), anEmail()];
    await subscribe(active);
    await importRows([{ email: inactive }]);
    await setActive(inactive, false);
    const { status, body } = await importRows([
      { email: ' New@Example.com ', firstName: 'Nová', language: 'SK', source: 'website', isActive: false },
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

  it('does not bring back who had left, also after staff have deleted them; they may come back themselves', async () => {
    const email = anEmail();
    await importRows([{ email }]);
    await setActive(email, false);
    const { id } = (await staff('/subscribers')).body.items[0] ?? { id: '' };
    expect((await staff(`/subscribers/${id}`, 'DELETE')).status).toBe(204);
    expect((await staff(`/subscribers/${id}`, 'DELETE')).status).toBe(404);
    expect((await importRows([{ email }])).body.skipped).toEqual([{ row: 1, email, reason: 'unsubscribed' }]);
    await subscribe(email);
    expect((await rowOf(email))?.is_active).toBe(true);
  });

  it('does not bring back who asked to be deleted', async () => {
    const email = anEmail();
    await importRows([{ email }]);
    const { id } = (await staff('/subscribers')).body.items[0] ?? { id: '' };
    expect((await staff(`/subscribers/${id}?reason=because`, 'DELETE')).status).toBe(400);
    expect((await staff(`/subscribers/${id}?reason=asked`, 'DELETE')).status).toBe(204);
    expect((await importRows([{ email }])).body.skipped).toEqual([{ row: 1, email, reason: 'unsubscribed' }]);
  });

  it('may bring back who was deleted while active', async () => {
    const email = anEmail();
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
    const during = await subscribe(anEmail(), {}, { at: api.url });
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
