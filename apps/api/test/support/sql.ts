import { Client } from 'pg';

/** Runs plain SQL on the test file's database, past the application. */
export async function sql<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } catch (error) {
    // the app goes on sending mails while a test clears tables: of two who deadlock one begins anew
    if ((error as { code?: string }).code === '40P01') return await sql<Row>(text, values);
    throw error;
  } finally {
    await client.end();
  }
}
