import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toServiceMinute, timeOfMinute } from '@strapec/domain';
import { type ApiProcess, startApis, stopApis } from '../support/api-process';
import { newEmail, postReservation } from '../support/request-api';
import { nextOpenDates } from '../support/next-open-dates';
import { findViolations } from '../support/capacity-oracle';
import { isLongRun, saveProofFigures } from '../support/proof-report';
import { seededRandom } from '../support/seeded-random';
import { sql } from '../support/sql';

const requestCount = isLongRun ? 10_000 : 1_000;
const concurrentRequests = 40;
const [busiestDate = '', ...dates] = nextOpenDates(61);
const random = seededRandom(20261121);

function createRandomRequest(): Record<string, unknown> {
  const date = random() < 0.2 ? busiestDate : (dates[Math.floor(random() * dates.length)] ?? busiestDate);
  return {
    date,
    time: timeOfMinute(toServiceMinute('16:00') + 30 * Math.floor(random() * 16)),
    duration: 1 + Math.floor(random() * 4),
    partySize: 1 + Math.floor(random() * 8),
    email: newEmail(),
  };
}

async function insertEventsOnEveryTenthDate(): Promise<void> {
  for (const [index, date] of dates.filter((_, dateIndex) => dateIndex % 10 === 0).entries()) {
    await sql(
      `INSERT INTO events (id, title_en, description_en, event_type, date, time, duration, max_capacity, capacity_mode, created_at, updated_at)
       VALUES (gen_random_uuid(), 'E', 'E', 'custom', $1, '19:00', 3, $2, $3, now(), now())`,
      [date, index % 2 === 0 ? 20 : 14, index % 2 === 0 ? 'full_room' : 'seats'],
    );
  }
}

describe('proof C1: a rush over four processes', () => {
  let processes: ApiProcess[];
  beforeAll(async () => {
    await insertEventsOnEveryTenthDate();
    processes = await startApis(4);
  });
  afterAll(() => stopApis(processes));

  it('holds no table twice, loses no reservation, and refuses only when full or outside opening hours', async () => {
    const responses: Awaited<ReturnType<typeof postReservation>>[] = [];
    const remainingRequests = Array.from({ length: requestCount }, createRandomRequest);
    const sendRequests = async (clientIndex: number): Promise<void> => {
      const apiUrl = processes[clientIndex % processes.length]?.url ?? '';
      for (let request = remainingRequests.pop(); request; request = remainingRequests.pop()) {
        responses.push(await postReservation(request, { apiUrl }));
      }
    };
    await Promise.all(Array.from({ length: concurrentRequests }, (_, clientIndex) => sendRequests(clientIndex)));

    const reservedIds = responses.filter(({ status }) => status === 201).map(({ body }) => body.reservation.id);
    const storedReservations = await sql<{ id: string }>('SELECT id FROM reservations');
    expect(storedReservations.map(({ id }) => id).sort()).toEqual([...reservedIds].sort());
    expect(reservedIds.length).toBeGreaterThan(200);
    const refusals = responses
      .filter(({ status }) => status !== 201)
      .map(({ status, body }) => `${status} ${body.errors?.[0]?.code ?? body.code}`);
    const allowedRefusals = ['409 capacity_full', '400 time_outside_hours', '400 ends_after_closing'];
    expect(refusals.filter((refusal) => !allowedRefusals.includes(refusal))).toEqual([]);
    expect(refusals).toContain('409 capacity_full');
    expect(await findViolations(databaseUrl)).toEqual([]);
    saveProofFigures('C1', 'A rush over four processes holds no table twice and loses nothing it has promised', {
      'requests, 40 at once over four processes': requestCount,
      'dates, a tenth of them with an event': dates.length + 1,
      'promised, kept, with their mails': reservedIds.length,
      'refused because the evening is full': refusals.filter((refusal) => refusal === '409 capacity_full').length,
      'refused because the time is outside opening hours': refusals.filter((refusal) => refusal.startsWith('400'))
        .length,
      'answers of any other kind': 0,
      'findings of the oracle': 0,
    });
  });
});
