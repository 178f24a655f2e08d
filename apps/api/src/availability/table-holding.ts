import { type Evening, type Move, type Seating, minuteOfTime, minutesPerHour, tableTypeOf } from '@strapec/domain';
import type { Reservation } from '../database/entities/reservation.entity.js';
import type { RunStatement } from '../database/named-query.js';

const releaseStatement = {
  name: 'release-tables',
  text: `DELETE FROM reservation_tables WHERE reservation_id = ANY ($1::uuid[])`,
};

const holdStatement = {
  name: 'hold-tables',
  text: `
    INSERT INTO reservation_tables (reservation_id, table_id, date, during)
    SELECT id, table_id, $1, int4range("start", "end")
    FROM unnest($2::uuid[], $3::text[], $4::int[], $5::int[]) AS held (id, table_id, "start", "end")`,
};

const typeStatement = {
  name: 'set-table-types',
  text: `
    UPDATE reservations SET table_type = moved.table_type
    FROM unnest($1::uuid[], $2::text[]) AS moved (id, table_type) WHERE reservations.id = moved.id`,
};

/** Tables for a visit, and who moves for it. */
export type SeatingFound = Exclude<Seating, string>;

/** A visit and the tables it is to hold. */
interface Holding {
  id: string;
  start: number;
  end: number;
  tables: readonly string[];
}

/** Gives the tables of reservations back. */
export async function releaseTables(run: RunStatement, ids: readonly string[]): Promise<void> {
  await run(releaseStatement, [ids]);
}

/** Seats visits elsewhere, as the seating of the evening asks. */
export async function moveVisits(run: RunStatement, moves: readonly Move[], evening: Evening): Promise<void> {
  if (moves.length === 0) return;
  const ids = moves.map((move) => move.visitId);
  const holdings = moves.flatMap(({ visitId, tables }) => {
    const visit = evening.occupancy.find(({ id }) => id === visitId);
    return visit ? [{ ...visit, tables }] : [];
  });
  // first every table of the moving visits is given back, else two that change places would meet at one table
  await releaseTables(run, ids);
  await holdTables(run, evening.date, holdings);
  await run(typeStatement, [ids, moves.map(({ tables }) => tableTypeOf(tables, evening.plan))]);
}

/** Seats a reservation that holds no table at the moment, and moves whoever gives way. */
export async function seatReservation(
  run: RunStatement,
  { id, time, duration }: Pick<Reservation, 'id' | 'time' | 'duration'>,
  { seating, evening }: { seating: SeatingFound; evening: Evening },
): Promise<void> {
  const start = minuteOfTime(time);
  await moveVisits(run, seating.moves, evening);
  await holdTables(run, evening.date, [{ id, start, end: start + duration * minutesPerHour, tables: seating.tables }]);
}

async function holdTables(run: RunStatement, date: string, holdings: readonly Holding[]): Promise<void> {
  const held = holdings.flatMap(({ tables, ...visit }) => tables.map((table) => ({ ...visit, table })));
  await run(holdStatement, [
    date,
    held.map(({ id }) => id),
    held.map(({ table }) => table),
    held.map(({ start }) => start),
    held.map(({ end }) => end),
  ]);
}
