import type { Page } from '@playwright/test';
import { findReservations } from '../support/find-reservations';
import { aGuest, nthEvening } from '../support/guests';
import { ReserveDialog } from '../support/reserve-dialog';
import { expect, test } from '../support/test';

const reserveCall = '**/api/reservations';

async function openFilledDialog(page: Page, guest: ReturnType<typeof aGuest>): Promise<ReserveDialog> {
  const reserve = new ReserveDialog(page, 'sk');
  await reserve.open();
  await reserve.pickDay(nthEvening('wednesday', 3));
  await reserve.pickTime('17:30');
  await reserve.fillContactDetails(guest);
  return reserve;
}

test.describe('an answer that is lost', () => {
  test.use({ losesAnswers: true });

  test('a slow server is reported, then a lost answer; trying again makes one reservation', async ({
    page,
    expectAccessible,
  }) => {
    const guest = aGuest('zamrznuty');
    const reserve = await openFilledDialog(page, guest);
    let thaw = (): void => undefined;
    const isThawed = new Promise<void>((resolve) => (thaw = resolve));
    await page.route(reserveCall, async (route) => {
      await route.fetch(); // it arrives, and is answered
      await isThawed;
      await route.abort(); // but the answer is lost
    });
    await reserve.confirm();
    await expect(reserve.dialog.getByText('Trvá to dlhšie než zvyčajne, ešte to skúšame…')).toBeVisible({
      timeout: 60_000,
    });
    thaw();
    await expect(reserve.dialog.getByText(/Nevieme, či sa rezervácia podarila/)).toBeVisible();
    await expectAccessible();
    await page.unroute(reserveCall);
    await reserve.confirm('Skúsiť znova');
    await expect(reserve.ticket('Stôl je váš')).toBeVisible();
    expect(await findReservations(guest.email)).toHaveLength(1);
  });
});

test('in landscape the whole calendar and the next month can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  const reserve = new ReserveDialog(page, 'sk');
  await reserve.open();
  const calendar = await reserve.openCalendar();
  const next = calendar.getByRole('button', { name: 'Nasledujúci mesiac' });
  await expect(next).toBeInViewport({ ratio: 1 });
  await next.click();
  await expect(calendar.getByRole('gridcell').last()).toBeInViewport();
});

test('at twice the size the focused day of the calendar stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  const reserve = new ReserveDialog(page, 'en');
  await reserve.open();
  await reserve.openCalendar();
  for (let week = 0; week < 6; week += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  }
});

test('in forced colours the chosen time differs from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const reserve = new ReserveDialog(page, 'sk');
  await reserve.open();
  await reserve.pickDay(nthEvening('wednesday', 4));
  await reserve.pickTime('18:00');
  const ground = (time: string) =>
    reserve.timeChips.locator('label', { hasText: time }).evaluate((chip) => getComputedStyle(chip).backgroundColor);
  await expect.poll(async () => (await ground('18:00')) === (await ground('18:30'))).toBe(false);
});

test('on a slow line the button is busy until the dialog opens', async ({ page }) => {
  let showDialog: () => void = () => undefined;
  const isBusySeen = new Promise<void>((resolve) => (showDialog = resolve));
  await page.route('**/reserve-table-dialog-*.js', async (route) => {
    await isBusySeen;
    await route.continue();
  });
  await page.goto('/');
  const button = page.getByRole('main').getByRole('button', { name: 'Rezervovať stôl' }).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  showDialog();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('a device whose clock is off by a day offers the same evenings as any other', async ({ page, browser }) => {
  const evenings = async (guest: Page): Promise<string[]> => {
    const reserve = new ReserveDialog(guest, 'sk');
    await reserve.open();
    return reserve.dialog.getByRole('radiogroup', { name: 'Najbližšie večery' }).allInnerTexts();
  };
  const context = await browser.newContext({ baseURL: process.env['SITE_URL'] ?? '', locale: 'sk-SK' });
  const expected = await evenings(await context.newPage());
  await context.close();
  await page.clock.install({ time: Date.now() + 26 * 3_600_000 });
  expect(await evenings(page)).toEqual(expected);
});

test('where the captcha cannot work the dialog shows at once how to reserve without it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  const reserve = new ReserveDialog(page, 'sk');
  await reserve.open();
  const notice = reserve.dialog.getByRole('alert').first(); // above the fields, before anything is typed
  await expect(notice).toContainText('Otvorte ju na adrese s\u00a0https.');
  const link = notice.getByRole('link', { name: 'Alebo rezervujte bez neho' });
  await expect(link).toHaveAttribute('href', '/rezervacia');
});

test.describe('a file that went with an upgrade', () => {
  test.use({ losesAnswers: true });

  test('reloads the page once, then shows a notice', async ({ page }) => {
    await page.route('**/reserve-table-dialog-*.js', (route) => route.abort());
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.goto('/');
    const button = page.getByRole('main').getByRole('button', { name: 'Rezervovať stôl' }).first();
    await button.click();
    await expect.poll(() => loads).toBe(2);
    await button.click();
    await expect(page.getByRole('button', { name: 'Načítať znova' })).toBeVisible();
    expect(loads).toBe(2);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Načítať znova' }).click();
    await expect.poll(() => loads).toBe(3);
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('shows only a notice when something is typed, and the text stays', async ({ page }) => {
    await page.route('**/reserve-table-dialog-*.js', (route) => route.abort());
    await page.goto('/');
    const message = page.getByLabel('Správa');
    await message.fill('Prídeme s kočíkom');
    await page.getByRole('main').getByRole('button', { name: 'Rezervovať stôl' }).first().click();
    await expect(page.getByRole('button', { name: 'Načítať znova' })).toBeVisible();
    await expect(message).toHaveValue('Prídeme s kočíkom');
  });
});
