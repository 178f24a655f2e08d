import { inpOf, pressNothing, signIn, slowDown, withBrowser } from '../presses.mjs';
import { sql } from '../servers.mjs';
import { median } from '../table.mjs';

const items = 300;

/** The wine list of the admin with 300 items, on a processor that is four times as slow: from a press to the next picture. */
export async function measureMenu({ strapec, databaseUrl, rounds }) {
  await fillMenu(databaseUrl);
  return withBrowser(async (browser) => {
    const times = { 'a button on an empty page': await pressNothing(browser, rounds) };
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, `${strapec.url}/admin/menu`);
    await rows(page).first().waitFor();
    await slowDown(page);
    for (let round = 0; round < rounds; round += 1)
      for (const [name, deed] of Object.entries(deeds)) (times[name] ??= []).push(await inpOf(page, () => deed(page)));
    const shown = Object.entries(times).map(([name, all]) => ({
      '': name,
      'INP ms, the middle (≤ 200)': median(all),
      'the worst': Math.max(...all),
    }));
    return [...shown, { '': `${await rows(page).count()} rows of ${items} stand in the page` }];
  });
}

const rows = (page) => page.locator('[data-section] [data-item]');
const search = (page) => page.getByRole('searchbox', { name: 'Search the list' });
const deeds = {
  'a word typed into the search': async (page) => {
    await search(page).focus();
    await page.keyboard.type('horák', { delay: 60 });
  },
  'the search emptied': async (page) => {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
  },
  'sold out, and back': async (page) => {
    const gone = page.getByRole('button', { name: /^Sold out: / }).first();
    await gone.click();
    await page.waitForTimeout(500);
    await gone.click();
  },
  'an item opened': async (page) => {
    await rows(page).first().getByRole('button').first().click();
    await page.getByRole('dialog').waitFor();
  },
  'and closed': async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  },
};

/** The wines of the first start again and again, each under a name of its own, until there are so many. */
async function fillMenu(databaseUrl) {
  await sql(
    databaseUrl,
    `WITH source AS (
       SELECT item AS was, copy, gen_random_uuid() AS id FROM menu_items AS item, generate_series(2, 20) AS copy
       WHERE EXISTS (SELECT FROM wine_details WHERE item_id = item.id)
       LIMIT greatest(0, ${items} - (SELECT count(*) FROM menu_items))),
     copied AS (
       INSERT INTO menu_items
       SELECT (jsonb_populate_record(was, jsonb_build_object('id', id, 'slug', left((was).slug, 80) || '-' || copy,
         'name_sk', (was).name_sk || ' ' || copy, 'name_en', (was).name_en || ' ' || copy))).* FROM source),
     wines AS (
       INSERT INTO wine_details
       SELECT (jsonb_populate_record(wine, jsonb_build_object('item_id', source.id))).*
       FROM source JOIN wine_details AS wine ON item_id = (was).id)
     INSERT INTO menu_servings
     SELECT (jsonb_populate_record(serving, jsonb_build_object('id', gen_random_uuid(), 'item_id', source.id))).*
     FROM source JOIN menu_servings AS serving ON serving.item_id = (was).id`,
  );
}
