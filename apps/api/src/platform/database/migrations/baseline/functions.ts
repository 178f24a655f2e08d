/** The functions that the triggers call. */
export const functions = `
  CREATE FUNCTION announce_site_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('site_changed', TG_TABLE_NAME);
    RETURN NULL;
  END $$;

  CREATE FUNCTION raise_house_version() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE house_version SET version = version + 1;
    PERFORM pg_notify('site_changed', TG_TABLE_NAME);
    RETURN NULL;
  END $$;

  CREATE FUNCTION own_what_was_sample() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.is_sample := false;
    RETURN NEW;
  END $$;

  -- Append-only: only the retention job may delete entries or remove personal data from them.
  CREATE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF current_setting('strapec.retention', true) = 'on' THEN
      IF TG_OP = 'DELETE' THEN
        RETURN OLD;
      END IF;
      IF (NEW.id, NEW.at, NEW.action, NEW.subject_id) = (OLD.id, OLD.at, OLD.action, OLD.subject_id) THEN
        RETURN NEW;
      END IF;
    END IF;
    RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'insufficient_privilege';
  END $$;

  -- Calendar programs ignore a changed visit unless its sequence number has grown.
  CREATE FUNCTION count_for_calendars() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.calendar_sequence := OLD.calendar_sequence + 1;
    RETURN NEW;
  END $$;

  -- Small letters without accents. unaccent() depends on a file of the server, so no index may use it.
  CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(translate(regexp_replace(normalize($1, NFD), '[\\u0300-\\u036f]', '', 'g'), 'łŁøØđĐ’', 'lLoOdD'''));

  CREATE FUNCTION fold_reservation() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.found_by := folded(' ' || concat_ws(' ', NEW.first_name, NEW.last_name, NEW.email, NEW.phone,
      coalesce(NEW.phone_e164, regexp_replace(NEW.phone, '\\D', '', 'g')),
      regexp_replace(concat_ws(' ', NEW.special_requests, NEW.staff_note), '\\s+', ' ', 'g')));
    RETURN NEW;
  END $$;

  CREATE FUNCTION count_truncated_reservations() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    TRUNCATE reservation_counts;
    RETURN NULL;
  END $$;
`;

/** Adds to the counts of reservations. In the order of the key, so that two transactions never wait for each other. */
const toCountingFunctionSql = (name: string, countsQuery: string): string => `
  CREATE FUNCTION count_${name}_reservations() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO reservation_counts (date, status, count) ${countsQuery} ORDER BY date, status
    ON CONFLICT (date, status) DO UPDATE SET count = reservation_counts.count + excluded.count;
    RETURN NULL;
  END $$`;

export const countingFunctions = [
  toCountingFunctionSql('added', 'SELECT date, status, count(*) FROM added GROUP BY date, status'),
  toCountingFunctionSql('removed', 'SELECT date, status, -count(*) FROM removed GROUP BY date, status'),
  toCountingFunctionSql(
    'moved',
    'SELECT * FROM (VALUES (OLD.date, OLD.status, -1), (NEW.date, NEW.status, 1)) AS moved (date, status, count)',
  ),
];
