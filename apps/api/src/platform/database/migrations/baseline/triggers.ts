/** A change of these tables is a new version of the venue. */
const venueVersionTables = [
  ...['opening_hours', 'special_days', 'online_pauses', 'booking_rules', 'rooms', 'room_tables', 'dining_tables'],
  ...['table_combinations', 'combination_tables', 'table_closures', 'closed_tables'],
];
/** A change of these tables is a change of the public pages. */
const publicPageTables = [
  ...['site_content', 'site_images', 'events', 'first_start_marks'],
  ...['menu_sections', 'menu_items', 'wine_details', 'menu_servings'],
];
/** These tables hold sample rows, which become the venue's own when staff change them. */
const sampleTables = ['site_content', 'site_images', 'events', 'menu_sections', 'menu_items'];

const toAgreedSql = (row: 'OLD' | 'NEW'): string => `${row}.status IN ('confirmed', 'seated', 'completed', 'no_show')`;

export const triggers = [
  ...venueVersionTables.map(
    (table) => `
    CREATE TRIGGER ${table}_raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION raise_house_version()`,
  ),
  ...publicPageTables.map(
    (table) => `
    CREATE TRIGGER ${table}_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION announce_site_change()`,
  ),
  ...sampleTables.map(
    (table) => `
    CREATE TRIGGER ${table}_sample BEFORE UPDATE ON ${table} FOR EACH ROW
      WHEN (OLD.is_sample AND NEW.version <> OLD.version) EXECUTE FUNCTION own_what_was_sample()`,
  ),
  `
    CREATE TRIGGER site_content_zone_new AFTER INSERT OR UPDATE ON site_content FOR EACH ROW
      WHEN (NEW.key = 'venue.timeZone') EXECUTE FUNCTION raise_house_version();
    CREATE TRIGGER site_content_zone_old AFTER DELETE ON site_content FOR EACH ROW
      WHEN (OLD.key = 'venue.timeZone') EXECUTE FUNCTION raise_house_version();

    CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
      FOR EACH ROW EXECUTE FUNCTION keep_audit_log();

    CREATE TRIGGER reservations_calendar BEFORE UPDATE ON reservations FOR EACH ROW
      WHEN ((${toAgreedSql('OLD')}) <> (${toAgreedSql('NEW')}) OR ${toAgreedSql('NEW')}
        AND (OLD.date, OLD.start_minute, OLD.minutes, OLD.email) IS DISTINCT FROM (NEW.date, NEW.start_minute, NEW.minutes, NEW.email))
      EXECUTE FUNCTION count_for_calendars();
    CREATE TRIGGER reservations_fold
      BEFORE INSERT OR UPDATE OF first_name, last_name, email, phone, phone_e164, special_requests, staff_note, found_by
      ON reservations FOR EACH ROW EXECUTE FUNCTION fold_reservation();

    CREATE TRIGGER reservations_count_added AFTER INSERT ON reservations
      REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_reservations();
    CREATE TRIGGER reservations_count_removed AFTER DELETE ON reservations
      REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_reservations();
    CREATE TRIGGER reservations_count_moved AFTER UPDATE OF date, status ON reservations FOR EACH ROW
      WHEN ((OLD.date, OLD.status) IS DISTINCT FROM (NEW.date, NEW.status)) EXECUTE FUNCTION count_moved_reservations();
    CREATE TRIGGER reservations_count_truncated AFTER TRUNCATE ON reservations
      FOR EACH STATEMENT EXECUTE FUNCTION count_truncated_reservations();
  `,
];
