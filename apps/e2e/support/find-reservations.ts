import { Client } from 'pg';

export interface ReservationRow {
  status: string;
  date: string;
  start_minute: number;
  minutes: number;
  party_size: number;
  preferred_language: string;
  special_requests: string | null;
  tables: string[];
}

/** Reads the reservations of an e-mail address from the database. */
export async function findReservations(email: string): Promise<ReservationRow[]> {
  const client = new Client(process.env['SITE_DATABASE_URL']);
  await client.connect();
  const { rows } = await client.query<ReservationRow>(
    `SELECT reservations.*, array(SELECT table_id FROM table_holdings WHERE reservation_id = reservations.id ORDER BY 1) AS tables
     FROM reservations WHERE email = $1 ORDER BY created_at`,
    [email],
  );
  await client.end();
  return rows;
}
