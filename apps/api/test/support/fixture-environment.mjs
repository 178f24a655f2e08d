// The world a test file runs in: a database of its own (`databaseUrl`), the built app on it under the real clock
// (`baseUrl`), and `fixture`, which starts further apps with other settings or a clock that stands still. Typed for the
// tests in globals.d.ts and fixture.ts.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import pg from 'pg';
import { temporaryFolder } from '../../../../scripts/lib/temporary-folder.mjs';
import { RetentionJob, ReturnedMailbox, createApp } from '../../dist/for-tests.js';
import { aMinutePasses } from './a-minute.mjs';

/** What every started app has unless a test says otherwise: quiet, no captcha, no limits, mails as files, metrics. */
const usualEnvironment = {
  WEB_DIST: process.env.TEST_WEB,
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  HOST: '127.0.0.1',
  PORT: '0',
  CAPTCHA_PROVIDER: 'none',
  RATE_LIMITS: 'off',
  UNDO_SECONDS: '0',
  MAIL_FROM: 'Strapec <rezervacie@strapec.example>',
  MAIL_STAFF: 'tim@strapec.example',
  SESSION_SECRET: 'a-secret-for-tests-that-is-long-enough',
  METRICS_TOKEN: 'a-token-for-tests-that-is-long-enough',
  MAP_TILES: 'http://127.0.0.1:9/{z}/{x}/{y}.png', // where no server listens: no test fetches from the world
};
const usualNow = '2026-11-30T12:00:00+01:00'; // a Monday
const realClock = { now: () => new Date() };

export default class FixtureEnvironment extends TestEnvironment {
  #stops = [];

  async setup() {
    await super.setup();
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await onCluster(`CREATE DATABASE ${name} TEMPLATE ${process.env.TEST_TEMPLATE} STRATEGY FILE_COPY`);
    const databaseUrl = process.env.TEST_CLUSTER_URL.replace(/\/[^/]*$/, `/${name}`);
    const folder = temporaryFolder('test');
    const aFolder = () => fs.mkdtempSync(path.join(folder, 'folder-'));
    const dataDir = aFolder();
    const environment = (env = {}) => ({ ...usualEnvironment, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...env });
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
    pool.on('error', () => {}); // the database is dropped under its idle connections
    this.global.fixture = {
      databaseUrl,
      dataDir,
      aFolder,
      query: async (sql, values) => (await pool.query(sql, values)).rows,
      atEnd: (stop) => this.#stops.push(stop),
      startApp: (options) => this.#startApp(environment, options),
    };
    this.#stops.push(
      () => pool.end(),
      () => onCluster(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
      () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
    );
    const usual = await this.#listen(environment(), realClock);
    this.global.fixture.stopUsualApp = usual.stop;
    Object.assign(this.global, { databaseUrl, baseUrl: usual.baseUrl });
  }

  /** `at` sets the clock, which stands still until the test moves it. */
  async #startApp(environment, { env, at = usualNow, isClockReal = false } = {}) {
    let now = new Date(at);
    const started = await this.#listen(environment(env), isClockReal ? realClock : { now: () => new Date(now) });
    return { ...started, setClock: (instant) => (now = new Date(instant)) };
  }

  /** What is started ends with the file at the latest. */
  async #listen(env, clock) {
    const app = await createApp({ env, clock });
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address();
    let stopped;
    const stop = () => (stopped ??= app.close());
    this.#stops.unshift(stop);
    return {
      app,
      baseUrl: `http://127.0.0.1:${port}`,
      minute: () => aMinutePasses(app),
      deleteOldRows: () => app.get(RetentionJob).deleteOldRows(),
      readMailbox: () => app.get(ReturnedMailbox).readMailbox(),
      stop,
    };
  }

  async teardown() {
    for (const stop of this.#stops) await stop();
    await super.teardown();
  }
}

async function onCluster(sql) {
  const client = new pg.Client(process.env.TEST_CLUSTER_URL);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
