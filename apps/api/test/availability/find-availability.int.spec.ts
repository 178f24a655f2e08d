import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi } from '../support/api-process';
import { type FaultyProxy, startFaultyProxy } from '../support/faulty-proxy';
import { type Answer, newEmail, call, reserve } from '../support/call';
import { upcomingDate } from '../support/upcoming-date';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

const slotsOn = async (date: string, partySize = 2, duration = 2, at = baseUrl): Promise<string[]> => {
  const path = `/api/reservations/availability/${date}/${partySize}/${duration}`;
  return (await call<{ availableSlots: string[] }>(path, { at })).body.availableSlots;
};

/** Spec §9, by hand. */
const untilEleven = [
  '16:00',
  '16:30',
  '17:00',
  '17:30',
  '18:00',
  '18:30',
  '19:00',
  '19:30',
  '20:00',
  '20:30',
  '21:00',
  '21:30',
  '22:00',
  '22:30',
  '23:00',
];

describe('an empty evening', () => {
  it('has 15 starts on a Wednesday for an hour and 13 for two', async () => {
    expect(await slotsOn(upcomingDate('wednesday'), 2, 1)).toEqual(untilEleven);
    expect(await slotsOn(upcomingDate('wednesday'), 2, 2)).toEqual(untilEleven.slice(0, 13));
  });

  it('has 16 starts on a Saturday for two hours and 13 for four', async () => {
    expect(await slotsOn(upcomingDate('saturday'))).toEqual([...untilEleven, '23:30']);
    expect(await slotsOn(upcomingDate('saturday'), 2, 4)).toEqual(untilEleven.slice(0, 13));
  });

  it.each(['sunday', 'monday', 'tuesday'] as const)('has none on a %s', async (weekday) => {
    expect(await slotsOn(upcomingDate(weekday))).toEqual([]);
  });
});

describe('the answer', () => {
  let wire: FaultyProxy;
  beforeAll(async () => {
    wire = await startFaultyProxy();
  });
  afterAll(() => wire.close());

  it('is the same before the router and behind it (decision 0014)', async () => {
    const path = `/api/reservations/availability/${upcomingDate('friday')}/2/2`;
    const [before, behind] = await Promise.all([call(path), call(`${path}?behind`)]);
    expect(before.body).toEqual({ availableSlots: [...untilEleven, '23:30'] });
    expect([behind.status, behind.body]).toEqual([before.status, before.body]);
    const known = ({ headers }: Answer) =>
      [...headers].filter(([name]) => !['date', 'keep-alive', 'x-server-time'].includes(name));
    expect(known(before)).toEqual(known(behind));
  });

  it('follows every reservation at once', async () => {
    const date = upcomingDate('thursday');
    expect(await slotsOn(date, 13)).toContain('18:30');
    await reserve({ date, email: newEmail() });
    expect(await slotsOn(date, 13)).not.toContain('18:30');
    expect(await slotsOn(date, 13)).toContain('20:30');
  });

  it('is never older than its question, also when another question is still under way', async () => {
    const api = await startApi({ DATABASE_URL: wire.url });
    let wasUnderWay = false;
    for (let week = 2; week < 8 && !wasUnderWay; week += 1) {
      wire.delayAnswers(0);
      const date = upcomingDate('thursday', week);
      expect(await slotsOn(date, 13, 2, api.url)).toContain('18:30');
      wire.delayAnswers(500);
      const before = wire.answerCount();
      const early = slotsOn(date, 13, 2, api.url);
      await waitUntil(
        () => Promise.resolve(wire.answerCount()),
        (answers) => answers > before,
      );
      await reserve({ date, email: newEmail() });
      const late = slotsOn(date, 13, 2, api.url);
      wasUnderWay = (await early).includes('18:30');
      expect(await late).not.toContain('18:30');
    }
    expect(wasUnderWay).toBe(true);
  });

  it('leaves out what an event takes, also from the day before', async () => {
    const date = upcomingDate('friday', 3);
    await sql(
      `INSERT INTO events (id, title_en, description_en, event_type, date, time, duration, max_capacity, capacity_mode, created_at, updated_at)
       VALUES (gen_random_uuid(), 'E', 'E', 'corporate', $1, '12:00', 6, 20, 'full_room', now(), now()),
              (gen_random_uuid(), 'E', 'E', 'corporate', $2, '22:00', 8, 20, 'full_room', now(), now())`,
      [date, upcomingDate('wednesday', 3)],
    );
    expect((await slotsOn(date))[0]).toBe('18:00');
    expect((await slotsOn(upcomingDate('wednesday', 3))).at(-1)).toBe('20:00');
  });

  it('is right: every offered start can be reserved, every other one is refused', async () => {
    const date = upcomingDate('friday', 2);
    for (const time of ['17:00', '19:30']) await reserve({ date, time, partySize: 12, email: newEmail() });
    const offered = await slotsOn(date, 8);
    for (const time of [...untilEleven, '23:30']) {
      const { status, body } = await reserve({ date, time, partySize: 8, email: newEmail() });
      expect([time, status]).toEqual([time, offered.includes(time) ? 201 : 409]);
      await sql('DELETE FROM reservations WHERE id = $1', [body.reservation?.id ?? null]);
    }
  });

  it.each([
    ['2026-13-01/2/2', 'date', 'Date must be in YYYY-MM-DD format'],
    ['tomorrow/2/2', 'date', 'Date must be in YYYY-MM-DD format'],
    ['2026-12-04/0/2', 'partySize', 'Party size must be between 1 and 20'],
    ['2026-12-04/two/2', 'partySize', 'Party size must be between 1 and 20'],
    ['2026-12-04/2/2e0', 'duration', 'Duration must be between 1 and 4 hours'],
  ])('refuses %s', async (path, field, message) => {
    const { status, body } = await call<{ errors: unknown[] }>(`/api/reservations/availability/${path}`);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field, code: expect.any(String), message }]);
  });
});
