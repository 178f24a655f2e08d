import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { upcomingDate } from '../../support/upcoming-date';
import { sql } from '../../support/sql';
import { type SavedEventBody, buildPhoneReservation, buildEvent, startAppsWithStaff } from '../../support/staff-calls';

const { callAsStaff } = startAppsWithStaff(2);
const enterReservation = (key: string, overrides: Record<string, unknown>, appIndex = 0) =>
  callAsStaff('/api/admin/reservations', {
    method: 'POST',
    appIndex,
    body: buildPhoneReservation(overrides),
    headers: { 'idempotency-key': key },
  });
const planEvent = (key: string, overrides: Record<string, unknown>, appIndex = 0) =>
  callAsStaff<SavedEventBody>('/api/admin/events', {
    method: 'POST',
    appIndex,
    body: buildEvent(overrides),
    headers: { 'idempotency-key': key },
  });

describe('a staff reservation repeated with its idempotency key', () => {
  const date = upcomingDate('friday');

  it('is entered once, and the repeat gets the same response', async () => {
    const [key, lastName] = [randomUUID(), 'Dvakrát'];
    const firstResponse = await enterReservation(key, { date, lastName });
    const repeatResponse = await enterReservation(key, { date, lastName }, 1);
    expect([firstResponse.status, repeatResponse.status]).toEqual([201, 201]);
    expect(repeatResponse.body).toEqual(firstResponse.body);
    expect(await sql('SELECT 1 FROM reservations WHERE last_name = $1', [lastName])).toHaveLength(1);
    expect(await sql('SELECT 1 FROM audit_log WHERE subject_id = $1', [firstResponse.body.id])).toHaveLength(1);
  });

  it('is entered once when the requests come at the same time', async () => {
    const [key, lastName] = [randomUUID(), 'Naraz'];
    const requests = [0, 1, 0, 1].map((appIndex) => enterReservation(key, { date, lastName }, appIndex));
    for (const { status, body } of await Promise.all(requests)) {
      expect(status === 201 ? 'entered' : body.code).toMatch(/^(entered|idempotency_in_flight)$/);
    }
    expect(await sql('SELECT 1 FROM reservations WHERE last_name = $1', [lastName])).toHaveLength(1);
  });

  it('is entered again without the key, and refused when the key comes with another body', async () => {
    const [key, lastName] = [randomUUID(), 'Iná'];
    await enterReservation(key, { date, lastName });
    const mismatch = await enterReservation(key, { date, lastName, partySize: 3 });
    expect([mismatch.status, mismatch.body.code]).toEqual([422, 'idempotency_mismatch']);
    const eventMismatch = await planEvent(key, { date });
    expect([eventMismatch.status, eventMismatch.body.code]).toEqual([422, 'idempotency_mismatch']);
    const body = buildPhoneReservation({ date, lastName });
    expect((await callAsStaff('/api/admin/reservations', { method: 'POST', body })).status).toBe(201);
    expect(await sql('SELECT 1 FROM reservations WHERE last_name = $1', [lastName])).toHaveLength(2);
  });

  it('stores no data of the guest with the key', async () => {
    const key = randomUUID();
    const { body } = await enterReservation(key, { date, lastName: 'Nikde', email: 'nikde@example.com' });
    const [storedResponse] = await sql('SELECT response FROM idempotency_keys WHERE key = $1', [key]);
    const action = { id: expect.any(String), moves: [] };
    expect(storedResponse).toEqual({ response: { reservation: { id: body.id }, action } });
  });
});

describe('an event repeated with its idempotency key', () => {
  it('is planned once, and the repeat names the parties without a table', async () => {
    const date = upcomingDate('saturday');
    const { body: reservation } = await enterReservation(randomUUID(), { date, partySize: 2 });
    const key = randomUUID();
    const dinner = { date, eventType: 'private_dinner', duration: 5, titleEn: 'Twice' };
    const firstResponse = await planEvent(key, dinner);
    const repeatResponse = await planEvent(key, dinner, 1);
    expect([firstResponse.status, repeatResponse.status]).toEqual([201, 201]);
    expect(repeatResponse.body).toEqual(firstResponse.body);
    expect(repeatResponse.body.conflicts.map(({ id }) => id)).toEqual([reservation.id]);
    expect(await sql('SELECT 1 FROM events WHERE title_en = $1', ['Twice'])).toHaveLength(1);
  });

  it('is not found when it was deleted meanwhile', async () => {
    const [key, date] = [randomUUID(), upcomingDate('friday', 3)];
    const { body } = await planEvent(key, { date });
    await callAsStaff(`/api/admin/events/${body.event.id}`, { method: 'DELETE' });
    expect((await planEvent(key, { date })).status).toBe(404);
  });

  it('is refused with an invalid key', async () => {
    const { status, body } = await planEvent('two words', { date: upcomingDate('friday') });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'Idempotency-Key']);
  });
});
