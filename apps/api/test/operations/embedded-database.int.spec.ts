import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { anEmail, call, reserve } from '../support/call';
import { upcoming } from '../support/dates';
import { sendMessage } from '../support/forms';
import { draftIn, killStart, steps, untilStep } from '../support/first-start';
import { violations } from '../support/oracle';
import { queryAt } from '../support/other-database';
import { isLong, keepProof } from '../support/proof-report';
import { cookieOf, login } from '../support/sign-in';
import {
  type StartedSite,
  aDataDir,
  aPort,
  databaseOf,
  isPostgresReady,
  postgresOf,
  startSite,
  workingIn,
} from '../support/started-site';
import { type Outcome, insist } from '../support/stubborn-guest';
import { until } from '../support/until';

const soon = 15_000; // milliseconds from a kill until the site is open again (proof F8)
const tried = isLong ? Object.keys(steps) : ['the first files of the cluster', 'PostgreSQL starts'];
const times = isLong ? 10 : 1;

async function killAt(step: string, isPowerCut: boolean): Promise<number> {
  const [dataDir, port] = [aDataDir(), await aPort()];
  const first = startSite(dataDir, port);
  await untilStep(step, dataDir, first);
  const isOpen = step === 'the bar is open';
  const promised = isOpen ? (await reserve({ date: upcoming('friday') }, { at: first.url })).body.reservation.id : null;
  await killStart(first, dataDir, isPowerCut);
  const since = performance.now();
  const next = startSite(dataDir, port);
  await next.open();
  const needed = performance.now() - since;
  if (isOpen) expect(await queryAt(databaseOf(dataDir), 'SELECT id FROM reservations')).toEqual([{ id: promised }]);
  expect([step, await next.stop(), next.said()]).toEqual([step, 0, expect.not.stringMatching(/\n +at /)]);
  expect(readdirSync(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
  if (isPowerCut) expect(existsSync(draftIn(dataDir))).toBe(false); // else its last program may still be at work there
  return needed;
}

const figures: Record<string, string | number> = {};

it.each(tried)('a first start that is killed does not hinder the next one: %s', async (step) => {
  const needed: number[] = [];
  for (let time = 0; time < times; time += 1) needed.push(await killAt(step, (time + tried.indexOf(step)) % 2 === 1));
  figures[`killed ${times} times at "${step}": slowest next start (ms; wanted: ${soon})`] = Math.round(
    Math.max(...needed),
  );
});

describe('a venue on an embedded database', () => {
  const dataDir = aDataDir();
  let port: number;
  let site: StartedSite;

  it('of two first starts at once one opens, the other says so in one line', async () => {
    port = await aPort();
    mkdirSync(join(dataDir, 'mail'), { recursive: true });
    const before = {
      'postgres.log': 'DETAIL:  Key (email)=(kanarik@example.com) already exists.',
      'mail/1.eml': 'of before',
    };
    for (const [name, content] of Object.entries(before)) writeFileSync(join(dataDir, name), content, { mode: 0o644 });
    const both = [startSite(dataDir, port), startSite(dataDir, port)];
    const code = await Promise.race(both.map(({ ended }) => ended));
    const other = both.find(({ process }) => process.exitCode !== null);
    expect([code, other?.said()]).toEqual([
      1,
      expect.stringMatching(/^\[open-site\] another start \(process \d+\).*\n$/),
    ]);
    site = both.find((one) => one !== other) as StartedSite;
    await site.open();
  });

  it('keeps files to its account, and none that names a person who was erased', async () => {
    const [at, email, person] = [site.url, 'kanarik@example.com', { firstName: 'kanarik', lastName: 'kanarik' }];
    const headers = cookieOf(await login('admin', 'a glass of frankovka', { at }));
    const staff = (path: string, body: object, method = 'POST') =>
      call(`/api/admin/${path}`, { method, body, at, headers }).then(({ status }) => status);
    const invite = () => staff('staff/invitations', { email, role: 'host', language: 'sk' });
    expect([await invite(), await invite()]).toEqual([201, 409]); // PostgreSQL has refused the second
    expect((await sendMessage({ ...person, email }, { at })).status).toBe(200);
    const mails = await until(
      () => Promise.resolve(filesThatKnow('kanarik')),
      (files) => files.length >= 3,
    );
    expect(mails).toEqual(mails.filter((file) => file.startsWith('mail/')));
    expect(await staff('privacy/erase', { email })).toBe(200);
    expect(filesThatKnow('kanarik')).toEqual([]);
    const isOpen = (file: string): boolean => (statSync(join(dataDir, file)).mode & 0o077) !== 0;
    const own = ourFiles().filter((file) => !file.startsWith('assets/')); // those are the built pages'
    expect([...own, 'mail', 'uploads'].filter(isOpen)).toEqual([]);
    const database = databaseOf(dataDir);
    const tables = await queryAt<{ name: string }>(
      database,
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    for (const { name } of tables)
      expect([name, await queryAt(database, `SELECT * FROM ${name} t WHERE t::text LIKE '%kanarik%'`)]).toEqual([
        name,
        [],
      ]);
  });

  /** All but PostgreSQL's own, which is asked for its rows. */
  const ourFiles = (): string[] =>
    readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(dataDir, join(parentPath, name)))
      .filter((file) => !file.startsWith('postgres/'));
  const filesThatKnow = (text: string): string[] =>
    ourFiles().filter((file) => readFileSync(join(dataDir, file)).includes(text));

  it('proof F8: PostgreSQL is killed under load and comes back; nothing that was promised is lost', async () => {
    const [guests, kills] = isLong ? [400, 10] : [40, 1];
    await queryAt(databaseOf(dataDir), 'DELETE FROM events'); // the sample's ask for tables and hold none
    const outcomes: Outcome[] = [];
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < guests) outcomes.push(await insist(next++, () => site.url));
    };
    const rush = Promise.all(Array.from({ length: 8 }, work));
    const recoveries: number[] = [];
    for (let done = 1; done <= kills; done += 1) {
      await until(
        () => Promise.resolve(outcomes.length),
        (length) => length >= (guests / (kills + 1)) * done,
      );
      const killed = postgresOf(dataDir);
      process.kill(killed, 'SIGKILL');
      const since = performance.now();
      await until(() => Promise.resolve(isPostgresReady(dataDir) && postgresOf(dataDir) !== killed), Boolean);
      await site.open();
      recoveries.push(performance.now() - since);
    }
    await rush;
    const promised = outcomes.flatMap(({ result, id }) => (result === '201' ? [id] : [result]));
    const stored = await queryAt<{ id: string }>(databaseOf(dataDir), 'SELECT id FROM reservations');
    expect(stored.map(({ id }) => id).sort()).toEqual(promised.sort());
    expect(await violations(databaseOf(dataDir))).toEqual([]);
    expect(Object.keys(figures)).toHaveLength(tried.length); // else a step has failed, and nothing is proved
    figures['times PostgreSQL was killed while guests reserved'] = kills;
    figures['promised meanwhile (201), each kept once'] = promised.length;
    figures[`slowest recovery of the running house (ms; wanted: ${soon})`] = Math.round(Math.max(...recoveries));
    keepProof('F8', 'Killed at any step of a first start, or its PostgreSQL under load, the bar opens again by itself and loses nothing that was promised', figures); // prettier-ignore
  });

  it('a PostgreSQL that a killed start has left is used, and stopped at the end', async () => {
    const left = postgresOf(dataDir);
    site.process.kill('SIGKILL');
    await site.ended;
    site = startSite(dataDir, port);
    await site.open();
    expect(postgresOf(dataDir)).toBe(left);
    expect((await reserve({ date: upcoming('saturday'), email: anEmail() }, { at: site.url })).status).toBe(201);
  });

  it('a start right after a stop waits for what is closing', async () => {
    const left = postgresOf(dataDir);
    site.process.kill('SIGTERM');
    const next = startSite(dataDir, port);
    expect(await site.ended).toBe(0);
    await next.open();
    site = next;
    expect(postgresOf(dataDir)).not.toBe(left);
    expect(workingIn(dataDir)).not.toContain(left);
  });

  it('a PostgreSQL that cannot be started again ends every process on it with the reason', async () => {
    const second = startSite(dataDir, await aPort());
    await second.open();
    const control = join(dataDir, 'postgres/global/pg_control');
    renameSync(control, `${control}.away`);
    process.kill(postgresOf(dataDir), 'SIGKILL');
    for (const { ended, said } of [site, second]) {
      expect(await ended).not.toBe(0);
      expect(said()).toMatch(
        /attempt 3 of 3 failed.*\n.*could not be started again: .*find the database system.*log is/,
      );
    }
    renameSync(`${control}.away`, control);
  });

  it('a process that knows only the old address of a PostgreSQL that was restarted elsewhere ends with the reason', async () => {
    const first = startSite(dataDir, port);
    await first.open();
    const second = startSite(dataDir, await aPort());
    await second.open();
    second.process.kill('SIGSTOP'); // else it would be quicker than the later start, and bring PostgreSQL up itself
    first.process.kill('SIGKILL');
    await first.ended;
    process.kill(postgresOf(dataDir), 'SIGKILL');
    const later = startSite(dataDir, port);
    await later.open();
    second.process.kill('SIGCONT');
    expect(await second.ended).toBe(1);
    expect(second.said()).toMatch(/PostgreSQL has ended, and runs at another address now: start again/);
    expect(await later.stop()).toBe(0);
  });
});

describe('a start that cannot succeed says why in one line and touches nothing', () => {
  const refusals: readonly (readonly [string, Record<string, string>, RegExp])[] = [
    ['something else lies there', { 'postgres/notes.txt': 'mine' }, /is no database.*\(notes\.txt\): move it away/],
    [
      'a cluster has lost PG_VERSION',
      { 'postgres/global/pg_control': 'x', 'postgres/base/1/PG_VERSION': '18\n' },
      /is a database without its file PG_VERSION: write 18 into it/,
    ],
    [
      'the password is missing',
      { 'postgres/PG_VERSION': '18\n' },
      /password of the database is missing \(.*: put that/,
    ],
    ['a file lies there', { postgres: 'mine' }, /is no folder.*move it away/],
  ];

  it.each(refusals)('%s', async (_case, files, line) => {
    const dataDir = aDataDir();
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(dataDir, name)), { recursive: true });
      writeFileSync(join(dataDir, name), content);
    }
    await expectRefusal(dataDir, line);
    for (const [name, content] of Object.entries(files))
      expect(readFileSync(join(dataDir, name), 'utf8')).toBe(content);
  });

  it('the data folder cannot be made', async () => {
    const dataDir = aDataDir();
    writeFileSync(dataDir, '');
    for (const place of [join(dataDir, 'below'), '/proc/nope'])
      await expectRefusal(place, /cannot be made or written: set DATA_DIR to one that can/);
  });

  async function expectRefusal(dataDir: string, line: RegExp): Promise<void> {
    const site = startSite(dataDir, await aPort());
    expect([await site.ended, site.said().trim().split('\n')]).toEqual([1, [expect.stringMatching(line)]]);
    expect(site.said()).not.toContain('DATABASE_URL');
  }
});
