import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What staff ask stays quick with a million reservations and a million mails: how many reservations there are is kept,
 * not counted; whoever is looked for is found by an index, without regard to accents; a person's rows are too. What
 * guests write on their way costs one index more for a reservation, and none for the mails while they wait.
 */
export class AMillionRows1764000020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await keepCounts(runner);
    await keepFoundBy(runner);
    for (const { drop, create } of indexes) {
      if (drop) await runner.query(`DROP INDEX ${nameOf(drop)}`);
      await runner.query(`CREATE INDEX ${create}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { drop, create } of indexes.toReversed()) {
      await runner.query(`DROP INDEX ${nameOf(create)}`);
      if (drop) await runner.query(`CREATE INDEX ${drop}`);
    }
    await runner.query(`DROP TRIGGER reservations_fold ON reservations`);
    await runner.query(`ALTER TABLE reservations DROP COLUMN found_by`);
    await runner.query(`DROP FUNCTION fold_reservation, folded`);
    await runner.query(`DROP EXTENSION pg_trgm`);
    for (const name of ['added', 'removed', 'moved', 'truncated']) {
      await runner.query(`DROP TRIGGER reservations_count_${name} ON reservations`);
      await runner.query(`DROP FUNCTION count_${name}_reservations`);
    }
    await runner.query(`DROP TABLE reservation_counts`);
  }
}

/** Each index, and the one whose place it takes. */
const indexes: readonly { drop?: string; create: string }[] = [
  {
    drop: `reservations_date_idx ON reservations (date, start_minute)`,
    create: `reservations_date_idx ON reservations (date, start_minute, id)`,
  },
  {
    drop: `reservations_email_idx ON reservations (email, date)`,
    create: `reservations_email_idx ON reservations (lower(email), date)`,
  },
  {
    create: `reservations_found_by_idx ON reservations USING gin (found_by gin_trgm_ops)`,
  },
  {
    drop: `email_messages_status_idx ON email_messages (status)`,
    create: `email_messages_status_idx ON email_messages (status, kind) WHERE status IN ('sent', 'failed')`,
  },
  { create: `email_messages_recipient_idx ON email_messages (lower(recipient)) WHERE status IN ('sent', 'failed')` },
  { create: `email_messages_row_idx ON email_messages ((payload ->> 'rowId')) WHERE payload IS NOT NULL` },
  {
    create: `email_messages_resend_idx ON email_messages ((payload ->> 'resendOf'), created_at) WHERE payload IS NOT NULL`,
  },
  { create: `audit_log_email_before_idx ON audit_log (lower(before ->> 'email'))` },
  { create: `audit_log_email_after_idx ON audit_log (lower(after ->> 'email'))` },
];

const nameOf = (index: string): string => index.split(' ')[0] ?? '';

/** How many reservations of each status an evening has: kept by the database, so that no way of writing goes past it. */
async function keepCounts(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE reservation_counts (
      date text NOT NULL,
      status text NOT NULL,
      count integer NOT NULL,
      PRIMARY KEY (date, status)
    ) WITH (fillfactor = 50)`);
  await runner.query(`
    INSERT INTO reservation_counts (date, status, count)
    SELECT date, status, count(*) FROM reservations GROUP BY date, status`);
  await whenever(runner, 'added', {
    on: `INSERT ON reservations REFERENCING NEW TABLE AS added FOR EACH STATEMENT`,
    counts: `SELECT date, status, count(*) FROM added GROUP BY date, status`,
  });
  await whenever(runner, 'removed', {
    on: `DELETE ON reservations REFERENCING OLD TABLE AS removed FOR EACH STATEMENT`,
    counts: `SELECT date, status, -count(*) FROM removed GROUP BY date, status`,
  });
  await whenever(runner, 'moved', {
    on: `UPDATE OF date, status ON reservations FOR EACH ROW
      WHEN ((OLD.date, OLD.status) IS DISTINCT FROM (NEW.date, NEW.status))`,
    counts: `SELECT * FROM (VALUES (OLD.date, OLD.status, -1), (NEW.date, NEW.status, 1)) AS moved (date, status, count)`,
  });
  await runner.query(`
    CREATE FUNCTION count_truncated_reservations() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      TRUNCATE reservation_counts;
      RETURN NULL;
    END $$`);
  await runner.query(`
    CREATE TRIGGER reservations_count_truncated AFTER TRUNCATE ON reservations
      FOR EACH STATEMENT EXECUTE FUNCTION count_truncated_reservations()`);
}

/** Rows are counted in order, so that two who count the same ones never wait for each other. */
async function whenever(
  runner: QueryRunner,
  name: string,
  { on, counts }: { on: string; counts: string },
): Promise<void> {
  await runner.query(`
    CREATE FUNCTION count_${name}_reservations() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO reservation_counts (date, status, count) ${counts} ORDER BY date, status
      ON CONFLICT (date, status) DO UPDATE SET count = reservation_counts.count + excluded.count;
      RETURN NULL;
    END $$`);
  await runner.query(`
    CREATE TRIGGER reservations_count_${name} AFTER ${on} EXECUTE FUNCTION count_${name}_reservations()`);
}

/**
 * What a reservation is found by, without accents and in small letters. Accents are taken off by what PostgreSQL itself has:
 * unaccent() depends on a file that whoever runs the server may change, and so belongs in no index. pg_trgm comes in the same
 * package as btree_gist, without which no table is held.
 */
async function keepFoundBy(runner: QueryRunner): Promise<void> {
  await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
  await runner.query(`
    CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN lower(translate(regexp_replace(normalize($1, NFD), '[\\u0300-\\u036f]', '', 'g'), 'łŁøØđĐ’', 'lLoOdD'''))`);
  await runner.query(`
    ALTER TABLE reservations ADD COLUMN found_by text NOT NULL GENERATED ALWAYS AS (folded(' ' || first_name || ' ' || last_name
      || coalesce(' ' || email, '') || coalesce(' ' || phone, '') || coalesce(' ' || phone_e164, ''))) STORED`);
  await runner.query(`ALTER TABLE reservations ALTER COLUMN found_by DROP EXPRESSION`); // TypeORM would want a table for it
  await runner.query(`
    CREATE FUNCTION fold_reservation() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.found_by := folded(' ' || concat_ws(' ', NEW.first_name, NEW.last_name, NEW.email, NEW.phone, NEW.phone_e164));
      RETURN NEW;
    END $$`);
  await runner.query(`
    CREATE TRIGGER reservations_fold
      BEFORE INSERT OR UPDATE OF first_name, last_name, email, phone, phone_e164, found_by ON reservations
      FOR EACH ROW EXECUTE FUNCTION fold_reservation()`);
}
