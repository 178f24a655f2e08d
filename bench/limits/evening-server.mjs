// The limit of a Node process that asks PostgreSQL: the statement by which the API reads an evening, its row as JSON.
import { createServer } from 'node:http';
import pg from 'pg';
import { readNight } from '../../apps/api/compiled/evenings/read-night.js';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const dates = process.env.DATES.split(' ');
const run = async (statement, values) => (await pool.query({ ...statement, values })).rows;
let count = 0;

const server = createServer((_request, response) => {
  count += 1;
  void readNight(run, dates[count % dates.length], new Date()).then((evening) => {
    const body = JSON.stringify(evening);
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    response.writeHead(200, headers).end(body);
  });
});
server.listen(0, '127.0.0.1', () => console.log(`open at http://127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => process.exit(0));
