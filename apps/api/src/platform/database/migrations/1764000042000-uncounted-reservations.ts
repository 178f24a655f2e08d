import type { MigrationInterface, QueryRunner } from 'typeorm';

const triggers: readonly [name: string, on: string, counts: string][] = [
  [
    'added',
    'INSERT ON reservations REFERENCING NEW TABLE AS added FOR EACH STATEMENT',
    'SELECT date, status, count(*) FROM added GROUP BY date, status',
  ],
  [
    'removed',
    'DELETE ON reservations REFERENCING OLD TABLE AS removed FOR EACH STATEMENT',
    'SELECT date, status, -count(*) FROM removed GROUP BY date, status',
  ],
  [
    'moved',
    `UPDATE OF date, status ON reservations FOR EACH ROW
      WHEN ((OLD.date, OLD.status) IS DISTINCT FROM (NEW.date, NEW.status))`,
    'SELECT * FROM (VALUES (OLD.date, OLD.status, -1), (NEW.date, NEW.status, 1)) AS moved (date, status, count)',
  ],
];

/** Reservations are counted when a total is asked for: each reservation is written with one statement less. */
export class UncountedReservations1764000042000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of ['added', 'removed', 'moved', 'truncated']) {
      await runner.query(`DROP TRIGGER reservations_count_${name} ON reservations`);
      await runner.query(`DROP FUNCTION count_${name}_reservations`);
    }
    await runner.query(`DROP TABLE reservation_counts`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reservation_counts (date text NOT NULL, status text NOT NULL, count integer NOT NULL, PRIMARY KEY (date, status))
        WITH (fillfactor = 50)`);
    await runner.query(`
      INSERT INTO reservation_counts (date, status, count) SELECT date, status, count(*) FROM reservations GROUP BY date, status`);
    const functionStart = 'RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN';
    for (const [name, on, counts] of triggers) {
      await runner.query(`
        CREATE FUNCTION count_${name}_reservations() ${functionStart}
          INSERT INTO reservation_counts (date, status, count) ${counts} ORDER BY date, status
          ON CONFLICT (date, status) DO UPDATE SET count = reservation_counts.count + excluded.count;
          RETURN NULL; END $$`);
      await runner.query(
        `CREATE TRIGGER reservations_count_${name} AFTER ${on} EXECUTE FUNCTION count_${name}_reservations()`,
      );
    }
    await runner.query(`
      CREATE FUNCTION count_truncated_reservations() ${functionStart} TRUNCATE reservation_counts; RETURN NULL; END $$`);
    await runner.query(`
      CREATE TRIGGER reservations_count_truncated AFTER TRUNCATE ON reservations
        FOR EACH STATEMENT EXECUTE FUNCTION count_truncated_reservations()`);
  }
}
