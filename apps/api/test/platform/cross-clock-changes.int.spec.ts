import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApi } from '../support/api-process';
import { newEmail, call, reserve } from '../support/call';
import { sql } from '../support/sql';

const slots = async (api: ApiProcess, date: string): Promise<string[]> =>
  (await call<{ availableSlots: string[] }>(`/api/reservations/availability/${date}/2/1`, { at: api.url })).body
    .availableSlots;

async function calendarOf(api: ApiProcess, visit: { date: string; time: string; duration: number }): Promise<string[]> {
  const { body } = await reserve({ ...visit, email: newEmail() }, { at: api.url });
  const file = (await call<string>(`/api/reservations/${body.reservation.id}/calendar`, { at: api.url })).body;
  await sql('DELETE FROM reservations');
  return [/DTSTART:(\w+)/.exec(file)?.[1] ?? '', /DTEND:(\w+)/.exec(file)?.[1] ?? ''];
}

describe.each(['UTC', 'Europe/Bratislava', 'America/New_York'])('proof T1 in a process that lives in %s', (zone) => {
  let api: ApiProcess;
  beforeAll(async () => {
    api = await startApi({ TZ: zone, TEST_NOW: '2026-10-20T10:00:00Z' });
  });
  afterAll(() => api.stop());

  it('a visit ends after its length, also in the night that has 02:00 twice or not at all', async () => {
    await api.setClock('2026-10-20T10:00:00Z');
    // an ordinary Friday in summer time, then Saturday 24 October 2026: at 03:00 it is 02:00 again
    expect(await calendarOf(api, { date: '2026-10-23', time: '23:00', duration: 3 })).toEqual([
      '20261023T210000Z',
      '20261024T000000Z',
    ]);
    expect(await calendarOf(api, { date: '2026-10-24', time: '23:00', duration: 3 })).toEqual([
      '20261024T210000Z',
      '20261025T000000Z',
    ]);
    // Saturday 27 March 2027: after 01:59 comes 03:00
    expect(await calendarOf(api, { date: '2027-03-27', time: '23:00', duration: 3 })).toEqual([
      '20270327T220000Z',
      '20270328T010000Z',
    ]);
    expect(await calendarOf(api, { date: '2027-04-02', time: '16:00', duration: 1 })).toEqual([
      '20270402T140000Z',
      '20270402T150000Z',
    ]);
  });

  it('the evening is offered whole in those nights', async () => {
    await api.setClock('2026-10-20T10:00:00Z');
    for (const date of ['2026-10-24', '2027-03-27']) expect((await slots(api, date)).length).toBe(16);
  });

  it.each([
    // wall clock in Bratislava, instant, the first start still offered on Friday 4 December, and whether 5 December is next year's horizon
    ['17:59 on the day', '2026-12-04T16:59:00Z', '18:30'],
    ['18:00 on the day', '2026-12-04T17:00:00Z', '18:30'],
    ['18:01 on the day', '2026-12-04T17:01:00Z', '19:00'],
    ['23:01 on the day', '2026-12-04T22:01:00Z', undefined],
    ['23:59 on the day', '2026-12-04T22:59:00Z', undefined],
    ['00:00 the next day', '2026-12-04T23:00:00Z', undefined],
    ['01:59 the next day', '2026-12-05T00:59:00Z', undefined],
    ['23:59 the day before', '2026-12-03T22:59:00Z', '16:00'],
  ])('at %s', async (_clock, instant, first) => {
    await api.setClock(instant);
    expect((await slots(api, '2026-12-04'))[0]).toBe(first);
  });

  it('the last date that can be reserved follows the local midnight', async () => {
    await api.setClock('2026-12-02T22:59:00Z');
    expect([(await slots(api, '2027-12-02')).length, (await slots(api, '2027-12-03')).length]).toEqual([15, 0]);
    await api.setClock('2026-12-02T23:00:00Z');
    expect((await slots(api, '2027-12-03')).length).toBe(16);
  });

  it.each([
    // Saturday 31 October 2026: at 02:00 it is 01:00 again
    ['America/New_York', '2026-10-31', ['20261101T030000Z', '20261101T060000Z'], '2026-10-31T23:29:00Z', '20:00'],
    // no clock change, in that night neither
    ['Asia/Dubai', '2026-10-24', ['20261024T190000Z', '20261024T220000Z'], '2026-10-24T15:29:00Z', '20:00'],
  ])('a house in %s reads its own clock', async (venue, date, visit, at, first) => {
    const clockOf = `INSERT INTO site_content (id, key, section, content_en, content_sk, updated_at)
      VALUES (gen_random_uuid(), 'venue.timeZone', 'venue', $1, $1, now())`;
    await api.setClock('2026-10-20T10:00:00Z');
    await sql(clockOf, [venue]);
    await slots(api, date); // reads the venue anew
    expect(await calendarOf(api, { date, time: '23:00', duration: 3 })).toEqual(visit);
    await api.setClock(at);
    expect((await slots(api, date))[0]).toBe(first);
    await sql(`DELETE FROM site_content WHERE key = 'venue.timeZone'`);
    await slots(api, date);
  });

  it('an evening keeps a growing version while the clock stands still', async () => {
    await api.setClock('2026-12-01T10:00:00Z');
    const versions = [];
    for (let visit = 0; visit < 3; visit += 1) {
      expect((await reserve({ date: '2026-12-04', email: newEmail() }, { at: api.url })).status).toBe(201);
      const [lock] = await sql<{ version: string }>(
        `SELECT extract(epoch FROM updated_at)::text AS version FROM reservation_capacity_locks WHERE date = '2026-12-04'`,
      );
      versions.push(Number(lock?.version));
    }
    expect(new Set(versions).size).toBe(3);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
    await sql('DELETE FROM reservations');
  });
});
