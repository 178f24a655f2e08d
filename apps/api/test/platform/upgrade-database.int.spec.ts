import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { migrations } from '../../src/platform/database/migrations';
import { takeBackup, aFolder, listBackupPaths, runRestore } from '../support/backups';
import { earlierBackupFolder, createEarlierDatabase, earlierMigrationCount } from '../support/earlier-version';
import { type SeparateDatabase, readDatabaseContent, createEmptyDatabase } from '../support/separate-database';
import { runScript } from '../support/run-script';
import { sql } from '../support/sql';

const names = migrations.map(({ name }) => ({ name }));

let old: SeparateDatabase;
beforeEach(async () => void (old = await createEarlierDatabase('old')));
afterAll(() => old.drop());

const constraints = `
    SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS line
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'`;
const constraintsInOrder = `SELECT line FROM (${constraints}) AS constraints ORDER BY line`;

const namesIn = (database: SeparateDatabase) => database.query('SELECT name FROM migrations ORDER BY timestamp');

async function expectUpToDate(database: SeparateDatabase): Promise<void> {
  expect(await namesIn(database)).toEqual(names);
  expect(await database.query(`SELECT last_name, created_at FROM reservations WHERE first_name = 'Eva'`)).toEqual([
    { last_name: 'Nováková', created_at: new Date('2026-06-01T12:00:00.123Z') },
  ]);
  expect(await runScript('../../dist/commands/check-migrations.js', { DATABASE_URL: database.url })).toEqual({
    code: 0,
    said: '',
  });
  expect(await database.query(constraintsInOrder)).toEqual(await sql(constraintsInOrder));
}

// an address that is not ours: the start ends after the database has been brought up to date
const start = (env: Record<string, string>) =>
  runScript('../../dist/main.js', { DATABASE_URL: old.url, HOST: '203.0.113.1', PORT: '1', ...env });

async function restored(path: string): Promise<SeparateDatabase> {
  const database = await createEmptyDatabase('restored');
  expect(await runRestore(path, { DATABASE_URL: database.url })).toMatchObject({ code: 0 });
  return database;
}

/**
 * Columns in order, constraints, indexes, triggers and functions. PostgreSQL 18 names NOT NULL by itself, and a dump sets
 * other parentheses in triggers.
 */
const schemaOf = (database: SeparateDatabase) =>
  database.query(`
    SELECT format('%s %s %s %s', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod)) AS line
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0
    UNION ALL ${constraints}
    UNION ALL SELECT translate(pg_get_triggerdef(oid), '()', '') FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT regexp_replace(pg_get_functiondef(oid), '\\s+', ' ', 'g')
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = oid AND deptype = 'e')
    ORDER BY line`);

describe('a backup of the version before', () => {
  it('comes up to date when it is restored, with the same schema and rows as its database', async () => {
    const database = await restored(earlierBackupFolder);
    await expectUpToDate(database);
    await start({ DATA_DIR: aFolder(), BACKUP_BEFORE_MIGRATION: 'off' });
    expect(await schemaOf(database)).toEqual(await schemaOf(old));
    expect(await readDatabaseContent(database.url)).toEqual(await readDatabaseContent(old.url));
    await database.drop();
  });

  it('is refused when only some of the migrations of that version had run', async () => {
    await old.query(`DELETE FROM migrations WHERE name = 'DoorParties1764000024050'`);
    const path = await takeBackup({ DATABASE_URL: old.url });
    const { code, said } = await runRestore(path, { DATABASE_URL: old.url });
    expect([code, said]).toEqual([1, expect.stringContaining('open it with the version of commit 0d41625b once')]);
    expect(await namesIn(old)).toHaveLength(earlierMigrationCount - 1);
  });
});

describe('a database that is older than the program', () => {
  it('keeps a change request, with its tables, in a table of its own', async () => {
    await start({ DATA_DIR: aFolder(), BACKUP_BEFORE_MIGRATION: 'off' });
    const requests = await old.query(`
      SELECT first_name, asked.date, asked.start_minute, asked.party_size, ended_at,
        ARRAY(SELECT table_id FROM table_holdings WHERE change_request_id = asked.id ORDER BY table_id) AS tables
      FROM change_requests AS asked JOIN reservations ON reservations.id = asked.reservation_id`);
    const visit = { first_name: 'Ema', date: '2099-06-05', start_minute: 1200, party_size: 4, ended_at: null };
    expect(requests).toEqual([{ ...visit, tables: ['T6'] }]);
  });

  it('takes a backup first, and that one brings the old one back', async () => {
    const dataDir = aFolder();
    const { said } = await start({ DATA_DIR: dataDir });
    expect(said).toContain('a backup was taken');
    const [path = ''] = listBackupPaths(join(dataDir, 'backups'));
    expect(path).toMatch(/-before-upgrade$/);
    expect(said).toContain(path);
    await expectUpToDate(old);
    const database = await restored(path);
    await expectUpToDate(database);
    await database.drop();
  });

  it('takes none when it is new or up to date, or when that is switched off', async () => {
    const dataDir = aFolder();
    const { url: DATABASE_URL, drop } = await createEmptyDatabase('new');
    await start({ DATA_DIR: dataDir, DATABASE_URL });
    await drop();
    await start({ DATA_DIR: dataDir, BACKUP_BEFORE_MIGRATION: 'off' });
    await start({ DATA_DIR: dataDir });
    expect(readdirSync(dataDir)).not.toContain('backups');
  });

  it('does not open, and changes nothing, when that backup fails', async () => {
    const inTheWay = join(aFolder(), 'a-file');
    writeFileSync(inTheWay, '');
    const { code, said } = await start({ DATA_DIR: aFolder(), BACKUP_DIR: inTheWay });
    expect([code, said]).toEqual([1, expect.stringMatching(/no backup could be taken.*BACKUP_DIR/)]);
    expect(await namesIn(old)).toHaveLength(earlierMigrationCount);
  });

  it('does not open, and changes nothing, when it is older than the version before', async () => {
    await old.query(`DELETE FROM migrations WHERE name = 'DoorParties1764000024050'`);
    const { code, said } = await start({ DATA_DIR: aFolder() });
    expect([code, said]).toEqual([1, expect.stringMatching(/open it with the version of commit 0d41625b once.*\n$/)]);
    expect(await namesIn(old)).toHaveLength(earlierMigrationCount - 1);
  });
});

describe('an older program', () => {
  beforeEach(async () => {
    await old.query(`INSERT INTO migrations (timestamp, name) VALUES (1999000000000, 'ChangeRequests1999000000000')`);
  });
  const refused =
    /^(?:Warning: [^\n]*\n)?A newer Strapec has changed this database \(ChangeRequests1999000000000\): update this one.*\n$/;

  it('does not open on a newer database, and says so in one line, beside the warning of an open address', async () => {
    expect(await start({ DATA_DIR: aFolder() })).toEqual({ code: 1, said: expect.stringMatching(refused) });
  });

  it('does not look after its staff either', async () => {
    const script = '../../dist/commands/staff.js';
    const env = { DATABASE_URL: old.url, DATA_DIR: aFolder() };
    const { code, said } = await runScript(script, env, { args: ['disable', '--username', 'jana'] });
    expect([code, said]).toEqual([1, expect.stringMatching(refused)]);
  });
});
