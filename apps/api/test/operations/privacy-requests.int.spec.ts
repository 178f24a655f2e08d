import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newEmail, requestApi, postReservation } from '../support/request-api';
import { upcomingDate } from '../support/upcoming-date';
import { subscribeToNewsletter } from '../support/form-calls';
import { fixture } from '../support/fixture';
import { findViolations } from '../support/capacity-oracle';
import { waitUntil } from '../support/wait-until';
import { runScript } from '../support/run-script';
import { sessionSecret } from '../support/test-session-secret';
import { createStaffAccount, signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

const runPrivacy = (...args: string[]) =>
  runScript(
    '../../dist/commands/privacy.js',
    { DATABASE_URL: databaseUrl, DATA_DIR: fixture.dataDir, SESSION_SECRET: sessionSecret },
    { args },
  );

let headers = { cookie: '' };
beforeAll(async () => {
  headers = await signIn();
});
const callPrivacyApi = (action: string, email: string) =>
  requestApi<{ code: string; message: string; held: unknown[]; erased: unknown[] }>(`/api/admin/privacy/${action}`, {
    method: 'POST',
    body: { email },
    headers,
  });

/** Reserves for a guest on a Friday and waits for the mail: a newer mail would supersede a queued one. */
async function createGuest(): Promise<{ email: string; id: string; date: string }> {
  const [email, date] = [newEmail(), upcomingDate('friday', 3)];
  const { body } = await postReservation({ email, date, time: '18:00' });
  const { id } = body.reservation;
  await waitUntil(
    () => sql(`SELECT 1 FROM email_messages WHERE reservation_id = $1 AND status IN ('queued', 'sending')`, [id]),
    (unsentMails) => unsentMails.length === 0,
  );
  return { email, id, date };
}

describe('a guest with an upcoming reservation', () => {
  it('is not erased before the cancellation', async () => {
    const { email, date } = await createGuest();
    const { status, body } = await callPrivacyApi('erase', email);
    expect([status, body.code]).toEqual([409, 'reservation_ahead']);
    expect(body.message).toBe(`This person has a reservation ahead, on ${date} at 18:00. Please cancel it first.`);
    expect(await sql('SELECT 1 FROM reservations WHERE email = $1', [email])).toHaveLength(1);
    expect(await runPrivacy('erase', email, '--yes')).toEqual({
      exitCode: 1,
      output: `${body.message} Or say --including-future.\n`,
    });
  });

  it('is erased after the cancellation', async () => {
    const { email, id } = await createGuest();
    const cancelResponse = await requestApi(`/api/reservations/${id}/status`, {
      method: 'PUT',
      body: { status: 'cancelled' },
      headers,
    });
    expect(cancelResponse.status).toBe(200);
    expect((await callPrivacyApi('erase', email)).status).toBe(200);
    expect((await sql('SELECT first_name, status FROM reservations WHERE id = $1', [id]))[0]).toEqual({
      first_name: '',
      status: 'cancelled',
    });
  });

  it('is erased by the command with --including-future, which frees the table and sends no mail', async () => {
    const { email, id } = await createGuest();
    const { exitCode, output } = await runPrivacy('erase', email.toUpperCase(), '--yes', '--including-future');
    expect({ exitCode, output }).toMatchObject({
      exitCode: 0,
      output: expect.stringMatching(/^Erased: .*reservations 1/),
    });
    expect(await sql('SELECT 1 FROM table_holdings WHERE reservation_id = $1', [id])).toEqual([]);
    expect(
      await sql(`SELECT 1 FROM email_messages WHERE kind = 'reservation_cancelled' AND reservation_id = $1`, [id]),
    ).toEqual([]);
    const auditEntries = await sql<{ action: string; name: string }>(
      `SELECT action, staff_name AS name FROM audit_log WHERE subject_id = $1`,
      [id],
    );
    expect(auditEntries).toEqual([{ action: 'reservation.status', name: 'npm run privacy' }]);
    expect(await findViolations(databaseUrl)).toEqual([]);
  });
});

describe('a subscriber', () => {
  it('is not imported again after the erasure', async () => {
    const email = newEmail();
    await subscribeToNewsletter(email);
    expect((await callPrivacyApi('erase', email)).status).toBe(200);
    const options = { method: 'POST', body: [{ email }], headers };
    const { body } = await requestApi<{ imported: number; skipped: unknown[] }>(
      '/api/admin/newsletter/import',
      options,
    );
    expect(body).toMatchObject({ imported: 0, skipped: [{ reason: 'unsubscribed' }] });
    expect((await subscribeToNewsletter(email)).status).toBe(200); // but the person may subscribe again
  });
});

describe('a staff member', () => {
  it('is erased only after the account was disabled', async () => {
    const { email, id } = await createStaffAccount();
    const { status, body } = await callPrivacyApi('erase', email);
    expect([status, body.code]).toEqual([409, 'staff_account']);
    await sql('UPDATE users SET is_disabled = true WHERE id = $1', [id]);
    expect((await callPrivacyApi('erase', email)).status).toBe(200);
    expect(await sql('SELECT 1 FROM users WHERE id = $1', [id])).toEqual([]);
  });
});

describe('the e-mail address of a privacy request', () => {
  it('must be valid, and may be unknown', async () => {
    expect((await callPrivacyApi('export', 'zuzana')).status).toBe(400);
    const { status, body } = await callPrivacyApi('export', 'nobody@example.com');
    expect([status, body.held]).toEqual([200, []]);
    expect((await callPrivacyApi('erase', 'nobody@example.com')).body).toEqual({ erased: [], kept: [] });
  });
});

describe('npm run privacy', () => {
  it('writes an export to the named file, readable only to its owner', async () => {
    const { email, id } = await createGuest();
    const exportFile = join(fixture.dataDir, 'person.json');
    expect(await runPrivacy('export', email, '--file', exportFile)).toEqual({ exitCode: 0, output: '' });
    expect(JSON.parse(readFileSync(exportFile, 'utf8'))).toMatchObject({ email, held: expect.arrayContaining([]) });
    expect(readFileSync(exportFile, 'utf8')).toContain(id);
    expect((await runPrivacy('export', email)).output).toContain(id);
  });

  it('asks for confirmation before it erases, and explains wrong arguments', async () => {
    expect(await runPrivacy('erase', 'zuzana@example.com')).toEqual({
      exitCode: 1,
      output: 'There is no terminal to confirm on: add --yes if you are sure.\n',
    });
    expect((await runPrivacy('erase', 'zuzana')).output).toBe(`'zuzana' is not an e-mail address.\n`);
    expect((await runPrivacy('forget', 'a@example.com')).output).toBe(
      `There is no command 'forget', only export, erase.\n`,
    );
    expect((await runPrivacy('erase', 'a@example.com', '--now')).output).toContain('npm run privacy -- erase <email>');
    expect(existsSync(join(fixture.dataDir, 'session-secret'))).toBe(false);
  });
});
