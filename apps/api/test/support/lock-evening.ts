import { Client } from 'pg';
import { sql } from './sql';

/** Holds an evening as a transaction does that has locked it; nobody passes until the answer is called. */
export async function lockEvening(date: string): Promise<() => Promise<void>> {
  await sql('INSERT INTO reservation_capacity_locks VALUES ($1, now()) ON CONFLICT DO NOTHING', [date]);
  const holder = new Client(databaseUrl);
  holder.on('error', () => undefined); // a test that fails leaves it open, and the database is dropped beneath it
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM reservation_capacity_locks WHERE date = $1 FOR UPDATE', [date]);
  return () => holder.end();
}
