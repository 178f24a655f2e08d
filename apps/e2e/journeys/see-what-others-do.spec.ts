import type { Page } from '@playwright/test';
import { reserveByApi } from '../support/reserve-by-api';
import { nthEvening } from '../support/guests';
import { openParty, signIn } from '../support/admin-page';
import { expect, test } from '../support/test';

const waitForLiveConnection = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/admin/live') && response.ok());

/** A party that staff have at their tables today, whatever the calendar says. */
async function enterToday(page: Page, lastName: string): Promise<void> {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bratislava' }).format(
    new Date(Date.now() - 5 * 3_600_000),
  );
  const data = { lastName, date, time: '19:00', duration: 2, partySize: 2, source: 'phone', overrideReason: 'a test' };
  const answer = await page.request.post('/api/admin/reservations', { data });
  expect(answer.status()).toBe(201);
}

test('a guest reserves, and staff see it beside what they are typing', async ({ page, expectAccessible }) => {
  const date = nthEvening('friday', 11);
  const listening = waitForLiveConnection(page);
  await signIn(page, `/admin/reservations?date=${date}`);
  await listening;
  await page.getByRole('button', { name: 'New reservation' }).click();
  await page.getByLabel('Last name').fill('Half-typed');
  await page.getByLabel('Time', { exact: true }).fill('1730');

  // by another process than the one that this page listens to
  await reserveByApi({ date, time: '20:00', partySize: 4, lastName: 'Rýchla', email: 'quick@example.com' });
  const card = page.getByRole('listitem').filter({ hasText: 'Rýchla' });
  await expect(card).toContainText('20:00');
  const news = page.getByRole('region', { name: 'News from guests' });
  await expect(news).toContainText('Rýchla · 4 people');
  await expect(page.getByLabel('Last name')).toHaveValue('Half-typed');
  await expect(page.getByLabel('Last name')).toBeVisible();
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue(/17:?30/);
  await expectAccessible();
});

test('an evening that the browser has translated shows changes of another tablet', async ({ page, browser }) => {
  const date = nthEvening('friday', 12);
  await reserveByApi({ date, time: '18:00', lastName: 'Prekladaná', email: 'translated@example.com' });
  const listening = waitForLiveConnection(page);
  await signIn(page, `/admin/reservations?date=${date}`);
  await listening;
  await expect(page.locator('html')).toHaveAttribute('translate', 'no');
  const card = page.getByRole('listitem').filter({ hasText: 'Prekladaná' });
  await expect(card).toBeVisible();
  await page.evaluate(translatePage);
  const context = await browser.newContext({ baseURL: process.env['SITE_URL'] ?? '' });
  const other = await context.newPage();
  await signIn(other, `/admin/reservations?date=${date}`);
  await (await openParty(other, 'Prekladaná')).getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toContainText('Cancelled');
  await page.getByRole('tab', { name: 'Email Management' }).click();
  await expect(page.getByRole('heading', { name: 'Email Management' })).toBeVisible();
  await context.close();
});

/** As Google Translate does: every text goes into elements of its own. */
function translatePage(): void {
  const texts = [...document.querySelectorAll('#root *')].flatMap(({ childNodes }) => [...childNodes]);
  for (const text of texts.filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    text.parentNode?.replaceChild(font, text);
    font.firstChild?.appendChild(document.createTextNode(text.textContent ?? ''));
  }
}

test('a tablet whose clock is off by a day opens the right evening and shows a warning', async ({ page, browser }) => {
  const context = await browser.newContext({ baseURL: process.env['SITE_URL'] ?? '' });
  const right = await context.newPage();
  await page.clock.install({ time: Date.now() - 26 * 3_600_000 });
  const days: string[] = [];
  for (const one of [right, page]) {
    await signIn(one, '/admin/reservations');
    await expect(one.getByRole('heading', { name: 'Schedule' })).toBeVisible();
    days.push(await one.locator('main').getByRole('heading').first().innerText());
  }
  expect(days[1]).toBe(days[0]);
  await expect(page.getByText('The clock of this device is 26 hr slow')).toBeVisible();
  await expect(right.getByText('The clock of this device')).toBeHidden();
  await context.close();
});

test('several tabs of a browser share one stream, and the next one takes it over', async ({ page, context }) => {
  const date = nthEvening('friday', 13);
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/admin/live')) streams.push(request.url());
  });
  const listening = waitForLiveConnection(page);
  await signIn(page, `/admin/reservations?date=${date}`);
  await listening;
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    await other.goto(`/admin/reservations?date=${date}`);
    await expect(other.getByRole('heading', { name: 'Schedule' })).toBeVisible();
  }
  await reserveByApi({ date, time: '19:00', lastName: 'Všade', email: 'everywhere@example.com' });
  for (const one of [page, ...others])
    await expect(one.getByRole('listitem').filter({ hasText: 'Všade' })).toBeVisible();
  expect(streams.length).toBeLessThanOrEqual(3); // one for each tab that has come into view, one after the other

  const last = others.pop();
  await page.close();
  await others[0]?.close();
  await reserveByApi({ date, time: '20:00', lastName: 'Potom', email: 'later@example.com' });
  await expect(last?.getByRole('listitem').filter({ hasText: 'Potom' }) ?? page.locator('nothing')).toBeVisible();
});

test.describe('the connection goes and comes', () => {
  test.use({ losesAnswers: true, serviceWorkers: 'allow' });

  test('the evening stays readable, also when it is opened anew, and then is up to date again', async ({
    page,
    context,
    expectAccessible,
  }) => {
    const listening = waitForLiveConnection(page);
    await signIn(page, '/admin/reservations');
    await listening;
    await enterToday(page, 'Predtým');
    const before = page.getByRole('listitem').filter({ hasText: 'Predtým' });
    await openParty(page, 'Predtým');
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
      .toBe('activated');
    const files = () => page.evaluate(async () => (await (await caches.open('admin-shell-1')).keys()).length);
    await expect.poll(files).toBeGreaterThan(5);

    await context.setOffline(true);
    const state = page.getByText(/No connection · as of \d\d:\d\d/);
    await expect(state).toBeVisible();
    await expect(before.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'New reservation' })).toBeDisabled();
    await expectAccessible();

    await page.reload();
    await openParty(page, 'Predtým');
    await expect(state).toBeVisible();
    await expect(before.getByRole('button', { name: 'Cancel' })).toBeDisabled();

    const elsewhere = await context.newPage(); // its part of the page has never been loaded
    await elsewhere.goto('/admin/reservations');
    await elsewhere.getByRole('tab', { name: 'Newsletter' }).click();
    await expect(elsewhere.getByText('This part of the admin could not be shown.')).toBeVisible();

    await context.setOffline(false);
    await expect(elsewhere.getByRole('heading', { name: 'Newsletter', exact: true })).toBeVisible();
    await elsewhere.close();
    await expect(page.getByText('The connection is back.')).toBeVisible();
    await expect(before.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await enterToday(page, 'Potom');
    await expect(page.getByRole('listitem').filter({ hasText: 'Potom' })).toBeVisible();

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('admin-kept'))).toBeNull();
  });
});
