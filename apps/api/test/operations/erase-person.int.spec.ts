import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { requestApi } from '../support/request-api';
import { fixture } from '../support/fixture';
import { type CanaryPerson, insertCanaryPerson, findTablesContaining } from '../support/canary-person';
import { saveProofFigures } from '../support/proof-report';
import { signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

interface ExportBody {
  held: { kind: string; table: string; rows: Record<string, unknown>[] }[];
}

interface ErasureBody {
  erased: { kind: string; count: number }[];
  kept: { kind: string; count: number }[];
}

const secretColumns = ['password_hash', 'sid', 'sess', 'unsubscribe_token', 'lease_token'];
const mailFilePath = ({ ids }: CanaryPerson): string =>
  join(fixture.dataDir, 'mail', `${ids.reservation}@bar.example.eml`);

describe('proof T2: a person with data in every table', () => {
  let [person, secondPerson]: CanaryPerson[] = [];
  let headers = { cookie: '' };
  const callPrivacyAction = <Body>(action: string) =>
    requestApi<Body>(`/api/admin/privacy/${action}`, {
      method: 'POST',
      body: { email: person?.email.toUpperCase() },
      headers,
    });

  beforeAll(async () => {
    headers = await signIn();
    person = await insertCanaryPerson('kanarik');
    secondPerson = await insertCanaryPerson('vrabec');
  });

  it('is exported with every text about them and with no secret', async () => {
    const { status, body } = await callPrivacyAction<ExportBody>('export');
    expect(status).toBe(200);
    const exported = JSON.stringify(body);
    expect(person?.canaries.length).toBeGreaterThan(40);
    expect(person?.canaries.filter((canary) => !exported.includes(canary))).toEqual([]);
    expect(exported).not.toContain('vrabec');
    const columns = body.held.flatMap(({ rows }) => rows.flatMap((row) => Object.keys(row)));
    expect(columns.filter((column) => secretColumns.includes(column))).toEqual([]);
  });

  it('is found in the waitlist labels that name them, and in no others', async () => {
    const email = person?.email;
    await sql(`UPDATE reservations SET last_name = 'Kánariková', phone = '+421 907 123 456' WHERE email = $1`, [email]);
    await sql(`UPDATE contact_messages SET last_name = 'Stehlík', phone = NULL WHERE email = $1`, [email]);
    await sql(`UPDATE event_inquiries SET name = 'Eva Sýkorová' WHERE email = $1`, [email]);
    const labelsWithName = ['KANARIKOVA, 2', 'pani Kánariková', 'od Stehlíka', 'Sykorova'];
    const matchingLabels = [...labelsWithName, 'píše z Kanarik@example.com', '0907 / 123 456'];
    const otherLabels = ['vrabec v sivom', 'Akanariková', 'Eva', '2', '0907 123 457'];
    for (const label of [...matchingLabels, ...otherLabels])
      await sql(
        `INSERT INTO waitlist_parties (id, date, since, party_size, label, has_left) VALUES (gen_random_uuid(), '2026-06-05', now(), 2, $1, false)`,
        [label],
      );
    const { body } = await callPrivacyAction<ExportBody>('export');
    const labels = body.held.find(({ table }) => table === 'waitlist_parties')?.rows.map(({ label }) => label);
    expect(labels?.sort()).toEqual(['kanarik-waitlist_parties-label', ...matchingLabels].sort());
    await sql('DELETE FROM waitlist_parties WHERE label = ANY ($1)', [otherLabels]);
  });

  it('is erased, except for the proof of consent and the blocked address', async () => {
    const secondPersonRows = await findRowsWith('vrabec');
    const { status, body } = await callPrivacyAction<ErasureBody>('erase');
    expect(status).toBe(200);
    expect(body.kept).toEqual([
      { kind: 'consents', count: 1 },
      { kind: 'suppressions', count: 1 },
    ]);
    expect(await findTablesContaining('kanarik')).toEqual(['newsletter_consents']); // the form and the wording of the consent
    expect(await findTablesContaining(person?.ids.staff ?? '')).toEqual(['site_content', 'site_images']); // the test uses the id in keys
    expect(person && existsSync(mailFilePath(person))).toBe(false);
    expect(await sql(`SELECT 1 FROM waitlist_parties WHERE label IS NULL`)).toHaveLength(7); // the parties still wait
    const [consent] = await sql<{ at: Date }>(
      `SELECT withdrawn_at AS at FROM newsletter_consents WHERE form LIKE 'kanarik%'`,
    );
    expect(consent?.at).toBeInstanceOf(Date);
    expect(await findRowsWith('vrabec')).toEqual(secondPersonRows);
    expect(secondPerson && existsSync(mailFilePath(secondPerson))).toBe(true);
  });

  it('leaves the covers of the visit and the audit entry', async () => {
    const id = person?.ids.reservation;
    const [reservationRow] = await sql('SELECT party_size, status, last_name FROM reservations WHERE id = $1', [id]);
    expect(reservationRow).toEqual({ party_size: 2, status: 'completed', last_name: '–' });
    const [entry] = await sql('SELECT action, staff_name, before, after FROM audit_log WHERE subject_id = $1', [id]);
    const [before, after] = [{ partySize: 2 }, { partySize: 4 }];
    expect(entry).toEqual({ action: 'reservation.change', staff_name: 'Jana', before, after });
  });

  it('leaves an audit log that refuses other changes', async () => {
    for (const change of [`action = 'x'`, `subject_id = 'x'`, `at = now()`]) {
      const forbiddenUpdate = sql(`SET LOCAL strapec.retention = 'on'; UPDATE audit_log SET ${change}`);
      await expect(forbiddenUpdate).rejects.toThrow(/append-only/);
    }
  });

  it('is not named in the audit entries of export and erasure', async () => {
    const entries = await sql<{ action: string; subject_id: string }>(
      `SELECT action, staff_name, subject_id, after FROM audit_log WHERE action LIKE 'privacy.%' ORDER BY at`,
    );
    expect(entries.map(({ action }) => action)).toEqual(['privacy.export', 'privacy.export', 'privacy.erase']);
    expect(entries[0]?.subject_id).toBe(entries[2]?.subject_id);
    expect(entries[0]?.subject_id).toMatch(/^[\w-]{43}$/);
    expect(entries[0]).toMatchObject({ staff_name: 'Jana' });
  });

  it('has only consent and suppression left in a later export', async () => {
    const { body } = await callPrivacyAction<ExportBody>('export');
    expect(body.held.map(({ kind }) => kind)).toEqual(['consents', 'suppressions']);
    saveProofFigures(
      'T2',
      'Whoever asks is given everything that is held about them, and is forgotten but for the consent',
      {
        'words planted, one in every text column that may know a person': person?.canaries.length ?? 0,
        'missing in the export': 0,
        'found anywhere afterwards, files of mails included': 'in the proof of the consent only',
        'rows of a neighbour that changed': 0,
        'secrets (password, session, token) in the export': 0,
      },
    );
  });
});

/** Every row that contains the text, as text. */
async function findRowsWith(searchText: string): Promise<string[]> {
  const tables = await findTablesContaining(searchText);
  const rows = await Promise.all(
    tables.map((table) =>
      sql<{ row: string }>(`SELECT t::text AS row FROM ${table} AS t WHERE t::text LIKE $1`, [`%${searchText}%`]),
    ),
  );
  return rows
    .flat()
    .map(({ row }) => row)
    .sort();
}
