import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type StartedApp, fixture } from '../support/fixture';
import { type CanaryPerson, insertCanaryPerson, findTablesContaining } from '../support/canary-person';
import { sql } from '../support/sql';

let person: CanaryPerson;
let personCount = 0;

let app: StartedApp;
const runRetentionAt = (instant: string) => {
  app.setClock(instant); // the visit and all other data of the person are of 5 June 2026
  return app.deleteOldRows();
};

const findOne = async (
  query: string,
  value: string = person.ids.reservation,
): Promise<Record<string, unknown> | undefined> => (await sql<Record<string, unknown>>(query, [value]))[0];
const readVisit = () => findOne('SELECT * FROM reservations WHERE id = $1');
const emailHash = `encode(sha256(convert_to($1, 'UTF8')), 'hex')`; // SQL
const readSuppression = () =>
  findOne(`SELECT 1 FROM newsletter_suppressions WHERE email_hash = ${emailHash}`, person.email);
const readAuditEntry = () => findOne('SELECT before FROM audit_log WHERE subject_id = $1');
const setStatus = (status: string) =>
  sql('UPDATE reservations SET status = $1 WHERE id = $2', [status, person.ids.reservation]);

beforeAll(async () => {
  app = await fixture.startApp();
});
beforeEach(async () => {
  personCount += 1;
  person = await insertCanaryPerson(`kanarik${personCount}`);
});
afterEach(() => sql(`UPDATE email_messages SET recipient = '', first_name = '', last_name = ''`));

describe('the nightly retention job (rules §14)', () => {
  it('deletes special requests and notes a month after the visit, also in the audit log', async () => {
    await runRetentionAt('2026-07-04T04:30:00+02:00');
    expect(await readVisit()).toMatchObject({ special_requests: expect.any(String), staff_note: expect.any(String) });
    await runRetentionAt('2026-07-06T04:30:00+02:00');
    const { email } = person;
    expect(await readVisit()).toMatchObject({ email, special_requests: null, staff_note: null });
    expect(await readAuditEntry()).toEqual({ before: { firstName: `${person.canary}-first`, email, partySize: 2 } });
  });

  it('deletes the recipient of a mail after three months and keeps its status', async () => {
    const mailFile = join(fixture.dataDir, 'mail', `${person.ids.reservation}@bar.example.eml`);
    utimesSync(mailFile, new Date('2026-06-05T12:00:00Z'), new Date('2026-06-05T12:00:00Z'));
    const readMail = () => findOne('SELECT recipient, status FROM email_messages WHERE reservation_id = $1');
    await runRetentionAt('2026-09-02T04:30:00+02:00');
    expect([await readMail(), existsSync(mailFile)]).toEqual([{ recipient: person.email, status: 'sent' }, true]);
    await runRetentionAt('2026-09-04T04:30:00+02:00');
    expect([await readMail(), existsSync(mailFile)]).toEqual([{ recipient: '', status: 'sent' }, false]);
  });

  it.each(['cancelled', 'no_show', 'pending_approval'])(
    'deletes a reservation with the status %s after three months',
    async (status) => {
      await setStatus(status);
      await runRetentionAt('2026-09-05T04:30:00+02:00');
      expect(await readVisit()).toBeDefined();
      await runRetentionAt('2026-09-06T04:30:00+02:00');
      expect([await readVisit(), await readAuditEntry()]).toEqual([undefined, { before: { partySize: 2 } }]);
    },
  );

  it('deletes the guest of a visit after two years and keeps the covers', async () => {
    await runRetentionAt('2028-06-05T04:30:00+02:00');
    expect(await readVisit()).toMatchObject({ email: person.email });
    await runRetentionAt('2028-06-06T04:30:00+02:00');
    const anonymous = { first_name: '', last_name: '–', email: null, phone: null, phone_e164: null };
    expect(await readVisit()).toMatchObject({ ...anonymous, date: '2026-06-05', party_size: 2, status: 'completed' });
  });

  it('deletes messages, inquiries and audit entries after a year', async () => {
    const { canary, email } = person;
    const findTables = async () => (await findTablesContaining(canary)).filter((table) => /contact|inquir/.test(table));
    await runRetentionAt('2027-06-05T04:30:00+02:00');
    expect([await findTables(), await readAuditEntry()]).toEqual([
      ['contact_messages', 'event_inquiries'],
      { before: expect.objectContaining({ email }) },
    ]);
    await runRetentionAt('2027-06-06T04:30:00+02:00');
    expect([await findTables(), await readAuditEntry()]).toEqual([[], undefined]);
  });

  it('deletes an unsubscribed address after a month and keeps it suppressed', async () => {
    const readSubscriber = () =>
      findOne('SELECT 1 AS found FROM newsletter_subscribers WHERE email = $1', person.email);
    await runRetentionAt('2026-07-05T04:30:00+02:00');
    expect(await readSubscriber()).toEqual({ found: 1 });
    await runRetentionAt('2026-07-06T04:30:00+02:00');
    expect(await readSubscriber()).toBeUndefined();
    expect(await readSuppression()).toBeDefined();
  });

  it('deletes a consent and its suppression four years after the withdrawal', async () => {
    const readConsentAndSuppression = async () => [
      await findOne(`SELECT 1 FROM newsletter_consents WHERE email_hash = ${emailHash}`, person.email),
      await readSuppression(),
    ];
    await sql('UPDATE newsletter_consents SET withdrawn_at = given_at');
    await runRetentionAt('2030-06-05T04:30:00+02:00');
    expect(await readConsentAndSuppression()).not.toContain(undefined);
    await runRetentionAt('2030-06-06T04:30:00+02:00');
    expect(await readConsentAndSuppression()).toEqual([undefined, undefined]);
  });

  it('deletes by the configured retention, also several batches and in two apps at once', async () => {
    await sql(
      `INSERT INTO contact_messages SELECT gen_random_uuid(), 'a', 'b', 'c@example.com', NULL, 'd', 'sk', '2026-06-05'
       FROM generate_series(1, 1200)`,
    );
    const options = { env: { RETENTION_MESSAGES: '3 days' }, now: '2026-06-09T04:30:00+02:00' };
    const apps = await Promise.all([1, 2].map(() => fixture.startApp(options)));
    await Promise.all(apps.map((retentionApp) => retentionApp.deleteOldRows()));
    expect(await sql('SELECT 1 FROM contact_messages')).toEqual([]);
  });

  it('keeps an active subscriber, a valid consent and an upcoming reservation', async () => {
    await sql(`UPDATE newsletter_subscribers SET is_active = true WHERE email = $1`, [person.email]);
    await sql(`UPDATE reservations SET date = '2031-06-05', status = 'confirmed' WHERE id = $1`, [
      person.ids.reservation,
    ]);
    await runRetentionAt('2031-06-04T04:30:00+02:00');
    expect(await readVisit()).toMatchObject({ email: person.email, special_requests: expect.any(String) });
    const tables = await findTablesContaining(person.canary);
    expect(tables).toEqual(expect.arrayContaining(['newsletter_consents', 'newsletter_subscribers', 'reservations']));
  });
});
