import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApi, startApis, stopApis } from '../support/api-process';
import {
  takeBackup,
  aFolder,
  runBackup,
  listBackupPaths,
  fillVenue,
  legacyFiles,
  runRestore,
} from '../support/backups';
import { newEmail, call, reserve } from '../support/call';
import { nextOpenDates } from '../support/next-open-dates';
import { findViolations } from '../support/oracle';
import { type SeparateDatabase, readDatabaseContent, createEmptyDatabase } from '../support/separate-database';
import { isLongRun, keepProof } from '../support/proof-report';
import { runScript } from '../support/run-script';
import { signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

const dates = nextOpenDates(40);
const backups = isLongRun ? 3 : 2;

const indexes = `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexdef`;
const triggers = `SELECT tgrelid::regclass::text, tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`;

let empty: SeparateDatabase;
beforeEach(async () => void (empty = await createEmptyDatabase('restored')));
afterAll(() => empty.drop());
beforeAll(fillVenue);

describe('a backup that is restored elsewhere', () => {
  it('is the same: every row, every file, and the numbers go on', async () => {
    const path = await takeBackup();
    const dataDir = aFolder();
    const { code, said } = await runRestore(path, { DATABASE_URL: empty.url, DATA_DIR: dataDir });
    expect([code, said]).toEqual([0, expect.stringMatching(/taken .*rows.*Restored/s)]);
    const { picture_files: pictures, app_secrets: secrets, ...restored } = await readDatabaseContent(empty.url);
    expect({ ...(await readDatabaseContent(databaseUrl)), ...restored }).toEqual(
      await readDatabaseContent(databaseUrl),
    );
    expect(pictures).toEqual([legacyFiles.picture, 'new'].map((name) => `(${name},"\\\\x00ff0d0a")`));
    expect(secrets).toEqual([`(session,"${legacyFiles.secret}")`]);
    expect(readFileSync(join(dataDir, 'media/480/a.webp'))).toEqual(Buffer.from([0, 255, 13, 10])); // no picture of ours
    expect([readdirSync(dataDir), readdirSync(join(dataDir, 'media'))]).toEqual([['media'], ['480']]);
    expect(await empty.query(indexes)).toEqual(await sql(indexes));
    expect(await empty.query(triggers)).toEqual(await sql(triggers));
    expect(await findViolations(empty.url)).toEqual([]);
    await empty.query(`INSERT INTO rooms VALUES ('2030-01-01')`);
    expect(await runScript('../../dist/commands/check-migrations.js', { DATABASE_URL: empty.url })).toEqual({
      code: 0,
      said: '',
    });
  });

  it('has no session, and only its account can read it', async () => {
    await signIn();
    const path = await takeBackup();
    expect(await sql('SELECT 1 FROM sessions')).not.toHaveLength(0);
    expect(readdirSync(join(path, 'database'))).not.toContain('sessions.copy.gz');
    expect(statSync(path).mode & 0o077).toBe(0);
  });

  it('opens: earlier reservations are there, and tables are still held once', async () => {
    const path = await takeBackup();
    await runRestore(path, { DATABASE_URL: empty.url });
    const api = await startApi({ DATABASE_URL: empty.url });
    const first = await reserve({ date: dates[0], email: newEmail() }, { at: api.url });
    expect(first.status).toBe(201);
    expect((await call('/api/health/ready', { at: api.url })).status).toBe(200);
    await api.stop();
    expect(await findViolations(empty.url)).toEqual([]);
  });
});

describe('proof F6: a backup while guests reserve', () => {
  let apis: ApiProcess[];
  beforeAll(async () => void (apis = await startApis(2)));
  afterAll(() => stopApis(apis));

  it('is one snapshot: no earlier reservation is missing or incomplete', async () => {
    let isOpen = true;
    const promised: string[] = [];
    const guests = Array.from({ length: 6 }, async (_, guest) => {
      for (let turn = 0; isOpen; turn += 1) {
        const date = dates[(guest * 7 + turn) % dates.length];
        const answer = await reserve({ date, email: newEmail() }, { at: apis[guest % 2]?.url ?? '' });
        if (answer.status === 201) promised.push(answer.body.reservation.id);
      }
    });
    await waitUntil(
      () => Promise.resolve(promised.length),
      (count) => count >= 20,
    );
    const before = [...promised];
    const paths: string[] = [];
    for (let taken = 0; taken < backups; taken += 1) paths.push(await takeBackup());
    isOpen = false;
    await Promise.all(guests);
    for (const path of paths) {
      expect((await runRestore(path, { DATABASE_URL: empty.url })).code).toBe(0);
      const stored = (await empty.query<{ id: string }>('SELECT id FROM reservations')).map(({ id }) => id);
      expect(before.filter((id) => !stored.includes(id))).toEqual([]);
      expect(await findViolations(empty.url)).toEqual([]); // each with its tables and its two mails
    }
    expect(promised.length).toBeGreaterThan(before.length);
    keepProof('F6', 'A backup while guests reserve is of one moment, and restores to exactly that', {
      'backups taken during the rush, and restored': paths.length,
      'reservations promised before the first, all in every one': before.length,
      'reservations promised by the end': promised.length,
      'findings of the oracle in the restored databases': 0,
      'ages of backups that come up to date':
        'the version before the baseline, and every later migration (upgrade-database)',
      'damaged backups refused, nothing changed': 'nine kinds (refuse-a-backup)',
    });
  });
});

describe('the backup folder', () => {
  it('keeps the newest backups of a kind, and leaves other files alone', async () => {
    const folder = aFolder();
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    mkdirSync(join(folder, 'strapec-20200101T000000000Z-nightly'));
    for (let turn = 0; turn < 3; turn += 1) await runBackup(folder, { BACKUP_KEEP: '2' });
    const names = listBackupPaths(folder).map((path) => path.slice(folder.length + 1));
    expect(names).toEqual([
      'notes.txt',
      'strapec-20200101T000000000Z-nightly',
      expect.stringMatching(/-manual$/),
      expect.stringMatching(/-manual$/),
    ]);
  });

  it('takes a folder from the command line, and names every backup when none is named', async () => {
    const folder = aFolder();
    expect((await runBackup(aFolder(), {}, ['--to', folder])).code).toBe(0);
    const env = { DATABASE_URL: empty.url, DATA_DIR: aFolder(), BACKUP_DIR: folder };
    const { code, said } = await runScript('../../dist/commands/restore.js', env);
    expect([code, said]).toEqual([
      1,
      expect.stringContaining(listBackupPaths(folder)[0]?.slice(folder.length + 1) ?? ''),
    ]);
  });

  it('leaves nothing behind when a backup fails, and gives the reason in one line', async () => {
    const folder = aFolder();
    const { code, said } = await runBackup(folder, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect([code, said.trim().split('\n')]).toEqual([1, [expect.stringMatching(/The database does not answer/)]]);
    expect(readdirSync(folder)).toEqual([]);
  });
});
