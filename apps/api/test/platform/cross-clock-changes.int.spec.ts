import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApi } from '../support/api-process';
import { newEmail, requestApi, postReservation } from '../support/request-api';
import { sql } from '../support/sql';

const readStartTimes = async (api: ApiProcess, date: string): Promise<string[]> =>
  (await requestApi<{ availableSlots: string[] }>(`/api/reservations/availability/${date}/2/1`, { apiUrl: api.url }))
    .body.availableSlots;

async function reserveAndReadCalendar(api: ApiProcess, visit: object): Promise<string[]> {
  const { body } = await postReservation({ ...visit, email: newEmail() }, { apiUrl: api.url });
  const calendarText = (
    await requestApi<string>(`/api/reservations/${body.reservation.id}/calendar`, { apiUrl: api.url })
  ).body;
  await sql('DELETE FROM reservations');
  return [/DTSTART:(\w+)/.exec(calendarText)?.[1] ?? '', /DTEND:(\w+)/.exec(calendarText)?.[1] ?? ''];
}

describe.each(['UTC', 'Europe/Bratislava', 'America/New_York'])('proof T1: clock changes in %s', (timeZone) => {
  let api: ApiProcess;
  beforeAll(async () => {
    api = await startApi({ TZ: timeZone, TEST_NOW: '2026-10-20T10:00:00Z' });
  });
  afterAll(() => api.stop());

  it('a visit lasts as long as reserved, also in a night with a clock change', async () => {
    await api.setClock('2026-10-20T10:00:00Z');
    // an ordinary Friday in summer time, then Saturday 24 October 2026: at 03:00 it is 02:00 again
    expect(await reserveAndReadCalendar(api, { date: '2026-10-23', time: '23:00', duration: 3 })).toEqual([
      '20261023T210000Z',
      '20261024T000000Z',
    ]);
    expect(await reserveAndReadCalendar(api, { date: '2026-10-24', time: '23:00', duration: 3 })).toEqual([
      '20261024T210000Z',
      '20261025T000000Z',
    ]);
    // Saturday 27 March 2027: after 01:59 comes 03:00
    expect(await reserveAndReadCalendar(api, { date: '2027-03-27', time: '23:00', duration: 3 })).toEqual([
      '20270327T220000Z',
      '20270328T010000Z',
    ]);
    expect(await reserveAndReadCalendar(api, { date: '2027-04-02', time: '16:00', duration: 1 })).toEqual([
      '20270402T140000Z',
      '20270402T150000Z',
    ]);
  });

  it('every start time is offered on the evening before a clock change', async () => {
    await api.setClock('2026-10-20T10:00:00Z');
    for (const date of ['2026-10-24', '2027-03-27']) expect((await readStartTimes(api, date)).length).toBe(16);
  });

  it.each([
    // local time in Bratislava, the same as an instant, first start time still offered on Friday 4 December
    ['17:59 on the day', '2026-12-04T16:59:00Z', '18:30'],
    ['18:00 on the day', '2026-12-04T17:00:00Z', '18:30'],
    ['18:01 on the day', '2026-12-04T17:01:00Z', '19:00'],
    ['23:01 on the day', '2026-12-04T22:01:00Z', undefined],
    ['23:59 on the day', '2026-12-04T22:59:00Z', undefined],
    ['00:00 the next day', '2026-12-04T23:00:00Z', undefined],
    ['01:59 the next day', '2026-12-05T00:59:00Z', undefined],
    ['23:59 the day before', '2026-12-03T22:59:00Z', '16:00'],
  ])('at %s the past start times of the day are not offered', async (_localTime, now, firstStartTime) => {
    await api.setClock(now);
    expect((await readStartTimes(api, '2026-12-04'))[0]).toBe(firstStartTime);
  });

  it('the last date that can be reserved changes at local midnight', async () => {
    await api.setClock('2026-12-02T22:59:00Z');
    expect((await readStartTimes(api, '2027-12-02')).length).toBe(15);
    expect((await readStartTimes(api, '2027-12-03')).length).toBe(0);
    await api.setClock('2026-12-02T23:00:00Z');
    expect((await readStartTimes(api, '2027-12-03')).length).toBe(16);
  });

  it.each([
    // Saturday 31 October 2026: at 02:00 it is 01:00 again
    ['America/New_York', '2026-10-31', ['20261101T030000Z', '20261101T060000Z'], '2026-10-31T23:29:00Z', '20:00'],
    // has no clock changes
    ['Asia/Dubai', '2026-10-24', ['20261024T190000Z', '20261024T220000Z'], '2026-10-24T15:29:00Z', '20:00'],
  ])('a venue in %s uses its own time zone', async (venueTimeZone, date, calendarTimes, now, firstStartTime) => {
    const insertTimeZone = `INSERT INTO site_content (id, key, section, content_en, content_sk, updated_at)
      VALUES (gen_random_uuid(), 'venue.timeZone', 'venue', $1, $1, now())`;
    await api.setClock('2026-10-20T10:00:00Z');
    await sql(insertTimeZone, [venueTimeZone]);
    await readStartTimes(api, date); // refreshes the cached venue
    expect(await reserveAndReadCalendar(api, { date, time: '23:00', duration: 3 })).toEqual(calendarTimes);
    await api.setClock(now);
    expect((await readStartTimes(api, date))[0]).toBe(firstStartTime);
    await sql(`DELETE FROM site_content WHERE key = 'venue.timeZone'`);
    await readStartTimes(api, date);
  });

  it('each reservation raises the version of its evening, also while the clock stands still', async () => {
    await api.setClock('2026-12-01T10:00:00Z');
    const eveningVersions = [];
    for (let index = 0; index < 3; index += 1) {
      expect((await postReservation({ date: '2026-12-04', email: newEmail() }, { apiUrl: api.url })).status).toBe(201);
      const [eveningLock] = await sql<{ version: string }>(
        `SELECT extract(epoch FROM updated_at)::text AS version FROM reservation_capacity_locks WHERE date = '2026-12-04'`,
      );
      eveningVersions.push(Number(eveningLock?.version));
    }
    expect(new Set(eveningVersions).size).toBe(3);
    expect(eveningVersions).toEqual([...eveningVersions].sort((a, b) => a - b));
    await sql('DELETE FROM reservations');
  });
});
