import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { placeholderCaptchaToken } from '@strapec/domain';
import { type ReservationPayload, aReservation } from '@strapec/domain/testing';
import { type FridaySite, test } from '../support/friday-site';
import { patience } from '../../../scripts/lib/patience.mjs';
import { signIn } from '../support/admin-page';
import { expect } from '../support/test';

// A change that is meant: `npx playwright test look-the-same --update-snapshots`, then `node support/shrink-pictures.mjs`.
const widths = [1440, 820, 390];
const pages = ['tonight', 'reservations', 'search?q=Novák', 'inbox', 'emails', 'newsletter', 'menu', 'content', 'images']
  .concat(['venue', 'setup', 'audit', 'team', 'privacy', 'system', 'account']); // prettier-ignore
const drawers = [
  { name: 'new-reservation', path: 'reservations', button: 'New reservation' },
  { name: 'new-wine', path: 'menu', button: /^Add to/ },
  { name: 'new-event', path: 'reservations', button: 'New Event' },
  { name: 'special-days', path: 'venue', button: 'Add special days' },
];

test.use({ onDate: '2035-06-01', reducedMotion: 'reduce' });

test('the pages of the admin and their drawers look the same', async ({ page, friday }) => {
  test.setTimeout(60_000 * patience);
  await arrangeEvening(friday);
  await signIn(page, '/admin/reservations');
  await expect(page.getByText('Baláž')).toBeVisible();
  // the venue's page names the evenings that are still reseated
  await expect.poll(() => friday.sql('SELECT date FROM evenings_to_reseat'), { timeout: 60_000 }).toEqual([]);
  for (const path of pages) {
    await page.goto(`/admin/${path}`);
    await compareAtWidths(page, path.split('?')[0] ?? path);
  }
  for (const { name, path, button } of drawers) {
    await page.goto(`/admin/${path}`);
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await compareAtWidths(page, name);
  }
});

async function compareAtWidths(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.soft(page).toHaveScreenshot(`admin-${name}-${width}.png`, {
      stylePath: join(import.meta.dirname, '../support/look-the-same-in-the-admin.css'),
      threshold: 0.3,
      maxDiffPixelRatio: 0.01,
    });
  }
}

/** Reservations of every status, a request for approval, a message and a subscriber. */
async function arrangeEvening({ staff, date }: FridaySite): Promise<void> {
  const reserve = (guest: Partial<ReservationPayload>) =>
    staff('POST', '/api/reservations', { ...aReservation({ date, ...guest }), captchaToken: placeholderCaptchaToken });
  await reserve({ lastName: 'Novák', time: '20:00', partySize: 2, duration: 2, email: 'novak@example.com' });
  await reserve({ lastName: 'Kováčová', time: '19:30', partySize: 4, duration: 2, email: 'kovacova@example.com' });
  await reserve({ lastName: 'Baláž', time: '20:30', partySize: 12, duration: 2, email: 'balaz@example.com' });
  const message = {
    firstName: 'Zuzana',
    lastName: 'Malá',
    email: 'zuzana@example.com',
    message: 'Je pri okne voľný stôl?',
  };
  await staff('POST', '/api/contact', { ...message, captchaToken: placeholderCaptchaToken });
  await staff('POST', '/api/newsletter/subscribe', { email: 'odber@example.com' });
}
