import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { migrations } from '../../src/platform/database/migrations';
import { takeBackup, createFolder, listBackupPaths, runRestore } from '../support/backups';
import { earlierBackupFolder, createEarlierDatabase, earlierMigrationCount } from '../support/earlier-version';
import { type SeparateDatabase, readDatabaseContent, createEmptyDatabase } from '../support/separate-database';
import { runScript } from '../support/run-script';
import { sql } from '../support/sql';

const expectedMigrations = migrations.map(({ name }) => ({ name }));

let earlierDatabase: SeparateDatabase;
beforeEach(async () => void (earlierDatabase = await createEarlierDatabase('old')));
afterAll(() => earlierDatabase.drop());

const selectConstraints = `
    SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS line
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'`;
const selectConstraintsInOrder = `SELECT line FROM (${selectConstraints}) AS constraints ORDER BY line`;

const readMigrations = (database: SeparateDatabase) => database.query('SELECT name FROM migrations ORDER BY timestamp');

async function expectUpToDate(database: SeparateDatabase): Promise<void> {
  expect(await readMigrations(database)).toEqual(expectedMigrations);
  expect(await database.query(`SELECT last_name, created_at FROM reservations WHERE first_name = 'Eva'`)).toEqual([
    { last_name: 'Nováková', created_at: new Date('2026-06-01T12:00:00.123Z') },
  ]);
  expect(await runScript('../../dist/commands/check-migrations.js', { DATABASE_URL: database.url })).toEqual({
    exitCode: 0,
    output: '',
  });
  expect(await database.query(selectConstraintsInOrder)).toEqual(await sql(selectConstraintsInOrder));
}

// this machine does not have the address: the program ends after the upgrade of the database
const startAndUpgrade = (env: Record<string, string>) =>
  runScript('../../dist/main.js', { DATABASE_URL: earlierDatabase.url, HOST: '203.0.113.1', PORT: '1', ...env });

async function restoreBackup(backupPath: string): Promise<SeparateDatabase> {
  const database = await createEmptyDatabase('restored');
  expect(await runRestore(backupPath, { DATABASE_URL: database.url })).toMatchObject({ exitCode: 0 });
  return database;
}

/**
 * Columns in order, constraints, indexes, triggers and functions. PostgreSQL 18 names NOT NULL by itself, and a dump sets
 * other parentheses in triggers.
 */
const readSchema = (database: SeparateDatabase) =>
  database.query(`
    SELECT format('%s %s %s %s', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod)) AS line
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0
    UNION ALL ${selectConstraints}
    UNION ALL SELECT translate(pg_get_triggerdef(oid), '()', '') FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT regexp_replace(pg_get_functiondef(oid), '\\s+', ' ', 'g')
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = oid AND deptype = 'e')
    ORDER BY line`);

describe('a backup of the previous version', () => {
  it('is upgraded when it is restored, to the same schema and rows as its upgraded database', async () => {
    const restoredDatabase = await restoreBackup(earlierBackupFolder);
    await expectUpToDate(restoredDatabase);
    await startAndUpgrade({ DATA_DIR: createFolder(), BACKUP_BEFORE_MIGRATION: 'off' });
    expect(await readSchema(restoredDatabase)).toEqual(await readSchema(earlierDatabase));
    expect(await readDatabaseContent(restoredDatabase.url)).toEqual(await readDatabaseContent(earlierDatabase.url));
    await restoredDatabase.drop();
  });

  it('is refused when only some of the migrations of that version had run', async () => {
    await earlierDatabase.query(`DELETE FROM migrations WHERE name = 'DoorParties1764000024050'`);
    const backupPath = await takeBackup({ DATABASE_URL: earlierDatabase.url });
    const { exitCode, output } = await runRestore(backupPath, { DATABASE_URL: earlierDatabase.url });
    expect([exitCode, output]).toEqual([
      1,
      expect.stringContaining('open it with the version of commit 0d41625b once'),
    ]);
    expect(await readMigrations(earlierDatabase)).toHaveLength(earlierMigrationCount - 1);
  });
});

describe('a database of an earlier version', () => {
  it('keeps a change request with its held tables', async () => {
    await startAndUpgrade({ DATA_DIR: createFolder(), BACKUP_BEFORE_MIGRATION: 'off' });
    const changeRequests = await earlierDatabase.query(`
      SELECT first_name, asked.date, asked.start_minute, asked.party_size, ended_at,
        ARRAY(SELECT table_id FROM table_holdings WHERE change_request_id = asked.id ORDER BY table_id) AS tables
      FROM change_requests AS asked JOIN reservations ON reservations.id = asked.reservation_id`);
    const visit = { first_name: 'Ema', date: '2099-06-05', start_minute: 1200, party_size: 4, ended_at: null };
    expect(changeRequests).toEqual([{ ...visit, tables: ['T6'] }]);
  });

  it('is backed up before its upgrade, and that backup can be restored', async () => {
    const dataDir = createFolder();
    const { output } = await startAndUpgrade({ DATA_DIR: dataDir });
    expect(output).toContain('a backup was taken');
    const [backupPath = ''] = listBackupPaths(join(dataDir, 'backups'));
    expect(backupPath).toMatch(/-before-upgrade$/);
    expect(output).toContain(backupPath);
    await expectUpToDate(earlierDatabase);
    const restoredDatabase = await restoreBackup(backupPath);
    await expectUpToDate(restoredDatabase);
    await restoredDatabase.drop();
  });

  it('is not backed up when it is new or up to date, or when the setting is off', async () => {
    const dataDir = createFolder();
    const { url: DATABASE_URL, drop } = await createEmptyDatabase('new');
    await startAndUpgrade({ DATA_DIR: dataDir, DATABASE_URL });
    await drop();
    await startAndUpgrade({ DATA_DIR: dataDir, BACKUP_BEFORE_MIGRATION: 'off' });
    await startAndUpgrade({ DATA_DIR: dataDir });
    expect(readdirSync(dataDir)).not.toContain('backups');
  });

  it('is not upgraded or opened when its backup fails', async () => {
    const blockingFile = join(createFolder(), 'a-file');
    writeFileSync(blockingFile, '');
    const { exitCode, output } = await startAndUpgrade({ DATA_DIR: createFolder(), BACKUP_DIR: blockingFile });
    expect([exitCode, output]).toEqual([1, expect.stringMatching(/no backup could be taken.*BACKUP_DIR/)]);
    expect(await readMigrations(earlierDatabase)).toHaveLength(earlierMigrationCount);
  });

  it('is not upgraded or opened when it is older than the previous version', async () => {
    await earlierDatabase.query(`DELETE FROM migrations WHERE name = 'DoorParties1764000024050'`);
    const { exitCode, output } = await startAndUpgrade({ DATA_DIR: createFolder() });
    expect([exitCode, output]).toEqual([
      1,
      expect.stringMatching(/open it with the version of commit 0d41625b once.*\n$/),
    ]);
    expect(await readMigrations(earlierDatabase)).toHaveLength(earlierMigrationCount - 1);
  });
});

describe('a database of a newer version', () => {
  beforeEach(async () => {
    await earlierDatabase.query(
      `INSERT INTO migrations (timestamp, name) VALUES (1999000000000, 'ChangeRequests1999000000000')`,
    );
  });
  const refusal =
    /^(?:Warning: [^\n]*\n)?A newer Strapec has changed this database \(ChangeRequests1999000000000\): update this one.*\n$/;

  it('is not opened by an older program, which says so in one line after its warning', async () => {
    expect(await startAndUpgrade({ DATA_DIR: createFolder() })).toEqual({
      exitCode: 1,
      output: expect.stringMatching(refusal),
    });
  });

  it('is not changed by the staff command of an older program', async () => {
    const script = '../../dist/commands/staff.js';
    const env = { DATABASE_URL: earlierDatabase.url, DATA_DIR: createFolder() };
    const { exitCode, output } = await runScript(script, env, { args: ['disable', '--username', 'jana'] });
    expect([exitCode, output]).toEqual([1, expect.stringMatching(refusal)]);
  });
});
