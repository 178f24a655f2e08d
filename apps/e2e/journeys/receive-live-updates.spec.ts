import type { Page } from '@playwright/test';
import { reserveByApi } from '../support/reserve-by-api';
import { nthServiceDate } from '../support/guests';
import { expandReservationCard, signIn } from '../support/admin-page';
import { expect, test } from '../support/test';

const waitForLiveConnection = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/admin/live') && response.ok());

/** Staff enter a reservation for today, even if the venue is closed. */
async function enterReservationToday(page: Page, lastName: string): Promise<void> {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bratislava' }).format(
    new Date(Date.now() - 5 * 3_600_000),
  );
  const reservation = {
    lastName,
    date,
    time: '19:00',
    duration: 2,
    partySize: 2,
    source: 'phone',
    overrideReason: 'a test',
  };
  const response = await page.request.post('/api/admin/reservations', { data: reservation });
  expect(response.status()).toBe(201);
}

test('a new reservation appears while staff type, and does not clear the form', async ({ page, expectAccessible }) => {
  const date = nthServiceDate('friday', 11);
  const liveConnectionOpened = waitForLiveConnection(page);
  await signIn(page, `/admin/reservations?date=${date}`);
  await liveConnectionOpened;
  await page.getByRole('button', { name: 'New reservation' }).click();
  await page.getByLabel('Last name').fill('Half-typed');
  await page.getByLabel('Time', { exact: true }).fill('1730');

  // through another process than the one that serves this page
  await reserveByApi({ date, time: '20:00', partySize: 4, lastName: 'Rýchla', email: 'quick@example.com' });
  const card = page.getByRole('listitem').filter({ hasText: 'Rýchla' });
  await expect(card).toContainText('20:00');
  const guestNews = page.getByRole('region', { name: 'News from guests' });
  await expect(guestNews).toContainText('Rýchla · 4 people');
  await expect(page.getByLabel('Last name')).toHaveValue('Half-typed');
  await expect(page.getByLabel('Last name')).toBeVisible();
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue(/17:?30/);
  await expectAccessible();
});

test('an evening that the browser has translated shows a change from another tablet', async ({ page, browser }) => {
  const date = nthServiceDate('friday', 12);
  await reserveByApi({ date, time: '18:00', lastName: 'Prekladaná', email: 'translated@example.com' });
  const liveConnectionOpened = waitForLiveConnection(page);
  await signIn(page, `/admin/reservations?date=${date}`);
  await liveConnectionOpened;
  await expect(page.locator('html')).toHaveAttribute('translate', 'no');
  const card = page.getByRole('listitem').filter({ hasText: 'Prekladaná' });
  await expect(card).toBeVisible();
  await page.evaluate(translatePage);
  const otherContext = await browser.newContext({ baseURL: process.env['SITE_URL'] ?? '' });
  const otherTablet = await otherContext.newPage();
  await signIn(otherTablet, `/admin/reservations?date=${date}`);
  await (await expandReservationCard(otherTablet, 'Prekladaná')).getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toContainText('Cancelled');
  await page.getByRole('tab', { name: 'Email Management' }).click();
  await expect(page.getByRole('heading', { name: 'Email Management' })).toBeVisible();
  await otherContext.close();
});

/** Wraps every text in elements of its own, as Google Translate does. */
function translatePage(): void {
  const textNodes = [...document.querySelectorAll('#root *')].flatMap(({ childNodes }) => [...childNodes]);
  for (const textNode of textNodes.filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())) {
    const outerElement = document.createElement('font');
    outerElement.append(document.createElement('font'));
    textNode.parentNode?.replaceChild(outerElement, textNode);
    outerElement.firstChild?.appendChild(document.createTextNode(textNode.textContent ?? ''));
  }
}

test('a tablet whose clock is off by a day opens the current evening with a warning', async ({ page, browser }) => {
  const context = await browser.newContext({ baseURL: process.env['SITE_URL'] ?? '' });
  const accurateTablet = await context.newPage();
  await page.clock.install({ time: Date.now() - 26 * 3_600_000 });
  const shownDays: string[] = [];
  for (const tablet of [accurateTablet, page]) {
    await signIn(tablet, '/admin/reservations');
    await expect(tablet.getByRole('heading', { name: 'Schedule' })).toBeVisible();
    shownDays.push(await tablet.locator('main').getByRole('heading').first().innerText());
  }
  expect(shownDays[1]).toBe(shownDays[0]);
  await expect(page.getByText('The clock of this device is 26 hr slow')).toBeVisible();
  await expect(accurateTablet.getByText('The clock of this device')).toBeHidden();
  await context.close();
});

test('tabs of a browser share one live stream, and another tab takes it over', async ({ page, context }) => {
  const date = nthServiceDate('friday', 13);
  const streamUrls: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/admin/live')) streamUrls.push(request.url());
  });
  const liveConnectionOpened = waitForLiveConnection(page);
  await signIn(page, `/admin/reservations?date=${date}`);
  await liveConnectionOpened;
  const otherTabs = [await context.newPage(), await context.newPage()];
  for (const otherTab of otherTabs) {
    await otherTab.goto(`/admin/reservations?date=${date}`);
    await expect(otherTab.getByRole('heading', { name: 'Schedule' })).toBeVisible();
  }
  await reserveByApi({ date, time: '19:00', lastName: 'Všade', email: 'everywhere@example.com' });
  for (const tab of [page, ...otherTabs])
    await expect(tab.getByRole('listitem').filter({ hasText: 'Všade' })).toBeVisible();
  expect(streamUrls.length).toBeLessThanOrEqual(3); // at most one for each tab, as each came into view

  const lastTab = otherTabs.pop();
  await page.close();
  await otherTabs[0]?.close();
  await reserveByApi({ date, time: '20:00', lastName: 'Potom', email: 'later@example.com' });
  await expect(lastTab?.getByRole('listitem').filter({ hasText: 'Potom' }) ?? page.locator('nothing')).toBeVisible();
});

test.describe('a lost connection', () => {
  test.use({ losesResponses: true, serviceWorkers: 'allow' });

  test('the evening stays readable offline and is updated once online', async ({ page, context, expectAccessible }) => {
    const liveConnectionOpened = waitForLiveConnection(page);
    await signIn(page, '/admin/reservations');
    await liveConnectionOpened;
    await enterReservationToday(page, 'Predtým');
    const earlierCard = page.getByRole('listitem').filter({ hasText: 'Predtým' });
    await expandReservationCard(page, 'Predtým');
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
      .toBe('activated');
    const countFiles = () => page.evaluate(async () => (await (await caches.open('admin-shell-1')).keys()).length);
    await expect.poll(countFiles).toBeGreaterThan(5);

    await context.setOffline(true);
    const offlineNotice = page.getByText(/No connection · as of \d\d:\d\d/);
    await expect(offlineNotice).toBeVisible();
    await expect(earlierCard.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'New reservation' })).toBeDisabled();
    await expectAccessible();

    await page.reload();
    await expandReservationCard(page, 'Predtým');
    await expect(offlineNotice).toBeVisible();
    await expect(earlierCard.getByRole('button', { name: 'Cancel' })).toBeDisabled();

    const secondTab = await context.newPage(); // the script of its newsletter page was never loaded
    await secondTab.goto('/admin/reservations');
    await secondTab.getByRole('tab', { name: 'Newsletter' }).click();
    await expect(secondTab.getByText('This part of the admin could not be shown.')).toBeVisible();

    await context.setOffline(false);
    await expect(secondTab.getByRole('heading', { name: 'Newsletter', exact: true })).toBeVisible();
    await secondTab.close();
    await expect(page.getByText('The connection is back.')).toBeVisible();
    await expect(earlierCard.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await enterReservationToday(page, 'Potom');
    await expect(page.getByRole('listitem').filter({ hasText: 'Potom' })).toBeVisible();

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('admin-kept'))).toBeNull();
  });
});
