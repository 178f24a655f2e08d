import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { upcomingDate } from '../../support/upcoming-date';
import { sql } from '../../support/sql';
import { buildPhoneReservation, startAppsWithStaff } from '../../support/staff-calls';

const { callAsStaff } = startAppsWithStaff(2);

interface WaitlistParty {
  id: string;
  partySize: number;
  label: string | null;
  since: string;
}

const partyFields = { partySize: 4, label: 'Peter', hasLeft: false };
const saveParty = (id: string, party: object, appIndex = 0) =>
  callAsStaff(`/api/admin/waitlist/${id}`, { method: 'PUT', body: party, appIndex });
const readWaitlist = async (appIndex = 0): Promise<WaitlistParty[]> =>
  (await callAsStaff<WaitlistParty[]>('/api/admin/waitlist', { appIndex })).body;

beforeEach(() => sql('DELETE FROM waitlist_parties'));

describe('a party on the waitlist', () => {
  it('is shown in order of arrival', async () => {
    const [firstId, secondId] = [randomUUID(), randomUUID()];
    expect((await saveParty(firstId, partyFields)).status).toBe(204);
    expect((await saveParty(secondId, { partySize: 2, hasLeft: false }, 1)).status).toBe(204);
    expect(await readWaitlist(1)).toMatchObject([
      { id: firstId, partySize: 4, label: 'Peter' },
      { id: secondId, partySize: 2, label: null },
    ]);
  });

  it('is one party when it is saved several times, and waits since the first time', async () => {
    const id = randomUUID();
    await Promise.all(Array.from({ length: 5 }, (_, index) => saveParty(id, partyFields, index % 2)));
    const [firstEntry] = await readWaitlist();
    await saveParty(id, { ...partyFields, partySize: 5 });
    expect(await readWaitlist()).toEqual([{ id, partySize: 5, label: 'Peter', since: firstEntry?.since }]);
  });

  it('is removed when it has left, and can return', async () => {
    const id = randomUUID();
    await saveParty(id, partyFields);
    await saveParty(id, { ...partyFields, hasLeft: true });
    expect(await readWaitlist()).toEqual([]);
    await saveParty(id, partyFields);
    expect(await readWaitlist()).toHaveLength(1);
  });

  it('is removed when it gets a table, and returns when that is undone', async () => {
    const id = randomUUID();
    await saveParty(id, partyFields);
    const { body: reservation } = await callAsStaff('/api/admin/reservations', {
      method: 'POST',
      body: buildPhoneReservation({ date: upcomingDate('friday'), partySize: 4, email: null }),
    });
    await saveParty(id, { ...partyFields, reservationId: reservation.id });
    expect(await readWaitlist()).toEqual([]);
    const actionId = (reservation as unknown as { action: string }).action;
    expect((await callAsStaff(`/api/admin/undo/${actionId}`, { method: 'POST' })).status).toBe(200);
    expect(await readWaitlist()).toHaveLength(1);
  });

  it('stays on the waitlist when its reservation is unknown', async () => {
    const id = randomUUID();
    expect((await saveParty(id, { ...partyFields, reservationId: randomUUID() })).status).toBe(204);
    expect(await readWaitlist()).toHaveLength(1);
  });

  it('is removed after the evening', async () => {
    await saveParty(randomUUID(), partyFields);
    await sql(`UPDATE waitlist_parties SET date = '2026-01-02'`);
    expect(await readWaitlist()).toEqual([]);
  });

  it.each([
    [{ partySize: 0 }, 'partySize', 'party_size_invalid'],
    [{ partySize: 21 }, 'partySize', 'party_size_invalid'],
    [{ label: 'x'.repeat(41) }, 'label', 'too_long'],
    [{ label: 'two\nlines' }, 'label', 'invalid_characters'],
    [{ hasLeft: 'no' }, 'hasLeft', 'not_true_or_false'],
    [{ reservationId: '7' }, 'reservationId', 'id_invalid'],
  ])('with %j is refused with an error at that field', async (invalidFields, field, code) => {
    const { status, body } = await saveParty(randomUUID(), { ...partyFields, ...invalidFields });
    expect([status, body.errors?.map((error) => [error.field, error.code])]).toEqual([400, [[field, code]]]);
    expect(await readWaitlist()).toEqual([]);
  });
});
