// The limit of a Node process that reserves: the API's statements on one connection, and no rule between them.
import { createServer } from 'node:http';
import pg from 'pg';
import { farAwayRush, farAwayVisits } from './far-away-visits.mjs';
import { reserveAsTheApi } from './reserve-as-the-api.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const nextVisit = { '/spread': farAwayVisits('2040-01-01'), '/hot': farAwayRush('2060-01-01') };

async function reserve(path) {
  const client = await pool.connect();
  try {
    return { id: await reserveAsTheApi(client, nextVisit[path]()) };
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
    reserve(request.url).then(
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
