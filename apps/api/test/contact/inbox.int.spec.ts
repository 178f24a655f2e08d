import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { newEmail, postReservation } from '../support/request-api';
import { upcomingDate } from '../support/upcoming-date';
import { sendInquiry, sendContactMessage } from '../support/form-calls';
import { sql } from '../support/sql';
import { type ReservationBody, type SavedEventBody, buildEvent, startAppsWithStaff } from '../support/staff-calls';

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
interface InboxCounts {
  approvals: number;
  withoutTable: number;
  mails: number;
  inquiries: number;
  messages: number;
  total: number;
}
interface Inbox {
  counts: InboxCounts;
  approvals: ReservationBody[];
  withoutTable: ReservationBody[];
  mails: { id: string; reservation: { id: string; phone: string | null } | null }[];
  inquiries: InboxMessage[];
  messages: InboxMessage[];
}

const { callAsStaff } = startAppsWithStaff(2);
const readInbox = async (): Promise<Inbox> => (await callAsStaff<Inbox>('/api/admin/inbox')).body;
const put = <Body = InboxMessage>(path: string, body: unknown = {}, appIndex = 0) =>
  callAsStaff<Body>(path, { method: 'PUT', body, appIndex });
const inboxMessagePath = ({ kind, id }: InboxMessage, action: string): string =>
  `/api/admin/inbox-messages/${kind}/${id}/${action}`;
const markAnswered = (inboxMessage: InboxMessage, version = inboxMessage.version, appIndex = 0) =>
  put(inboxMessagePath(inboxMessage, 'answered'), { isAnswered: true, version }, appIndex);
const saveStaffNote = (
  inboxMessage: InboxMessage,
  staffNote: string | null,
  { version = inboxMessage.version, appIndex = 0 } = {},
) => put(inboxMessagePath(inboxMessage, 'note'), { staffNote, version }, appIndex);
const readAuditLog = (id: string) =>
  sql<{ action: string; after: unknown }>('SELECT action, after FROM audit_log WHERE subject_id = $1 ORDER BY at, id', [
    id,
  ]);

async function receiveMessage(overrides: Record<string, unknown> = {}): Promise<InboxMessage> {
  const email = newEmail();
  expect((await sendContactMessage({ email, ...overrides })).status).toBe(200);
  return findByEmail((await readInbox()).messages, email);
}
async function receiveInquiry(overrides: Record<string, unknown> = {}): Promise<InboxMessage> {
  const email = newEmail();
  expect((await sendInquiry({ email, ...overrides })).status).toBe(201);
  return findByEmail((await readInbox()).inquiries, email);
}
function findByEmail(inboxMessages: readonly InboxMessage[], email: string): InboxMessage {
  const foundMessage = inboxMessages.find((inboxMessage) => inboxMessage.email === email);
  if (!foundMessage) throw new Error(`The inbox has no message from ${email}`);
  return foundMessage;
}

beforeEach(async () => {
  for (const table of ['contact_messages', 'event_inquiries', 'email_messages']) await sql(`DELETE FROM ${table}`);
});

describe('a message in the inbox', () => {
  it('is listed until staff mark it as answered, and again when they undo that', async () => {
    const inboxMessage = await receiveMessage({ firstName: 'Zuzana', lastName: 'Kováčová' });
    expect(inboxMessage).toMatchObject({
      kind: 'message',
      name: 'Zuzana Kováčová',
      readAt: null,
      answeredAt: null,
      version: 1,
    });
    const { body: answered } = await markAnswered(inboxMessage);
    expect(answered).toMatchObject({ answeredAt: expect.any(String), answeredBy: 'Jana', version: 2 });
    expect((await readInbox()).counts.messages).toBe(0);
    const { body: reopened } = await put(inboxMessagePath(inboxMessage, 'answered'), { isAnswered: false, version: 2 });
    expect(reopened).toMatchObject({ answeredAt: null, answeredBy: null, version: 3 });
    expect((await readInbox()).messages.map(({ id }) => id)).toEqual([inboxMessage.id]);
    expect((await readAuditLog(inboxMessage.id)).map(({ action }) => action)).toEqual([
      'inboxMessage.answer',
      'inboxMessage.reopen',
    ]);
  });

  it('is marked as read once, without a conflict', async () => {
    const inboxMessage = await receiveInquiry();
    const firstResponse = await put(inboxMessagePath(inboxMessage, 'read'));
    const secondResponse = await put(inboxMessagePath(inboxMessage, 'read'), {}, 1);
    expect(firstResponse.body.readAt).toEqual(expect.any(String));
    expect(secondResponse.body).toEqual(firstResponse.body);
    expect((await markAnswered(inboxMessage)).status).toBe(200);
  });

  it('has a note, of which the audit log shows only that there is one', async () => {
    const inboxMessage = await receiveMessage();
    const { body } = await saveStaffNote(inboxMessage, '  Volala, chce terasu.  ');
    expect(body).toMatchObject({ staffNote: 'Volala, chce terasu.', version: 2 });
    expect((await saveStaffNote(body, '')).body).toMatchObject({ staffNote: null, version: 3 });
    expect((await readAuditLog(inboxMessage.id)).map(({ after }) => after)).toEqual([
      { kind: 'message', hasNote: true },
      { kind: 'message', hasNote: false },
    ]);
    const auditQuery = 'SELECT string_agg(audit_log::text, $1) AS record FROM audit_log';
    const [{ record = '' } = {}] = await sql<{ record: string }>(auditQuery, [' ']);
    expect(record).not.toContain('terasu');
  });

  it('takes the first of two changes at once, and refuses the second with the current state', async () => {
    const inboxMessage = await receiveMessage();
    const responses = await Promise.all([
      saveStaffNote(inboxMessage, 'Jedna'),
      saveStaffNote(inboxMessage, 'Druhá', { appIndex: 1 }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const savedNote = responses.find(({ status }) => status === 200)?.body.staffNote;
    const refusal = responses.find(({ status }) => status === 409)?.body;
    expect(refusal).toMatchObject({ code: 'changed_meanwhile', current: { staffNote: savedNote, version: 2 } });
    expect((await markAnswered(inboxMessage)).body).toMatchObject({ code: 'changed_meanwhile' });
    expect((await readInbox()).messages[0]).toMatchObject({ staffNote: savedNote, answeredAt: null, version: 2 });
  });

  it.each([
    ['answered', { isAnswered: 'yes', version: 1 }],
    ['answered', { isAnswered: true }],
    ['answered', { isAnswered: true, version: 1, name: 'Eva' }],
    ['note', { staffNote: 'x'.repeat(501), version: 1 }],
    ['note', { staffNote: 'a\u0000b', version: 1 }],
    ['note', { staffNote: 7, version: 1 }],
    ['note', { staffNote: 'x', version: -1 }],
  ])('refuses %s %j', async (action, body) => {
    const inboxMessage = await receiveMessage();
    const response = await put(inboxMessagePath(inboxMessage, action), body);
    expect(response.body).toMatchObject({ status: 400, code: 'validation_failed' });
    expect((await readInbox()).messages[0]).toMatchObject({ version: 1 });
  });

  it('is not found by an unknown id or kind', async () => {
    const { id } = await receiveMessage();
    for (const path of [`message/${randomUUID()}`, 'message/x', `inquiry/${id}`, `parcel/${id}`]) {
      expect((await put(`/api/admin/inbox-messages/${path}/read`)).status).toBe(404);
    }
  });
});

describe('the list of inbox messages', () => {
  const readPage = async (query: string) =>
    (await callAsStaff<{ items: InboxMessage[]; next: string | null }>(`/api/admin/inbox-messages?${query}`)).body;

  it('has unanswered messages first, the newest before older ones, page by page', async () => {
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
    const allMessagesQuery = `SELECT id, answered_at, created_at, 'message' AS kind FROM contact_messages
      UNION ALL SELECT id, answered_at, created_at, 'inquiry' FROM event_inquiries`;
    for (const kind of ['message', 'inquiry', undefined]) {
      const expectedRows = await sql<{ id: string }>(
        `SELECT id FROM (${allMessagesQuery}) AS inbox_messages WHERE $1::text IS NULL OR kind = $1
         ORDER BY (answered_at IS NULL) DESC, created_at DESC, id DESC`,
        [kind],
      );
      const listedIds: string[] = [];
      for (let after: string | null = ''; after !== null;) {
        const query = `limit=7${kind ? `&kind=${kind}` : ''}${after ? `&after=${after}` : ''}`;
        const { items, next }: { items: InboxMessage[]; next: string | null } = await readPage(query);
        listedIds.push(...items.map(({ id }) => id));
        after = next;
      }
      expect(listedIds).toEqual(expectedRows.map(({ id }) => id));
    }
  });

  it('refuses an invalid page query', async () => {
    for (const query of ['kind=parcel', 'limit=0', 'limit=101', 'after=', 'after=open.x.y', 'offset=3']) {
      expect((await callAsStaff(`/api/admin/inbox-messages?${query}`)).status).toBe(400);
    }
  });
});

describe('an inquiry in the inbox', () => {
  const createEventForInquiry = (
    inquiryId: unknown,
    { date = upcomingDate('tuesday', 20), appIndex = 0, key = randomUUID() } = {},
  ) =>
    callAsStaff<SavedEventBody>('/api/admin/events', {
      ...{ method: 'POST', appIndex, headers: { 'idempotency-key': key } },
      body: buildEvent({ date, capacityMode: 'none', visibility: 'hidden', inquiryId }),
    });

  it('is answered by creating its event', async () => {
    const inquiry = await receiveInquiry();
    const key = randomUUID();
    const response = await createEventForInquiry(inquiry.id, { key });
    expect([response.status, (await createEventForInquiry(inquiry.id, { key })).body]).toEqual([201, response.body]);
    const { body: list } = await callAsStaff<{ items: InboxMessage[] }>('/api/admin/inbox-messages?kind=inquiry');
    const [inboxMessage] = list.items;
    expect(inboxMessage).toMatchObject({ id: inquiry.id, answeredBy: 'Jana', version: 2 });
    expect(inboxMessage?.askedFor?.eventId).toBe(response.body.event.id);
    expect((await readInbox()).counts.inquiries).toBe(0);
    expect((await readAuditLog(inquiry.id)).map(({ action }) => action)).toEqual(['inboxMessage.answer']);
  });

  it('becomes one event, also when three requests create it at once', async () => {
    const inquiry = await receiveInquiry();
    const eventsBefore = await sql('SELECT 1 FROM events');
    const responses = await Promise.all([0, 1, 0].map((appIndex) => createEventForInquiry(inquiry.id, { appIndex })));
    const outcomes = responses.map(({ status, body }) => (status === 201 ? 'created' : body.code));
    expect(outcomes.sort()).toEqual(['created', 'inquiry_has_event', 'inquiry_has_event']);
    expect(await sql('SELECT 1 FROM events')).toHaveLength(eventsBefore.length + 1);
  });

  it('stays listed when its event is refused, and may become another event after its event is deleted', async () => {
    const inquiry = await receiveInquiry();
    expect((await createEventForInquiry(inquiry.id, { date: '2020-01-01' })).status).toBe(400);
    expect((await readInbox()).counts.inquiries).toBe(1);
    const { body } = await createEventForInquiry(inquiry.id);
    expect((await callAsStaff(`/api/admin/events/${body.event.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await createEventForInquiry(inquiry.id)).status).toBe(201);
  });

  it.each([
    ['unknown', randomUUID(), 404],
    ['not an id', 'x', 400],
    ['a number', 7, 400],
  ])('cannot become an event when its id is %s', async (_id, id, status) =>
    expect((await createEventForInquiry(id)).status).toBe(status),
  );
});

describe('the inbox', () => {
  const countsAtStart: { counts?: InboxCounts } = {};
  const readCountsSinceStart = async (): Promise<Partial<InboxCounts>> => {
    const { counts } = await readInbox();
    const separateCounts = (await callAsStaff<InboxCounts>('/api/admin/inbox/counts', { appIndex: 1 })).body;
    expect(separateCounts).toEqual(counts);
    const fields = Object.keys(counts) as (keyof InboxCounts)[];
    const differences = fields.map((field) => [field, counts[field] - (countsAtStart.counts?.[field] ?? 0)] as const);
    return Object.fromEntries(differences.filter(([, count]) => count !== 0));
  };
  beforeEach(async () => void (countsAtStart.counts = (await readInbox()).counts));

  const reserveWithoutMails = async (weekNumber: number, overrides: Record<string, unknown> = {}) => {
    const { body } = await postReservation({
      email: newEmail(),
      date: upcomingDate('thursday', weekNumber),
      time: '18:00',
      ...overrides,
    });
    await sql('DELETE FROM email_messages');
    return body.reservation.id;
  };

  it('lists parties that wait for approval by date, until that is decided', async () => {
    const laterId = await reserveWithoutMails(11, { partySize: 7 });
    const earlierId = await reserveWithoutMails(10, { partySize: 6 });
    expect(await readCountsSinceStart()).toEqual({ approvals: 2, total: 2 });
    const listed = (await readInbox()).approvals.filter(({ id }) => [laterId, earlierId].includes(id));
    expect(listed.map(({ id }) => id)).toEqual([earlierId, laterId]);
    await put(`/api/reservations/${laterId}/approve`);
    await put(`/api/reservations/${earlierId}/status`, { status: 'cancelled' });
    expect(await readCountsSinceStart()).toEqual({});
  });

  it('lists no party of a past evening', async () => {
    const [pendingId, confirmedId] = [await reserveWithoutMails(12, { partySize: 6 }), await reserveWithoutMails(13)];
    await sql('DELETE FROM table_holdings WHERE reservation_id = ANY ($1)', [[pendingId, confirmedId]]);
    const moveToPast = `UPDATE reservations SET date = '2020-01-0' || 1 + (id = $1)::int WHERE id = ANY ($2)`;
    await sql(moveToPast, [pendingId, [pendingId, confirmedId]]);
    expect(await readCountsSinceStart()).toEqual({});
  });

  it('lists parties without a table; a party that waits for approval is listed once', async () => {
    const [confirmedId, pendingId, cancelledId] = [
      await reserveWithoutMails(14),
      await reserveWithoutMails(14, { partySize: 5 }),
      await reserveWithoutMails(14),
    ];
    await put(`/api/reservations/${cancelledId}/status`, { status: 'cancelled' });
    await sql('DELETE FROM table_holdings WHERE reservation_id = ANY ($1)', [[confirmedId, pendingId]]);
    expect(await readCountsSinceStart()).toEqual({ approvals: 1, withoutTable: 1, total: 2 });
    expect((await readInbox()).withoutTable.find(({ id }) => id === confirmedId)).toMatchObject({ tables: [] });
    await sql('DELETE FROM reservations WHERE id = ANY ($1)', [[confirmedId, pendingId]]);
  });

  const insertFailedEmail = async (
    kind: string,
    subject: { reservationId?: string; rowId?: string },
  ): Promise<string> => {
    const id = randomUUID();
    await sql(
      `INSERT INTO email_messages (id, kind, recipient, first_name, last_name, language, reservation_id, payload, status, attempts,
         next_attempt_at, last_error, created_at)
       VALUES ($1, $2, 'eva@example.com', 'Eva', 'Malá', 'sk', $3, $4, 'failed', 6, now(), 'ECONNREFUSED', now())`,
      [id, kind, subject.reservationId ?? null, subject.rowId ? { rowId: subject.rowId } : null],
    );
    return id;
  };

  it('lists a failed mail until it is sent again', async () => {
    const reservationId = await reserveWithoutMails(15);
    const id = await insertFailedEmail('reservation_confirmed', { reservationId });
    expect(await readCountsSinceStart()).toEqual({ mails: 1, total: 1 });
    const reservation = { id: reservationId, phone: expect.any(String) };
    expect((await readInbox()).mails[0]).toMatchObject({ id, reservation });
    expect((await callAsStaff(`/api/admin/email/resend/${id}`, { method: 'POST' })).status).toBe(200);
    expect(await readCountsSinceStart()).toEqual({});
  });

  it('lists a failed mail until staff dismiss it, and again when that is undone', async () => {
    const inboxMessage = await receiveMessage();
    await sql('DELETE FROM email_messages');
    const id = await insertFailedEmail('contact_acknowledgement', { rowId: inboxMessage.id });
    expect(await readCountsSinceStart()).toEqual({ mails: 1, messages: 1, total: 2 });
    expect((await put(`/api/admin/inbox/mails/${id}/dismissed`, { isDismissed: true })).status).toBe(204);
    expect(await readCountsSinceStart()).toEqual({ messages: 1, total: 1 });
    await put(`/api/admin/inbox/mails/${id}/dismissed`, { isDismissed: false });
    expect(await readCountsSinceStart()).toEqual({ mails: 1, messages: 1, total: 2 });
    expect((await readAuditLog(id)).map(({ action }) => action)).toEqual(['email.dismiss', 'email.dismiss']);
    expect((await put(`/api/admin/inbox/mails/${randomUUID()}/dismissed`, { isDismissed: true })).status).toBe(404);
  });

  it('lists no mail about a past or deleted visit, and no test mail', async () => {
    const reservationId = await reserveWithoutMails(16);
    await insertFailedEmail('reservation_confirmed', { reservationId });
    await insertFailedEmail('reservation_confirmed', {});
    await insertFailedEmail('test', { rowId: randomUUID() });
    await sql(`UPDATE reservations SET date = '2020-02-01' WHERE id = $1`, [reservationId]);
    expect(await readCountsSinceStart()).toEqual({});
  });

  it('lists up to fifty, the oldest first, and counts all', async () => {
    await sql(
      `INSERT INTO contact_messages (id, first_name, last_name, email, message, language, created_at)
       SELECT gen_random_uuid(), 'M', n::text, 'm@example.com', 'x', 'sk', now() - n * interval '1 minute' FROM generate_series(1, 60) AS n`,
    );
    const { counts, messages } = await readInbox();
    expect([counts.messages, messages.length, messages[0]?.name]).toEqual([60, 50, 'M 60']);
  });
});
