import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { newEmail, call, reserve } from '../support/call';
import { upcomingDate } from '../support/upcoming-date';
import { sendMessage } from '../support/forms';
import { findDraftFolder, killSite, firstStartSteps, waitForStep } from '../support/first-start';
import { findViolations } from '../support/oracle';
import { queryDatabase } from '../support/separate-database';
import { isLongRun, keepProof } from '../support/proof-report';
import { cookieOf, trySignIn } from '../support/staff-sign-in';
import {
  type StartedSite,
  createDataDir,
  findFreePort,
  embeddedDatabaseUrl,
  isPostgresReady,
  postmasterPid,
  startSite,
  findProcessesIn,
} from '../support/started-site';
import { type Outcome, reserveUntilAnswered } from '../support/reserve-until-answered';
import { waitUntil } from '../support/wait-until';

const soon = 15_000; // milliseconds from a kill until the site is open again (proof F8)
const tried = isLongRun ? Object.keys(firstStartSteps) : ['the first files of the cluster', 'PostgreSQL starts'];
const times = isLongRun ? 10 : 1;

async function killAt(step: string, isPowerCut: boolean): Promise<number> {
  const [dataDir, port] = [createDataDir(), await findFreePort()];
  const first = startSite(dataDir, port);
  await waitForStep(step, dataDir, first);
  const isOpen = step === 'the bar is open';
  const promised = isOpen
    ? (await reserve({ date: upcomingDate('friday') }, { at: first.url })).body.reservation.id
    : null;
  await killSite(first, dataDir, isPowerCut);
  const since = performance.now();
  const next = startSite(dataDir, port);
  await next.waitUntilOpen();
  const needed = performance.now() - since;
  if (isOpen)
    expect(await queryDatabase(embeddedDatabaseUrl(dataDir), 'SELECT id FROM reservations')).toEqual([
      { id: promised },
    ]);
  expect([step, await next.stop(), next.said()]).toEqual([step, 0, expect.not.stringMatching(/\n +at /)]);
  expect(readdirSync(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
  if (isPowerCut) expect(existsSync(findDraftFolder(dataDir))).toBe(false); // else its last program may still be at work there
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
  const dataDir = createDataDir();
  let port: number;
  let site: StartedSite;

  it('of two first starts at once one opens, the other says so in one line', async () => {
    port = await findFreePort();
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
    await site.waitUntilOpen();
  });

  it('keeps files to its account, and none that names a person who was erased', async () => {
    const [at, email, person] = [site.url, 'kanarik@example.com', { firstName: 'kanarik', lastName: 'kanarik' }];
    const headers = cookieOf(await trySignIn('admin', 'a glass of frankovka', { at }));
    const staff = (path: string, body: object, method = 'POST') =>
      call(`/api/admin/${path}`, { method, body, at, headers }).then(({ status }) => status);
    const invite = () => staff('staff/invitations', { email, role: 'host', language: 'sk' });
    expect([await invite(), await invite()]).toEqual([201, 409]); // PostgreSQL has refused the second
    expect((await sendMessage({ ...person, email }, { at })).status).toBe(200);
    const mails = await waitUntil(
      () => Promise.resolve(filesThatKnow('kanarik')),
      (files) => files.length >= 3,
    );
    expect(mails).toEqual(mails.filter((file) => file.startsWith('mail/')));
    expect(await staff('privacy/erase', { email })).toBe(200);
    expect(filesThatKnow('kanarik')).toEqual([]);
    const isOpen = (file: string): boolean => (statSync(join(dataDir, file)).mode & 0o077) !== 0;
    const own = ourFiles().filter((file) => !file.startsWith('assets/')); // those are the built pages'
    expect([...own, 'mail', 'uploads'].filter(isOpen)).toEqual([]);
    const database = embeddedDatabaseUrl(dataDir);
    const tables = await queryDatabase<{ name: string }>(
      database,
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    for (const { name } of tables)
      expect([name, await queryDatabase(database, `SELECT * FROM ${name} t WHERE t::text LIKE '%kanarik%'`)]).toEqual([
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
    const [guests, kills] = isLongRun ? [400, 10] : [40, 1];
    await queryDatabase(embeddedDatabaseUrl(dataDir), 'DELETE FROM events'); // the sample's ask for tables and hold none
    const outcomes: Outcome[] = [];
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < guests) outcomes.push(await reserveUntilAnswered(next++, () => site.url));
    };
    const rush = Promise.all(Array.from({ length: 8 }, work));
    const recoveries: number[] = [];
    for (let done = 1; done <= kills; done += 1) {
      await waitUntil(
        () => Promise.resolve(outcomes.length),
        (length) => length >= (guests / (kills + 1)) * done,
      );
      const killed = postmasterPid(dataDir);
      process.kill(killed, 'SIGKILL');
      const since = performance.now();
      await waitUntil(() => Promise.resolve(isPostgresReady(dataDir) && postmasterPid(dataDir) !== killed), Boolean);
      await site.waitUntilOpen();
      recoveries.push(performance.now() - since);
    }
    await rush;
    const promised = outcomes.flatMap(({ result, id }) => (result === '201' ? [id] : [result]));
    const stored = await queryDatabase<{ id: string }>(embeddedDatabaseUrl(dataDir), 'SELECT id FROM reservations');
    expect(stored.map(({ id }) => id).sort()).toEqual(promised.sort());
    expect(await findViolations(embeddedDatabaseUrl(dataDir))).toEqual([]);
    expect(Object.keys(figures)).toHaveLength(tried.length); // else a step has failed, and nothing is proved
    figures['times PostgreSQL was killed while guests reserved'] = kills;
    figures['promised meanwhile (201), each kept once'] = promised.length;
    figures[`slowest recovery of the running house (ms; wanted: ${soon})`] = Math.round(Math.max(...recoveries));
    keepProof('F8', 'Killed at any step of a first start, or its PostgreSQL under load, the bar opens again by itself and loses nothing that was promised', figures); // prettier-ignore
  });

  it('a PostgreSQL that a killed start has left is used, and stopped at the end', async () => {
    const left = postmasterPid(dataDir);
    site.process.kill('SIGKILL');
    await site.ended;
    site = startSite(dataDir, port);
    await site.waitUntilOpen();
    expect(postmasterPid(dataDir)).toBe(left);
    expect((await reserve({ date: upcomingDate('saturday'), email: newEmail() }, { at: site.url })).status).toBe(201);
  });

  it('a start right after a stop waits for what is closing', async () => {
    const left = postmasterPid(dataDir);
    site.process.kill('SIGTERM');
    const next = startSite(dataDir, port);
    expect(await site.ended).toBe(0);
    await next.waitUntilOpen();
    site = next;
    expect(postmasterPid(dataDir)).not.toBe(left);
    expect(findProcessesIn(dataDir)).not.toContain(left);
  });

  it('a PostgreSQL that cannot be started again ends every process on it with the reason', async () => {
    const second = startSite(dataDir, await findFreePort());
    await second.waitUntilOpen();
    const control = join(dataDir, 'postgres/global/pg_control');
    renameSync(control, `${control}.away`);
    process.kill(postmasterPid(dataDir), 'SIGKILL');
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
    await first.waitUntilOpen();
    const second = startSite(dataDir, await findFreePort());
    await second.waitUntilOpen();
    second.process.kill('SIGSTOP'); // else it would be quicker than the later start, and bring PostgreSQL up itself
    first.process.kill('SIGKILL');
    await first.ended;
    process.kill(postmasterPid(dataDir), 'SIGKILL');
    const later = startSite(dataDir, port);
    await later.waitUntilOpen();
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
    const dataDir = createDataDir();
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(dataDir, name)), { recursive: true });
      writeFileSync(join(dataDir, name), content);
    }
    await expectRefusal(dataDir, line);
    for (const [name, content] of Object.entries(files))
      expect(readFileSync(join(dataDir, name), 'utf8')).toBe(content);
  });

  it('the data folder cannot be made', async () => {
    const dataDir = createDataDir();
    writeFileSync(dataDir, '');
    for (const place of [join(dataDir, 'below'), '/proc/nope'])
      await expectRefusal(place, /cannot be made or written: set DATA_DIR to one that can/);
  });

  async function expectRefusal(dataDir: string, line: RegExp): Promise<void> {
    const site = startSite(dataDir, await findFreePort());
    expect([await site.ended, site.said().trim().split('\n')]).toEqual([1, [expect.stringMatching(line)]]);
    expect(site.said()).not.toContain('DATABASE_URL');
  }
});
