import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { evenings } from '../guests.mjs';
import { sql, staffAccount } from '../servers.mjs';
import { median } from '../table.mjs';

const slowedBy = 4;
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The board of an evening with 60 visits on a processor that is four times as slow: from a press to the next picture, as the
 * browser counts it (interaction to next paint), beside a button on an empty page of the same browser; and a call that is
 * entered from the keyboard as fast as the form goes along.
 */
export async function measureBoard({ strapec, databaseUrl, rounds }) {
  const date = evenings.full[0];
  await notFull(databaseUrl, date);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args });
  try {
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
  } finally {
    await browser.close();
  }
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
  await page.addInitScript(() => localStorage.setItem('admin-language', 'en'));
  await page.goto(`${strapec.url}/admin/tonight?date=${date}`);
  await page.getByLabel('Username or e-mail').fill(staffAccount.username);
  await page.getByLabel('Password', { exact: true }).fill(staffAccount.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await block(page).waitFor();
  await slowDown(page);
  return page;
}

async function pressNothing(browser, rounds) {
  const page = await browser.newPage();
  await page.setContent('<button onclick="this.textContent += 1">0</button>');
  await slowDown(page);
  const all = [];
  for (let round = 0; round < rounds; round += 1) all.push(await inpOf(page, () => page.getByRole('button').click()));
  await page.close();
  return all;
}

/** Slows the processor, and listens to what the browser says of presses. */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
  await page.evaluate(() => {
    globalThis.pressed = [];
    const listen = (list) => globalThis.pressed.push(...list.getEntries());
    new PerformanceObserver(listen).observe({ type: 'event', durationThreshold: 16, buffered: false });
  });
}

/** The slowest press of what is done, in milliseconds; 16 where none took longer. */
async function inpOf(page, act) {
  await page.evaluate(() => (globalThis.pressed = []));
  await act();
  await page.waitForTimeout(500); // until the browser has told
  const durations = await page.evaluate(() =>
    globalThis.pressed.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration),
  );
  return Math.max(16, ...durations);
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
