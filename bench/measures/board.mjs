import { evenings } from '../guests.mjs';
import { inpOf, pressNothing, signIn, slowDown, withBrowser } from '../presses.mjs';
import { sql } from '../servers.mjs';
import { median } from '../table.mjs';

/**
 * The board of an evening with 60 visits on a processor that is four times as slow: from a press to the next picture, as the
 * browser counts it (interaction to next paint), beside a button on an empty page of the same browser; and a call that is
 * entered from the keyboard as fast as the form goes along.
 */
export async function measureBoard({ strapec, databaseUrl, rounds }) {
  const date = evenings.full[0];
  await notFull(databaseUrl, date);
  return withBrowser(async (browser) => {
    const rows = [];
    const times = { 'a button on an empty page': await pressNothing(browser, rounds) };
    const page = await openBoard(browser, { strapec, date });
    for (let round = 0; round < rounds; round += 1)
      for (const [name, deed] of Object.entries(deeds)) (times[name] ??= []).push(await inpOf(page, () => deed(page)));
    for (const [name, all] of Object.entries(times))
      rows.push({ '': name, 'INP ms, the middle (≤ 200)': median(all), 'the worst': Math.max(...all) });
    rows.push({
      '': 'a call entered by keyboard, s (≤ 20)',
      'INP ms, the middle (≤ 200)': await enterCall(page, strapec),
    });
    return rows;
  });
}

/** Room for one more, so that it can be moved and somebody can be entered. */
const notFull = (databaseUrl, date) =>
  sql(
    databaseUrl,
    `DELETE FROM reservations WHERE id = (SELECT id FROM reservations WHERE date = $1 ORDER BY start_minute DESC LIMIT 1)`,
    [date],
  );

const block = (page) => page.locator('[data-visit]').first();
const deeds = {
  'open a card': async (page) => {
    await block(page).click();
    await page.getByRole('dialog').waitFor();
  },
  'close it': async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  },
  'begin to move': async (page) => {
    await block(page).focus();
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Move here' }).waitFor();
  },
  'one place further': async (page) => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
  },
  'leave it': async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Move here' }).waitFor({ state: 'detached' });
  },
  'who comes from the street': async (page) => {
    await page.getByRole('button', { name: 'Walk-in', exact: true }).click();
    await page.getByRole('button', { name: 'Close' }).first().waitFor();
  },
  'not after all': async (page) => {
    await page.getByRole('button', { name: 'Close' }).first().click();
    await page.waitForTimeout(500);
  },
  'the list': async (page) => {
    await page.getByText('List', { exact: true }).click();
    await page.waitForTimeout(500);
  },
  'the timeline': async (page) => {
    await page.getByText('Timeline', { exact: true }).click();
    await block(page).waitFor();
  },
};

async function openBoard(browser, { strapec, date }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/Bratislava' });
  const page = await context.newPage();
  await page.clock.install({ time: new Date(`${date}T18:00:00Z`) });
  await page.clock.resume();
  await signIn(page, `${strapec.url}/admin/tonight?date=${date}`);
  await block(page).waitFor();
  await slowDown(page);
  return page;
}

/** Seconds from Alt+N until the reservation is said to be saved, typed as fast as the form takes it. */
async function enterCall(page, { url }) {
  await page.goto(`${url}/admin/tonight?date=${evenings.rush[0]}`); // where there is room
  await page.getByRole('region', { name: 'Tables and times' }).waitFor();
  const begun = performance.now();
  await page.keyboard.press('Alt+n');
  await page.getByLabel('Time', { exact: true }).waitFor();
  await page.locator('[id$="_time"]:focus').waitFor();
  for (const typed of ['1930', '2', '', 'Novák', '0905 123 456']) {
    await page.keyboard.type(typed, { delay: 30 });
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.getByText('Reservation saved successfully!').waitFor();
  return (performance.now() - begun) / 1000;
}
