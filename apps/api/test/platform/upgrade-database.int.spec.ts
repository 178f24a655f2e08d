import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aBackup, aFolder, backupsIn, restore } from '../support/backups';
import { type OtherDatabase, otherDatabase, twinDatabase } from '../support/other-database';
import { isLong } from '../support/proof-report';
import { runScript } from '../support/run-script';

const names = readdirSync(join(__dirname, '../../src/platform/database/migrations')).sort();
const written = names.length;
/** The newest but one, and the first in which guests could reserve; `npm run test:long` takes all between. */
const ages = isLong ? Array.from({ length: written - 2 }, (_, index) => index + 1) : [1, written - 2];
const anInstant = '2026-11-01T12:00:00.123Z';

let old: OtherDatabase;
beforeEach(async () => void (old = await twinDatabase('old')));
afterAll(() => old.drop());

/** Brings the database to where it stood some migrations ago, with a guest in it. */
async function age(back: number): Promise<void> {
  await runScript('migrate.mjs', { DATABASE_URL: old.url, DOWN: String(back) });
  const guest = {
    ...{ id: '8a7e4a3e-3d4f-4a44-9d5e-111111111111', first_name: 'Eva', last_name: 'Nováková', party_size: 2 },
    ...{
      email: 'eva@example.com',
      phone: '+421900000000',
      date: '2026-12-04',
      time: '18:00',
      start_minute: 1080,
      minutes: 120,
    },
    ...{ created_at: anInstant, updated_at: anInstant },
  };
  const known = await old.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'reservations'`,
  );
  const columns = Object.entries(guest).filter(([column]) => known.some(({ name }) => name === column));
  await old.query(
    `INSERT INTO reservations (${columns.map(([column]) => column).join()}) VALUES (${columns.map((_, at) => `$${at + 1}`).join()})`,
    columns.map(([, value]) => value),
  );
}

async function expectUpToDate(database: OtherDatabase): Promise<void> {
  expect(await database.query('SELECT first_name, last_name, created_at FROM reservations')).toEqual([
    { first_name: 'Eva', last_name: 'Nováková', created_at: new Date(anInstant) },
  ]);
  expect(await runScript('../../dist/commands/check-migrations.js', { DATABASE_URL: database.url })).toEqual({
    code: 0,
    said: '',
  });
}

describe('an older backup', () => {
  it.each(ages)('%i migrations back comes up to date when it is restored', async (back) => {
    await age(back);
    const path = await aBackup({ DATABASE_URL: old.url });
    const restored = await otherDatabase('restored');
    expect(await restore(path, { DATABASE_URL: restored.url })).toMatchObject({ code: 0 });
    await expectUpToDate(restored);
    await restored.drop();
  });
});

describe('a database that is older than the program', () => {
  // an address that is not ours: the start ends after the database has been brought up to date
  const start = (env: Record<string, string>) =>
    runScript('../../dist/main.js', { DATABASE_URL: old.url, HOST: '203.0.113.1', PORT: '1', ...env });

  it('takes a backup first, and that one brings the old one back', async () => {
    await age(written - names.findIndex((name) => name.includes('sample-venue'))); // before the sample was rows
    await old.query(`DELETE FROM site_content WHERE key = 'business_details.city'`);
    const dataDir = aFolder();
    const { said } = await start({ DATA_DIR: dataDir });
    const [path = ''] = backupsIn(join(dataDir, 'backups'));
    expect(path).toMatch(/-before-upgrade$/);
    expect(said).toContain(path);
    await expectUpToDate(old);
    // it is open to guests, and what they have seen so far stands there for staff to change
    expect(await old.query('SELECT name FROM first_start_marks ORDER BY name')).toEqual([
      { name: 'begun' },
      { name: 'opened' },
    ]);
    expect(
      await old.query(
        `SELECT key, content_sk, is_sample FROM site_content WHERE key ~ '^business_details.(city|street)' ORDER BY key`,
      ),
    ).toEqual([
      { key: 'venue.city', content_sk: 'Bratislava', is_sample: true },
      { key: 'venue.street', content_sk: 'Klobučnícka 7', is_sample: false },
    ]);
    const restored = await otherDatabase('restored');
    expect(await restore(path, { DATABASE_URL: restored.url })).toMatchObject({ code: 0 });
    await expectUpToDate(restored);
    await restored.drop();
  });

  it('takes none when it is new or up to date, or when that is switched off', async () => {
    const dataDir = aFolder();
    const { url: DATABASE_URL, drop } = await otherDatabase('new');
    await start({ DATA_DIR: dataDir, DATABASE_URL });
    await drop();
    await start({ DATA_DIR: dataDir });
    await age(1);
    await start({ DATA_DIR: dataDir, BACKUP_BEFORE_MIGRATION: 'off' });
    expect(readdirSync(dataDir)).not.toContain('backups');
  });

  it('does not open, and changes nothing, when that backup fails', async () => {
    await age(1);
    const inTheWay = join(aFolder(), 'a-file');
    writeFileSync(inTheWay, '');
    const { code, said } = await start({ DATA_DIR: aFolder(), BACKUP_DIR: inTheWay });
    expect([code, said]).toEqual([1, expect.stringMatching(/no backup could be taken.*BACKUP_DIR/)]);
    expect(await old.query('SELECT name FROM migrations')).toHaveLength(written - 1);
  });
});

describe('an older program', () => {
  beforeEach(async () => {
    await old.query(`INSERT INTO migrations (timestamp, name) VALUES (1999000000000, 'ChangeRequests1999000000000')`);
  });
  const refused =
    /^(?:Warning: [^\n]*\n)?A newer Strapec has changed this database \(Wishes1999000000000\): update this one.*\n$/;

  it('does not open on a newer database, and says so in one line, beside the warning of an open address', async () => {
    const env = { DATABASE_URL: old.url, DATA_DIR: aFolder(), HOST: '203.0.113.1', PORT: '1' };
    expect(await runScript('../../dist/main.js', env)).toEqual({ code: 1, said: expect.stringMatching(refused) });
  });

  it('does not look after its staff either', async () => {
    const script = '../../dist/commands/staff.js';
    const env = { DATABASE_URL: old.url, DATA_DIR: aFolder() };
    const { code, said } = await runScript(script, env, { args: ['disable', '--username', 'jana'] });
    expect([code, said]).toEqual([1, expect.stringMatching(refused)]);
  });
});
