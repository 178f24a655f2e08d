import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newEmail, requestApi, postReservation } from '../support/request-api';
import { type StartedApp, fixture } from '../support/fixture';
import { sendContactMessage } from '../support/form-calls';
import { sql } from '../support/sql';

/*
 * PostgreSQL raises 53100 (disk_full) when it cannot extend a file. Here triggers raise it whenever a row or a table is
 * added; a test has no rights to fill a real disk.
 */
const raiseDiskFull = `LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`;

let app: StartedApp;
beforeEach(async () => {
  app = await fixture.startApp();
  await sql(`CREATE FUNCTION no_row() RETURNS trigger ${raiseDiskFull}`);
  await sql(`CREATE FUNCTION no_table() RETURNS event_trigger ${raiseDiskFull}`);
  for (const table of ['reservations', 'contact_messages'])
    await sql(`CREATE TRIGGER no_room BEFORE INSERT ON ${table} EXECUTE FUNCTION no_row()`);
  await sql(
    `CREATE EVENT TRIGGER no_room ON ddl_command_start WHEN tag IN ('CREATE TABLE AS') EXECUTE FUNCTION no_table()`,
  );
});
const freeDisk = async (): Promise<void> => {
  await sql('DROP EVENT TRIGGER IF EXISTS no_room');
  await sql('DROP FUNCTION IF EXISTS no_row, no_table CASCADE');
};
afterEach(freeDisk);

const readReadiness = () => requestApi('/api/health/ready', { apiUrl: app.baseUrl, acceptsBusy: true });

describe('while the disk is full', () => {
  it('the readiness check names the problem, and succeeds again afterwards', async () => {
    const { status, body, headers } = await readReadiness();
    expect([status, body.code, body.message]).toEqual([
      503,
      'storage_full',
      'The disk of the database is full: nothing can be saved until space is freed.',
    ]);
    expect(headers.get('retry-after')).toBe('60');
    await freeDisk();
    app.setClock('2026-11-30T12:00:11+01:00');
    expect((await readReadiness()).status).toBe(200);
  });

  it('guest forms ask the guest to call, and the site can still be read', async () => {
    const reservationResponse = await postReservation({ email: newEmail() }, { apiUrl: app.baseUrl });
    const messageResponse = await sendContactMessage({}, { apiUrl: app.baseUrl });
    for (const { status, body } of [reservationResponse, messageResponse]) {
      expect([status, body.code, body.message]).toEqual([
        503,
        'storage_full',
        'We cannot take this online at the moment. Please call us.',
      ]);
    }
    expect((await requestApi('/api/site', { apiUrl: app.baseUrl })).status).toBe(200);
    await freeDisk();
    expect((await postReservation({ email: newEmail() }, { apiUrl: app.baseUrl })).status).toBe(201);
  });
});
