/** Columns that say nothing about anybody, and why: what is neither here nor in the registry fails a test. */
export const impersonalData: Readonly<Record<string, { because: string; columns: readonly string[] }>> = {
  dining_tables: { because: 'the room', columns: ['id', 'min_party', 'max_party', 'position'] },
  table_combinations: { because: 'the room', columns: ['id', 'tables', 'min_party', 'max_party'] },
  table_plan_version: { because: 'the room', columns: ['id', 'version'] },
  reservation_tables: {
    because: 'which table is taken when; whose it is stands in the reservation',
    columns: ['reservation_id', 'table_id', 'date', 'during'],
  },
  reservation_capacity_locks: { because: 'evenings', columns: ['date', 'updated_at'] },
  events: {
    because: 'what the house announces',
    columns: [
      ...['title_en', 'title_sk', 'description_en', 'description_sk', 'event_type', 'date', 'time', 'duration'],
      ...['max_capacity', 'current_bookings', 'capacity_mode', 'price_per_person', 'image_url', 'status', 'visibility'],
      ...['created_at', 'version', 'updated_at'],
    ],
  },
  site_content: {
    because: 'texts of the public pages',
    columns: ['key', 'content_en', 'content_sk', 'section', 'type', 'version', 'updated_at'],
  },
  site_images: {
    because: 'pictures of the public pages',
    columns: ['key', 'image_url', 'alt_text_en', 'alt_text_sk', 'section', 'version', 'updated_at'],
  },
  used_captchas: { because: 'random numbers that we made', columns: ['challenge', 'expires_at'] },
  system_reports: {
    because: 'how work in the background went; ids at most',
    columns: ['kind', 'at', 'is_ok', 'result'],
  },
  migrations: { because: 'the versions of the database', columns: ['id', 'timestamp', 'name'] },
};
