import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { call } from '../support/call';
import { fixture } from '../support/fixture';
import { type PlantedPerson, plantPerson, findTablesWith } from '../support/plant-person';
import { keepProof } from '../support/proof-report';
import { signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

interface PersonBody {
  held: { kind: string; table: string; rows: Record<string, unknown>[] }[];
}

interface ErasedBody {
  erased: { kind: string; count: number }[];
  kept: { kind: string; count: number }[];
}

const secrets = ['password_hash', 'sid', 'sess', 'unsubscribe_token', 'lease_token'];
const mailOf = ({ ids }: PlantedPerson): string => join(fixture.dataDir, 'mail', `${ids.reservation}@bar.example.eml`);

/** Proof T2. */
describe('a person who is in every table', () => {
  let [person, neighbour]: PlantedPerson[] = [];
  let headers = { cookie: '' };
  const ask = <Body>(action: string) =>
    call<Body>(`/api/admin/privacy/${action}`, {
      method: 'POST',
      body: { email: person?.email.toUpperCase() },
      headers,
    });

  beforeAll(async () => {
    headers = await signIn();
    person = await plantPerson('kanarik');
    neighbour = await plantPerson('vrabec');
  });

  it('is found in every text', async () => {
    const { status, body } = await ask<PersonBody>('export');
    expect(status).toBe(200);
    const exported = JSON.stringify(body);
    expect(person?.canaries.length).toBeGreaterThan(40);
    expect(person?.canaries.filter((canary) => !exported.includes(canary))).toEqual([]);
    expect(exported).not.toContain('vrabec');
    const columns = body.held.flatMap(({ rows }) => rows.flatMap((row) => Object.keys(row)));
    expect(columns.filter((column) => secrets.includes(column))).toEqual([]);
  });

  it("is found in the waiting list's labels that name them, and in no others", async () => {
    const address = [person?.email];
    await sql(`UPDATE reservations SET last_name = 'Kánariková', phone = '+421 907 123 456' WHERE email = $1`, address);
    await sql(`UPDATE contact_messages SET last_name = 'Stehlík', phone = NULL WHERE email = $1`, address);
    await sql(`UPDATE event_inquiries SET name = 'Eva Sýkorová' WHERE email = $1`, address);
    const named = ['KANARIKOVA, 2', 'pani Kánariková', 'od Stehlíka', 'Sykorova'];
    const matching = [...named, 'píše z Kanarik@example.com', '0907 / 123 456'];
    const others = ['vrabec v sivom', 'Akanariková', 'Eva', '2', '0907 123 457'];
    for (const label of [...matching, ...others])
      await sql(
        `INSERT INTO waitlist_parties (id, date, since, party_size, label, has_left) VALUES (gen_random_uuid(), '2026-06-05', now(), 2, $1, false)`,
        [label],
      );
    const { body } = await ask<PersonBody>('export');
    const labels = body.held.find(({ table }) => table === 'waitlist_parties')?.rows.map(({ label }) => label);
    expect(labels?.sort()).toEqual(['kanarik-waitlist_parties-label', ...matching].sort());
    await sql('DELETE FROM waitlist_parties WHERE label = ANY ($1)', [others]);
  });

  it('is gone afterwards, but for the proof of the consent and the bar on the address', async () => {
    const others = await rowsOf('vrabec');
    const { status, body } = await ask<ErasedBody>('erase');
    expect(status).toBe(200);
    expect(body.kept).toEqual([
      { kind: 'consents', count: 1 },
      { kind: 'suppressions', count: 1 },
    ]);
    expect(await findTablesWith('kanarik')).toEqual(['newsletter_consents']); // which form, which wording
    expect(await findTablesWith(person?.ids.staff ?? '')).toEqual(['site_content', 'site_images']); // keys of this test
    expect(person && existsSync(mailOf(person))).toBe(false);
    expect(await sql(`SELECT 1 FROM waitlist_parties WHERE label IS NULL`)).toHaveLength(7); // they still wait
    const [consent] = await sql<{ at: Date }>(
      `SELECT withdrawn_at AS at FROM newsletter_consents WHERE form LIKE 'kanarik%'`,
    );
    expect(consent?.at).toBeInstanceOf(Date);
    expect(await rowsOf('vrabec')).toEqual(others);
    expect(neighbour && existsSync(mailOf(neighbour))).toBe(true);
  });

  it('leaves the covers of the evening, and what was done when', async () => {
    const id = person?.ids.reservation;
    const [reservation] = await sql('SELECT party_size, status, last_name FROM reservations WHERE id = $1', [id]);
    expect(reservation).toEqual({ party_size: 2, status: 'completed', last_name: '–' });
    const [entry] = await sql('SELECT action, staff_name, before, after FROM audit_log WHERE subject_id = $1', [id]);
    const [before, after] = [{ partySize: 2 }, { partySize: 4 }];
    expect(entry).toEqual({ action: 'reservation.change', staff_name: 'Jana', before, after });
  });

  it('leaves a record that cannot be rewritten on the way', async () => {
    for (const change of [`action = 'x'`, `subject_id = 'x'`, `at = now()`]) {
      const rewrite = sql(`SET LOCAL strapec.retention = 'on'; UPDATE audit_log SET ${change}`);
      await expect(rewrite).rejects.toThrow(/append-only/);
    }
  });

  it('is not named in the audit entry of it', async () => {
    const entries = await sql<{ action: string; subject_id: string }>(
      `SELECT action, staff_name, subject_id, after FROM audit_log WHERE action LIKE 'privacy.%' ORDER BY at`,
    );
    expect(entries.map(({ action }) => action)).toEqual(['privacy.export', 'privacy.export', 'privacy.erase']);
    expect(entries[0]?.subject_id).toBe(entries[2]?.subject_id);
    expect(entries[0]?.subject_id).toMatch(/^[\w-]{43}$/);
    expect(entries[0]).toMatchObject({ staff_name: 'Jana' });
  });

  it('is not found any more', async () => {
    const { body } = await ask<PersonBody>('export');
    expect(body.held.map(({ kind }) => kind)).toEqual(['consents', 'suppressions']);
    keepProof('T2', 'Whoever asks is given everything that is held about them, and is forgotten but for the consent', {
      'words planted, one in every text column that may know a person': person?.canaries.length ?? 0,
      'missing in the export': 0,
      'found anywhere afterwards, files of mails included': 'in the proof of the consent only',
      'rows of a neighbour that changed': 0,
      'secrets (password, session, token) in the export': 0,
    });
  });
});

/** Every row that knows a text, as text. */
async function rowsOf(text: string): Promise<string[]> {
  const tables = await findTablesWith(text);
  const rows = await Promise.all(
    tables.map((table) =>
      sql<{ row: string }>(`SELECT t::text AS row FROM ${table} AS t WHERE t::text LIKE $1`, [`%${text}%`]),
    ),
  );
  return rows
    .flat()
    .map(({ row }) => row)
    .sort();
}
