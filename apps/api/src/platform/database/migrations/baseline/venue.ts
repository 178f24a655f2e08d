/** Hours, booking rules, rooms and their tables. */
export const venueTables = `
  CREATE TABLE dining_tables (
    id text PRIMARY KEY
  );

  CREATE TABLE rooms (
    valid_from date PRIMARY KEY
  );

  CREATE TABLE room_tables (
    valid_from date NOT NULL REFERENCES rooms ON DELETE CASCADE,
    table_id text NOT NULL REFERENCES dining_tables,
    min_party integer NOT NULL,
    max_party integer NOT NULL,
    position integer NOT NULL,
    x integer NOT NULL,
    y integer NOT NULL,
    zone_sk text,
    zone_en text,
    PRIMARY KEY (valid_from, table_id),
    CONSTRAINT room_tables_grid_check CHECK (0 <= x AND 0 <= y),
    CONSTRAINT room_tables_party_check CHECK (1 <= min_party AND min_party <= max_party),
    CONSTRAINT room_tables_zone_check CHECK ((zone_sk IS NULL) = (zone_en IS NULL))
  );
  CREATE INDEX room_tables_table_idx ON room_tables (table_id);

  CREATE TABLE table_combinations (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    min_party integer NOT NULL,
    max_party integer NOT NULL,
    is_whole_room boolean NOT NULL DEFAULT false,
    valid_from date NOT NULL REFERENCES rooms ON DELETE CASCADE,
    CONSTRAINT table_combinations_party_check CHECK (1 <= min_party AND min_party <= max_party)
  );
  CREATE INDEX table_combinations_valid_from_idx ON table_combinations (valid_from);

  CREATE TABLE combination_tables (
    combination_id integer NOT NULL REFERENCES table_combinations ON DELETE CASCADE,
    table_id text NOT NULL REFERENCES dining_tables,
    PRIMARY KEY (combination_id, table_id)
  );

  CREATE TABLE table_closures (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    from_date date NOT NULL,
    to_date date NOT NULL,
    reason text,
    CONSTRAINT table_closures_span_check CHECK (from_date <= to_date)
  );

  CREATE TABLE closed_tables (
    closure_id integer NOT NULL REFERENCES table_closures ON DELETE CASCADE,
    table_id text NOT NULL REFERENCES dining_tables,
    PRIMARY KEY (closure_id, table_id)
  );
  CREATE INDEX closed_tables_table_idx ON closed_tables (table_id);

  CREATE TABLE opening_hours (
    valid_from date NOT NULL,
    weekday text NOT NULL CHECK (weekday IN ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
    opens integer NOT NULL,
    last_start integer NOT NULL,
    closes integer NOT NULL,
    break jsonb,
    PRIMARY KEY (valid_from, weekday),
    CONSTRAINT opening_hours_break_check CHECK (break IS NULL OR (opens < (break->>'from')::int
      AND (break->>'from')::int < (break->>'until')::int AND (break->>'until')::int <= last_start) IS TRUE),
    CONSTRAINT opening_hours_order_check CHECK (300 <= opens AND opens <= last_start AND last_start < closes AND closes <= 1740)
  );

  CREATE TABLE special_days (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    from_date date NOT NULL,
    to_date date NOT NULL,
    opens integer,
    last_start integer,
    closes integer,
    label_sk text,
    label_en text,
    break jsonb,
    CONSTRAINT special_days_break_check CHECK (break IS NULL OR (opens < (break->>'from')::int
      AND (break->>'from')::int < (break->>'until')::int AND (break->>'until')::int <= last_start) IS TRUE),
    CONSTRAINT special_days_hours_check CHECK (num_nonnulls(opens, last_start, closes) = 0
      OR 300 <= opens AND opens <= last_start AND last_start < closes AND closes <= 1740 AND num_nulls(opens, last_start, closes) = 0),
    CONSTRAINT special_days_label_check CHECK ((label_sk IS NULL) = (label_en IS NULL)),
    CONSTRAINT special_days_span_check CHECK (from_date <= to_date)
  );

  CREATE TABLE online_pauses (
    date date PRIMARY KEY,
    from_minute integer NOT NULL CHECK (from_minute BETWEEN 300 AND 1740)
  );

  CREATE TABLE booking_rules (
    valid_from date PRIMARY KEY,
    slot_minutes integer NOT NULL CHECK (slot_minutes BETWEEN 5 AND 240),
    lead_minutes integer NOT NULL CHECK (lead_minutes BETWEEN 0 AND 10080),
    horizon_days integer NOT NULL CHECK (horizon_days BETWEEN 1 AND 1000),
    approval_from integer NOT NULL CHECK (approval_from BETWEEN 1 AND 21),
    deposit_from integer NOT NULL CHECK (deposit_from BETWEEN 1 AND 21),
    largest_party_online integer NOT NULL CHECK (largest_party_online BETWEEN 1 AND 20),
    hold_minutes integer NOT NULL CHECK (hold_minutes BETWEEN 0 AND 240),
    small_parties_from integer CHECK (small_parties_from BETWEEN 0 AND 1440),
    freeze_minutes integer CHECK (freeze_minutes BETWEEN 0 AND 1440),
    pacing_covers integer CHECK (pacing_covers BETWEEN 1 AND 200),
    walk_in_tables text[] NOT NULL DEFAULT '{}',
    reset_minutes integer NOT NULL DEFAULT 0 CHECK (reset_minutes IN (0, 15, 30)),
    reminder_hours integer DEFAULT 24 CHECK (reminder_hours BETWEEN 3 AND 72),
    late_cancel_hours integer NOT NULL DEFAULT 24 CHECK (late_cancel_hours BETWEEN 0 AND 168),
    grace_minutes integer NOT NULL DEFAULT 10 CHECK (grace_minutes BETWEEN 0 AND 30),
    usual_stay_hours integer NOT NULL DEFAULT 2,
    longest_stay_hours integer NOT NULL DEFAULT 4,
    request_hours integer NOT NULL DEFAULT 4 CHECK (request_hours BETWEEN 1 AND 168),
    CONSTRAINT booking_rules_stay_hours_check
      CHECK (1 <= usual_stay_hours AND usual_stay_hours <= longest_stay_hours AND longest_stay_hours <= 8)
  );

  CREATE TABLE house_settlements (
    date text PRIMARY KEY,
    opens integer,
    closes integer,
    break jsonb,
    CONSTRAINT house_settlements_hours_check CHECK ((opens IS NULL) = (closes IS NULL))
  );

  CREATE TABLE house_version (
    id integer PRIMARY KEY DEFAULT 1,
    version integer NOT NULL DEFAULT 1,
    CONSTRAINT house_version_single_check CHECK (id = 1)
  );
  INSERT INTO house_version DEFAULT VALUES;

  CREATE TABLE first_start_marks (
    name text PRIMARY KEY,
    at timestamptz NOT NULL
  );
`;
