// The limit of a list: the day's rows from PostgreSQL as JSON.
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const statement = {
  name: 'day',
  text: 'SELECT * FROM reservations WHERE date = $1 ORDER BY start_minute, id',
  values: [process.env.DATE],
};

const server = createServer((_request, response) => {
  void pool.query(statement).then(({ rows }) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(rows));
  });
});
server.listen(0, '127.0.0.1', () => console.log(`open at http://127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => process.exit(0));
