import { Client } from 'pg';
import { sql } from './sql';

/** Locks an evening as a transaction of the API does; the returned function releases it. */
export async function lockEvening(date: string): Promise<() => Promise<void>> {
  await sql('INSERT INTO reservation_capacity_locks VALUES ($1, now()) ON CONFLICT DO NOTHING', [date]);
  const client = new Client(databaseUrl);
  client.on('error', () => undefined); // a test that fails leaves it open, and the database is dropped beneath it
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM reservation_capacity_locks WHERE date = $1 FOR UPDATE', [date]);
  return () => client.end();
}
