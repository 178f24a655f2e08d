import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { toShownMenu } from '@strapec/domain';
import { sampleMenu } from '../../src/platform/database/seeds/sample-venue/sample-menu';
import { readMenu } from '../../src/menu/stored-menu';
import { type SeparateDatabase, createEmptyDatabase } from '../support/separate-database';
import { runScript } from '../support/run-script';

let venue: SeparateDatabase;
const seed = (env = {}) => runScript('seed-list.mjs', { DATABASE_URL: venue.url, ...env });
const menu = () => readMenu((statement, values) => venue.query(statement.text, [...values]));

beforeAll(async () => {
  venue = await createEmptyDatabase('list');
  await runScript('migrate.mjs', { DATABASE_URL: venue.url });
});
afterAll(() => venue.drop());
beforeEach(() => venue.query('TRUNCATE menu_sections, reservations, events, first_start_marks CASCADE'));

const names = (sections: readonly { name: { sk: string }; items: readonly { slug: string }[] }[]) =>
  sections.map(({ name, items }) => [name.sk, items.map(({ slug }) => slug)]);

it('the sample menu is complete in a new venue and visible to guests', async () => {
  await seed();
  const stored = await menu();
  expect(names(stored)).toEqual(names(sampleMenu));
  for (const [index, section] of sampleMenu.entries()) {
    for (const [at, { servings, ...item }] of section.items.entries()) {
      const kept = stored[index]?.items[at];
      expect(kept).toMatchObject({ ...item, position: at, version: 1, updatedByName: null });
      expect(kept?.servings).toEqual(servings.map((serving) => expect.objectContaining(serving) as unknown));
    }
  }
  const shown = toShownMenu(stored, 'sk', '2026-11-21').flatMap(({ items }) => items);
  expect(shown).toHaveLength(sampleMenu.flatMap(({ items }) => items).length);
});

it('the sample venue is absent without its setting, also after a restart', async () => {
  await venue.query('TRUNCATE site_content');
  await seed({ ASKED: 'no' });
  await seed();
  expect(await menu()).toEqual([]);
  expect(await venue.query('SELECT key FROM site_content UNION ALL SELECT title_sk FROM events')).toEqual([]);
  expect(await venue.query('SELECT name FROM first_start_marks')).toEqual([{ name: 'begun' }]);
});

it('the sample menu does not change an existing menu', async () => {
  await venue.query(
    `INSERT INTO menu_sections (id, kind, name_sk, name_en, position, updated_at) VALUES (gen_random_uuid(), 'food', 'Polievky', 'Soups', 1, now())`,
  );
  await seed();
  expect(names(await menu())).toEqual([['Polievky', []]]);
});

it('the sample menu is not added again after staff have emptied it', async () => {
  await seed();
  await venue.query('TRUNCATE menu_sections CASCADE');
  await seed();
  expect(await menu()).toEqual([]);
});

it('the sample menu is unlisted in a venue with reservations', async () => {
  await venue.query(
    `INSERT INTO reservations
       (id, first_name, last_name, email, phone, date, start_minute, minutes, party_size, is_pinned, created_at, updated_at)
     VALUES (gen_random_uuid(), 'A', 'B', 'a@example.com', '0905123456', '2026-11-21', 1080, 120, 2, false, now(), now())`,
  );
  await seed();
  const stored = await menu();
  expect(names(stored)).toEqual(names(sampleMenu));
  expect(toShownMenu(stored, 'sk', '2026-11-21')).toEqual([]);
});
