import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapNotes, reservationNotes } from '@strapec/domain';
import { personalTables } from '../../src/operations/privacy/personal-data';
import { fixture } from './fixture';
import { sql } from './sql';

/** A person in the database; the canary begins their e-mail address and stands in every text about them. */
export interface CanaryPerson {
  email: string;
  canary: string;
  /** Every text that an export has to show. */
  canaries: string[];
  ids: { reservation: string; staff: string; section: string };
}

interface TableColumn {
  name: string;
  type: string;
}

type Row = Record<string, unknown>;

const plantedAt = new Date('2026-06-05T12:00:00Z');
const parentTables = ['users', 'admin_users', 'reservations']; // other tables refer to them

/**
 * Inserts a person into every table of the registry of personal data: a guest, a subscriber, and a former staff member.
 * Each text column, new ones too, holds a canary of its own.
 */
export async function insertCanaryPerson(canary: string): Promise<CanaryPerson> {
  const person: CanaryPerson = {
    email: `${canary}@example.com`,
    canary,
    canaries: [],
    ids: { reservation: randomUUID(), staff: randomUUID(), section: randomUUID() },
  };
  await sql(
    `INSERT INTO menu_sections (id, kind, name_sk, name_en, position, updated_at) VALUES ($1, 'drink', '', '', 0, $2)`,
    [person.ids.section, plantedAt],
  );
  const dependentTables = personalTables.map(({ name }) => name).filter((table) => !parentTables.includes(table));
  for (const [index, table] of [...parentTables, ...dependentTables].entries()) {
    const isStaffAuditRow = table === 'audit_log' && dependentTables.indexOf(table) !== index - parentTables.length;
    const fixedColumns = isStaffAuditRow ? createStaffAuditColumns(person) : createFixedColumns(table, person);
    await insertRow(table, { ...(await createCanaryRow(table, person)), ...fixedColumns }, person);
  }
  mkdirSync(join(fixture.dataDir, 'mail'), { recursive: true });
  writeFileSync(join(fixture.dataDir, 'mail', `${person.ids.reservation}@bar.example.eml`), `Dear ${canary}`);
  return person;
}

async function createCanaryRow(table: string, { canary }: CanaryPerson): Promise<Row> {
  const columns = await sql<TableColumn>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1`,
    [table],
  );
  return Object.fromEntries(columns.map(({ name, type }) => [name, toColumnValue(type, `${canary}-${table}-${name}`)]));
}

function toColumnValue(type: string, text: string): unknown {
  if (type.startsWith('json')) return JSON.stringify({ text });
  if (type === 'uuid') return randomUUID();
  if (type === 'boolean') return false;
  if (['smallint', 'integer', 'bigint'].includes(type)) return 1;
  return type.startsWith('timestamp') ? plantedAt : text;
}

/** Columns that need a valid value, and those that refer to the person. */
function createFixedColumns(table: string, { email, canary, ids }: CanaryPerson): Row {
  const notes = mapNotes(reservationNotes, (note) => `${canary}-${note}`);
  const guest = { firstName: `${canary}-first`, email, ...notes, partySize: 2 };
  const columnsByTable: Readonly<Record<string, Row>> = {
    users: { id: ids.staff, role: 'host', is_disabled: true },
    admin_users: { id: ids.staff, email },
    reservations: {
      ...{ id: ids.reservation, email, date: '2026-06-05', start_minute: 1080, minutes: 120, party_size: 2 },
      ...{ status: 'completed', seated_minute: 1085, table_type: null, preferred_language: 'sk', source: 'website' },
      ...{ cancelled_by: null, held_until: null },
    },
    change_requests: {
      ...{ reservation_id: ids.reservation, date: '2026-06-05', start_minute: 1080, minutes: 120, party_size: 2 },
      ended_by: null,
    },
    waitlist_parties: { date: '2026-06-05', party_size: 2, reservation_id: ids.reservation },
    idempotency_keys: { response: JSON.stringify({ reservation: { id: ids.reservation } }) },
    rate_limits: { key: `reservationEmail:${createHash('sha256').update(email).digest('base64url')}` },
    email_messages: {
      ...{ recipient: email, reservation_id: ids.reservation, kind: 'reservation_confirmed', status: 'sent' },
      ...{ language: 'sk', message_id: `<${ids.reservation}@bar.example>`, dedupe_key: null },
    },
    audit_log: {
      ...{ subject_id: ids.reservation, action: 'reservation.change', staff_id: null, staff_name: 'Jana' },
      ...{ before: JSON.stringify(guest), after: JSON.stringify({ ...guest, partySize: 4 }) },
    },
    contact_messages: { email, answered_by: ids.staff },
    event_inquiries: { email, answered_by: ids.staff, event_date: '2026-07-01', event_id: null, about_event_id: null },
    newsletter_subscribers: { email, source: 'website' },
    newsletter_consents: { email_hash: createHash('sha256').update(email).digest('hex'), withdrawn_at: null },
    newsletter_suppressions: { email_hash: createHash('sha256').update(email).digest('hex') },
    site_content: { updated_by: ids.staff, key: `text.${ids.staff}` },
    site_images: { updated_by: ids.staff, key: `image.${ids.staff}` },
    menu_items: { updated_by: ids.staff, section_id: ids.section, slug: randomUUID() },
    events: { created_by: ids.staff, updated_by: ids.staff, date: '2026-06-05', title_en: 'Tasting' },
    staff_invitations: { email, role: 'host', language: 'sk', invited_by: ids.staff },
    sessions: { sess: JSON.stringify({ staffId: ids.staff }) },
  };
  return { ...createImpersonalColumns(table), ...columnsByTable[table] };
}

/** Texts about the venue are not about a person. */
function createImpersonalColumns(table: string): Row {
  if (!['site_content', 'site_images', 'menu_items', 'events'].includes(table)) return {};
  const columnsByTable: Readonly<Record<string, Row>> = {
    site_content: { content_en: '', content_sk: '', section: 'home', type: 'text' },
    menu_items: { name_sk: '', name_en: '', text_sk: null, text_en: null, allergens: null },
    site_images: { image_url: '', alt_text_en: '', alt_text_sk: '', section: 'home' },
    events: {
      ...{ title_sk: null, description_en: '', description_sk: null, event_type: 'custom', time: '18:00' },
      ...{ capacity_mode: 'none', image_url: null, status: 'draft', visibility: 'hidden' },
    },
  };
  return columnsByTable[table] ?? {};
}

function createStaffAuditColumns({ canary, ids }: CanaryPerson): Row {
  const auditedAction = { action: 'event.change', subject_id: 'an-event', reason: null, before: null, after: null };
  return { ...auditedAction, staff_id: ids.staff, staff_name: `${canary}-as-staff` };
}

async function insertRow(table: string, row: Row, person: CanaryPerson): Promise<void> {
  const columns = Object.keys(row);
  const placeholders = columns.map((_column, index) => `$${index + 1}`).join(', ');
  const names = columns.map((column) => `"${column}"`).join(', ');
  await sql(`INSERT INTO ${table} (${names}) VALUES (${placeholders})`, Object.values(row));
  const registryEntries = personalTables.filter((entry) => entry.name === table);
  const personalColumns = columns.filter((column) => registryEntries.some((entry) => entry.columns.includes(column)));
  const rowCanaries = personalColumns.flatMap(
    (column) => JSON.stringify(row[column] ?? null).match(canaryPattern(person.canary)) ?? [],
  );
  person.canaries.push(...rowCanaries);
}

const canaryPattern = (canary: string): RegExp => new RegExp(`${canary}[\\w@.-]*`, 'g');

/** The names of the tables that contain a text. */
export async function findTablesContaining(text: string): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  const tableNames: string[] = [];
  for (const { name } of tables) {
    const rows = await sql(`SELECT 1 FROM ${name} AS t WHERE t::text ILIKE '%' || $1 || '%'`, [text]);
    if (rows.length > 0) tableNames.push(name);
  }
  return tableNames;
}
