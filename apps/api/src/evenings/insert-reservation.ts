import { type Visit, byNote, reservationNotes } from '@strapec/domain';
import type { Reservation } from '../database/entities/reservation.entity.js';
import { inSnakeCase } from '../database/naming.js';
import type { RunStatement } from '../database/named-query.js';

/** What the database writes itself is left out. */
type Written = Omit<Reservation, 'foundBy' | 'calendarSequence' | 'replaces'>;

/** Every field of a reservation and its column: one that is missing here does not compile. */
const columns: ColumnsOf<Written> = {
  id: 'id',
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  phoneE164: 'phone_e164',
  date: 'date',
  startMinute: 'start_minute',
  minutes: 'minutes',
  partySize: 'party_size',
  ...byNote(reservationNotes, inSnakeCase),
  status: 'status',
  heldUntil: 'held_until',
  heldFor: 'held_for',
  replacesId: 'replaces_id',
  seatedMinute: 'seated_minute',
  tableType: 'table_type',
  requiresApproval: 'requires_approval',
  isPinned: 'is_pinned',
  preferredLanguage: 'preferred_language',
  emailSent: 'email_sent',
  source: 'source',
  offers: 'offers',
  cancelledAt: 'cancelled_at',
  cancelledBy: 'cancelled_by',
  isLateCancellation: 'is_late_cancellation',
  reconfirmedAt: 'reconfirmed_at',
  expectedMinute: 'expected_minute',
  version: 'version',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
};

/** The reservation and the tables it holds, in one statement; its own columns come last. */
const statement = {
  name: 'insert-reservation',
  text: `
    WITH reservation AS (
      INSERT INTO reservations (${columnList(columns)}) VALUES (${placeholders(columns, 6)}))
    INSERT INTO table_holdings (reservation_id, date, table_id, during)
    SELECT $1::uuid, $2, table_id, int4range($4, $5) FROM unnest($3::text[]) AS table_id`,
};

/** Saves a reservation at its tables, which it holds for its stay and, where guests sit there already, from now on. */
export async function insertReservation(
  run: RunStatement,
  saved: Reservation,
  held: Pick<Visit, 'start' | 'end' | 'tables'> | undefined,
): Promise<void> {
  const { id, date } = saved;
  const { tables = [], start = null, end = null } = held ?? {};
  await run(statement, [id, date, tables, start, end, ...valuesOf<Written>(saved, columns)]);
}

/** Each field of a row and the column that holds it: exhaustive, so that a new field is in every statement or nowhere. */
type ColumnsOf<Row> = Readonly<Record<keyof Row, string>>;

/** `id, first_name, …` */
function columnList<Row>(columns: ColumnsOf<Row>): string {
  return Object.values<string>(columns).join(', ');
}

/** `$6, $7, …`: one placeholder for each column, beginning with a number. */
function placeholders<Row>(columns: ColumnsOf<Row>, first = 1): string {
  return Object.keys(columns)
    .map((_, index) => `$${first + index}`)
    .join(', ');
}

/** What a row holds, in the order of its columns. */
function valuesOf<Row>(row: Row, columns: ColumnsOf<Row>): unknown[] {
  return (Object.keys(columns) as (keyof Row)[]).map((field) => row[field]);
}
