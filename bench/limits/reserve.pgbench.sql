-- One reservation as the house writes it, straight from pgbench: the limit of the database itself.
\set day random(1, 30000)
\set seat random(1, 8)
\set hour random(16, 23)
BEGIN;
SELECT count(*)::int FROM reservations WHERE email = 'nobody' AND date >= '2026-01-01';
INSERT INTO reservation_capacity_locks (date, updated_at) VALUES (('2100-01-01'::date + :day::int)::text, clock_timestamp()) ON CONFLICT (date) DO UPDATE SET updated_at = clock_timestamp();
SELECT coalesce(json_agg(visit), '[]') AS visits FROM (SELECT reservations.id, reservations.party_size, min(lower(held.during)) AS start, max(upper(held.during)) AS "end", array_agg(held.table_id) AS tables FROM reservation_tables AS held JOIN reservations ON reservations.id = held.reservation_id WHERE held.date = ('2100-01-01'::date + :day::int)::text GROUP BY reservations.id) AS visit;
WITH reservation AS (INSERT INTO reservations (id, first_name, last_name, email, phone, date, "time", duration, party_size, created_at, updated_at) VALUES (gen_random_uuid(), 'Bench', 'Guest', 'pgbench@example.com', '+421905123456', ('2100-01-01'::date + :day::int)::text, :hour::int || ':00', 1, 2, clock_timestamp(), clock_timestamp()) RETURNING id, date) INSERT INTO reservation_tables (reservation_id, table_id, date, during) SELECT id, 'T' || :seat::int, date, int4range(:hour::int * 60, :hour::int * 60 + 60) FROM reservation WHERE NOT EXISTS (SELECT 1 FROM reservation_tables AS taken WHERE taken.date = ('2100-01-01'::date + :day::int)::text AND taken.table_id = 'T' || :seat::int AND taken.during && int4range(:hour::int * 60, :hour::int * 60 + 60));
INSERT INTO email_messages (id, kind, recipient, first_name, last_name, language, dedupe_key, next_attempt_at, created_at) SELECT gen_random_uuid(), 'bench', 'pgbench@example.com', 'Bench', 'Guest', 'sk', gen_random_uuid()::text, '2100-01-01', clock_timestamp() FROM generate_series(1, 2);
COMMIT;
