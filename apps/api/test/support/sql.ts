import { Pool } from 'pg';
import { fixture } from './fixture';

/** Connections are kept for the test file, because PostgreSQL starts a process for each new one. */
const pool = new Pool({ connectionString: databaseUrl, max: 8 });
pool.on('error', () => undefined); // an idle connection was cut
fixture.addCleanup(() => pool.end());

/** Errors after which a statement is repeated: a deadlock (the app sends mails while a test clears tables), and an idle
 * connection that was cut. */
const isTemporaryError = (error: unknown): boolean =>
  /^(40P01|57P01|ECONNRESET|EPIPE)$/.test((error as { code?: string }).code ?? '') ||
  /^Connection terminated/.test((error as Error).message);

/** Runs plain SQL on the test file's database, without the application. */
export async function sql<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await pool.query(text, values)).rows as Row[];
    } catch (error) {
      if (!isTemporaryError(error) || attempt > 20) throw error;
    }
  }
}
