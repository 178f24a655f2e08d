import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi } from '../support/api-process';
import { type FaultyProxy, startFaultyProxy } from '../support/faulty-proxy';
import { type ApiResponse, newEmail, requestApi, postReservation } from '../support/request-api';
import { upcomingDate } from '../support/upcoming-date';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

const readStartTimes = async (date: string, partySize = 2, duration = 2, apiUrl = baseUrl): Promise<string[]> => {
  const path = `/api/reservations/availability/${date}/${partySize}/${duration}`;
  return (await requestApi<{ availableSlots: string[] }>(path, { apiUrl })).body.availableSlots;
};

/** Spec §9, by hand. */
const startTimesTo2300 =
  '16:00 16:30 17:00 17:30 18:00 18:30 19:00 19:30 20:00 20:30 21:00 21:30 22:00 22:30 23:00'.split(' ');

describe('an empty evening', () => {
  it('has 15 start times on a Wednesday for one hour and 13 for two hours', async () => {
    expect(await readStartTimes(upcomingDate('wednesday'), 2, 1)).toEqual(startTimesTo2300);
    expect(await readStartTimes(upcomingDate('wednesday'), 2, 2)).toEqual(startTimesTo2300.slice(0, 13));
  });

  it('has 16 start times on a Saturday for two hours and 13 for four hours', async () => {
    expect(await readStartTimes(upcomingDate('saturday'))).toEqual([...startTimesTo2300, '23:30']);
    expect(await readStartTimes(upcomingDate('saturday'), 2, 4)).toEqual(startTimesTo2300.slice(0, 13));
  });

  it.each(['sunday', 'monday', 'tuesday'] as const)('has no start times on a %s', async (weekday) => {
    expect(await readStartTimes(upcomingDate(weekday))).toEqual([]);
  });
});

describe('the available start times', () => {
  let faultyProxy: FaultyProxy;
  beforeAll(async () => {
    faultyProxy = await startFaultyProxy();
  });
  afterAll(() => faultyProxy.close());

  it('are the same from the cached route and from the router behind it (decision 0014)', async () => {
    const path = `/api/reservations/availability/${upcomingDate('friday')}/2/2`;
    const [cachedResponse, routerResponse] = await Promise.all([requestApi(path), requestApi(`${path}?behind`)]);
    expect(cachedResponse.body).toEqual({ availableSlots: [...startTimesTo2300, '23:30'] });
    expect([routerResponse.status, routerResponse.body]).toEqual([cachedResponse.status, cachedResponse.body]);
    const stableHeaders = ({ headers }: ApiResponse) =>
      [...headers].filter(([name]) => !['date', 'keep-alive', 'x-server-time'].includes(name));
    expect(stableHeaders(cachedResponse)).toEqual(stableHeaders(routerResponse));
  });

  it('change at once with every reservation', async () => {
    const date = upcomingDate('thursday');
    expect(await readStartTimes(date, 13)).toContain('18:30');
    await postReservation({ date, email: newEmail() });
    expect(await readStartTimes(date, 13)).not.toContain('18:30');
    expect(await readStartTimes(date, 13)).toContain('20:30');
  });

  it('are never older than the request, also while an earlier request is being answered', async () => {
    const api = await startApi({ DATABASE_URL: faultyProxy.url });
    let wasEarlierRequestPending = false;
    for (let week = 2; week < 8 && !wasEarlierRequestPending; week += 1) {
      faultyProxy.delayAnswers(0);
      const date = upcomingDate('thursday', week);
      expect(await readStartTimes(date, 13, 2, api.url)).toContain('18:30');
      faultyProxy.delayAnswers(500);
      const answerCountBefore = faultyProxy.answerCount();
      const earlierStartTimes = readStartTimes(date, 13, 2, api.url);
      await waitUntil(
        () => Promise.resolve(faultyProxy.answerCount()),
        (count) => count > answerCountBefore,
      );
      await postReservation({ date, email: newEmail() });
      const laterStartTimes = readStartTimes(date, 13, 2, api.url);
      wasEarlierRequestPending = (await earlierStartTimes).includes('18:30');
      expect(await laterStartTimes).not.toContain('18:30');
    }
    expect(wasEarlierRequestPending).toBe(true);
  });

  it('leave out the times of an event, also of one that began on the day before', async () => {
    const date = upcomingDate('friday', 3);
    await sql(
      `INSERT INTO events (id, title_en, description_en, event_type, date, time, duration, max_capacity, capacity_mode, created_at, updated_at)
       VALUES (gen_random_uuid(), 'E', 'E', 'corporate', $1, '12:00', 6, 20, 'full_room', now(), now()),
              (gen_random_uuid(), 'E', 'E', 'corporate', $2, '22:00', 8, 20, 'full_room', now(), now())`,
      [date, upcomingDate('wednesday', 3)],
    );
    expect((await readStartTimes(date))[0]).toBe('18:00');
    expect((await readStartTimes(upcomingDate('wednesday', 3))).at(-1)).toBe('20:00');
  });

  it('can each be reserved, and every other time is refused', async () => {
    const date = upcomingDate('friday', 2);
    for (const time of ['17:00', '19:30']) await postReservation({ date, time, partySize: 12, email: newEmail() });
    const offeredStartTimes = await readStartTimes(date, 8);
    for (const time of [...startTimesTo2300, '23:30']) {
      const { status, body } = await postReservation({ date, time, partySize: 8, email: newEmail() });
      expect([time, status]).toEqual([time, offeredStartTimes.includes(time) ? 201 : 409]);
      await sql('DELETE FROM reservations WHERE id = $1', [body.reservation?.id ?? null]);
    }
  });

  it.each([
    ['2026-13-01/2/2', 'date', 'Date must be in YYYY-MM-DD format'],
    ['tomorrow/2/2', 'date', 'Date must be in YYYY-MM-DD format'],
    ['2026-12-04/0/2', 'partySize', 'Party size must be between 1 and 20'],
    ['2026-12-04/two/2', 'partySize', 'Party size must be between 1 and 20'],
    ['2026-12-04/2/2e0', 'duration', 'Duration must be between 1 and 4 hours'],
  ])('are refused for the path %s', async (path, field, message) => {
    const { status, body } = await requestApi<{ errors: unknown[] }>(`/api/reservations/availability/${path}`);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field, code: expect.any(String), message }]);
  });
});
