import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { upcomingDate } from '../../support/upcoming-date';
import { sql } from '../../support/sql';
import { phoneReservation, signedInStaff } from '../../support/staff-calls';

const { staff } = signedInStaff(2);

interface WaitlistParty {
  id: string;
  partySize: number;
  label: string | null;
  since: string;
}

const aParty = { partySize: 4, label: 'Peter', hasLeft: false };
const put = (id: string, party: object, at = 0) =>
  staff(`/api/admin/waitlist/${id}`, { method: 'PUT', body: party, at });
const waiting = async (at = 0): Promise<WaitlistParty[]> =>
  (await staff<WaitlistParty[]>('/api/admin/waitlist', { at })).body;

beforeEach(() => sql('DELETE FROM waitlist_parties'));

describe('a party on the waitlist', () => {
  it('is shown in order of arrival', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    expect((await put(first, aParty)).status).toBe(204);
    expect((await put(second, { partySize: 2, hasLeft: false }, 1)).status).toBe(204);
    expect(await waiting(1)).toMatchObject([
      { id: first, partySize: 4, label: 'Peter' },
      { id: second, partySize: 2, label: null },
    ]);
  });

  it('is one party, however often it is written down, and waits since the first time', async () => {
    const id = randomUUID();
    await Promise.all(Array.from({ length: 5 }, (_, index) => put(id, aParty, index % 2)));
    const [before] = await waiting();
    await put(id, { ...aParty, partySize: 5 });
    expect(await waiting()).toEqual([{ id, partySize: 5, label: 'Peter', since: before?.since }]);
  });

  it('leaves, and comes back', async () => {
    const id = randomUUID();
    await put(id, aParty);
    await put(id, { ...aParty, hasLeft: true });
    expect(await waiting()).toEqual([]);
    await put(id, aParty);
    expect(await waiting()).toHaveLength(1);
  });

  it('is given a place, and waits again when that is taken back', async () => {
    const id = randomUUID();
    await put(id, aParty);
    const { body: visit } = await staff('/api/admin/reservations', {
      method: 'POST',
      body: phoneReservation({ date: upcomingDate('friday'), partySize: 4, email: null }),
    });
    await put(id, { ...aParty, reservationId: visit.id });
    expect(await waiting()).toEqual([]);
    const action = (visit as unknown as { action: string }).action;
    expect((await staff(`/api/admin/undo/${action}`, { method: 'POST' })).status).toBe(200);
    expect(await waiting()).toHaveLength(1);
  });

  it('is saved with an unknown reservation as still waiting', async () => {
    const id = randomUUID();
    expect((await put(id, { ...aParty, reservationId: randomUUID() })).status).toBe(204);
    expect(await waiting()).toHaveLength(1);
  });

  it('is removed after the evening', async () => {
    await put(randomUUID(), aParty);
    await sql(`UPDATE waitlist_parties SET date = '2026-01-02'`);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    [{ partySize: 0 }, 'partySize', 'party_size_invalid'],
    [{ partySize: 21 }, 'partySize', 'party_size_invalid'],
    [{ label: 'x'.repeat(41) }, 'label', 'too_long'],
    [{ label: 'two\nlines' }, 'label', 'invalid_characters'],
    [{ hasLeft: 'no' }, 'hasLeft', 'not_true_or_false'],
    [{ reservationId: '7' }, 'reservationId', 'id_invalid'],
  ])('%j is refused at its field', async (wrong, field, code) => {
    const { status, body } = await put(randomUUID(), { ...aParty, ...wrong });
    expect([status, body.errors?.map((error) => [error.field, error.code])]).toEqual([400, [[field, code]]]);
    expect(await waiting()).toEqual([]);
  });
});
