import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ProblemBody, requestApi } from '../support/request-api';
import { type StaffAccount, createStaffAccount, signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

interface AuditPage {
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
let managerHeaders: { cookie: string };

beforeAll(async () => {
  manager = await createStaffAccount(undefined, 'manager');
  host = await createStaffAccount(undefined, 'host');
  managerHeaders = await signIn(undefined, manager);
});
beforeEach(() => sql('TRUNCATE audit_log'));

const listEntries = async (query = '') =>
  requestApi<AuditPage & ProblemBody>(`/api/admin/audit/entries${query ? `?${query}` : ''}`, {
    headers: managerHeaders,
  });
const listActions = async (query = '') => (await listEntries(query)).body.items.map(({ action }) => action);

async function insertEntry(
  action: string,
  values: { at?: string; by?: string | null; subjectId?: string; before?: object } = {},
): Promise<string> {
  const { at = '2026-11-20T12:00:00Z', by = manager.id, subjectId = randomUUID(), before = { role: 'host' } } = values;
  const id = randomUUID();
  await sql(
    `INSERT INTO audit_log (id, at, staff_id, staff_name, action, subject_id, before, after)
     VALUES ($1, $2, $3, $4, $5, $6, $7, '{"role": "manager"}')`,
    [id, at, by, by ? 'Jana' : '', action, subjectId, before],
  );
  return id;
}

describe('the audit log', () => {
  it('lists who changed what and when, newest first', async () => {
    await insertEntry('staff.role', { subjectId: host.id });
    await insertEntry('content.save', { at: '2026-11-21T12:00:00Z', subjectId: 'hero.title' });
    await insertEntry('event.delete', { at: '2026-11-22T12:00:00Z' });
    const { items, next } = (await listEntries()).body;
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

  it('names a deleted subject as it was called before', async () => {
    const deletedNames = { name: { sk: 'Dunaj', en: 'Danube' } };
    await insertEntry('menu.delete', { at: '2026-11-21T12:00:00Z', before: deletedNames });
    await insertEntry('menu.section-delete', { at: '2026-11-22T12:00:00Z', before: deletedNames });
    const deletedEvent = { titleSk: 'Degustácia', titleEn: 'Tasting' };
    await insertEntry('event.delete', { at: '2026-11-23T12:00:00Z', before: deletedEvent });
    await insertEntry('staff.withdraw', { at: '2026-11-24T12:00:00Z', before: { email: 'eva@example.com' } });
    const subjects = (await listEntries()).body.items.map(({ subject }) => subject);
    expect(subjects).toEqual(['eva@example.com', 'Degustácia', 'Dunaj', 'Dunaj']);
  });

  it('is filtered by staff member, kind and local dates, and by all of them together', async () => {
    await insertEntry('reservation.enter', { at: '2026-11-20T22:59:59Z' }); // the last second of the 20th
    await insertEntry('reservation.status', { at: '2026-11-20T23:00:00Z', by: host.id });
    await insertEntry('reservation.moved', { at: '2026-11-21T12:00:00Z', by: null });
    await insertEntry('event.create', { at: '2026-11-21T22:59:59Z', by: host.id });
    expect(await listActions(`staff=${host.id}`)).toEqual(['event.create', 'reservation.status']);
    expect(await listActions('staff=system')).toEqual(['reservation.moved']);
    expect(await listActions('kind=event')).toEqual(['event.create']);
    expect(await listActions('from=2026-11-21')).toHaveLength(3);
    expect(await listActions('to=2026-11-20')).toEqual(['reservation.enter']);
    expect(await listActions(`staff=${host.id}&kind=reservation&from=2026-11-21&to=2026-11-21`)).toEqual([
      'reservation.status',
    ]);
    expect(await listActions('from=2026-11-22')).toEqual([]);
  });

  it('is paged without gaps, also between entries of the same instant', async () => {
    const insertedIds: string[] = [];
    for (let index = 0; index < 120; index += 1) {
      insertedIds.push(await insertEntry('email.test', { at: `2026-11-2${Math.floor(index / 60)}T12:00:00.123Z` }));
    }
    const seenIds: string[] = [];
    let nextCursor: string | null = '';
    const pageSizes: number[] = [];
    while (nextCursor !== null) {
      const page: AuditPage = (await listEntries(nextCursor ? `before=${encodeURIComponent(nextCursor)}` : '')).body;
      seenIds.push(...page.items.map(({ id }) => id));
      pageSizes.push(page.items.length);
      nextCursor = page.next;
    }
    expect(pageSizes).toEqual([50, 50, 20]);
    expect([...seenIds].sort()).toEqual([...insertedIds].sort());
  });

  it.each(['staff=me', 'kind=secret', 'from=yesterday', 'before=x', 'before=2026-11-20_x', 'limit=1000'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await listEntries(query);
      expect([status, body.code]).toEqual([400, 'validation_failed']);
    },
  );

  it('lists the staff members to filter by', async () => {
    const { body } = await requestApi<{ id: string }[]>('/api/admin/audit/people', { headers: managerHeaders });
    expect(body).toEqual(expect.arrayContaining([{ id: host.id, name: 'Jana' }]));
  });

  it('uses an index for each filter', async () => {
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
  it('reads the history of a reservation, and of no event', async () => {
    const hostHeaders = await signIn(undefined, host);
    const [reservationId, eventId] = [randomUUID(), randomUUID()];
    await insertEntry('reservation.change', { subjectId: reservationId });
    await insertEntry('event.change', { subjectId: eventId });
    const countHistory = async (id: string, staffHeaders: { cookie: string }) =>
      (await requestApi<unknown[]>(`/api/admin/audit?subjectId=${id}`, { headers: staffHeaders })).body.length;
    expect([await countHistory(reservationId, hostHeaders), await countHistory(eventId, hostHeaders)]).toEqual([1, 0]);
    expect(await countHistory(eventId, managerHeaders)).toBe(1);
  });
});
