import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApi, startApis, stopApis } from '../support/api-process';
import {
  takeBackup,
  createFolder,
  runBackup,
  listBackupPaths,
  seedVenueData,
  legacyFiles,
  runRestore,
} from '../support/backups';
import { newEmail, requestApi, postReservation } from '../support/request-api';
import { nextOpenDates } from '../support/next-open-dates';
import { findViolations } from '../support/capacity-oracle';
import { type SeparateDatabase, readDatabaseContent, createEmptyDatabase } from '../support/separate-database';
import { isLongRun, saveProofFigures } from '../support/proof-report';
import { runScript } from '../support/run-script';
import { signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

const dates = nextOpenDates(40);
const backupCount = isLongRun ? 3 : 2;

const selectIndexes = `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexdef`;
const selectTriggers = `SELECT tgrelid::regclass::text, tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`;

let targetDatabase: SeparateDatabase;
beforeEach(async () => void (targetDatabase = await createEmptyDatabase('restored')));
afterAll(() => targetDatabase.drop());
beforeAll(seedVenueData);

describe('a backup restored into another database', () => {
  it('has every row and file, and new rows can be inserted', async () => {
    const backupPath = await takeBackup();
    const dataDir = createFolder();
    const { exitCode, output } = await runRestore(backupPath, { DATABASE_URL: targetDatabase.url, DATA_DIR: dataDir });
    expect([exitCode, output]).toEqual([0, expect.stringMatching(/taken .*rows.*Restored/s)]);
    const sourceRows = await readDatabaseContent(databaseUrl);
    const { picture_files: pictures, app_secrets: secrets, ...rows } = await readDatabaseContent(targetDatabase.url);
    expect({ ...rows, app_secrets: [], picture_files: sourceRows['picture_files'] }).toEqual(sourceRows);
    expect(pictures).toEqual([legacyFiles.pictureFileName, 'new'].map((name) => `(${name},"\\\\x00ff0d0a")`));
    expect(secrets).toEqual([`(session,"${legacyFiles.secret}")`]);
    expect(readFileSync(join(dataDir, 'media/480/a.webp'))).toEqual(Buffer.from([0, 255, 13, 10])); // not an uploaded picture, so it stays a file
    expect([readdirSync(dataDir), readdirSync(join(dataDir, 'media'))]).toEqual([['media'], ['480']]);
    expect(await targetDatabase.query(selectIndexes)).toEqual(await sql(selectIndexes));
    expect(await targetDatabase.query(selectTriggers)).toEqual(await sql(selectTriggers));
    expect(await findViolations(targetDatabase.url)).toEqual([]);
    await targetDatabase.query(`INSERT INTO rooms VALUES ('2030-01-01')`);
    expect(await runScript('../../dist/commands/check-migrations.js', { DATABASE_URL: targetDatabase.url })).toEqual({
      exitCode: 0,
      output: '',
    });
  });

  it('has no sessions and can be read only by the user that took it', async () => {
    await signIn();
    const backupPath = await takeBackup();
    expect(await sql('SELECT 1 FROM sessions')).not.toHaveLength(0);
    expect(readdirSync(join(backupPath, 'database'))).not.toContain('sessions.copy.gz');
    expect(statSync(backupPath).mode & 0o077).toBe(0);
  });

  it('can be served, and no table is held twice after a new reservation', async () => {
    const backupPath = await takeBackup();
    await runRestore(backupPath, { DATABASE_URL: targetDatabase.url });
    const api = await startApi({ DATABASE_URL: targetDatabase.url });
    const response = await postReservation({ date: dates[0], email: newEmail() }, { apiUrl: api.url });
    expect(response.status).toBe(201);
    expect((await requestApi('/api/health/ready', { apiUrl: api.url })).status).toBe(200);
    await api.stop();
    expect(await findViolations(targetDatabase.url)).toEqual([]);
  });
});

describe('proof F6: a backup while guests reserve', () => {
  let apis: ApiProcess[];
  beforeAll(async () => void (apis = await startApis(2)));
  afterAll(() => stopApis(apis));

  it('is one snapshot: no earlier reservation is missing or incomplete', async () => {
    let isReserving = true;
    const promisedIds: string[] = [];
    const guests = Array.from({ length: 6 }, async (_, guestIndex) => {
      for (let attempt = 0; isReserving; attempt += 1) {
        const date = dates[(guestIndex * 7 + attempt) % dates.length];
        const response = await postReservation(
          { date, email: newEmail() },
          { apiUrl: apis[guestIndex % 2]?.url ?? '' },
        );
        if (response.status === 201) promisedIds.push(response.body.reservation.id);
      }
    });
    await waitUntil(
      () => Promise.resolve(promisedIds.length),
      (count) => count >= 20,
    );
    const promisedBefore = [...promisedIds];
    const backupPaths: string[] = [];
    for (let backupIndex = 0; backupIndex < backupCount; backupIndex += 1) backupPaths.push(await takeBackup());
    isReserving = false;
    await Promise.all(guests);
    for (const backupPath of backupPaths) {
      expect((await runRestore(backupPath, { DATABASE_URL: targetDatabase.url })).exitCode).toBe(0);
      const storedIds = (await targetDatabase.query<{ id: string }>('SELECT id FROM reservations')).map(({ id }) => id);
      expect(promisedBefore.filter((id) => !storedIds.includes(id))).toEqual([]);
      expect(await findViolations(targetDatabase.url)).toEqual([]); // each with its tables and its two mails
    }
    expect(promisedIds.length).toBeGreaterThan(promisedBefore.length);
    saveProofFigures('F6', 'A backup while guests reserve is of one moment, and restores to exactly that', {
      'backups taken during the rush, and restored': backupPaths.length,
      'reservations promised before the first, all in every one': promisedBefore.length,
      'reservations promised by the end': promisedIds.length,
      'findings of the oracle in the restored databases': 0,
      'ages of backups that come up to date':
        'the version before the baseline, and every later migration (upgrade-database)',
      'damaged backups refused, nothing changed': 'nine kinds (refuse-a-backup)',
    });
  });
});

describe('the backup folder', () => {
  it('keeps the newest backups of a kind, and leaves other files alone', async () => {
    const folder = createFolder();
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    mkdirSync(join(folder, 'strapec-20200101T000000000Z-nightly'));
    for (let backupIndex = 0; backupIndex < 3; backupIndex += 1) await runBackup(folder, { BACKUP_KEEP: '2' });
    const fileNames = listBackupPaths(folder).map((backupPath) => backupPath.slice(folder.length + 1));
    expect(fileNames).toEqual([
      'notes.txt',
      'strapec-20200101T000000000Z-nightly',
      expect.stringMatching(/-manual$/),
      expect.stringMatching(/-manual$/),
    ]);
  });

  it('is set with --to, and a restore without a path lists its backups', async () => {
    const folder = createFolder();
    expect((await runBackup(createFolder(), {}, ['--to', folder])).exitCode).toBe(0);
    const env = { DATABASE_URL: targetDatabase.url, DATA_DIR: createFolder(), BACKUP_DIR: folder };
    const { exitCode, output } = await runScript('../../dist/commands/restore.js', env);
    expect([exitCode, output]).toEqual([
      1,
      expect.stringContaining(listBackupPaths(folder)[0]?.slice(folder.length + 1) ?? ''),
    ]);
  });

  it('stays empty when a backup fails with its reason in one line', async () => {
    const folder = createFolder();
    const { exitCode, output } = await runBackup(folder, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect([exitCode, output.trim().split('\n')]).toEqual([1, [expect.stringMatching(/The database does not answer/)]]);
    expect(readdirSync(folder)).toEqual([]);
  });
});
