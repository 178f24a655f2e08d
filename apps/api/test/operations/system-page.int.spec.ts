import { beforeAll, describe, expect, it } from '@jest/globals';
import { startApi } from '../support/api-process';
import { aFolder, runBackup } from '../support/backups';
import { newEmail, call, reserve } from '../support/call';
import { fixture } from '../support/fixture';
import { leaveOneTable } from '../support/leave-one-table';
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
const system = async (): Promise<SystemBody> => (await call<SystemBody>('/api/admin/system', { headers })).body;

describe('the system page', () => {
  it('knows versions, database and mails, and that nothing was backed up or checked yet', async () => {
    const answer = await system();
    expect(answer).toEqual({
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
    expect(JSON.stringify(answer)).not.toContain('postgres://');
  });

  it('warns while guests behind a CDN count as one, and names no address', async () => {
    const behindCdn = { 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '203.0.113.7' };
    for (let sent = 0; sent < 5; sent += 1) await call('/api/captcha/challenge', { headers: behindCdn });
    const { warnings } = await system();
    expect(warnings).toEqual([expect.stringMatching(/cf-connecting-ip.*Caddyfile or TRUST_PROXY.*Behind a CDN/)]);
    expect(warnings.join()).not.toContain('203.0.113');
  });

  it('shows the last backup, also a failed one', async () => {
    await runBackup(aFolder());
    expect((await system()).backup).toEqual({ at: expect.any(String), isOk: true, kind: 'manual' });
    const [{ at } = { at: '' }] = await sql<{ at: string }>('SELECT at FROM system_reports');
    await runBackup('/dev/null/nowhere');
    const { backup } = await system();
    expect([backup?.isOk, new Date(backup?.at ?? 0) > new Date(at)]).toEqual([false, true]);
  });

  it('shows the last check, and mails that wait', async () => {
    await call('/api/admin/system/integrity', { method: 'POST', headers });
    await sql(
      `INSERT INTO email_messages (id, kind, recipient, first_name, last_name, language, dedupe_key, attempts, next_attempt_at, created_at)
       VALUES (gen_random_uuid(), 'test', 'x', 'x', 'x', 'sk', 'x', 4, now() + interval '1 hour', '2026-11-20T12:00:00Z')`,
    );
    expect(await system()).toMatchObject({
      integrity: { isOk: true, findings: [] },
      mail: { waiting: 1, oldestWaiting: '2026-11-20T12:00:00.000Z' },
    });
  });
});

describe('/metrics', () => {
  /** The value of a series, 0 while it does not exist. */
  const valueOf = async (series: string, at?: string): Promise<number> => {
    const { body } = await readMetrics(at ? { at } : {});
    const line = body.split('\n').find((text) => text.startsWith(`${series} `));
    return Number(line?.split(' ')[1] ?? 0);
  };

  it('counts what becomes of requests, waits for evenings, failures and mails', async () => {
    const api = await startApi({ RATE_LIMITS: 'on' });
    const [full = '', free = ''] = nextOpenDates(12).slice(10);
    await leaveOneTable(full);
    await sql(`INSERT INTO reservation_capacity_locks VALUES ($1, now()) ON CONFLICT DO NOTHING`, [full]);
    const email = newEmail();
    for (const date of [free, full, full]) await reserve({ date, email }, { at: api.url });
    await call('/api/nothing', { at: api.url });
    const at = api.url;
    expect(await valueOf('strapec_reservations_total{result="confirmed"}', at)).toBe(2);
    expect(await valueOf('strapec_reservations_total{result="capacity_full"}', at)).toBe(1);
    expect(await valueOf('strapec_problems_total{code="not_found"}', at)).toBe(1);
    expect(await valueOf('strapec_evening_lock_wait_seconds_count', at)).toBe(3);
    expect(await valueOf('strapec_http_responses_total{class="2xx"}', at)).toBeGreaterThan(2);
    expect(await valueOf('strapec_database_up', at)).toBe(1);
    expect(await valueOf('strapec_outbox_oldest_seconds', at)).toBeGreaterThan(0);
    expect(await valueOf('nodejs_eventloop_lag_p99_seconds', at)).toBeGreaterThan(0);
    await waitUntil(
      async () =>
        (await valueOf('strapec_mail_attempts_total{result="sent"}')) +
        (await valueOf('strapec_mail_attempts_total{result="sent"}', at)),
      (sent) => sent >= 4,
    );
    await api.stop();
  });

  it('has no data of guests', async () => {
    const { body, headers: answered } = await readMetrics();
    expect(answered.get('content-type')).toMatch(/^text\/plain; version=0.0.4/);
    const series = body.replace(/^#.*$/gm, '');
    expect(series).not.toMatch(/@|guest|Nov/);
    const ours = [...series.matchAll(/^strapec_\w+\{(.*)\}/gm)].flatMap(
      ([, labels]) => labels?.match(/\w+(?==)/g) ?? [],
    );
    const harmless = ['class', 'code', 'result', 'state', 'version', 'le'];
    expect(ours.filter((label) => !harmless.includes(label))).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['a client on this machine, such as a silent proxy', {}],
    ['a proxy on this machine', { 'x-forwarded-for': '203.0.113.7' }],
    ['a client that claims to be this machine', { 'x-forwarded-for': '127.0.0.1' }],
    ['an unknown token', { authorization: 'Bearer guessed' }],
  ])('is not there for %s', async (_who, sent) => {
    const { status, body } = await call('/metrics', { headers: sent });
    expect([status, body['code']]).toEqual([404, 'not_found']);
  });

  it('answers requests with the token', async () => {
    const statusFor = async (authorization: string): Promise<number> =>
      (await readMetrics({ headers: { via: '1.1 proxy', authorization } })).status;
    expect(await statusFor(`Bearer ${metricsToken}`)).toBe(200);
    expect(await statusFor(`Bearer ${metricsToken}x`)).toBe(404);
    expect(await statusFor(metricsToken)).toBe(404);
    expect((await readMetrics({ method: 'POST' })).status).toBe(404);
  });

  it('answers no request while no token is set', async () => {
    const { baseUrl: at, stop } = await fixture.startApp({ env: { METRICS_TOKEN: '' } });
    for (const authorization of ['', 'Bearer', 'Bearer ', 'Bearer null'])
      expect((await readMetrics({ at, headers: { authorization } })).status).toBe(404);
    await stop();
  });

  it('answers while the database is away', async () => {
    const { app, baseUrl: at, stop } = await fixture.startApp({ env: { DATABASE_URL: databaseUrl } });
    expect(app).toBeDefined();
    const name = new URL(databaseUrl).pathname.slice(1);
    const maintenance = databaseUrl.replace(/\/[^/]*$/, '/postgres');
    await queryDatabase(maintenance, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await queryDatabase(
      maintenance,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    );
    expect(await valueOf('strapec_database_up', at)).toBe(0);
    await queryDatabase(maintenance, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await waitUntil(
      () => valueOf('strapec_database_up', at),
      (up) => up === 1,
    );
    await stop();
  });
});
