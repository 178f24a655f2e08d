// Each test file has its own database (`databaseUrl`), the built app on it with the real clock (`baseUrl`), and `fixture`,
// which starts further apps with other settings or a clock that stands still. globals.d.ts and fixture.ts hold the types.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import pg from 'pg';
import { createTemporaryFolder } from '../../../../scripts/lib/temporary-folder.mjs';
import { RetentionJob, ReturnedMailbox, createApp } from '../../dist/for-tests.js';
import { runMinuteJobs } from './run-minute-jobs.mjs';

/** Settings that a test may override: no logs, no captcha, no rate limits, mails as files, metrics. */
const defaultEnv = {
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
  MAP_TILES: 'http://127.0.0.1:9/{z}/{x}/{y}.png', // no server listens there: tests fetch no map tiles
};
const defaultNow = '2026-11-30T12:00:00+01:00'; // a Monday
const realClock = { now: () => new Date() };

export default class FixtureEnvironment extends TestEnvironment {
  #cleanups = [];

  async setup() {
    await super.setup();
    const databaseName = `test_${randomUUID().replaceAll('-', '')}`;
    await runOnCluster(`CREATE DATABASE ${databaseName} TEMPLATE ${process.env.TEST_TEMPLATE} STRATEGY FILE_COPY`);
    const databaseUrl = process.env.TEST_CLUSTER_URL.replace(/\/[^/]*$/, `/${databaseName}`);
    const testFolder = createTemporaryFolder('test');
    const createFolder = () => fs.mkdtempSync(path.join(testFolder, 'folder-'));
    const dataDir = createFolder();
    const createEnv = (env = {}) => ({ ...defaultEnv, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...env });
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
    pool.on('error', () => {}); // the database is dropped under its idle connections
    this.global.fixture = {
      databaseUrl,
      dataDir,
      createFolder,
      query: async (sql, values) => (await pool.query(sql, values)).rows,
      addCleanup: (cleanUp) => this.#cleanups.push(cleanUp),
      startApp: (options) => this.#startApp(createEnv, options),
    };
    this.#cleanups.push(
      () => pool.end(),
      () => runOnCluster(`DROP DATABASE IF EXISTS ${databaseName} WITH (FORCE)`),
      () => fs.rmSync(testFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
    );
    const defaultApp = await this.#startServer(createEnv(), realClock);
    this.global.fixture.stopDefaultApp = defaultApp.stop;
    Object.assign(this.global, { databaseUrl, baseUrl: defaultApp.baseUrl });
  }

  /** `now` sets the clock, which stands still until the test moves it. */
  async #startApp(createEnv, { env, now: startTime = defaultNow, hasRealClock = false } = {}) {
    let now = new Date(startTime);
    const startedApp = await this.#startServer(createEnv(env), hasRealClock ? realClock : { now: () => new Date(now) });
    return { ...startedApp, setClock: (instant) => (now = new Date(instant)) };
  }

  /** Stops the app after the test file, at the latest. */
  async #startServer(env, clock) {
    const app = await createApp({ env, clock });
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address();
    let closing;
    const stop = () => (closing ??= app.close());
    this.#cleanups.unshift(stop);
    return {
      app,
      baseUrl: `http://127.0.0.1:${port}`,
      runMinuteJobs: () => runMinuteJobs(app),
      deleteOldRows: () => app.get(RetentionJob).applyRetentionPeriods(),
      readMailbox: () => app.get(ReturnedMailbox).readMailbox(),
      stop,
    };
  }

  async teardown() {
    for (const cleanUp of this.#cleanups) await cleanUp();
    await super.teardown();
  }
}

async function runOnCluster(sql) {
  const client = new pg.Client(process.env.TEST_CLUSTER_URL);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
