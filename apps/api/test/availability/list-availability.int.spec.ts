import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@strapec/domain';
import { startApi } from '../support/api-process';
import { type FaultyProxy, startFaultyProxy } from '../support/faulty-proxy';
import { type ApiResponse, newEmail, requestApi, postReservation } from '../support/request-api';
import { upcomingDate } from '../support/upcoming-date';

interface EveningAvailability {
  date: string;
  availableSlots: string[];
}
const toAvailabilityPath = (from: string, to: string, partyQuery = 'partySize=2&duration=2'): string =>
  `/api/reservations/availability?from=${from}&to=${to}&${partyQuery}`;
const readEvenings = async (from: string, to: string, partyQuery?: string): Promise<EveningAvailability[]> =>
  (await requestApi<EveningAvailability[]>(toAvailabilityPath(from, to, partyQuery))).body;
const readStartTimes = async (date: string): Promise<string[]> =>
  (await requestApi<{ availableSlots: string[] }>(`/api/reservations/availability/${date}/2/2`)).body.availableSlots;

describe('the availability of several evenings', () => {
  it('has the same start times for each open evening as a request for that evening, and no closed days', async () => {
    const from = upcomingDate('wednesday', 4);
    const availability = await readEvenings(from, addDays(from, 13));
    expect(availability.map(({ date }) => date)).toEqual([0, 1, 2, 3, 7, 8, 9, 10].map((days) => addDays(from, days)));
    for (const { date, availableSlots } of availability) expect(availableSlots).toEqual(await readStartTimes(date));
  });

  it('shows an evening without start times as soon as it is full', async () => {
    const date = upcomingDate('thursday', 5);
    const readThreeEvenings = (): Promise<EveningAvailability[]> =>
      readEvenings(addDays(date, -1), addDays(date, 1), 'partySize=8&duration=2');
    expect((await readThreeEvenings())[1]?.availableSlots).toHaveLength(13);
    for (const time of ['16:00', '19:00', '22:00'])
      await postReservation({ date, time, duration: time === '22:00' ? 2 : 3, partySize: 20, email: newEmail() });
    const [eveningBefore, fullEvening, eveningAfter] = await readThreeEvenings();
    expect(fullEvening).toEqual({ date, availableSlots: [] });
    expect([eveningBefore?.availableSlots.length, eveningAfter?.availableSlots.length]).toEqual([13, 16]);
  });

  it('has no evenings in the past or beyond the horizon', async () => {
    expect(await readEvenings('2026-01-01', '2026-02-28')).toEqual([]);
    expect(await readEvenings('2031-01-01', '2031-02-28')).toEqual([]);
    expect(await readEvenings('2026-12-31', '2026-12-01')).toEqual([]);
  });

  it.each([
    ['from=2026-13-01&to=2026-12-01&partySize=2&duration=2', 'from', 'Date must be in YYYY-MM-DD format'],
    ['from=2026-12-01&partySize=2&duration=2', 'to', 'Date must be in YYYY-MM-DD format'],
    ['from=2026-12-01&to=2027-12-01&partySize=2&duration=2', 'to', 'The span of dates is too long'],
    ['from=2026-12-01&to=2026-12-31&partySize=21&duration=2', 'partySize', 'Party size must be between 1 and 20'],
    ['from=2026-12-01&to=2026-12-31&partySize=2&duration=0', 'duration', 'Duration must be between 1 and 4 hours'],
  ])('refuses %s', async (query, field, message) => {
    const { status, body } = await requestApi<{ errors: unknown[] }>(`/api/reservations/availability?${query}`);
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
      const { body }: ApiResponse<EveningAvailability[]> = await requestApi(
        toAvailabilityPath(from, addDays(from, 30), `partySize=${partySize}&duration=1`),
        { apiUrl: api.url },
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
