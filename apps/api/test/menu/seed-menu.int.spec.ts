import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { toShownMenu } from '@strapec/domain';
import { sampleMenu } from '../../src/platform/database/seeds/sample-venue/sample-menu';
import { readMenu } from '../../src/menu/stored-menu';
import { type SeparateDatabase, createEmptyDatabase } from '../support/separate-database';
import { runScript } from '../support/run-script';

let database: SeparateDatabase;
const seedMenu = (env = {}) => runScript('seed-sample-venue.mjs', { DATABASE_URL: database.url, ...env });
const readStoredMenu = () => readMenu((statement, values) => database.query(statement.text, [...values]));

beforeAll(async () => {
  database = await createEmptyDatabase('list');
  await runScript('migrate.mjs', { DATABASE_URL: database.url });
});
afterAll(() => database.drop());
beforeEach(() => database.query('TRUNCATE menu_sections, reservations, events, first_start_marks CASCADE'));

const sectionsWithSlugs = (sections: readonly { name: { sk: string }; items: readonly { slug: string }[] }[]) =>
  sections.map(({ name, items }) => [name.sk, items.map(({ slug }) => slug)]);

it('the sample menu is complete in a new venue and visible to guests', async () => {
  await seedMenu();
  const storedMenu = await readStoredMenu();
  expect(sectionsWithSlugs(storedMenu)).toEqual(sectionsWithSlugs(sampleMenu));
  for (const [index, section] of sampleMenu.entries()) {
    for (const [position, { servings, ...item }] of section.items.entries()) {
      const storedItem = storedMenu[index]?.items[position];
      expect(storedItem).toMatchObject({ ...item, position, version: 1, updatedByName: null });
      expect(storedItem?.servings).toEqual(servings.map((serving) => expect.objectContaining(serving) as unknown));
    }
  }
  const shownItems = toShownMenu(storedMenu, 'sk', '2026-11-21').flatMap(({ items }) => items);
  expect(shownItems).toHaveLength(sampleMenu.flatMap(({ items }) => items).length);
});

it('the sample venue is absent without its setting, also after a restart', async () => {
  await database.query('TRUNCATE site_content');
  await seedMenu({ ASKED: 'no' });
  await seedMenu();
  expect(await readStoredMenu()).toEqual([]);
  expect(await database.query('SELECT key FROM site_content UNION ALL SELECT title_sk FROM events')).toEqual([]);
  expect(await database.query('SELECT name FROM first_start_marks')).toEqual([{ name: 'begun' }]);
});

it('the sample menu does not change an existing menu', async () => {
  await database.query(
    `INSERT INTO menu_sections (id, kind, name_sk, name_en, position, updated_at) VALUES (gen_random_uuid(), 'food', 'Polievky', 'Soups', 1, now())`,
  );
  await seedMenu();
  expect(sectionsWithSlugs(await readStoredMenu())).toEqual([['Polievky', []]]);
});

it('the sample menu is not added again after staff have emptied it', async () => {
  await seedMenu();
  await database.query('TRUNCATE menu_sections CASCADE');
  await seedMenu();
  expect(await readStoredMenu()).toEqual([]);
});

it('the sample menu is unlisted in a venue with reservations', async () => {
  await database.query(
    `INSERT INTO reservations
       (id, first_name, last_name, email, phone, date, start_minute, minutes, party_size, is_pinned, created_at, updated_at)
     VALUES (gen_random_uuid(), 'A', 'B', 'a@example.com', '0905123456', '2026-11-21', 1080, 120, 2, false, now(), now())`,
  );
  await seedMenu();
  const storedMenu = await readStoredMenu();
  expect(sectionsWithSlugs(storedMenu)).toEqual(sectionsWithSlugs(sampleMenu));
  expect(toShownMenu(storedMenu, 'sk', '2026-11-21')).toEqual([]);
});
