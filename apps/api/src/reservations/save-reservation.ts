import { minuteOfTime, minutesPerHour } from '@strapec/domain';
import type { Reservation } from '../database/entities/reservation.entity.js';
import type { RunStatement } from '../database/named-query.js';

/** In the order of the statement's values. */
const columns = [
  'id',
  'firstName',
  'lastName',
  'email',
  'phone',
  'phoneE164',
  'date',
  'time',
  'duration',
  'partySize',
  'specialRequests',
  'status',
  'tableType',
  'requiresApproval',
  'preferredLanguage',
  'isPinned',
  'source',
  'staffNote',
  'createdAt',
] as const satisfies readonly (keyof Reservation)[];

/** The reservation and the tables it holds, in one statement. */
const insertStatement = {
  name: 'insert-reservation',
  text: `
    WITH reservation AS (
      INSERT INTO reservations (id, first_name, last_name, email, phone, phone_e164, date, "time", duration, party_size,
        special_requests, status, table_type, requires_approval, preferred_language, is_pinned, source, staff_note,
        created_at, updated_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $19))
    INSERT INTO reservation_tables (reservation_id, table_id, date, during)
    SELECT $1, table_id, $7, int4range($21, $22) FROM unnest($20::text[]) AS table_id`,
};

/** Saves a reservation at its tables; its status must be one that holds them. */
export async function insertReservation(
  run: RunStatement,
  saved: Reservation,
  tables: readonly string[],
): Promise<void> {
  const start = minuteOfTime(saved.time);
  const values = columns.map((column) => saved[column]);
  await run(insertStatement, [...values, tables, start, start + saved.duration * minutesPerHour]);
}
