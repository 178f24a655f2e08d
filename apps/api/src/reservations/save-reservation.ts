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
  'createdAt',
] as const satisfies readonly (keyof Reservation)[];

/** The reservation and the tables it holds, in one statement. */
const insertStatement = {
  name: 'insert-reservation',
  text: `
    WITH reservation AS (
      INSERT INTO reservations (id, first_name, last_name, email, phone, phone_e164, date, "time", duration, party_size,
        special_requests, status, table_type, requires_approval, preferred_language, created_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16))
    INSERT INTO reservation_tables (reservation_id, table_id, date, during)
    SELECT $1, table_id, $7, int4range($18, $19) FROM unnest($17::text[]) AS table_id`,
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
