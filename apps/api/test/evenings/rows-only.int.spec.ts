import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, DatabaseError } from 'pg';
import { newEmail, reserve } from '../support/call';
import { nextOpenDates } from '../support/next-open-dates';
import { isLongRun, keepProof } from '../support/proof-report';
import { seededRandom } from '../support/seeded-random';
import { anEvent, type SavedEventBody, signedInStaff } from '../support/staff-calls';
import { sql } from '../support/sql';

/*
 * Proof C9: PostgreSQL itself refuses two holders at one table. Random statements go straight to the
 * rows, past every rule of the program; what it accepts never overlaps, and what it refuses did.
 */
const statements = isLongRun ? 10_000 : 1_500;
const dates = nextOpenDates(2);
const tables = ['T1', 'T2', 'L1'];
const api = signedInStaff(1);
let client: Client;
let holders: { reservation: string | null; event: string | null }[];

beforeAll(async () => {
  client = new Client(databaseUrl);
  await client.connect();
  const guest = await reserve({ date: dates[0], email: newEmail() });
  const other = await reserve({ date: dates[1], email: newEmail() });
  const plan = (date = '') =>
    api.staff<SavedEventBody>('/api/admin/events', { method: 'POST', body: anEvent({ date, capacityMode: 'none' }) });
  const [one, two] = [await plan(dates[0]), await plan(dates[1])];
  holders = [
    { reservation: guest.body.reservation.id, event: null },
    { reservation: other.body.reservation.id, event: null },
    { reservation: null, event: one.body.event.id },
    { reservation: null, event: two.body.event.id },
  ];
  await sql('DELETE FROM table_holdings');
});
afterAll(() => client.end());

interface Row {
  date: string;
  table: string;
  start: number;
  end: number;
}

const overlap = (a: Row, b: Row): boolean =>
  a.date === b.date && a.table === b.table && a.start < b.end && b.start < a.end;

describe(`proof C9: ${statements} random statements`, () => {
  const random = seededRandom(9);
  const below = (count: number): number => Math.floor(random() * count);
  const aRow = (): Row => {
    const start = 300 + below(90) * 15;
    return {
      date: dates[below(2)] ?? '',
      table: tables[below(3)] ?? '',
      start,
      end: Math.min(1740, start + 15 + below(16) * 15),
    };
  };

  it('hold no table twice, for guests and events alike', async () => {
    let kept: Row[] = [];
    const counted = { accepted: 0, refused: 0 };
    for (let count = 0; count < statements; count += 1) {
      const row = aRow();
      if (below(4) === 0 && kept.length > 0) {
        const [gone] = kept.splice(below(kept.length), 1);
        await client.query(`DELETE FROM table_holdings WHERE date = $1 AND table_id = $2 AND lower(during) = $3`, [
          gone?.date,
          gone?.table,
          gone?.start,
        ]);
        continue;
      }
      const { reservation, event } = holders[below(4)] ?? { reservation: null, event: null };
      const isFree = !kept.some((other) => overlap(other, row));
      const code = await client
        .query(
          `INSERT INTO table_holdings (reservation_id, event_id, date, table_id, during) VALUES ($1, $2, $3, $4, int4range($5, $6))`,
          [reservation, event, row.date, row.table, row.start, row.end],
        )
        .then(
          () => 'accepted',
          (error: unknown) => (error instanceof DatabaseError ? error.code : String(error)),
        );
      expect(['accepted', '23P01', '23505']).toContain(code); // exclusion, or the very same key
      expect(code === 'accepted').toBe(isFree);
      counted[isFree ? 'accepted' : 'refused'] += 1;
      if (isFree) kept = [...kept, row];
    }
    expect(Math.min(counted.accepted, counted.refused)).toBeGreaterThan(statements / 10);
    const [overlapping] = await sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM table_holdings a JOIN table_holdings b USING (date, table_id)
       WHERE a.during && b.during AND a.during <> b.during`,
    );
    expect(overlapping?.count).toBe(0);
    keepProof('C9', 'PostgreSQL itself refuses two holders at one table', {
      'random statements (in full: 10,000)': statements,
      accepted: counted.accepted,
      'refused for an overlap': counted.refused,
      'overlapping rows': 0,
    });
  });

  it.each([
    ['nobody', null, null, 'int4range(600, 660)'],
    ['a guest and an event at once', 0, 2, 'int4range(600, 660)'],
    ['a guest before the day begins', 0, null, 'int4range(240, 360)'],
    ['an event after the day has ended', null, 2, 'int4range(1700, 1800)'],
    ['a guest for no time at all', 0, null, 'int4range(600, 600)'],
    ['an event without an end', null, 2, 'int4range(600, NULL)'],
  ])('a row is not held by %s', async (_who, guest, event, during) => {
    const reservationId = guest === null ? null : (holders[guest]?.reservation ?? null);
    const eventId = event === null ? null : (holders[event]?.event ?? null);
    await expect(
      sql(
        `INSERT INTO table_holdings (reservation_id, event_id, date, table_id, during) VALUES ($1, $2, '2031-01-01', 'T3', ${during})`,
        [reservationId, eventId],
      ),
    ).rejects.toThrow(/table_holdings_(holder|during)_check|during_not_null|null value/);
  });
});
