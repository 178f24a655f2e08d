import { freshDatabase, sql, startStrapec } from '../servers.mjs';
import { median } from '../table.mjs';
import { signIn } from './staff-day.mjs';

const times = 7;

/** What staff ask, one call after the other, of a house with a million reservations and a million mails. */
export async function measureRows(setting) {
  const databaseUrl = await freshDatabase(setting.databaseUrl, 'with_rows');
  const strapec = await startStrapec({ ...setting, databaseUrl });
  try {
    await addRows(databaseUrl, setting.isQuick ? 20_000 : 1_000_000);
    const headers = { 'content-type': 'application/json', origin: strapec.url, cookie: await signIn(strapec.url) };
    const rows = [];
    for (const [name, path, body] of staffCalls()) {
      rows.push({ '': name, ...(await timed(strapec.url + path, { headers, body })) });
    }
    return rows;
  } finally {
    await strapec.stop();
  }
}

const day = (away) => new Date(Date.now() + away * 86_400_000).toISOString().slice(0, 10);

const staffCalls = () => [
  ['reservations', '/api/reservations'],
  ['what is to come, a page of 20', `/api/reservations?from=${day(0)}&limit=20`],
  ['the same, the 500th page', `/api/reservations?from=${day(0)}&limit=20&offset=9980`],
  ['cancelled', '/api/reservations?status=cancelled'],
  ['waiting for approval', '/api/reservations?status=pending_approval'],
  ['from the 900,000th on', '/api/reservations?offset=900000'],
  ['completed, from the 600,000th on', '/api/reservations?offset=600000&status=completed'],
  ['a name that many have', `/api/reservations?q=${encodeURIComponent('Kováč')}`],
  ['the same among who is seated', `/api/reservations?q=kovac&status=seated`],
  ['a whole name', `/api/reservations?q=${encodeURIComponent('zuzana kovac')}`],
  ['an e-mail', '/api/reservations?q=guest777.'],
  ['the end of a phone number', '/api/reservations?q=00777'],
  ['nobody', '/api/reservations?q=xqzwv'],
  ['one letter', '/api/reservations?q=a'],
  ['two letters that nobody has', '/api/reservations?q=xq'],
  ['a day of the calendar', `/api/admin/calendar/date/${day(0)}`],
  ['a month of the calendar', `/api/admin/calendar/days?from=${day(-15)}&to=${day(27)}`],
  ['without a table', '/api/admin/reservations/without-table'],
  ['e-mail status', '/api/admin/email/status'],
  ['system', '/api/admin/system'],
  ['the data check', '/api/admin/system/integrity', {}],
  [
    'what is held about a person (target ≤ 1,000)',
    '/api/admin/privacy/export',
    { email: 'guest777.kovac@example.com' },
  ],
];

async function timed(url, { headers, body }) {
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const took = [];
  for (let time = 0; time < times; time += 1) {
    const begin = performance.now();
    const response = await fetch(url, request);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    took.push(performance.now() - begin);
  }
  return { 'p50 ms (target ≤ 150)': median(took), 'longest ms': Math.max(...took) };
}

const names = (list) => `(ARRAY['${list.replaceAll(' ', "', '")}'])`;
const firstNames = names('Zuzana Ján Mária Peter Ľubomír Šimon Žofia Katarína Matúš Táňa Ondrej André Štefan Ďuro');
const lastNames = names(
  'Kováč Horváth Varga Tóth Nagy Baláž Szabó Molnár Novák Šimko Žilka Ďurica Čierny Ľalík Müller',
);

/** Visits of three years and of the sixty days to come, 865 a day, those to come mostly cancelled; and a mail for each. */
async function addRows(databaseUrl, amount) {
  await sql(
    databaseUrl,
    `INSERT INTO reservations (id, first_name, last_name, email, phone, phone_e164, date, start_minute, minutes, party_size, status,
       table_type, preferred_language, source, created_at, updated_at)
     SELECT gen_random_uuid(), ${firstNames}[1 + guest % 14], last, 'guest' || guest || '.' || folded(last) || '@example.com',
       '+421 9' || lpad(guest::text, 8, '0'), '+4219' || lpad(guest::text, 8, '0'), date, 960 + 30 * (visit % 14), 120, 2,
       CASE WHEN visit % 8 = 0 THEN 'cancelled' WHEN visit % 37 = 0 THEN 'no_show' WHEN date < current_date::text THEN 'completed'
         WHEN visit % 211 = 0 THEN 'pending_approval' WHEN visit % 50 = 0 THEN 'confirmed' ELSE 'cancelled' END,
       'table_2', 'sk', 'website', least(now(), date::timestamptz - interval '3 days'), now()
     FROM (SELECT visit, visit % 120000 AS guest, ${lastNames}[1 + (visit % 120000 + 3) % 15] AS last,
         (current_date - 1095 + visit / greatest($1 / 1155, 1))::text AS date
       FROM generate_series(1, $1::int) AS visit) AS visits`,
    [amount],
  );
  await sql(
    databaseUrl,
    `INSERT INTO email_messages (id, kind, recipient, first_name, last_name, language, reservation_id, dedupe_key, status, attempts,
       next_attempt_at, created_at, sent_at)
     SELECT gen_random_uuid(), 'reservation_confirmed', email, first_name, last_name, 'sk', id, id::text,
       CASE WHEN start_minute = 960 AND phone LIKE '%77' THEN 'failed' ELSE 'sent' END, 1, created_at, created_at, created_at
     FROM reservations`,
  );
  await sql(databaseUrl, 'VACUUM (ANALYZE)');
  await sql(databaseUrl, 'CHECKPOINT'); // what has been filled in is not written down at the cost of what is measured
}
