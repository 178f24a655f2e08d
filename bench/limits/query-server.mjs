// The limit of a Node process that asks PostgreSQL: one prepared statement for each request, its rows as JSON.
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const statement = { name: 'bench', text: process.env.QUERY, values: JSON.parse(process.env.VALUES) };
const server = createServer((_request, response) => {
  void pool.query(statement).then(({ rows }) => {
    const body = JSON.stringify(rows[0]);
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
      .end(body);
  });
});
server.listen(0, '127.0.0.1', () => console.log(`open at http://127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => process.exit(0));
