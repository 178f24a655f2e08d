import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { minuteOfTime, timeOfMinute } from '@strapec/domain';
import { type ApiProcess, startApis, stopApis } from '../support/api-process';
import { newEmail, reserve } from '../support/call';
import { nextOpenDates } from '../support/next-open-dates';
import { findViolations } from '../support/oracle';
import { isLongRun, keepProof } from '../support/proof-report';
import { seededRandom } from '../support/seeded-random';
import { sql } from '../support/sql';

const attempts = isLongRun ? 10_000 : 1_000;
const atOnce = 40;
const [hotDate = '', ...dates] = nextOpenDates(61);
const random = seededRandom(20261121);

function anAttempt(): Record<string, unknown> {
  const date = random() < 0.2 ? hotDate : (dates[Math.floor(random() * dates.length)] ?? hotDate);
  return {
    date,
    time: timeOfMinute(minuteOfTime('16:00') + 30 * Math.floor(random() * 16)),
    duration: 1 + Math.floor(random() * 4),
    partySize: 1 + Math.floor(random() * 8),
    email: newEmail(),
  };
}

async function eventsOnEveryTenthDate(): Promise<void> {
  for (const [index, date] of dates.filter((_, each) => each % 10 === 0).entries()) {
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
    await eventsOnEveryTenthDate();
    processes = await startApis(4);
  });
  afterAll(() => stopApis(processes));

  it('holds no table twice, loses nothing it has promised, and refuses only when full', async () => {
    const answers: Awaited<ReturnType<typeof reserve>>[] = [];
    const todo = Array.from({ length: attempts }, anAttempt);
    const work = async (worker: number): Promise<void> => {
      for (let next = todo.pop(); next; next = todo.pop()) {
        answers.push(await reserve(next, { at: processes[worker % processes.length]?.url ?? '' }));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, (_, worker) => work(worker)));

    const promised = answers.filter(({ status }) => status === 201).map(({ body }) => body.reservation.id);
    const kept = await sql<{ id: string }>('SELECT id FROM reservations');
    expect(kept.map(({ id }) => id).sort()).toEqual([...promised].sort());
    expect(promised.length).toBeGreaterThan(200);
    const reasons = answers
      .filter(({ status }) => status !== 201)
      .map(({ status, body }) => `${status} ${body.errors?.[0]?.code ?? body.code}`);
    const expected = ['409 capacity_full', '400 time_outside_hours', '400 ends_after_closing'];
    expect(reasons.filter((reason) => !expected.includes(reason))).toEqual([]);
    expect(reasons).toContain('409 capacity_full');
    expect(await findViolations(databaseUrl)).toEqual([]);
    keepProof('C1', 'A rush over four processes holds no table twice and loses nothing it has promised', {
      'requests, 40 at once over four processes': attempts,
      'dates, a tenth of them with an event': dates.length + 1,
      'promised, kept, with their mails': promised.length,
      'refused because the evening is full': reasons.filter((reason) => reason === '409 capacity_full').length,
      'refused because the time is outside opening hours': reasons.filter((reason) => reason.startsWith('400')).length,
      'answers of any other kind': 0,
      'findings of the oracle': 0,
    });
  });
});
