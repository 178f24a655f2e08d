// How long a press takes to be seen, as the browser counts it, on a processor that is slowed down.
import { chromium } from '@playwright/test';
import { ensureBrowserShell } from '../scripts/lib/browser.mjs';
import { browserFlags as args } from '../scripts/lib/browser-flags.mjs';
import { staffAccount } from './servers.mjs';

const slowedBy = 4;

/** A browser for as long as `use` takes. */
export async function withBrowser(use) {
  const browser = await chromium.launch({ executablePath: await ensureBrowserShell(), args });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Opens an address of the admin in English. */
export async function signIn(page, address) {
  await page.addInitScript(() => localStorage.setItem('admin-language', 'en'));
  await page.goto(address);
  await page.getByLabel('Username or e-mail').fill(staffAccount.username);
  await page.getByLabel('Password', { exact: true }).fill(staffAccount.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** What a press costs where nothing hangs on it: the limit. */
export async function pressNothing(browser, rounds) {
  const page = await browser.newPage();
  await page.setContent('<button onclick="this.textContent += 1">0</button>');
  await slowDown(page);
  const all = [];
  for (let round = 0; round < rounds; round += 1) all.push(await inpOf(page, () => page.getByRole('button').click()));
  await page.close();
  return all;
}

/** Slows the processor, and listens to what the browser says of presses. */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
  await page.evaluate(() => {
    globalThis.pressed = [];
    const listen = (list) => globalThis.pressed.push(...list.getEntries());
    new PerformanceObserver(listen).observe({ type: 'event', durationThreshold: 16, buffered: false });
  });
}

/** The slowest press of what is done, in milliseconds; 16 where none took longer. */
export async function inpOf(page, act) {
  await page.evaluate(() => (globalThis.pressed = []));
  await act();
  await page.waitForTimeout(500); // until the browser has told
  const durations = await page.evaluate(() =>
    globalThis.pressed.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration),
  );
  return Math.max(16, ...durations);
}
