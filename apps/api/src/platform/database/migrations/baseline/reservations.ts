/** Reservations, events and the tables that they hold. */
export const reservationsTables = `
  CREATE TABLE reservations (
    id uuid PRIMARY KEY,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text,
    phone text,
    phone_e164 text,
    date text NOT NULL CHECK (date ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    party_size integer NOT NULL CHECK (party_size BETWEEN 1 AND 20),
    special_requests text,
    status text NOT NULL DEFAULT 'confirmed'
      CHECK (status IN ('pending_approval', 'confirmed', 'seated', 'completed', 'cancelled', 'no_show', 'held')),
    table_type text CHECK (table_type IN ('table_2', 'table_4', 'large_group')),
    requires_approval boolean NOT NULL DEFAULT false,
    is_pinned boolean NOT NULL DEFAULT false,
    preferred_language text NOT NULL DEFAULT 'en' CHECK (preferred_language IN ('sk', 'en')),
    email_sent boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL,
    source text NOT NULL DEFAULT 'website' CHECK (source IN ('website', 'phone', 'walk_in', 'agent')),
    staff_note text,
    version integer NOT NULL DEFAULT 1,
    updated_at timestamptz NOT NULL,
    start_minute integer NOT NULL,
    minutes integer NOT NULL,
    found_by text NOT NULL,
    seated_minute integer CHECK (seated_minute >= 300 AND seated_minute < 1740),
    word_to_guest text,
    offers jsonb,
    cancelled_at timestamptz,
    cancelled_by text CHECK (cancelled_by IN ('guest', 'staff', 'system')),
    is_late_cancellation boolean NOT NULL DEFAULT false,
    reconfirmed_at timestamptz,
    expected_minute integer,
    calendar_sequence integer NOT NULL DEFAULT 0,
    held_until timestamptz,
    held_for text CHECK (held_for IN ('verify', 'change')),
    replaces_id uuid REFERENCES reservations ON DELETE CASCADE,
    CONSTRAINT reservations_held_check CHECK ((status = 'held') = (held_until IS NOT NULL AND held_for IS NOT NULL)),
    CONSTRAINT reservations_replaces_check CHECK ((replaces_id IS NOT NULL) = (held_for IS NOT NULL AND held_for = 'change')),
    CONSTRAINT reservations_stay_check CHECK (start_minute >= 300 AND minutes BETWEEN 1 AND 480 AND start_minute + minutes <= 1740)
  );
  CREATE INDEX reservations_created_at_idx ON reservations (created_at);
  CREATE INDEX reservations_date_idx ON reservations (date, start_minute, id);
  CREATE INDEX reservations_email_idx ON reservations (lower(email), date);
  CREATE INDEX reservations_found_by_idx ON reservations USING gin (found_by gin_trgm_ops);
  CREATE INDEX reservations_held_idx ON reservations (held_until) WHERE status IN ('held', 'pending_approval');
  CREATE INDEX reservations_phone_idx ON reservations (phone_e164, date) WHERE phone_e164 IS NOT NULL;
  CREATE INDEX reservations_replaces_idx ON reservations (replaces_id) WHERE replaces_id IS NOT NULL;

  CREATE TABLE reservation_counts (
    date text NOT NULL,
    status text NOT NULL,
    count integer NOT NULL,
    PRIMARY KEY (date, status)
  ) WITH (fillfactor = 50);

  CREATE TABLE events (
    id uuid PRIMARY KEY,
    title_en text NOT NULL,
    title_sk text,
    description_en text NOT NULL,
    description_sk text,
    event_type text NOT NULL
      CHECK (event_type IN ('wine_tasting', 'private_dinner', 'corporate', 'celebration', 'custom')),
    date text NOT NULL CHECK (date ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    "time" text NOT NULL,
    duration integer NOT NULL DEFAULT 2 CHECK (duration BETWEEN 1 AND 12),
    max_capacity integer NOT NULL CHECK (max_capacity BETWEEN 1 AND 100),
    current_bookings integer NOT NULL DEFAULT 0,
    capacity_mode text NOT NULL CHECK (capacity_mode IN ('full_room', 'seats', 'none')),
    price_per_person integer,
    image_url text,
    status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'cancelled', 'draft', 'completed')),
    visibility text NOT NULL DEFAULT 'visible' CHECK (visibility IN ('visible', 'hidden')),
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    created_by uuid,
    version integer NOT NULL DEFAULT 1,
    updated_by uuid,
    updated_by_name text,
    is_sample boolean NOT NULL DEFAULT false,
    CONSTRAINT events_current_bookings_check CHECK (current_bookings BETWEEN 0 AND max_capacity),
    CONSTRAINT events_price_check CHECK (price_per_person >= 0)
  );
  CREATE INDEX events_date_idx ON events (date);
  CREATE INDEX events_event_type_idx ON events (event_type);
  CREATE INDEX events_status_idx ON events (status);

  CREATE TABLE table_holdings (
    reservation_id uuid REFERENCES reservations ON DELETE CASCADE,
    table_id text NOT NULL REFERENCES dining_tables,
    date text NOT NULL,
    during int4range NOT NULL CHECK (coalesce(lower(during) >= 300 AND upper(during) <= 1740, false)),
    event_id uuid REFERENCES events ON DELETE CASCADE,
    PRIMARY KEY (date, table_id, during),
    CONSTRAINT table_holdings_holder_check CHECK (num_nonnulls(reservation_id, event_id) = 1),
    CONSTRAINT table_holdings_one_holder_excl EXCLUDE USING gist (date WITH =, table_id WITH =, during WITH &&)
  );
  CREATE INDEX table_holdings_event_idx ON table_holdings (event_id) WHERE event_id IS NOT NULL;
  CREATE INDEX table_holdings_reservation_idx ON table_holdings (reservation_id);

  CREATE TABLE reservation_capacity_locks (
    date text PRIMARY KEY,
    updated_at timestamptz NOT NULL
  );

  CREATE TABLE door_parties (
    id uuid PRIMARY KEY,
    date text NOT NULL CHECK (date ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    party_size integer NOT NULL CHECK (party_size BETWEEN 1 AND 20),
    label text,
    since timestamptz NOT NULL,
    has_left boolean NOT NULL,
    reservation_id uuid REFERENCES reservations ON DELETE SET NULL
  );
  CREATE INDEX door_parties_date_idx ON door_parties (date, since);
  CREATE INDEX door_parties_reservation_id_idx ON door_parties (reservation_id);

  CREATE TABLE refused_demand (
    date text NOT NULL CHECK (date ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    party_size integer NOT NULL,
    minutes integer NOT NULL,
    reason text NOT NULL CHECK (reason IN ('full', 'closed', 'too_soon')),
    count integer NOT NULL,
    PRIMARY KEY (date, party_size, minutes, reason)
  );
`;
