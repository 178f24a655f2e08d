import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ProblemBody, call } from '../support/call';
import { type StaffAccount, createStaffAccount, signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

interface Page {
  items: {
    id: string;
    at: string;
    staff: string;
    action: string;
    subject: string | null;
    before: unknown;
    after: unknown;
  }[];
  next: string | null;
}

let manager: StaffAccount;
let host: StaffAccount;
let headers: { cookie: string };

beforeAll(async () => {
  manager = await createStaffAccount(undefined, 'manager');
  host = await createStaffAccount(undefined, 'host');
  headers = await signIn(undefined, manager);
});
beforeEach(() => sql('TRUNCATE audit_log'));

const list = async (query = '') =>
  call<Page & ProblemBody>(`/api/admin/audit/entries${query ? `?${query}` : ''}`, { headers });
const actions = async (query = '') => (await list(query)).body.items.map(({ action }) => action);

async function note(
  action: string,
  more: { at?: string; by?: string | null; subjectId?: string; before?: object } = {},
): Promise<string> {
  const { at = '2026-11-20T12:00:00Z', by = manager.id, subjectId = randomUUID(), before = { role: 'host' } } = more;
  const id = randomUUID();
  await sql(
    `INSERT INTO audit_log (id, at, staff_id, staff_name, action, subject_id, before, after)
     VALUES ($1, $2, $3, $4, $5, $6, $7, '{"role": "manager"}')`,
    [id, at, by, by ? 'Jana' : '', action, subjectId, before],
  );
  return id;
}

describe('the record of changes', () => {
  it('says who changed what and when, newest first', async () => {
    await note('staff.role', { subjectId: host.id });
    await note('content.save', { at: '2026-11-21T12:00:00Z', subjectId: 'hero.title' });
    await note('event.delete', { at: '2026-11-22T12:00:00Z' });
    const { items, next } = (await list()).body;
    expect(next).toBeNull();
    expect(items.map(({ action, subject }) => [action, subject])).toEqual([
      ['event.delete', null],
      ['content.save', 'hero.title'],
      ['staff.role', 'Jana'],
    ]);
    expect(items[2]).toMatchObject({
      ...{ at: '2026-11-20T12:00:00.000Z', staff: 'Jana' },
      ...{ before: { role: 'host' }, after: { role: 'manager' } },
    });
  });

  it('names what is gone as it was called then', async () => {
    const names = { name: { sk: 'Dunaj', en: 'Danube' } };
    await note('menu.delete', { at: '2026-11-21T12:00:00Z', before: names });
    await note('menu.section-delete', { at: '2026-11-22T12:00:00Z', before: names });
    await note('event.delete', { at: '2026-11-23T12:00:00Z', before: { titleSk: 'Degustácia', titleEn: 'Tasting' } });
    await note('staff.withdraw', { at: '2026-11-24T12:00:00Z', before: { email: 'eva@example.com' } });
    const subjects = (await list()).body.items.map(({ subject }) => subject);
    expect(subjects).toEqual(['eva@example.com', 'Degustácia', 'Dunaj', 'Dunaj']);
  });

  it('is searched by person, kind and days in Bratislava, and by all of them', async () => {
    await note('reservation.enter', { at: '2026-11-20T22:59:59Z' }); // the last second of the 20th
    await note('reservation.status', { at: '2026-11-20T23:00:00Z', by: host.id });
    await note('reservation.moved', { at: '2026-11-21T12:00:00Z', by: null });
    await note('event.create', { at: '2026-11-21T22:59:59Z', by: host.id });
    expect(await actions(`staff=${host.id}`)).toEqual(['event.create', 'reservation.status']);
    expect(await actions('staff=system')).toEqual(['reservation.moved']);
    expect(await actions('kind=event')).toEqual(['event.create']);
    expect(await actions('from=2026-11-21')).toHaveLength(3);
    expect(await actions('to=2026-11-20')).toEqual(['reservation.enter']);
    expect(await actions(`staff=${host.id}&kind=reservation&from=2026-11-21&to=2026-11-21`)).toEqual([
      'reservation.status',
    ]);
    expect(await actions('from=2026-11-22')).toEqual([]);
  });

  it('comes in pages that leave nothing out, also of one moment', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 120; index += 1) {
      ids.push(await note('email.test', { at: `2026-11-2${Math.floor(index / 60)}T12:00:00.123Z` }));
    }
    const seen: string[] = [];
    let next: string | null = '';
    const sizes: number[] = [];
    while (next !== null) {
      const page: Page = (await list(next ? `before=${encodeURIComponent(next)}` : '')).body;
      seen.push(...page.items.map(({ id }) => id));
      sizes.push(page.items.length);
      next = page.next;
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect([...seen].sort()).toEqual([...ids].sort());
  });

  it.each(['staff=me', 'kind=secret', 'from=yesterday', 'before=x', 'before=2026-11-20_x', 'limit=1000'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await list(query);
      expect([status, body.code]).toEqual([400, 'validation_failed']);
    },
  );

  it('offers everybody whose changes can be looked for', async () => {
    const { body } = await call<{ id: string }[]>('/api/admin/audit/people', { headers });
    expect(body).toEqual(expect.arrayContaining([{ id: host.id, name: 'Jana' }]));
  });

  it('finds its page by an index, whatever is asked', async () => {
    await sql(
      `INSERT INTO audit_log (id, at, staff_id, staff_name, action, subject_id)
       SELECT gen_random_uuid(), '2026-01-01'::timestamptz + n * interval '1 minute', gen_random_uuid(), 'x', 'email.test', 'x'
       FROM generate_series(1, 20000) n`,
    );
    await sql('ANALYZE audit_log');
    for (const where of [`true`, `staff_id = '${host.id}'`, `split_part(action, '.', 1) = 'event'`]) {
      const plan = await sql(`EXPLAIN SELECT * FROM audit_log WHERE ${where} ORDER BY at DESC, id DESC LIMIT 51`);
      expect([where, JSON.stringify(plan)]).toEqual([where, expect.stringMatching(/audit_log_(at|staff|kind)_idx/)]);
    }
  });
});

describe('a host', () => {
  it('reads the history of a reservation, and of nothing else', async () => {
    const theirs = await signIn(undefined, host);
    const [reservation, event] = [randomUUID(), randomUUID()];
    await note('reservation.change', { subjectId: reservation });
    await note('event.change', { subjectId: event });
    const historyOf = async (id: string, who: { cookie: string }) =>
      (await call<unknown[]>(`/api/admin/audit?subjectId=${id}`, { headers: who })).body.length;
    expect([await historyOf(reservation, theirs), await historyOf(event, theirs)]).toEqual([1, 0]);
    expect(await historyOf(event, headers)).toBe(1);
  });
});
