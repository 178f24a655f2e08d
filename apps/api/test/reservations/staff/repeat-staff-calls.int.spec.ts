import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { upcomingDate } from '../../support/upcoming-date';
import { sql } from '../../support/sql';
import { type SavedEventBody, phoneReservation, anEvent, signedInStaff } from '../../support/staff-calls';

const { staff } = signedInStaff(2);
const enter = (key: string, overrides: Record<string, unknown>, at = 0) =>
  staff('/api/admin/reservations', {
    method: 'POST',
    at,
    body: phoneReservation(overrides),
    headers: { 'idempotency-key': key },
  });
const plan = (key: string, overrides: Record<string, unknown>, at = 0) =>
  staff<SavedEventBody>('/api/admin/events', {
    method: 'POST',
    at,
    body: anEvent(overrides),
    headers: { 'idempotency-key': key },
  });

describe('a reservation that staff send again under its key', () => {
  const date = upcomingDate('friday');

  it('is entered once, and answered as it stands', async () => {
    const [key, lastName] = [randomUUID(), 'Dvakrát'];
    const first = await enter(key, { date, lastName });
    const again = await enter(key, { date, lastName }, 1);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await sql('SELECT 1 FROM reservations WHERE last_name = $1', [lastName])).toHaveLength(1);
    expect(await sql('SELECT 1 FROM audit_log WHERE subject_id = $1', [first.body.id])).toHaveLength(1);
  });

  it('is entered once when it is sent twice at once', async () => {
    const [key, lastName] = [randomUUID(), 'Naraz'];
    const answers = await Promise.all([0, 1, 0, 1].map((at) => enter(key, { date, lastName }, at)));
    for (const { status, body } of answers) {
      expect(status === 201 ? 'made' : body.code).toMatch(/^(made|idempotency_in_flight)$/);
    }
    expect(await sql('SELECT 1 FROM reservations WHERE last_name = $1', [lastName])).toHaveLength(1);
  });

  it('is another one without a key, and refused when it asks for something else', async () => {
    const [key, lastName] = [randomUUID(), 'Iná'];
    await enter(key, { date, lastName });
    const other = await enter(key, { date, lastName, partySize: 3 });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
    const event = await plan(key, { date });
    expect([event.status, event.body.code]).toEqual([422, 'idempotency_mismatch']);
    const body = phoneReservation({ date, lastName });
    expect((await staff('/api/admin/reservations', { method: 'POST', body })).status).toBe(201);
    expect(await sql('SELECT 1 FROM reservations WHERE last_name = $1', [lastName])).toHaveLength(2);
  });

  it('stores nothing that identifies the guest', async () => {
    const key = randomUUID();
    const { body } = await enter(key, { date, lastName: 'Nikde', email: 'nikde@example.com' });
    const [kept] = await sql('SELECT response FROM idempotency_keys WHERE key = $1', [key]);
    const action = { id: expect.any(String), moves: [] };
    expect(kept).toEqual({ response: { reservation: { id: body.id }, action } });
  });
});

describe('an event that staff send again under its key', () => {
  it('is planned once, and the repeat names the parties without a table', async () => {
    const date = upcomingDate('saturday');
    const { body: party } = await enter(randomUUID(), { date, partySize: 2 });
    const key = randomUUID();
    const dinner = { date, eventType: 'private_dinner', duration: 5, titleEn: 'Twice' };
    const first = await plan(key, dinner);
    const again = await plan(key, dinner, 1);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(again.body.conflicts.map(({ id }) => id)).toEqual([party.id]);
    expect(await sql('SELECT 1 FROM events WHERE title_en = $1', ['Twice'])).toHaveLength(1);
  });

  it('is not found when it was deleted since', async () => {
    const [key, date] = [randomUUID(), upcomingDate('friday', 3)];
    const { body } = await plan(key, { date });
    await staff(`/api/admin/events/${body.event.id}`, { method: 'DELETE' });
    expect((await plan(key, { date })).status).toBe(404);
  });

  it('is refused with a key that no client would make', async () => {
    const { status, body } = await plan('two words', { date: upcomingDate('friday') });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'Idempotency-Key']);
  });
});
