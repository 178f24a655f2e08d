import { Client } from 'pg';

/** Runs plain SQL on the test file's database, past the application. */
export async function sql<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
