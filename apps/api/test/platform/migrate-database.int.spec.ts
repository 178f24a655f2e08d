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

const folder = join(__dirname, '../../src/platform/database/migrations');
const name = `${new URL(databaseUrl).pathname.slice(1)}_fresh`;
const freshUrl = databaseUrl.replace(/\/[^/]*$/, `/${name}`);

async function query<Row>(text: string): Promise<Row[]> {
  const client = new Client(freshUrl);
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}

beforeAll(() => sql(`CREATE DATABASE ${name}`));
afterAll(() => sql(`DROP DATABASE ${name} WITH (FORCE)`));

describe('an empty database', () => {
  it('is migrated and seeded once when two processes start together', async () => {
    const both = await Promise.all([1, 2].map(() => runScript('migrate.mjs', { DATABASE_URL: freshUrl })));
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    const written = readdirSync(folder).filter((file) => file.endsWith('.ts')).length;
    expect(both.map(({ said }) => (JSON.parse(said) as string[]).length).sort()).toEqual([0, written]);
    expect(await query('SELECT count(*)::int AS count FROM dining_tables')).toEqual([{ count: 9 }]);
    expect(await query('SELECT count(*)::int AS count FROM table_combinations')).toEqual([{ count: 7 }]);
  });

  it('then holds the venue of the first start', async () => {
    const firstVenue = await readVenueRows(({ text }) => query(text));
    const from = '2024-01-01';
    expect(firstVenue).toMatchObject({
      schedule: venueSchedule,
      rules: [{ from, value: venueRules }],
      rooms: [{ from, value: venueRoom }],
    });
  });

  it('then fits the entities exactly', async () => {
    expect(await runScript('../../dist/commands/check-migrations.js', { DATABASE_URL: freshUrl })).toEqual({
      code: 0,
      said: '',
    });
  });

  it('is noticed when it does not', async () => {
    await query('ALTER TABLE reservations ALTER COLUMN phone_e164 SET NOT NULL');
    const { code, said } = await runScript('../../dist/commands/check-migrations.js', { DATABASE_URL: freshUrl });
    expect(code).toBe(1);
    expect(said).toContain('phone_e164');
    await query('ALTER TABLE reservations ALTER COLUMN phone_e164 DROP NOT NULL');
  });

  it('can be taken back to the baseline and forth again', async () => {
    expect((await runScript('migrate.mjs', { DATABASE_URL: freshUrl, DOWN: 'all' })).code).toBe(0);
    expect(await query('SELECT name FROM migrations')).toEqual([{ name: 'Baseline1764000040000' }]);
    expect((await runScript('migrate.mjs', { DATABASE_URL: freshUrl })).code).toBe(0);
  });
});

describe('a table plan that staff have changed', () => {
  it('is not seeded over, and the availability follows its version', async () => {
    await query(`DELETE FROM table_combinations WHERE max_party > 12`);
    await query(`UPDATE venue_version SET version = version + 1`);
    await runScript('migrate.mjs', { DATABASE_URL: freshUrl });
    await query(`INSERT INTO first_start_marks VALUES ('opened', now())`);
    const api = await startApi({ DATABASE_URL: freshUrl });
    const { body } = await call('/api/reservations/availability/2026-12-04/13/2', { at: api.url });
    expect(body).toEqual({ availableSlots: [] });
    await api.stop();
  });
});
