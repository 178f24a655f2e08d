// The limit of a Node process that reserves: the house's statements on one connection, and no rule between them.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';
import { nextVisit, statements } from './reserve-statements.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

async function reserve() {
  const client = await pool.connect();
  const visit = nextVisit();
  const id = randomUUID();
  const run = (name, values) => client.query({ name, text: statements[name], values });
  try {
    await client.query('BEGIN');
    await run('live', [`${id}@example.com`]);
    await run('lock', [visit.date]);
    await run('evening', [visit.date]);
    await run('reserve', [id, `${id}@example.com`, visit.date, visit.time, visit.table, visit.start, visit.start + 60]);
    await run('outbox', [randomUUID(), randomUUID(), id, `${id}@example.com`]);
    await client.query('COMMIT');
    return { id };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    reserve().then(
      (answer) => response.writeHead(201, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer)),
      (error) => {
        console.error(error);
        response.writeHead(500).end();
      },
    );
  });
});
server.listen(0, '127.0.0.1', () => console.log(`open at http://127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => process.exit(0));
