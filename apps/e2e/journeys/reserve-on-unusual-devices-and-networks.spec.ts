import type { Page } from '@playwright/test';
import { findReservations } from '../support/find-reservations';
import { buildGuest, nthServiceDate } from '../support/guests';
import { ReservationDialog } from '../support/reservation-dialog';
import { expect, test } from '../support/test';

const reservationsUrl = '**/api/reservations';

async function openFilledDialog(page: Page, guest: ReturnType<typeof buildGuest>): Promise<ReservationDialog> {
  const reserveDialog = new ReservationDialog(page, 'sk');
  await reserveDialog.open();
  await reserveDialog.pickDay(nthServiceDate('wednesday', 3));
  await reserveDialog.pickTime('17:30');
  await reserveDialog.fillContactDetails(guest);
  return reserveDialog;
}

test.describe('a lost response', () => {
  test.use({ losesResponses: true });

  test('the dialog reports a lost response, and a second try reserves only once', async ({
    page,
    expectAccessible,
  }) => {
    const guest = buildGuest('zamrznuty');
    const reserveDialog = await openFilledDialog(page, guest);
    let releaseResponse = (): void => undefined;
    const responseReleased = new Promise<void>((resolve) => (releaseResponse = resolve));
    await page.route(reservationsUrl, async (route) => {
      await route.fetch(); // the API receives the request and responds
      await responseReleased;
      await route.abort(); // but the browser never gets the response
    });
    await reserveDialog.confirm();
    await expect(reserveDialog.dialog.getByText('Trvá to dlhšie než zvyčajne, ešte to skúšame…')).toBeVisible({
      timeout: 60_000,
    });
    releaseResponse();
    await expect(reserveDialog.dialog.getByText(/Nevieme, či sa rezervácia podarila/)).toBeVisible();
    await expectAccessible();
    await page.unroute(reservationsUrl);
    await reserveDialog.confirm('Skúsiť znova');
    await expect(reserveDialog.ticket('Stôl je váš')).toBeVisible();
    expect(await findReservations(guest.email)).toHaveLength(1);
  });
});

test('in landscape a guest can reach the whole calendar and the next month', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  const reserveDialog = new ReservationDialog(page, 'sk');
  await reserveDialog.open();
  const calendar = await reserveDialog.openCalendar();
  const nextMonthButton = calendar.getByRole('button', { name: 'Nasledujúci mesiac' });
  await expect(nextMonthButton).toBeInViewport({ ratio: 1 });
  await nextMonthButton.click();
  await expect(calendar.getByRole('gridcell').last()).toBeInViewport();
});

test('at 200 % zoom the focused day of the calendar stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  const reserveDialog = new ReservationDialog(page, 'en');
  await reserveDialog.open();
  await reserveDialog.openCalendar();
  for (let week = 0; week < 6; week += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  }
});

test('with forced colours the chosen time looks different from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const reserveDialog = new ReservationDialog(page, 'sk');
  await reserveDialog.open();
  await reserveDialog.pickDay(nthServiceDate('wednesday', 4));
  await reserveDialog.pickTime('18:00');
  const backgroundOf = (time: string) =>
    reserveDialog.timeChips
      .locator('label', { hasText: time })
      .evaluate((chip) => getComputedStyle(chip).backgroundColor);
  await expect.poll(async () => (await backgroundOf('18:00')) === (await backgroundOf('18:30'))).toBe(false);
});

test('on a slow connection the reserve button is busy until the dialog opens', async ({ page }) => {
  let releaseDialogScript: () => void = () => undefined;
  const dialogScriptReleased = new Promise<void>((resolve) => (releaseDialogScript = resolve));
  await page.route('**/reserve-table-dialog-*.js', async (route) => {
    await dialogScriptReleased;
    await route.continue();
  });
  await page.goto('/');
  const reserveButton = page.getByRole('main').getByRole('button', { name: 'Rezervovať stôl' }).first();
  await reserveButton.click();
  await expect(reserveButton).toHaveAttribute('aria-busy', 'true');
  releaseDialogScript();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(reserveButton).not.toHaveAttribute('aria-busy');
});

test('a device whose clock is off by a day offers the same evenings as another device', async ({ page, browser }) => {
  const readEvenings = async (guestPage: Page): Promise<string[]> => {
    const reserveDialog = new ReservationDialog(guestPage, 'sk');
    await reserveDialog.open();
    return reserveDialog.dialog.getByRole('radiogroup', { name: 'Najbližšie večery' }).allInnerTexts();
  };
  const otherContext = await browser.newContext({ baseURL: process.env['SITE_URL'] ?? '', locale: 'sk-SK' });
  const expectedEvenings = await readEvenings(await otherContext.newPage());
  await otherContext.close();
  await page.clock.install({ time: Date.now() + 26 * 3_600_000 });
  expect(await readEvenings(page)).toEqual(expectedEvenings);
});

test('where the captcha cannot work, the dialog shows at once how to reserve without it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  const reserveDialog = new ReservationDialog(page, 'sk');
  await reserveDialog.open();
  const captchaNotice = reserveDialog.dialog.getByRole('alert').first(); // above the fields, before anything is typed
  await expect(captchaNotice).toContainText('Otvorte ju na adrese s\u00a0https.');
  const alternativeLink = captchaNotice.getByRole('link', { name: 'Alebo rezervujte bez neho' });
  await expect(alternativeLink).toHaveAttribute('href', '/rezervacia');
});

test.describe('a script that an upgrade has removed', () => {
  test.use({ losesResponses: true });

  test('the page reloads once, then shows a notice', async ({ page }) => {
    await page.route('**/reserve-table-dialog-*.js', (route) => route.abort());
    let loadCount = 0;
    page.on('domcontentloaded', () => (loadCount += 1));
    await page.goto('/');
    const reserveButton = page.getByRole('main').getByRole('button', { name: 'Rezervovať stôl' }).first();
    await reserveButton.click();
    await expect.poll(() => loadCount).toBe(2);
    await reserveButton.click();
    await expect(page.getByRole('button', { name: 'Načítať znova' })).toBeVisible();
    expect(loadCount).toBe(2);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Načítať znova' }).click();
    await expect.poll(() => loadCount).toBe(3);
    await reserveButton.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the page only shows a notice when a form has text, and keeps the text', async ({ page }) => {
    await page.route('**/reserve-table-dialog-*.js', (route) => route.abort());
    await page.goto('/');
    const message = page.getByLabel('Správa');
    await message.fill('Prídeme s kočíkom');
    await page.getByRole('main').getByRole('button', { name: 'Rezervovať stôl' }).first().click();
    await expect(page.getByRole('button', { name: 'Načítať znova' })).toBeVisible();
    await expect(message).toHaveValue('Prídeme s kočíkom');
  });
});
