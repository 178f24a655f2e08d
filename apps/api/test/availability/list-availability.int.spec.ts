import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@strapec/domain';
import { startApi } from '../support/api-process';
import { type FaultyProxy, startFaultyProxy } from '../support/faulty-proxy';
import { type Answer, newEmail, call, reserve } from '../support/call';
import { upcomingDate } from '../support/upcoming-date';

interface EveningAnswer {
  date: string;
  availableSlots: string[];
}
const asked = (from: string, to: string, rest = 'partySize=2&duration=2'): string =>
  `/api/reservations/availability?from=${from}&to=${to}&${rest}`;
const evenings = async (from: string, to: string, rest?: string): Promise<EveningAnswer[]> =>
  (await call<EveningAnswer[]>(asked(from, to, rest))).body;
const oneByOne = async (date: string, party = '2/2'): Promise<string[]> =>
  (await call<{ availableSlots: string[] }>(`/api/reservations/availability/${date}/${party}`)).body.availableSlots;

describe('a stretch of evenings', () => {
  it('has the same times for every open evening as its own request, without closed days', async () => {
    const from = upcomingDate('wednesday', 4);
    const found = await evenings(from, addDays(from, 13));
    expect(found.map(({ date }) => date)).toEqual([0, 1, 2, 3, 7, 8, 9, 10].map((days) => addDays(from, days)));
    for (const { date, availableSlots } of found) expect(availableSlots).toEqual(await oneByOne(date));
  });

  it('shows a full evening with no times, as soon as it is full and as long as it is', async () => {
    const date = upcomingDate('thursday', 5);
    const around = (): Promise<EveningAnswer[]> =>
      evenings(addDays(date, -1), addDays(date, 1), 'partySize=8&duration=2');
    expect((await around())[1]?.availableSlots).toHaveLength(13);
    for (const time of ['16:00', '19:00', '22:00'])
      await reserve({ date, time, duration: time === '22:00' ? 2 : 3, partySize: 20, email: newEmail() });
    const [before, full, after] = await around();
    expect(full).toEqual({ date, availableSlots: [] });
    expect([before?.availableSlots.length, after?.availableSlots.length]).toEqual([13, 16]);
  });

  it('has neither the past nor what lies beyond the horizon', async () => {
    expect(await evenings('2026-01-01', '2026-02-28')).toEqual([]);
    expect(await evenings('2031-01-01', '2031-02-28')).toEqual([]);
    expect(await evenings('2026-12-31', '2026-12-01')).toEqual([]);
  });

  it.each([
    ['from=2026-13-01&to=2026-12-01&partySize=2&duration=2', 'from', 'Date must be in YYYY-MM-DD format'],
    ['from=2026-12-01&partySize=2&duration=2', 'to', 'Date must be in YYYY-MM-DD format'],
    ['from=2026-12-01&to=2027-12-01&partySize=2&duration=2', 'to', 'The span of dates is too long'],
    ['from=2026-12-01&to=2026-12-31&partySize=21&duration=2', 'partySize', 'Party size must be between 1 and 20'],
    ['from=2026-12-01&to=2026-12-31&partySize=2&duration=0', 'duration', 'Duration must be between 1 and 4 hours'],
  ])('refuses %s', async (query, field, message) => {
    const { status, body } = await call<{ errors: unknown[] }>(`/api/reservations/availability?${query}`);
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field, message })]]);
  });
});

describe('the cost of a month', () => {
  let wire: FaultyProxy;
  beforeAll(async () => {
    wire = await startFaultyProxy();
  });
  afterAll(() => wire.close());

  it('is two statements when no evening is known, and one when all are', async () => {
    const api = await startApi({ DATABASE_URL: wire.url });
    const from = upcomingDate('wednesday', 8);
    const statementsFor = async (partySize: number): Promise<number> => {
      const before = wire.answerCount();
      const { body }: Answer<EveningAnswer[]> = await call(
        asked(from, addDays(from, 30), `partySize=${partySize}&duration=1`),
        { at: api.url },
      );
      expect(body.length).toBeGreaterThan(15);
      return wire.answerCount() - before;
    };
    await statementsFor(1); // the process knows the venue and has its connections then
    // The process asks the database for other things too, every few seconds: the fewest statements of several requests count.
    const unknown = [];
    for (let partySize = 2; partySize <= 8; partySize += 1) unknown.push(await statementsFor(partySize));
    expect(Math.min(...unknown)).toBeLessThanOrEqual(2);
    const known = [];
    for (let partySize = 2; partySize <= 8; partySize += 1) known.push(await statementsFor(partySize));
    expect(Math.min(...known)).toBeLessThanOrEqual(1);
  });
});
