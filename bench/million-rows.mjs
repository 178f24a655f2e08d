// A house with a past: reservations and mails by the million, written past the API.
import { sql } from './servers.mjs';

const names = (list) => `(ARRAY['${list.replaceAll(' ', "', '")}'])`;
const firstNames = names('Zuzana Ján Mária Peter Ľubomír Šimon Žofia Katarína Matúš Táňa Ondrej André Štefan Ďuro');
const lastNames = names(
  'Kováč Horváth Varga Tóth Nagy Baláž Szabó Molnár Novák Šimko Žilka Ďurica Čierny Ľalík Müller',
);

/** Visits of three years and of the sixty days to come, 865 a day, those to come mostly cancelled; and a mail for each. */
export async function addRows(databaseUrl, { isQuick }) {
  const amount = isQuick ? 20_000 : 1_000_000;
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
