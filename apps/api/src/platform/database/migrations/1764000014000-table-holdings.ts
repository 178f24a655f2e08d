import {
  type DiningTable,
  type EventDemand,
  type EventTime,
  type TableCombination,
  type TablePlan,
  buildTablePlan,
  minuteOfClock,
  stretchesOf,
  tablesForEvent,
} from '@strapec/domain';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface EventRow extends EventDemand, Omit<EventTime, 'start'> {
  id: string;
  time: string;
}

/** Events hold tables by rows, like visits: one table and one constraint for both. */
export class TableHoldings1764000014000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE reservation_tables RENAME TO table_holdings`);
    await runner.query(`DROP INDEX reservation_tables_date_idx`);
    await runner.query(`
      ALTER TABLE table_holdings
        DROP CONSTRAINT reservation_tables_pkey,
        ALTER COLUMN reservation_id DROP NOT NULL,
        ADD COLUMN event_id uuid,
        ADD CONSTRAINT table_holdings_pkey PRIMARY KEY (date, table_id, during),
        ADD CONSTRAINT table_holdings_event_id_fkey FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE,
        ADD CONSTRAINT table_holdings_holder_check CHECK (num_nonnulls(reservation_id, event_id) = 1),
        ADD CONSTRAINT table_holdings_during_check CHECK (coalesce(lower(during) >= 300 AND upper(during) <= 1740, false))`);
    for (const [before, after] of renamed) {
      await runner.query(`ALTER TABLE table_holdings RENAME CONSTRAINT ${before} TO ${after}`);
    }
    await runner.query(`CREATE INDEX table_holdings_reservation_idx ON table_holdings (reservation_id)`);
    await runner.query(`CREATE INDEX table_holdings_event_idx ON table_holdings (event_id) WHERE event_id IS NOT NULL`);
    await carryEvents(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM table_holdings WHERE event_id IS NOT NULL`);
    await runner.query(`DROP INDEX table_holdings_event_idx`);
    await runner.query(`DROP INDEX table_holdings_reservation_idx`);
    await runner.query(`
      ALTER TABLE table_holdings
        DROP CONSTRAINT table_holdings_during_check,
        DROP COLUMN event_id,
        DROP CONSTRAINT table_holdings_pkey,
        ALTER COLUMN reservation_id SET NOT NULL,
        ADD CONSTRAINT reservation_tables_pkey PRIMARY KEY (reservation_id, table_id)`);
    for (const [before, after] of renamed) {
      await runner.query(`ALTER TABLE table_holdings RENAME CONSTRAINT ${after} TO ${before}`);
    }
    await runner.query(`CREATE INDEX reservation_tables_date_idx ON table_holdings (date)`);
    await runner.query(`ALTER TABLE table_holdings RENAME TO reservation_tables`);
  }
}

const renamed = [
  ['reservation_tables_one_visit_excl', 'table_holdings_one_holder_excl'],
  ['reservation_tables_reservation_id_fkey', 'table_holdings_reservation_id_fkey'],
  ['reservation_tables_table_id_fkey', 'table_holdings_table_id_fkey'],
] as const;

/**
 * Gives every active event the tables that it took by arithmetic until now, the older event first. A guest who is found
 * there on an evening ahead, where no guest should be, is left without a table, and is shown so.
 */
async function carryEvents(runner: QueryRunner): Promise<void> {
  const plan = await roomOf(runner);
  const events = (await runner.query(`
    SELECT id, date, "time", duration AS "durationHours", max_capacity AS "maxCapacity", capacity_mode AS "capacityMode"
    FROM events WHERE status = 'active' ORDER BY created_at, id`)) as EventRow[];
  for (const { id, time, ...event } of events) {
    const tables = tablesForEvent(event, plan, { first: [], free: plan.tables });
    for (const { date, start, end } of stretchesOf({ ...event, start: minuteOfClock(time) })) {
      await runner.query(
        `DELETE FROM table_holdings WHERE reservation_id IN (SELECT reservation_id FROM table_holdings
           WHERE date = $1 AND date >= current_date::text AND table_id = ANY ($2) AND during && int4range($3, $4))`,
        [date, tables, start, end],
      );
      await runner.query(
        `INSERT INTO table_holdings (event_id, table_id, date, during)
         SELECT $1::uuid, table_id, $2, int4range($4, $5) FROM unnest($3::text[]) AS table_id ON CONFLICT DO NOTHING`,
        [id, date, tables, start, end],
      );
    }
  }
}

async function roomOf(runner: QueryRunner): Promise<TablePlan> {
  const tables = (await runner.query(
    `SELECT id, min_party AS "minParty", max_party AS "maxParty" FROM dining_tables ORDER BY position`,
  )) as DiningTable[];
  const combinations = (await runner.query(`
    SELECT min_party AS "minParty", max_party AS "maxParty", is_whole_room AS "isWholeRoom",
      ARRAY(SELECT table_id FROM combination_tables WHERE combination_id = id) AS tables
    FROM table_combinations`)) as TableCombination[];
  return buildTablePlan(tables, combinations);
}
