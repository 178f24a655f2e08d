import { beforeAll, describe, expect, it } from '@jest/globals';
import { startApi } from '../support/api-process';
import { createFolder, runBackup } from '../support/backups';
import { newEmail, requestApi, postReservation } from '../support/request-api';
import { fixture } from '../support/fixture';
import { leaveOneTableFree } from '../support/leave-one-table-free';
import { nextOpenDates } from '../support/next-open-dates';
import { queryDatabase } from '../support/separate-database';
import { metricsToken, readMetrics } from '../support/read-metrics';
import { signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';
import { waitUntil } from '../support/wait-until';

interface SystemBody {
  version: string;
  startedAt: string;
  database: { version: string; size: number; newestMigration: string; migrations: number };
  mail: { transport: string; waiting: number; failed: number; oldestWaiting: string | null };
  backup: { at: string; isOk: boolean; kind: string } | null;
  backsUpNightly: boolean;
  integrity: { isOk: boolean; findings: unknown[] } | null;
  warnings: string[];
}

let headers: { cookie: string };
beforeAll(async () => void (headers = await signIn()));
const readSystem = async (): Promise<SystemBody> =>
  (await requestApi<SystemBody>('/api/admin/system', { headers })).body;

describe('the system page', () => {
  it('shows versions, database and mails, and no backup or check before the first one', async () => {
    const system = await readSystem();
    expect(system).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      startedAt: expect.any(String),
      database: {
        version: expect.stringMatching(/^\d+/),
        size: expect.any(Number),
        newestMigration: expect.stringMatching(/^\w+\d{13}$/),
        migrations: expect.any(Number),
      },
      mail: { transport: 'files', waiting: 0, failed: 0, oldestWaiting: null, senderRefused: null },
      backup: null,
      backsUpNightly: false,
      integrity: null,
      warnings: [],
      settings: expect.arrayContaining([
        { name: 'DATABASE_URL', meaning: expect.any(String), unset: expect.any(String), isSet: true },
        { name: 'SMTP_URL', meaning: expect.any(String), unset: expect.any(String), isSet: false },
      ]),
    });
    expect(JSON.stringify(system)).not.toContain('postgres://');
  });

  it('warns that guests behind a CDN share one IP address, without showing it', async () => {
    const behindCdn = { 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '203.0.113.7' };
    for (let index = 0; index < 5; index += 1) await requestApi('/api/captcha/challenge', { headers: behindCdn });
    const { warnings } = await readSystem();
    expect(warnings).toEqual([expect.stringMatching(/cf-connecting-ip.*Caddyfile or TRUST_PROXY.*Behind a CDN/)]);
    expect(warnings.join()).not.toContain('203.0.113');
  });

  it('shows the last backup, also a failed one', async () => {
    await runBackup(createFolder());
    expect((await readSystem()).backup).toEqual({ at: expect.any(String), isOk: true, kind: 'manual' });
    const [{ at } = { at: '' }] = await sql<{ at: string }>('SELECT at FROM system_reports');
    await runBackup('/dev/null/nowhere');
    const { backup } = await readSystem();
    expect([backup?.isOk, new Date(backup?.at ?? 0) > new Date(at)]).toEqual([false, true]);
  });

  it('shows the last integrity check and queued mails', async () => {
    await requestApi('/api/admin/system/integrity', { method: 'POST', headers });
    await sql(
      `INSERT INTO email_messages (id, kind, recipient, first_name, last_name, language, dedupe_key, attempts, next_attempt_at, created_at)
       VALUES (gen_random_uuid(), 'test', 'x', 'x', 'x', 'sk', 'x', 4, now() + interval '1 hour', '2026-11-20T12:00:00Z')`,
    );
    expect(await readSystem()).toMatchObject({
      integrity: { isOk: true, findings: [] },
      mail: { waiting: 1, oldestWaiting: '2026-11-20T12:00:00.000Z' },
    });
  });
});

describe('/metrics', () => {
  /** The value of a series, 0 while it does not exist. */
  const readMetric = async (series: string, apiUrl?: string): Promise<number> => {
    const { body } = await readMetrics(apiUrl ? { apiUrl } : {});
    const seriesLine = body.split('\n').find((text) => text.startsWith(`${series} `));
    return Number(seriesLine?.split(' ')[1] ?? 0);
  };

  it('counts reservations by result, waits for evening locks, problems and sent mails', async () => {
    const api = await startApi({ RATE_LIMITS: 'on' });
    const [fullDate = '', freeDate = ''] = nextOpenDates(12).slice(10);
    await leaveOneTableFree(fullDate);
    await sql(`INSERT INTO reservation_capacity_locks VALUES ($1, now()) ON CONFLICT DO NOTHING`, [fullDate]);
    const email = newEmail();
    for (const date of [freeDate, fullDate, fullDate]) await postReservation({ date, email }, { apiUrl: api.url });
    await requestApi('/api/nothing', { apiUrl: api.url });
    const apiUrl = api.url;
    expect(await readMetric('strapec_reservations_total{result="confirmed"}', apiUrl)).toBe(2);
    expect(await readMetric('strapec_reservations_total{result="capacity_full"}', apiUrl)).toBe(1);
    expect(await readMetric('strapec_problems_total{code="not_found"}', apiUrl)).toBe(1);
    expect(await readMetric('strapec_evening_lock_wait_seconds_count', apiUrl)).toBe(3);
    expect(await readMetric('strapec_http_responses_total{class="2xx"}', apiUrl)).toBeGreaterThan(2);
    expect(await readMetric('strapec_database_up', apiUrl)).toBe(1);
    expect(await readMetric('strapec_outbox_oldest_seconds', apiUrl)).toBeGreaterThan(0);
    expect(await readMetric('nodejs_eventloop_lag_p99_seconds', apiUrl)).toBeGreaterThan(0);
    await waitUntil(
      async () =>
        (await readMetric('strapec_mail_attempts_total{result="sent"}')) +
        (await readMetric('strapec_mail_attempts_total{result="sent"}', apiUrl)),
      (sentMailCount) => sentMailCount >= 4,
    );
    await api.stop();
  });

  it('contains no personal data', async () => {
    const { body, headers: responseHeaders } = await readMetrics();
    expect(responseHeaders.get('content-type')).toMatch(/^text\/plain; version=0.0.4/);
    const series = body.replace(/^#.*$/gm, '');
    expect(series).not.toMatch(/@|guest|Nov/);
    const labelNames = [...series.matchAll(/^strapec_\w+\{(.*)\}/gm)].flatMap(
      ([, labels]) => labels?.match(/\w+(?==)/g) ?? [],
    );
    const allowedLabels = ['class', 'code', 'result', 'state', 'version', 'le'];
    expect(labelNames.filter((label) => !allowedLabels.includes(label))).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['a client on this machine, such as a silent proxy', {}],
    ['a proxy on this machine', { 'x-forwarded-for': '203.0.113.7' }],
    ['a client that claims to be this machine', { 'x-forwarded-for': '127.0.0.1' }],
    ['an unknown token', { authorization: 'Bearer guessed' }],
  ])('answers 404 to %s', async (_client, clientHeaders) => {
    const { status, body } = await requestApi('/metrics', { headers: clientHeaders });
    expect([status, body['code']]).toEqual([404, 'not_found']);
  });

  it('answers only requests with the token', async () => {
    const fetchStatus = async (authorization: string): Promise<number> =>
      (await readMetrics({ headers: { via: '1.1 proxy', authorization } })).status;
    expect(await fetchStatus(`Bearer ${metricsToken}`)).toBe(200);
    expect(await fetchStatus(`Bearer ${metricsToken}x`)).toBe(404);
    expect(await fetchStatus(metricsToken)).toBe(404);
    expect((await readMetrics({ method: 'POST' })).status).toBe(404);
  });

  it('answers no request while no token is set', async () => {
    const { baseUrl: apiUrl, stop } = await fixture.startApp({ env: { METRICS_TOKEN: '' } });
    for (const authorization of ['', 'Bearer', 'Bearer ', 'Bearer null'])
      expect((await readMetrics({ apiUrl, headers: { authorization } })).status).toBe(404);
    await stop();
  });

  it('answers while the database is unavailable', async () => {
    const { app, baseUrl: apiUrl, stop } = await fixture.startApp({ env: { DATABASE_URL: databaseUrl } });
    expect(app).toBeDefined();
    const databaseName = new URL(databaseUrl).pathname.slice(1);
    const maintenanceUrl = databaseUrl.replace(/\/[^/]*$/, '/postgres');
    await queryDatabase(maintenanceUrl, `ALTER DATABASE ${databaseName} ALLOW_CONNECTIONS false`);
    await queryDatabase(
      maintenanceUrl,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${databaseName}'`,
    );
    expect(await readMetric('strapec_database_up', apiUrl)).toBe(0);
    await queryDatabase(maintenanceUrl, `ALTER DATABASE ${databaseName} ALLOW_CONNECTIONS true`);
    await waitUntil(
      () => readMetric('strapec_database_up', apiUrl),
      (databaseUp) => databaseUp === 1,
    );
    await stop();
  });
});
