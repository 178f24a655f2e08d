import { once } from 'node:events';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { fixture } from '../support/fixture';
import { runScript } from '../support/run-script';
import { sql } from '../support/sql';

const startProgram = (env: Record<string, string>) =>
  runScript('../../dist/main.js', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: fixture.dataDir,
    CAPTCHA_PROVIDER: 'none',
    LOG_LEVEL: 'error',
    ADMIN_PASSWORD: 'a glass of frankovka',
    ...env,
  });

async function expectRefusal(env: Record<string, string>, reason: RegExp): Promise<void> {
  const { exitCode, output } = await startProgram(env);
  expect([exitCode, output.trim().split('\n')]).toEqual([1, [expect.stringMatching(reason)]]);
}

describe('a start that cannot succeed gives the reason and ends with 1', () => {
  it('when the port is taken', async () => {
    const portHolder = createServer().listen(0, '127.0.0.1');
    await once(portHolder, 'listening');
    const { port } = portHolder.address() as { port: number };
    await expectRefusal({ PORT: String(port) }, /^Port taken: .*Set PORT/).finally(() => portHolder.close());
  });

  it.each([
    'postgres://bar@127.0.0.1:1/bar',
    'postgres://nobody:wrong@127.0.0.1:PORT/postgres',
    'postgres://app@nowhere.invalid/bar',
  ])('when the database does not answer: %s', async (url) => {
    const env = { DATABASE_URL: url.replace('PORT', new URL(databaseUrl).port) };
    await expectRefusal(env, /^The database does not answer: check DATABASE_URL/);
  });

  it('when the embedded database does not answer', async () => {
    const env = { DATABASE_URL: 'postgres://bar@127.0.0.1:1/bar', EMBEDDED_DATABASE_LOG: '/bar/postgres.log' };
    await expectRefusal(env, /^The database does not answer: its log is \/bar\/postgres\.log\./);
  });

  it.each(['', 'short\n', ' '.repeat(64)])(
    'when the session secret in the data folder is too weak: "%s"',
    async (secret) => {
      const filePath = join(fixture.dataDir, 'session-secret');
      writeFileSync(filePath, secret);
      await expectRefusal({ PORT: '0' }, /session-secret has .*remove it to have/);
      expect(readFileSync(filePath, 'utf8')).toBe(secret);
      rmSync(filePath);
    },
  );

  it('when the data folder cannot be created', async () => {
    const filePath = join(fixture.dataDir, 'a-file');
    writeFileSync(filePath, '');
    const env = { PORT: '0', SESSION_SECRET: 'x'.repeat(40) };
    for (const dataDir of [join(filePath, 'below'), '/proc/nope'])
      await expectRefusal({ ...env, DATA_DIR: dataDir }, /^A folder cannot be made: check DATA_DIR/);
  });

  it('when this machine does not have the address', async () => {
    await expectRefusal({ HOST: '203.0.113.1' }, /: check HOST\./);
  });

  it('when settings are wrong, with every error', async () => {
    const { exitCode, output } = await startProgram({ PORT: 'x', CAPTCHA_PROVIDER: 'hcaptcha' });
    expect(exitCode).toBe(1);
    expect(output).toMatch(/PORT must be .*\n.*CAPTCHA_SITE_KEY/);
  });
});

describe('a start in production', () => {
  it('refuses the placeholders of example files, with every error at once', async () => {
    const { exitCode, output } = await startProgram({
      NODE_ENV: 'production',
      SESSION_SECRET: 'change-me',
      ADMIN_PASSWORD: 'change-me-now',
      CAPTCHA_PROVIDER: 'none',
    });
    expect(exitCode).toBe(1);
    expect(output).toMatch(
      /ADMIN_PASSWORD is a known placeholder.*CAPTCHA_ALLOW_NONE.*SESSION_SECRET is a (known )?placeholder/s,
    );
    expect(output).not.toMatch(/\n +at /); // no stack trace
  });

  it('warns of unusual settings, one line each', async () => {
    const { output } = await startProgram({
      NODE_ENV: 'production',
      CAPTCHA_PROVIDER: 'altcha',
      HOST: '203.0.113.1',
      PORT: '1',
    });
    expect(output).toMatch(/^Warning: PUBLIC_URL is not an https address.*\nWarning: SMTP_URL is not set/m);
  });
});

describe('files of an earlier version in the data folder', () => {
  it('move into the database at the start, also after an interrupted move', async () => {
    const mediaFolder = join(fixture.dataDir, 'media');
    const secret = 'of an earlier version, and long enough';
    const fileNames = ['480x240', '960x480'].map((size) => `${'a'.repeat(32)}-${size}.webp`);
    mkdirSync(mediaFolder);
    for (const name of fileNames) writeFileSync(join(mediaFolder, name), Buffer.from([0, 255, 13, 10]));
    writeFileSync(join(fixture.dataDir, 'session-secret'), secret);
    await sql('DELETE FROM app_secrets');
    await sql(`INSERT INTO picture_files VALUES ($1, '\\x00ff0d0a')`, [fileNames[0]]); // moved before the interruption, and its file remained
    const starts = [1, 2].map(() => startProgram({ PORT: '1', HOST: '203.0.113.1' })); // this machine does not have the address: both end
    for (const { exitCode } of await Promise.all(starts)) expect(exitCode).toBe(1);
    expect(readdirSync(fixture.dataDir).filter((name) => /media|secret/.test(name))).toEqual([]);
    const storedFiles = await sql<{ name: string; content: Buffer }>(
      'SELECT name, content FROM picture_files ORDER BY name',
    );
    expect(storedFiles.map(({ name, content }) => [name, content.toString('hex')])).toEqual(
      fileNames.map((name) => [name, '00ff0d0a']),
    );
    expect(await sql('SELECT value FROM app_secrets')).toEqual([{ value: secret }]);
  });
});

describe('SEED_DEMO', () => {
  it('creates the sample events in a new database, once', async () => {
    await sql('DELETE FROM first_start_marks');
    const { exitCode } = await startProgram({ SEED_DEMO: 'true', PORT: '1', HOST: '203.0.113.1' }); // this machine does not have the address: it ends after seeding
    expect(exitCode).toBe(1);
    const events = await sql<{ title_sk: string }>('SELECT title_sk, date FROM events ORDER BY date');
    expect(events).toHaveLength(2);
    // each event holds its tables, or its evening is marked for reseating
    const evenings = await sql(`SELECT DISTINCT date FROM table_holdings UNION SELECT date FROM evenings_to_reseat`);
    expect(evenings).toHaveLength(2);
    await startProgram({ SEED_DEMO: 'true', PORT: '1', HOST: '203.0.113.1' });
    expect(await sql('SELECT 1 FROM events')).toHaveLength(2);
  });
});

it('the program loads only packages that need their own files: all others are bundled (decision 0038)', async () => {
  const { exitCode, output } = await runScript('loaded-packages.mjs', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: fixture.dataDir,
    LOG_LEVEL: 'silent',
  });
  const loadedPackages = (JSON.parse(output) as string[]).filter((name) => !name.startsWith('@img/')); // binaries of sharp
  expect([exitCode, loadedPackages]).toEqual([0, ['detect-libc', 'semver', 'sharp', 'tinypool']]);
});
