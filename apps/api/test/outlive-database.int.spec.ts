import { describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { anEmail, call, reserve } from './support/call';
import { upcoming } from './support/dates';
import { holdEvening } from './support/hold-evening';

const date = upcoming('friday');
const maintenanceUrl = databaseUrl.replace(/\/[^/]*$/, '/postgres');
const name = new URL(databaseUrl).pathname.slice(1);

async function onCluster(...statements: string[]): Promise<void> {
  const client = new Client(maintenanceUrl);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

describe('while the database is away', () => {
  it('every call says so and when to try again, and all is well as soon as it is back', async () => {
    await onCluster(
      `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    );
    for (const answer of [
      await reserve({ date, email: anEmail() }, { once: true }),
      await call(`/api/reservations/availability/${date}/2/2`, { once: true }),
      await call('/api/site', { once: true }),
      await call('/api/health/ready', { once: true }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([503, 'busy']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await call('/api/health/live')).status).toBe(200);
    await onCluster(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    expect((await reserve({ date, email: anEmail() })).status).toBe(201);
  });
});

describe('an evening that somebody holds for too long', () => {
  it('is waited for three seconds, then the guest is asked to try again; other evenings go on', async () => {
    const letGo = await holdEvening(date);
    const email = anEmail();
    const began = Date.now();
    const waiting = reserve({ date, email }, { once: true });
    expect((await reserve({ date: upcoming('saturday'), email: anEmail() })).status).toBe(201);
    const { status, headers, body } = await waiting;
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'busy', '1']);
    expect(Date.now() - began).toBeGreaterThan(2_500);
    await letGo();
    expect((await reserve({ date, email })).status).toBe(201);
  });
});
