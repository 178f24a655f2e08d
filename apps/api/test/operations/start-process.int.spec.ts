import { once } from 'node:events';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { fixture } from '../support/fixture';
import { runScript } from '../support/run-script';
import { sql } from '../support/sql';

const start = (env: Record<string, string>) =>
  runScript('../../dist/main.js', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: fixture.dataDir,
    CAPTCHA_PROVIDER: 'none',
    LOG_LEVEL: 'error',
    ADMIN_PASSWORD: 'a glass of frankovka',
    ...env,
  });

describe('a start that cannot succeed says why in one line and ends with 1', () => {
  it('when the port is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const { code, said } = await start({ PORT: String(port) });
    server.close();
    expect([code, said.trim().split('\n')]).toEqual([1, [expect.stringMatching(/^Port taken: .*Set PORT/)]]);
  });

  it.each([
    'postgres://bar@127.0.0.1:1/bar',
    'postgres://nobody:wrong@127.0.0.1:PORT/postgres',
    'postgres://app@nowhere.invalid/bar',
  ])('when the database does not answer: %s', async (url) => {
    const { code, said } = await start({ DATABASE_URL: url.replace('PORT', new URL(databaseUrl).port) });
    expect([code, said.trim().split('\n')]).toEqual([
      1,
      [expect.stringMatching(/^The database does not answer: check DATABASE_URL/)],
    ]);
  });

  it('when the database that npm start brings does not answer', async () => {
    const { code, said } = await start({
      DATABASE_URL: 'postgres://bar@127.0.0.1:1/bar',
      EMBEDDED_DATABASE_LOG: '/bar/postgres.log',
    });
    expect([code, said.trim().split('\n')]).toEqual([
      1,
      [expect.stringMatching(/^The database does not answer: its log is \/bar\/postgres\.log\./)],
    ]);
  });

  it.each(['', 'short\n', ' '.repeat(64)])(
    'when the session secret in the data folder is worth nothing: "%s"',
    async (secret) => {
      const file = join(fixture.dataDir, 'session-secret');
      writeFileSync(file, secret);
      const { code, said } = await start({ PORT: '0' });
      expect([code, said.trim().split('\n')]).toEqual([
        1,
        [expect.stringMatching(/session-secret has .*remove it to have/)],
      ]);
      expect(readFileSync(file, 'utf8')).toBe(secret);
      rmSync(file);
    },
  );

  it('when the data folder cannot be made', async () => {
    const file = join(fixture.dataDir, 'a-file');
    writeFileSync(file, '');
    const started = [join(file, 'below'), '/proc/nope'].map((dir) =>
      start({ PORT: '0', DATA_DIR: dir, SESSION_SECRET: 'x'.repeat(40) }),
    );
    for (const { code, said } of await Promise.all(started)) {
      expect([code, said.trim().split('\n')]).toEqual([
        1,
        [expect.stringMatching(/^A folder cannot be made: check DATA_DIR/)],
      ]);
    }
  });

  it('when this machine does not have the address', async () => {
    const { code, said } = await start({ HOST: '203.0.113.1' });
    expect([code, said.trim().split('\n')]).toEqual([1, [expect.stringMatching(/: check HOST\./)]]);
  });

  it('when the environment is wrong, with every fault', async () => {
    const { code, said } = await start({ PORT: 'x', CAPTCHA_PROVIDER: 'hcaptcha' });
    expect(code).toBe(1);
    expect(said).toMatch(/PORT must be .*\n.*CAPTCHA_SITE_KEY/);
  });
});

describe('in production', () => {
  it('refuses what stands in example files, with every fault at once', async () => {
    const { code, said } = await start({
      NODE_ENV: 'production',
      SESSION_SECRET: 'change-me',
      ADMIN_PASSWORD: 'change-me-now',
      CAPTCHA_PROVIDER: 'none',
    });
    expect(code).toBe(1);
    expect(said).toMatch(
      /ADMIN_PASSWORD is a known placeholder.*CAPTCHA_ALLOW_NONE.*SESSION_SECRET is a (known )?placeholder/s,
    );
    expect(said).not.toMatch(/\n +at /); // errors, no stack
  });

  it('warns of unusual settings, one line each', async () => {
    const { said } = await start({
      NODE_ENV: 'production',
      CAPTCHA_PROVIDER: 'altcha',
      HOST: '203.0.113.1',
      PORT: '1',
    });
    expect(said).toMatch(/^Warning: PUBLIC_URL is not an https address.*\nWarning: SMTP_URL is not set/m);
  });
});

describe('what earlier versions kept in the data folder', () => {
  it('moves into the database at the start, also when a start before was killed in the middle of it', async () => {
    const media = join(fixture.dataDir, 'media');
    const secret = 'of an earlier version, and long enough';
    const names = ['480x240', '960x480'].map((size) => `${'a'.repeat(32)}-${size}.webp`);
    mkdirSync(media);
    for (const name of names) writeFileSync(join(media, name), Buffer.from([0, 255, 13, 10]));
    writeFileSync(join(fixture.dataDir, 'session-secret'), secret);
    await sql('DELETE FROM app_secrets');
    await sql(`INSERT INTO picture_files VALUES ($1, '\\x00ff0d0a')`, [names[0]]); // and the file is still there
    const starts = [1, 2].map(() => start({ PORT: '1', HOST: '203.0.113.1' })); // an address that is not ours: they end
    for (const { code } of await Promise.all(starts)) expect(code).toBe(1);
    expect(readdirSync(fixture.dataDir).filter((name) => /media|secret/.test(name))).toEqual([]);
    const stored = await sql<{ name: string; content: Buffer }>(
      'SELECT name, content FROM picture_files ORDER BY name',
    );
    expect(stored.map(({ name, content }) => [name, content.toString('hex')])).toEqual(
      names.map((name) => [name, '00ff0d0a']),
    );
    expect(await sql('SELECT value FROM app_secrets')).toEqual([{ value: secret }]);
  });
});

describe('the demo', () => {
  it('puts the sample venue into a new database, once', async () => {
    await sql('DELETE FROM first_start_marks');
    const { code } = await start({ SEED_DEMO: 'true', PORT: '1', HOST: '203.0.113.1' }); // an address that is not ours: it ends after seeding
    expect(code).toBe(1);
    const events = await sql<{ title_sk: string }>('SELECT title_sk, date FROM events ORDER BY date');
    expect(events).toHaveLength(2);
    // they have their tables, or their evening is the next to be put in order
    const seated = await sql(`SELECT DISTINCT date FROM table_holdings UNION SELECT date FROM evenings_to_reseat`);
    expect(seated).toHaveLength(2);
    await start({ SEED_DEMO: 'true', PORT: '1', HOST: '203.0.113.1' });
    expect(await sql('SELECT 1 FROM events')).toHaveLength(2);
  });
});

it('loads nothing beside its own files but what finds its files itself: no library is there twice (decision 0038)', async () => {
  const { code, said } = await runScript('loaded-packages.mjs', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: fixture.dataDir,
    LOG_LEVEL: 'silent',
  });
  const beside = (JSON.parse(said) as string[]).filter((name) => !name.startsWith('@img/')); // sharp's own, for this machine
  expect([code, beside]).toEqual([0, ['detect-libc', 'semver', 'sharp', 'tinypool']]);
});
