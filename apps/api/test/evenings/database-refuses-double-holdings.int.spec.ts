import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, DatabaseError } from 'pg';
import { newEmail, postReservation } from '../support/request-api';
import { nextOpenDates } from '../support/next-open-dates';
import { isLongRun, saveProofFigures } from '../support/proof-report';
import { seededRandom } from '../support/seeded-random';
import { buildEvent, type SavedEventBody, startAppsWithStaff } from '../support/staff-calls';
import { sql } from '../support/sql';

/*
 * Proof C9: PostgreSQL itself refuses two holders of one table. Random statements bypass the rules of the program: rows that
 * it accepts never overlap, and rows that it refuses would have.
 */
const statementCount = isLongRun ? 10_000 : 1_500;
const dates = nextOpenDates(2);
const tables = ['T1', 'T2', 'L1'];
const api = startAppsWithStaff(1);
let client: Client;
let holders: { reservationId: string | null; eventId: string | null }[];

beforeAll(async () => {
  client = new Client(databaseUrl);
  await client.connect();
  const firstGuest = await postReservation({ date: dates[0], email: newEmail() });
  const secondGuest = await postReservation({ date: dates[1], email: newEmail() });
  const planEvent = (date = '') =>
    api.callAsStaff<SavedEventBody>('/api/admin/events', {
      method: 'POST',
      body: buildEvent({ date, capacityMode: 'none' }),
    });
  const [firstEvent, secondEvent] = [await planEvent(dates[0]), await planEvent(dates[1])];
  holders = [
    { reservationId: firstGuest.body.reservation.id, eventId: null },
    { reservationId: secondGuest.body.reservation.id, eventId: null },
    { reservationId: null, eventId: firstEvent.body.event.id },
    { reservationId: null, eventId: secondEvent.body.event.id },
  ];
  await sql('DELETE FROM table_holdings');
});
afterAll(() => client.end());

interface Holding {
  date: string;
  table: string;
  start: number;
  end: number;
}

const overlaps = (a: Holding, b: Holding): boolean =>
  a.date === b.date && a.table === b.table && a.start < b.end && b.start < a.end;

describe(`proof C9: ${statementCount} random statements`, () => {
  const random = seededRandom(9);
  const randomBelow = (limit: number): number => Math.floor(random() * limit);
  const createRandomHolding = (): Holding => {
    const start = 300 + randomBelow(90) * 15;
    return {
      date: dates[randomBelow(2)] ?? '',
      table: tables[randomBelow(3)] ?? '',
      start,
      end: Math.min(1740, start + 15 + randomBelow(16) * 15),
    };
  };

  it('hold no table twice, for guests and events alike', async () => {
    let acceptedHoldings: Holding[] = [];
    const counts = { accepted: 0, refused: 0 };
    for (let index = 0; index < statementCount; index += 1) {
      const holding = createRandomHolding();
      if (randomBelow(4) === 0 && acceptedHoldings.length > 0) {
        const [deletedHolding] = acceptedHoldings.splice(randomBelow(acceptedHoldings.length), 1);
        await client.query(`DELETE FROM table_holdings WHERE date = $1 AND table_id = $2 AND lower(during) = $3`, [
          deletedHolding?.date,
          deletedHolding?.table,
          deletedHolding?.start,
        ]);
        continue;
      }
      const { reservationId, eventId } = holders[randomBelow(4)] ?? { reservationId: null, eventId: null };
      const isFree = !acceptedHoldings.some((acceptedHolding) => overlaps(acceptedHolding, holding));
      const outcome = await client
        .query(
          `INSERT INTO table_holdings (reservation_id, event_id, date, table_id, during) VALUES ($1, $2, $3, $4, int4range($5, $6))`,
          [reservationId, eventId, holding.date, holding.table, holding.start, holding.end],
        )
        .then(
          () => 'accepted',
          (error: unknown) => (error instanceof DatabaseError ? error.code : String(error)),
        );
      expect(['accepted', '23P01', '23505']).toContain(outcome); // exclusion, or the same primary key
      expect(outcome === 'accepted').toBe(isFree);
      counts[isFree ? 'accepted' : 'refused'] += 1;
      if (isFree) acceptedHoldings = [...acceptedHoldings, holding];
    }
    expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(statementCount / 10);
    const [overlapping] = await sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM table_holdings a JOIN table_holdings b USING (date, table_id)
       WHERE a.during && b.during AND a.during <> b.during`,
    );
    expect(overlapping?.count).toBe(0);
    saveProofFigures('C9', 'PostgreSQL itself refuses two holders at one table', {
      'random statements (in full: 10,000)': statementCount,
      accepted: counts.accepted,
      'refused for an overlap': counts.refused,
      'overlapping rows': 0,
    });
  });

  it.each([
    ['neither a guest nor an event', null, null, 'int4range(600, 660)'],
    ['a guest and an event at once', 0, 2, 'int4range(600, 660)'],
    ['a guest before 05:00', 0, null, 'int4range(240, 360)'],
    ['an event after 05:00 of the next day', null, 2, 'int4range(1700, 1800)'],
    ['a guest for zero minutes', 0, null, 'int4range(600, 600)'],
    ['an event without an end', null, 2, 'int4range(600, NULL)'],
  ])('the database refuses a table held by %s', async (_holder, guestIndex, eventIndex, during) => {
    const reservationId = guestIndex === null ? null : (holders[guestIndex]?.reservationId ?? null);
    const eventId = eventIndex === null ? null : (holders[eventIndex]?.eventId ?? null);
    await expect(
      sql(
        `INSERT INTO table_holdings (reservation_id, event_id, date, table_id, during) VALUES ($1, $2, '2031-01-01', 'T3', ${during})`,
        [reservationId, eventId],
      ),
    ).rejects.toThrow(/table_holdings_(holder|during)_check|during_not_null|null value/);
  });
});
