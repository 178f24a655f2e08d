import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { newEmail, reserve } from '../support/call';
import { upcomingDate } from '../support/upcoming-date';
import { sendInquiry, sendMessage } from '../support/forms';
import { sql } from '../support/sql';
import { type ReservationBody, type SavedEventBody, anEvent, signedInStaff } from '../support/staff-calls';

interface InboxMessage {
  id: string;
  kind: 'message' | 'inquiry';
  name: string;
  email: string;
  message: string;
  askedFor: { eventDate: string; guestCount: string; eventId: string | null } | null;
  readAt: string | null;
  answeredAt: string | null;
  answeredBy: string | null;
  staffNote: string | null;
  version: number;
  current: InboxMessage;
}
interface Counts {
  approvals: number;
  withoutTable: number;
  mails: number;
  inquiries: number;
  messages: number;
  total: number;
}
interface Inbox {
  counts: Counts;
  approvals: ReservationBody[];
  withoutTable: ReservationBody[];
  mails: { id: string; reservation: { id: string; phone: string | null } | null }[];
  inquiries: InboxMessage[];
  messages: InboxMessage[];
}

const { staff } = signedInStaff(2);
const inbox = async (): Promise<Inbox> => (await staff<Inbox>('/api/admin/inbox')).body;
const put = <Body = InboxMessage>(path: string, body: unknown = {}, at = 0) =>
  staff<Body>(path, { method: 'PUT', body, at });
const inboxMessagePath = ({ kind, id }: InboxMessage, action: string): string =>
  `/api/admin/inbox-messages/${kind}/${id}/${action}`;
const markAnswered = (inboxMessage: InboxMessage, version = inboxMessage.version, at = 0) =>
  put(inboxMessagePath(inboxMessage, 'answered'), { isAnswered: true, version }, at);
const saveNote = (
  inboxMessage: InboxMessage,
  staffNote: string | null,
  { version = inboxMessage.version, at = 0 } = {},
) => put(inboxMessagePath(inboxMessage, 'note'), { staffNote, version }, at);
const actionsOf = (id: string) =>
  sql<{ action: string; after: unknown }>('SELECT action, after FROM audit_log WHERE subject_id = $1 ORDER BY at, id', [
    id,
  ]);

async function aMessage(overrides: Record<string, unknown> = {}): Promise<InboxMessage> {
  const email = newEmail();
  expect((await sendMessage({ email, ...overrides })).status).toBe(200);
  return findByEmail((await inbox()).messages, email);
}
async function anInquiry(overrides: Record<string, unknown> = {}): Promise<InboxMessage> {
  const email = newEmail();
  expect((await sendInquiry({ email, ...overrides })).status).toBe(201);
  return findByEmail((await inbox()).inquiries, email);
}
function findByEmail(inboxMessages: readonly InboxMessage[], email: string): InboxMessage {
  const found = inboxMessages.find((inboxMessage) => inboxMessage.email === email);
  if (!found) throw new Error('Nothing waits from there');
  return found;
}

beforeEach(async () => {
  for (const table of ['contact_messages', 'event_inquiries', 'email_messages']) await sql(`DELETE FROM ${table}`);
});

describe('a message in the inbox', () => {
  it('waits until staff mark it as answered, and again when they undo that', async () => {
    const inboxMessage = await aMessage({ firstName: 'Zuzana', lastName: 'Kováčová' });
    expect(inboxMessage).toMatchObject({
      kind: 'message',
      name: 'Zuzana Kováčová',
      readAt: null,
      answeredAt: null,
      version: 1,
    });
    const { body: answered } = await markAnswered(inboxMessage);
    expect(answered).toMatchObject({ answeredAt: expect.any(String), answeredBy: 'Jana', version: 2 });
    expect((await inbox()).counts.messages).toBe(0);
    const { body: again } = await put(inboxMessagePath(inboxMessage, 'answered'), { isAnswered: false, version: 2 });
    expect(again).toMatchObject({ answeredAt: null, answeredBy: null, version: 3 });
    expect((await inbox()).messages.map(({ id }) => id)).toEqual([inboxMessage.id]);
    expect((await actionsOf(inboxMessage.id)).map(({ action }) => action)).toEqual([
      'inboxMessage.answer',
      'inboxMessage.reopen',
    ]);
  });

  it('is marked as read once, without a conflict', async () => {
    const inboxMessage = await anInquiry();
    const first = await put(inboxMessagePath(inboxMessage, 'read'));
    const second = await put(inboxMessagePath(inboxMessage, 'read'), {}, 1);
    expect(first.body.readAt).toEqual(expect.any(String));
    expect(second.body).toEqual(first.body);
    expect((await markAnswered(inboxMessage)).status).toBe(200);
  });

  it('has a note, of which the audit log shows only that there is one', async () => {
    const inboxMessage = await aMessage();
    const { body } = await saveNote(inboxMessage, '  Volala, chce terasu.  ');
    expect(body).toMatchObject({ staffNote: 'Volala, chce terasu.', version: 2 });
    expect((await saveNote(body, '')).body).toMatchObject({ staffNote: null, version: 3 });
    expect((await actionsOf(inboxMessage.id)).map(({ after }) => after)).toEqual([
      { kind: 'message', hasNote: true },
      { kind: 'message', hasNote: false },
    ]);
    const [{ record = '' } = {}] = await sql<{ record: string }>(
      'SELECT string_agg(audit_log::text, $1) AS record FROM audit_log',
      [' '],
    );
    expect(record).not.toContain('terasu');
  });

  it('of two changes at once, the later one is refused with the state after the first', async () => {
    const inboxMessage = await aMessage();
    const answers = await Promise.all([saveNote(inboxMessage, 'Jedna'), saveNote(inboxMessage, 'Druhá', { at: 1 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)?.body;
    const lost = answers.find(({ status }) => status === 409)?.body;
    expect(lost).toMatchObject({ code: 'changed_meanwhile', current: { staffNote: won?.staffNote, version: 2 } });
    expect((await markAnswered(inboxMessage)).body).toMatchObject({ code: 'changed_meanwhile' });
    expect((await inbox()).messages[0]).toMatchObject({ staffNote: won?.staffNote, answeredAt: null, version: 2 });
  });

  it.each([
    ['answered', { isAnswered: 'yes', version: 1 }],
    ['answered', { isAnswered: true }],
    ['answered', { isAnswered: true, version: 1, name: 'Eva' }],
    ['note', { staffNote: 'x'.repeat(501), version: 1 }],
    ['note', { staffNote: 'a\u0000b', version: 1 }],
    ['note', { staffNote: 7, version: 1 }],
    ['note', { staffNote: 'x', version: -1 }],
  ])('refuses %s %j', async (what, body) => {
    const inboxMessage = await aMessage();
    expect((await put(inboxMessagePath(inboxMessage, what), body)).body).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
    expect((await inbox()).messages[0]).toMatchObject({ version: 1 });
  });

  it('that is not there is not found, of whatever kind', async () => {
    const inboxMessage = await aMessage();
    for (const path of [
      `message/${randomUUID()}`,
      'message/x',
      `inquiry/${inboxMessage.id}`,
      `parcel/${inboxMessage.id}`,
    ]) {
      expect((await put(`/api/admin/inbox-messages/${path}/read`)).status).toBe(404);
    }
  });
});

describe('the list of messages', () => {
  const page = async (query: string) =>
    (await staff<{ items: InboxMessage[]; next: string | null }>(`/api/admin/inbox-messages?${query}`)).body;

  it('has those that wait first, of these the newest, page by page', async () => {
    await sql(
      `INSERT INTO contact_messages (id, first_name, last_name, email, message, language, created_at, answered_at)
       SELECT gen_random_uuid(), 'M', n::text, 'm@example.com', 'x', 'sk', '2026-01-01Z'::timestamptz + n / 3 * interval '1 hour',
         CASE WHEN n % 2 = 0 THEN '2026-03-01Z'::timestamptz END FROM generate_series(1, 30) AS n`,
    );
    await sql(
      `INSERT INTO event_inquiries (id, name, email, phone, event_type, event_date, guest_count, message, language, created_at, answered_at)
       SELECT gen_random_uuid(), 'I', 'i@example.com', '0905123456', 'custom', '2026-12-01', '20', 'x', 'sk',
         '2026-01-01Z'::timestamptz + n / 2 * interval '1 hour', CASE WHEN n % 3 = 0 THEN '2026-03-01Z'::timestamptz END
       FROM generate_series(1, 20) AS n`,
    );
    const both = `SELECT id, answered_at, created_at, 'message' AS kind FROM contact_messages
      UNION ALL SELECT id, answered_at, created_at, 'inquiry' FROM event_inquiries`;
    for (const kind of ['message', 'inquiry', undefined]) {
      const expected = await sql<{ id: string }>(
        `SELECT id FROM (${both}) AS inbox_messages WHERE $1::text IS NULL OR kind = $1
         ORDER BY (answered_at IS NULL) DESC, created_at DESC, id DESC`,
        [kind],
      );
      const seen: string[] = [];
      for (let after: string | null = ''; after !== null;) {
        const query = `limit=7${kind ? `&kind=${kind}` : ''}${after ? `&after=${after}` : ''}`;
        const { items, next }: { items: InboxMessage[]; next: string | null } = await page(query);
        seen.push(...items.map(({ id }) => id));
        after = next;
      }
      expect(seen).toEqual(expected.map(({ id }) => id));
    }
  });

  it('takes nothing else for a page', async () => {
    for (const query of ['kind=parcel', 'limit=0', 'limit=101', 'after=', 'after=open.x.y', 'offset=3']) {
      expect((await staff(`/api/admin/inbox-messages?${query}`)).status).toBe(400);
    }
  });
});

describe('an inquiry', () => {
  const createEventFrom = (
    inquiryId: unknown,
    { date = upcomingDate('tuesday', 20), at = 0, key = randomUUID() } = {},
  ) =>
    staff<SavedEventBody>('/api/admin/events', {
      ...{ method: 'POST', at, headers: { 'idempotency-key': key } },
      body: anEvent({ date, capacityMode: 'none', visibility: 'hidden', inquiryId }),
    });

  it('becomes an event, which answers it', async () => {
    const inquiry = await anInquiry();
    const key = randomUUID();
    const made = await createEventFrom(inquiry.id, { key });
    expect([made.status, (await createEventFrom(inquiry.id, { key })).body]).toEqual([201, made.body]);
    const [{ items: [inboxMessage] = [] }] = [
      (await staff<{ items: InboxMessage[] }>('/api/admin/inbox-messages?kind=inquiry')).body,
    ];
    expect(inboxMessage).toMatchObject({ id: inquiry.id, answeredBy: 'Jana', version: 2 });
    expect(inboxMessage?.askedFor?.eventId).toBe(made.body.event.id);
    expect((await inbox()).counts.inquiries).toBe(0);
    expect((await actionsOf(inquiry.id)).map(({ action }) => action)).toEqual(['inboxMessage.answer']);
  });

  it('becomes one event, however many make one of it at once', async () => {
    const inquiry = await anInquiry();
    const before = await sql('SELECT 1 FROM events');
    const answers = await Promise.all([0, 1, 0].map((at) => createEventFrom(inquiry.id, { at })));
    expect(answers.map(({ status, body }) => (status === 201 ? 'made' : body.code)).sort()).toEqual([
      'inquiry_has_event',
      'inquiry_has_event',
      'made',
    ]);
    expect(await sql('SELECT 1 FROM events')).toHaveLength(before.length + 1);
  });

  it('waits on when its event could not be made, and may become another when it was deleted', async () => {
    const inquiry = await anInquiry();
    expect((await createEventFrom(inquiry.id, { date: '2020-01-01' })).status).toBe(400);
    expect((await inbox()).counts.inquiries).toBe(1);
    const { body } = await createEventFrom(inquiry.id);
    expect((await staff(`/api/admin/events/${body.event.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await createEventFrom(inquiry.id)).status).toBe(201);
  });

  it.each([
    ['that does not exist', randomUUID(), 404],
    ['that is none', 'x', 400],
    ['by number', 7, 400],
  ])('event of an inquiry %s', async (_name, id, status) => expect((await createEventFrom(id)).status).toBe(status));
});

describe('what waits', () => {
  const countsAtStart: { counts?: Counts } = {};
  const countsSinceStart = async (): Promise<Partial<Counts>> => {
    const { counts } = await inbox();
    const counted = (await staff<Counts>('/api/admin/inbox/counts', { at: 1 })).body;
    expect(counted).toEqual(counts);
    const names = Object.keys(counts) as (keyof Counts)[];
    const differences = names.map((name) => [name, counts[name] - (countsAtStart.counts?.[name] ?? 0)] as const);
    return Object.fromEntries(differences.filter(([, count]) => count !== 0));
  };
  beforeEach(async () => void (countsAtStart.counts = (await inbox()).counts));

  const reserveWithoutMails = async (week: number, overrides: Record<string, unknown> = {}) => {
    const { body } = await reserve({
      email: newEmail(),
      date: upcomingDate('thursday', week),
      time: '18:00',
      ...overrides,
    });
    await sql('DELETE FROM email_messages');
    return body.reservation.id;
  };

  it('lists parties that wait for approval by date, until that is decided', async () => {
    const late = await reserveWithoutMails(11, { partySize: 7 });
    const soon = await reserveWithoutMails(10, { partySize: 6 });
    expect(await countsSinceStart()).toEqual({ approvals: 2, total: 2 });
    const mine = (await inbox()).approvals.map(({ id }) => id).filter((id) => [late, soon].includes(id));
    expect(mine).toEqual([soon, late]);
    await put(`/api/reservations/${late}/approve`);
    await put(`/api/reservations/${soon}/status`, { status: 'cancelled' });
    expect(await countsSinceStart()).toEqual({});
  });

  it('lists no party of a past evening', async () => {
    const [asked, seated] = [await reserveWithoutMails(12, { partySize: 6 }), await reserveWithoutMails(13)];
    await sql('DELETE FROM table_holdings WHERE reservation_id = ANY ($1)', [[asked, seated]]);
    await sql(`UPDATE reservations SET date = '2020-01-0' || 1 + (id = $1)::int WHERE id = ANY ($2)`, [
      asked,
      [asked, seated],
    ]);
    expect(await countsSinceStart()).toEqual({});
  });

  it('lists parties without a table; a party that waits for approval is listed once', async () => {
    const [confirmed, pending, cancelled] = [
      await reserveWithoutMails(14),
      await reserveWithoutMails(14, { partySize: 5 }),
      await reserveWithoutMails(14),
    ];
    await put(`/api/reservations/${cancelled}/status`, { status: 'cancelled' });
    await sql('DELETE FROM table_holdings WHERE reservation_id = ANY ($1)', [[confirmed, pending]]);
    expect(await countsSinceStart()).toEqual({ approvals: 1, withoutTable: 1, total: 2 });
    expect((await inbox()).withoutTable.find(({ id }) => id === confirmed)).toMatchObject({ tables: [] });
    await sql('DELETE FROM reservations WHERE id = ANY ($1)', [[confirmed, pending]]);
  });

  const insertFailedEmail = async (
    kind: string,
    about: { reservationId?: string; rowId?: string },
  ): Promise<string> => {
    const id = randomUUID();
    await sql(
      `INSERT INTO email_messages (id, kind, recipient, first_name, last_name, language, reservation_id, payload, status, attempts,
         next_attempt_at, last_error, created_at)
       VALUES ($1, $2, 'eva@example.com', 'Eva', 'Malá', 'sk', $3, $4, 'failed', 6, now(), 'ECONNREFUSED', now())`,
      [id, kind, about.reservationId ?? null, about.rowId ? { rowId: about.rowId } : null],
    );
    return id;
  };

  it('lists a failed mail until it is sent again', async () => {
    const reservationId = await reserveWithoutMails(15);
    const id = await insertFailedEmail('reservation_confirmed', { reservationId });
    expect(await countsSinceStart()).toEqual({ mails: 1, total: 1 });
    expect((await inbox()).mails[0]).toMatchObject({
      id,
      reservation: { id: reservationId, phone: expect.any(String) },
    });
    expect((await staff(`/api/admin/email/resend/${id}`, { method: 'POST' })).status).toBe(200);
    expect(await countsSinceStart()).toEqual({});
  });

  it('lists a failed mail until staff dismiss it, and again when that is undone', async () => {
    const inboxMessage = await aMessage();
    await sql('DELETE FROM email_messages');
    const id = await insertFailedEmail('contact_acknowledgement', { rowId: inboxMessage.id });
    expect(await countsSinceStart()).toEqual({ mails: 1, messages: 1, total: 2 });
    expect((await put(`/api/admin/inbox/mails/${id}/dismissed`, { isDismissed: true })).status).toBe(204);
    expect(await countsSinceStart()).toEqual({ messages: 1, total: 1 });
    await put(`/api/admin/inbox/mails/${id}/dismissed`, { isDismissed: false });
    expect(await countsSinceStart()).toEqual({ mails: 1, messages: 1, total: 2 });
    expect((await actionsOf(id)).map(({ action }) => action)).toEqual(['email.dismiss', 'email.dismiss']);
    expect((await put(`/api/admin/inbox/mails/${randomUUID()}/dismissed`, { isDismissed: true })).status).toBe(404);
  });

  it('lists no mail about a past or deleted visit, and no test mail', async () => {
    const reservationId = await reserveWithoutMails(16);
    await insertFailedEmail('reservation_confirmed', { reservationId });
    await insertFailedEmail('reservation_confirmed', {});
    await insertFailedEmail('test', { rowId: randomUUID() });
    await sql(`UPDATE reservations SET date = '2020-02-01' WHERE id = $1`, [reservationId]);
    expect(await countsSinceStart()).toEqual({});
  });

  it('lists up to fifty, the oldest first, and counts all', async () => {
    await sql(
      `INSERT INTO contact_messages (id, first_name, last_name, email, message, language, created_at)
       SELECT gen_random_uuid(), 'M', n::text, 'm@example.com', 'x', 'sk', now() - n * interval '1 minute' FROM generate_series(1, 60) AS n`,
    );
    const { counts, messages } = await inbox();
    expect([counts.messages, messages.length, messages[0]?.name]).toEqual([60, 50, 'M 60']);
  });
});
