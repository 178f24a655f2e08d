import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { venueRoom, venueRules, venueSchedule } from '@strapec/domain/testing';
import { Client } from 'pg';
import { readVenueRows } from '../../src/venue/core/venue-rows';
import { startApi } from '../support/api-process';
import { requestApi } from '../support/request-api';
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
    expect(results.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    const migrationCount = readdirSync(migrationsFolder).filter((file) => file.endsWith('.ts')).length;
    expect(results.map(({ output }) => (JSON.parse(output) as string[]).length).sort()).toEqual([0, migrationCount]);
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
      exitCode: 0,
      output: '',
    });
  });

  it('fail the check when the schema differs from the entities', async () => {
    await queryFreshDatabase('ALTER TABLE reservations ALTER COLUMN phone_e164 SET NOT NULL');
    const { exitCode, output } = await runScript('../../dist/commands/check-migrations.js', { DATABASE_URL: freshUrl });
    expect(exitCode).toBe(1);
    expect(output).toContain('phone_e164');
    await queryFreshDatabase('ALTER TABLE reservations ALTER COLUMN phone_e164 DROP NOT NULL');
  });

  it('can be reverted to the baseline and run again', async () => {
    expect((await runScript('migrate.mjs', { DATABASE_URL: freshUrl, DOWN: 'all' })).exitCode).toBe(0);
    expect(await queryFreshDatabase('SELECT name FROM migrations')).toEqual([{ name: 'Baseline1764000040000' }]);
    expect((await runScript('migrate.mjs', { DATABASE_URL: freshUrl })).exitCode).toBe(0);
  });
});

describe('a table plan that staff have changed', () => {
  it('is not overwritten by the seed, and availability uses it', async () => {
    await queryFreshDatabase(`DELETE FROM table_combinations WHERE max_party > 12`);
    await queryFreshDatabase(`UPDATE venue_version SET version = version + 1`);
    await runScript('migrate.mjs', { DATABASE_URL: freshUrl });
    await queryFreshDatabase(`INSERT INTO first_start_marks VALUES ('opened', now())`);
    const api = await startApi({ DATABASE_URL: freshUrl });
    const { body } = await requestApi('/api/reservations/availability/2026-12-04/13/2', { apiUrl: api.url });
    expect(body).toEqual({ availableSlots: [] });
    await api.stop();
  });
});
