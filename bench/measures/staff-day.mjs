import { evenings } from '../guests.mjs';
import { compare, server } from '../load.mjs';
import { sql, staffAccount, startServer } from '../servers.mjs';

const reservations = 200;

/** What a tablet behind the bar asks for: a day with 200 reservations, most of them cancelled again. */
export async function measureStaffDay({ strapec, databaseUrl, databasePid, rounds, seconds }) {
  const date = evenings.full[0];
  await addCancelled(databaseUrl, date);
  const cookie = await signIn(strapec.url);
  const bare = await startServer(
    'bench/limits/day-server.mjs',
    { DATABASE_URL: databaseUrl, DATE: date },
    { databasePid },
  );
  const load = { duration: seconds, connections: 4 };
  const url = `${strapec.url}/api/reservations?from=${date}&to=${date}`;
  const contestants = [
    server('bare Node + pg, the rows as JSON', bare, load),
    server('Strapec, signed in', { ...strapec, url }, { ...load, headers: { cookie } }),
  ];
  return compare(contestants, { rounds }).finally(bare.stop);
}

async function addCancelled(databaseUrl, date) {
  await sql(
    databaseUrl,
    `INSERT INTO reservations (id, first_name, last_name, email, phone, phone_e164, date, start_minute, minutes, party_size, status,
       table_type, requires_approval, preferred_language, source, created_at, updated_at)
     SELECT gen_random_uuid(), first_name, last_name, email, phone, phone_e164, date, start_minute, minutes, party_size, 'cancelled',
       table_type, requires_approval, preferred_language, source, created_at, updated_at
     FROM (SELECT * FROM reservations WHERE date = $1 LIMIT 1) AS one, generate_series(1, $2 - (SELECT count(*)::int FROM reservations WHERE date = $1))`,
    [date, reservations],
  );
}

export async function signIn(url) {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(staffAccount),
  });
  if (!response.ok) throw new Error(`staff cannot sign in: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
