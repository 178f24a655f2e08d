import { Pool } from 'pg';
import { fixture } from './fixture';

/** Connections that are kept for the file: a new one for each statement makes PostgreSQL start a process each time. */
const pool = new Pool({ connectionString: databaseUrl, max: 8 });
pool.on('error', () => undefined); // somebody has been cut off while nothing was asked
fixture.atEnd(() => pool.end());

/** What is worth another try: of two who deadlock one begins anew (the app goes on sending mails while a test clears
 * tables), and a kept connection may have been cut in the meantime. */
const isTemporary = (error: unknown): boolean =>
  /^(40P01|57P01|ECONNRESET|EPIPE)$/.test((error as { code?: string }).code ?? '') ||
  /^Connection terminated/.test((error as Error).message);

/** Runs plain SQL on the test file's database, past the application. */
export async function sql<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return (await pool.query(text, values)).rows as Row[];
    } catch (error) {
      if (!isTemporary(error) || tries > 20) throw error;
    }
  }
}
