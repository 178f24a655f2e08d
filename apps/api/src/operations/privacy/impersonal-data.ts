/** Each with a reason. A column that is missing both here and in the registry fails a test. */
export const impersonalData: Readonly<Record<string, { because: string; columns: readonly string[] }>> = {
  opening_hours: { because: 'the venue', columns: ['valid_from', 'weekday', 'opens', 'last_start', 'closes', 'break'] },
  special_days: {
    because: 'the venue',
    columns: ['id', 'from_date', 'to_date', 'opens', 'last_start', 'closes', 'break', 'label_sk', 'label_en'],
  },
  online_pauses: { because: 'the venue', columns: ['date', 'from_minute'] },
  first_start_marks: { because: 'how far the venue has been set up', columns: ['name', 'at'] },
  evenings_to_reseat: { because: 'evenings', columns: ['date', 'opens', 'closes', 'break'] },
  booking_rules: {
    because: 'the venue',
    columns: [
      ...['valid_from', 'slot_minutes', 'lead_minutes', 'horizon_days', 'approval_from', 'deposit_from'],
      ...[
        'largest_party_online',
        'hold_minutes',
        'small_parties_from',
        'freeze_minutes',
        'reminder_hours',
        'late_cancel_hours',
        'usual_stay_hours',
        'longest_stay_hours',
        'pacing_covers',
        'walk_in_tables',
        'reset_minutes',
        'grace_minutes',
        'request_hours',
      ],
    ],
  },
  dining_tables: { because: 'the room', columns: ['id'] },
  rooms: { because: 'the room', columns: ['valid_from'] },
  room_tables: {
    because: 'the room',
    columns: ['valid_from', 'table_id', 'min_party', 'max_party', 'position', 'x', 'y', 'zone_sk', 'zone_en'],
  },
  table_combinations: {
    because: 'the room',
    columns: ['id', 'valid_from', 'min_party', 'max_party', 'is_whole_room'],
  },
  combination_tables: { because: 'the room', columns: ['combination_id', 'table_id'] },
  table_closures: { because: 'the room, and why a table is out', columns: ['id', 'from_date', 'to_date', 'reason'] },
  closed_tables: { because: 'the room', columns: ['closure_id', 'table_id'] },
  venue_version: { because: 'the venue', columns: ['id', 'version'] },
  table_holdings: {
    because: 'which table is taken when; whose it is stands in the reservation, the change request or the event',
    columns: ['reservation_id', 'change_request_id', 'event_id', 'table_id', 'date', 'during'],
  },
  reservation_capacity_locks: { because: 'evenings', columns: ['date', 'updated_at'] },
  refused_demand: {
    because: 'how many were offered nothing',
    columns: ['date', 'party_size', 'minutes', 'reason', 'count'],
  },
  events: {
    because: 'what the venue announces',
    columns: [
      ...['title_en', 'title_sk', 'description_en', 'description_sk', 'event_type', 'date', 'time', 'duration'],
      ...['max_capacity', 'current_bookings', 'capacity_mode', 'price_per_person', 'image_url', 'status', 'visibility'],
      ...['created_at', 'version', 'updated_at', 'is_sample'],
    ],
  },
  site_content: {
    because: 'texts of the public pages',
    columns: ['key', 'content_en', 'content_sk', 'section', 'type', 'version', 'updated_at', 'is_sample'],
  },
  site_images: {
    because: 'pictures of the public pages',
    columns: ['key', 'image_url', 'alt_text_en', 'alt_text_sk', 'section', 'version', 'updated_at', 'is_sample'],
  },
  picture_files: { because: 'pictures of the public pages', columns: ['name', 'content'] },
  built_files: { because: 'the program', columns: ['name', 'content', 'used_at'] },
  app_secrets: { because: 'random numbers that we made', columns: ['name', 'value'] },
  menu_sections: {
    because: 'the wine list',
    columns: ['id', 'kind', 'name_sk', 'name_en', 'position', 'version', 'updated_at', 'is_sample'],
  },
  menu_items: {
    because: 'what is poured and served',
    columns: [
      ...['section_id', 'slug', 'position', 'name_sk', 'name_en', 'text_sk', 'text_en', 'allergens', 'is_listed'],
      ...['version', 'updated_at', 'is_sample'],
    ],
  },
  wine_details: {
    because: 'what is said of a wine',
    columns: [
      ...['item_id', 'producer', 'vintage', 'country', 'region_sk', 'region_en', 'appellation', 'colour', 'sweetness'],
      ...['grapes', 'alcohol', 'is_organic', 'is_vegan', 'label_url', 'ingredients_sk', 'ingredients_en', 'energy_kj'],
    ],
  },
  menu_servings: {
    because: 'what it costs, and until when there is some',
    columns: ['id', 'item_id', 'position', 'kind', 'volume_ml', 'price_cents', 'poured_until', 'sold_out_on'],
  },
  used_captchas: { because: 'random numbers that we made', columns: ['challenge', 'expires_at'] },
  system_reports: {
    because: 'how work in the background went; ids at most',
    columns: ['kind', 'at', 'is_ok', 'result'],
  },
  migrations: { because: 'the versions of the database', columns: ['id', 'timestamp', 'name'] },
};
