import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { venueRoom, venueRules, venueSchedule } from '@strapec/domain/testing';
import { Client } from 'pg';
import { readVenueRows } from '../../src/venue/core/venue-rows';
import { startApi } from '../support/api-process';
import { call } from '../support/call';
import { runScript } from '../support/run-script';
import { sql } from '../support/sql';

const migrationsFolder = join(__dirname, '../../src/platform/database/migrations');
const freshDatabaseName = `${new URL(databaseUrl).pathname.slice(1)}_fresh`;
const freshUrl = databaseUrl.replace(/\/[^/]*$/, `/${freshDatabaseName}`);

async function queryFreshDatabase<Row>(text: string): Promise<Row[]> {
  const client = new Client(freshUrl);
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}

beforeAll(() => sql(`CREATE DATABASE ${freshDatabaseName}`));
afterAll(() => sql(`DROP DATABASE ${freshDatabaseName} WITH (FORCE)`));

describe('the migrations of an empty database', () => {
  it('run once, with the seed, when two processes start together', async () => {
    const results = await Promise.all([1, 2].map(() => runScript('migrate.mjs', { DATABASE_URL: freshUrl })));
    expect(results.map(({ code }) => code)).toEqual([0, 0]);
    const migrationCount = readdirSync(migrationsFolder).filter((file) => file.endsWith('.ts')).length;
    expect(results.map(({ said }) => (JSON.parse(said) as string[]).length).sort()).toEqual([0, migrationCount]);
    expect(await queryFreshDatabase('SELECT count(*)::int AS count FROM dining_tables')).toEqual([{ count: 9 }]);
    expect(await queryFreshDatabase('SELECT count(*)::int AS count FROM table_combinations')).toEqual([{ count: 7 }]);
  });

  it('create the venue of a first start', async () => {
    const firstVenue = await readVenueRows(({ text }) => queryFreshDatabase(text));
    const validFrom = '2024-01-01';
    expect(firstVenue).toMatchObject({
      schedule: venueSchedule,
      rules: [{ from: validFrom, value: venueRules }],
      rooms: [{ from: validFrom, value: venueRoom }],
    });
  });

  it('create exactly the schema of the entities', async () => {
    expect(await runScript('../../dist/commands/check-migrations.js', { DATABASE_URL: freshUrl })).toEqual({
      code: 0,
      said: '',
    });
  });

  it('fail the check when the schema differs from the entities', async () => {
    await queryFreshDatabase('ALTER TABLE reservations ALTER COLUMN phone_e164 SET NOT NULL');
    const { code, said } = await runScript('../../dist/commands/check-migrations.js', { DATABASE_URL: freshUrl });
    expect(code).toBe(1);
    expect(said).toContain('phone_e164');
    await queryFreshDatabase('ALTER TABLE reservations ALTER COLUMN phone_e164 DROP NOT NULL');
  });

  it('can be reverted to the baseline and run again', async () => {
    expect((await runScript('migrate.mjs', { DATABASE_URL: freshUrl, DOWN: 'all' })).code).toBe(0);
    expect(await queryFreshDatabase('SELECT name FROM migrations')).toEqual([{ name: 'Baseline1764000040000' }]);
    expect((await runScript('migrate.mjs', { DATABASE_URL: freshUrl })).code).toBe(0);
  });
});

describe('a table plan that staff have changed', () => {
  it('is not overwritten by the seed, and availability uses it', async () => {
    await queryFreshDatabase(`DELETE FROM table_combinations WHERE max_party > 12`);
    await queryFreshDatabase(`UPDATE venue_version SET version = version + 1`);
    await runScript('migrate.mjs', { DATABASE_URL: freshUrl });
    await queryFreshDatabase(`INSERT INTO first_start_marks VALUES ('opened', now())`);
    const api = await startApi({ DATABASE_URL: freshUrl });
    const { body } = await call('/api/reservations/availability/2026-12-04/13/2', { at: api.url });
    expect(body).toEqual({ availableSlots: [] });
    await api.stop();
  });
});
