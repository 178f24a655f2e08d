import { columnList } from '../../src/operations/privacy/personal-table';

const impersonalTable = (because: string, columnNames: string) => ({ because, columns: columnList(columnNames) });

/** Columns without personal data. A column that is missing here and in the registry of personal data fails a test. */
export const impersonalData = {
  opening_hours: impersonalTable('the venue', 'valid_from weekday opens last_start closes break'),
  special_days: impersonalTable('the venue', 'id from_date to_date opens last_start closes break label_sk label_en'),
  online_pauses: impersonalTable('the venue', 'date from_minute'),
  first_start_marks: impersonalTable('how far the venue has been set up', 'name at'),
  evenings_to_reseat: impersonalTable('evenings', 'date opens closes break'),
  booking_rules: impersonalTable(
    'the venue',
    `valid_from slot_minutes lead_minutes horizon_days approval_from deposit_from largest_party_online hold_minutes
     small_parties_from freeze_minutes reminder_hours late_cancel_hours usual_stay_hours longest_stay_hours
     pacing_covers walk_in_tables reset_minutes grace_minutes request_hours`,
  ),
  dining_tables: impersonalTable('the room', 'id'),
  rooms: impersonalTable('the room', 'valid_from'),
  room_tables: impersonalTable('the room', 'valid_from table_id min_party max_party position x y zone_sk zone_en'),
  table_combinations: impersonalTable('the room', 'id valid_from min_party max_party is_whole_room'),
  combination_tables: impersonalTable('the room', 'combination_id table_id'),
  table_closures: impersonalTable('the room, and why a table is out', 'id from_date to_date reason'),
  closed_tables: impersonalTable('the room', 'closure_id table_id'),
  venue_version: impersonalTable('the venue', 'id version'),
  table_holdings: impersonalTable(
    'which table is taken when; whose it is stands in the reservation, the change request or the event',
    'reservation_id change_request_id event_id table_id date during',
  ),
  reservation_capacity_locks: impersonalTable('evenings', 'date updated_at'),
  refused_demand: impersonalTable('how many were offered nothing', 'date party_size minutes reason count'),
  events: impersonalTable(
    'what the venue announces',
    `title_en title_sk description_en description_sk event_type date time duration max_capacity current_bookings
     capacity_mode price_per_person image_url status visibility created_at version updated_at is_sample`,
  ),
  site_content: impersonalTable(
    'texts of the public pages',
    'key content_en content_sk section type version updated_at is_sample',
  ),
  site_images: impersonalTable(
    'pictures of the public pages',
    'key image_url alt_text_en alt_text_sk section version updated_at is_sample',
  ),
  picture_files: impersonalTable('pictures of the public pages', 'name content'),
  built_files: impersonalTable('the program', 'name content used_at'),
  app_secrets: impersonalTable('random numbers that we made', 'name value'),
  menu_sections: impersonalTable('the wine list', 'id kind name_sk name_en position version updated_at is_sample'),
  menu_items: impersonalTable(
    'what is poured and served',
    'section_id slug position name_sk name_en text_sk text_en allergens is_listed version updated_at is_sample',
  ),
  wine_details: impersonalTable(
    'what is said of a wine',
    `item_id producer vintage country region_sk region_en appellation colour sweetness grapes alcohol is_organic
     is_vegan label_url ingredients_sk ingredients_en energy_kj`,
  ),
  menu_servings: impersonalTable(
    'what it costs, and until when there is some',
    'id item_id position kind volume_ml price_cents poured_until sold_out_on',
  ),
  used_captchas: impersonalTable('random numbers that we made', 'challenge expires_at'),
  system_reports: impersonalTable('how work in the background went; ids at most', 'kind at is_ok result'),
  migrations: impersonalTable('the versions of the database', 'id timestamp name'),
};
