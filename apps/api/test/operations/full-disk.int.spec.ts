import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newEmail, call, reserve } from '../support/call';
import { type StartedApp, fixture } from '../support/fixture';
import { sendMessage } from '../support/forms';
import { sql } from '../support/sql';

/*
 * PostgreSQL says 53100 (disk_full) when it cannot extend a file. Here triggers say it, wherever a row or a table is added;
 * a disk that is really full wants rights that a test has not.
 */
const full = `LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`;

let app: StartedApp;
beforeEach(async () => {
  app = await fixture.startApp();
  await sql(`CREATE FUNCTION no_row() RETURNS trigger ${full}`);
  await sql(`CREATE FUNCTION no_table() RETURNS event_trigger ${full}`);
  for (const table of ['reservations', 'contact_messages'])
    await sql(`CREATE TRIGGER no_room BEFORE INSERT ON ${table} EXECUTE FUNCTION no_row()`);
  await sql(
    `CREATE EVENT TRIGGER no_room ON ddl_command_start WHEN tag IN ('CREATE TABLE AS') EXECUTE FUNCTION no_table()`,
  );
});
const makeRoom = async (): Promise<void> => {
  await sql('DROP EVENT TRIGGER IF EXISTS no_room');
  await sql('DROP FUNCTION IF EXISTS no_row, no_table CASCADE');
};
afterEach(makeRoom);

const ready = () => call('/api/health/ready', { at: app.baseUrl, acceptsBusy: true });

describe('while the disk is full', () => {
  it('the readiness check names the problem, and succeeds again afterwards', async () => {
    const { status, body, headers } = await ready();
    expect([status, body.code, body.message]).toEqual([
      503,
      'storage_full',
      'The disk of the database is full: nothing can be saved until space is freed.',
    ]);
    expect(headers.get('retry-after')).toBe('60');
    await makeRoom();
    app.setClock('2026-11-30T12:00:11+01:00');
    expect((await ready()).status).toBe(200);
  });

  it('guests are asked to call, by every form, and can still look', async () => {
    const reserved = await reserve({ email: newEmail() }, { at: app.baseUrl });
    const sent = await sendMessage({}, { at: app.baseUrl });
    for (const { status, body } of [reserved, sent]) {
      expect([status, body.code, body.message]).toEqual([
        503,
        'storage_full',
        'We cannot take this online at the moment. Please call us.',
      ]);
    }
    expect((await call('/api/site', { at: app.baseUrl })).status).toBe(200);
    await makeRoom();
    expect((await reserve({ email: newEmail() }, { at: app.baseUrl })).status).toBe(201);
  });
});
