import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type StartedApp, fixture } from '../support/fixture';
import { type PlantedPerson, plantPerson, findTablesWith } from '../support/plant-person';
import { sql } from '../support/sql';

let person: PlantedPerson;
let round = 0;

let usual: StartedApp;
const retain = (instant: string) => {
  usual.setClock(instant); // the visit was on 5 June 2026, and so was everything else
  return usual.deleteOldRows();
};

const one = async (
  query: string,
  value: string = person.ids.reservation,
): Promise<Record<string, unknown> | undefined> => (await sql<Record<string, unknown>>(query, [value]))[0];
const reservation = () => one('SELECT * FROM reservations WHERE id = $1');
const entry = () => one('SELECT before FROM audit_log WHERE subject_id = $1');
const status = (to: string) => sql('UPDATE reservations SET status = $1 WHERE id = $2', [to, person.ids.reservation]);

beforeAll(async () => {
  usual = await fixture.startApp();
});
beforeEach(async () => {
  round += 1;
  person = await plantPerson(`kanarik${round}`);
});
afterEach(() => sql(`UPDATE email_messages SET recipient = '', first_name = '', last_name = ''`));

describe('the nightly job (rules §14)', () => {
  it('deletes requests and notes a month after the visit, also where staff changed them', async () => {
    await retain('2026-07-04T04:30:00+02:00');
    expect(await reservation()).toMatchObject({ special_requests: expect.any(String), staff_note: expect.any(String) });
    await retain('2026-07-06T04:30:00+02:00');
    const { email } = person;
    expect(await reservation()).toMatchObject({ email, special_requests: null, staff_note: null });
    expect(await entry()).toEqual({ before: { firstName: `${person.canary}-first`, email, partySize: 2 } });
  });

  it('deletes recipients of mails after three months, but not that a mail was sent', async () => {
    const file = join(fixture.dataDir, 'mail', `${person.ids.reservation}@bar.example.eml`);
    utimesSync(file, new Date('2026-06-05T12:00:00Z'), new Date('2026-06-05T12:00:00Z'));
    const mail = () => one('SELECT recipient, status FROM email_messages WHERE reservation_id = $1');
    await retain('2026-09-02T04:30:00+02:00');
    expect([await mail(), existsSync(file)]).toEqual([{ recipient: person.email, status: 'sent' }, true]);
    await retain('2026-09-04T04:30:00+02:00');
    expect([await mail(), existsSync(file)]).toEqual([{ recipient: '', status: 'sent' }, false]);
  });

  it.each(['cancelled', 'no_show', 'pending_approval'])(
    'forgets a reservation that is %s after three months',
    async (to) => {
      await status(to);
      await retain('2026-09-05T04:30:00+02:00');
      expect(await reservation()).toBeDefined();
      await retain('2026-09-06T04:30:00+02:00');
      expect([await reservation(), await entry()]).toEqual([undefined, { before: { partySize: 2 } }]);
    },
  );

  it('deletes the guest of a visit after two years, and keeps the covers', async () => {
    await retain('2028-06-05T04:30:00+02:00');
    expect(await reservation()).toMatchObject({ email: person.email });
    await retain('2028-06-06T04:30:00+02:00');
    const anonymous = { first_name: '', last_name: '–', email: null, phone: null, phone_e164: null };
    expect(await reservation()).toMatchObject({ ...anonymous, date: '2026-06-05', party_size: 2, status: 'completed' });
  });

  it('deletes messages, inquiries and audit entries after a year', async () => {
    const { canary, email } = person;
    const known = async () => (await findTablesWith(canary)).filter((table) => /contact|inquir/.test(table));
    await retain('2027-06-05T04:30:00+02:00');
    expect([await known(), await entry()]).toEqual([
      ['contact_messages', 'event_inquiries'],
      { before: expect.objectContaining({ email }) },
    ]);
    await retain('2027-06-06T04:30:00+02:00');
    expect([await known(), await entry()]).toEqual([[], undefined]);
  });

  it('deletes unsubscribed addresses after a month, and still refuses to import them', async () => {
    const hash = `encode(sha256(convert_to($1, 'UTF8')), 'hex')`;
    const subscriber = () => one('SELECT 1 AS found FROM newsletter_subscribers WHERE email = $1', person.email);
    await retain('2026-07-05T04:30:00+02:00');
    expect(await subscriber()).toEqual({ found: 1 });
    await retain('2026-07-06T04:30:00+02:00');
    expect(await subscriber()).toBeUndefined();
    expect(await one(`SELECT 1 FROM newsletter_suppressions WHERE email_hash = ${hash}`, person.email)).toBeDefined();
  });

  it('keeps the proof of a consent and the bar on the address for four years after it was withdrawn', async () => {
    const hash = `encode(sha256(convert_to($1, 'UTF8')), 'hex')`;
    const stored = async () => [
      await one(`SELECT 1 FROM newsletter_consents WHERE email_hash = ${hash}`, person.email),
      await one(`SELECT 1 FROM newsletter_suppressions WHERE email_hash = ${hash}`, person.email),
    ];
    await sql('UPDATE newsletter_consents SET withdrawn_at = given_at');
    await retain('2030-06-05T04:30:00+02:00');
    expect(await stored()).not.toContain(undefined);
    await retain('2030-06-06T04:30:00+02:00');
    expect(await stored()).toEqual([undefined, undefined]);
  });

  it('keeps to the settings, and to more than a batch, also when two apps do', async () => {
    await sql(
      `INSERT INTO contact_messages SELECT gen_random_uuid(), 'a', 'b', 'c@example.com', NULL, 'd', 'sk', '2026-06-05'
       FROM generate_series(1, 1200)`,
    );
    const options = { env: { RETENTION_MESSAGES: '3 days' }, at: '2026-06-09T04:30:00+02:00' };
    const apps = await Promise.all([1, 2].map(() => fixture.startApp(options)));
    await Promise.all(apps.map((app) => app.deleteOldRows()));
    expect(await sql('SELECT 1 FROM contact_messages')).toEqual([]);
  });

  it('leaves alone what is still wanted: an active subscriber, a consent that holds, a reservation ahead', async () => {
    await sql(`UPDATE newsletter_subscribers SET is_active = true WHERE email = $1`, [person.email]);
    await sql(`UPDATE reservations SET date = '2031-06-05', status = 'confirmed' WHERE id = $1`, [
      person.ids.reservation,
    ]);
    await retain('2031-06-04T04:30:00+02:00');
    expect(await reservation()).toMatchObject({ email: person.email, special_requests: expect.any(String) });
    const known = await findTablesWith(person.canary);
    expect(known).toEqual(expect.arrayContaining(['newsletter_consents', 'newsletter_subscribers', 'reservations']));
  });
});
