import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { placeholderCaptchaToken } from '@strapec/domain';
import { type ReservationPayload, buildReservation } from '@strapec/domain/testing';
import { type FridaySite, test } from '../support/friday-site';
import { timeLimitFactor } from '../../../scripts/lib/patience.mjs';
import { signIn } from '../support/admin-page';
import { expect } from '../support/test';

// After an intended change: `npx playwright test screenshots --update-snapshots`, then `node support/shrink-pictures.mjs`.
const widths = [1440, 820, 390];
const pagePaths = ['tonight', 'reservations', 'search?q=Novák', 'inbox', 'emails', 'newsletter', 'menu', 'content', 'images']
  .concat(['venue', 'setup', 'audit', 'team', 'privacy', 'system', 'account']); // prettier-ignore
const drawers = [
  { name: 'new-reservation', path: 'reservations', buttonName: 'New reservation' },
  { name: 'new-wine', path: 'menu', buttonName: /^Add to/ },
  { name: 'new-event', path: 'reservations', buttonName: 'New Event' },
  { name: 'special-days', path: 'venue', buttonName: 'Add special days' },
];

test.use({ onDate: '2035-06-01', reducedMotion: 'reduce' });

test('the pages and drawers of the admin match their saved screenshots', async ({ page, friday }) => {
  test.setTimeout(60_000 * timeLimitFactor);
  await createSampleData(friday);
  await signIn(page, '/admin/reservations');
  await expect(page.getByText('Baláž')).toBeVisible();
  // the venue page lists the evenings that are still being reseated
  await expect.poll(() => friday.sql('SELECT date FROM evenings_to_reseat'), { timeout: 60_000 }).toEqual([]);
  for (const path of pagePaths) {
    await page.goto(`/admin/${path}`);
    await expectSavedScreenshots(page, path.split('?')[0] ?? path);
  }
  for (const { name, path, buttonName } of drawers) {
    await page.goto(`/admin/${path}`);
    await page.getByRole('button', { name: buttonName }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSavedScreenshots(page, name);
  }
});

async function expectSavedScreenshots(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.soft(page).toHaveScreenshot(`admin-${name}-${width}.png`, {
      stylePath: join(import.meta.dirname, '../support/compare-admin-screenshots.css'),
      threshold: 0.3,
      maxDiffPixelRatio: 0.01,
    });
  }
}

/** Two confirmed reservations, a request for approval, a message and a subscriber. */
async function createSampleData({ callAsStaff, date }: FridaySite): Promise<void> {
  const reserve = (fields: Partial<ReservationPayload>) =>
    callAsStaff('POST', '/api/reservations', {
      ...buildReservation({ date, ...fields }),
      captchaToken: placeholderCaptchaToken,
    });
  await reserve({ lastName: 'Novák', time: '20:00', partySize: 2, duration: 2, email: 'novak@example.com' });
  await reserve({ lastName: 'Kováčová', time: '19:30', partySize: 4, duration: 2, email: 'kovacova@example.com' });
  await reserve({ lastName: 'Baláž', time: '20:30', partySize: 12, duration: 2, email: 'balaz@example.com' });
  const contactMessage = {
    firstName: 'Zuzana',
    lastName: 'Malá',
    email: 'zuzana@example.com',
    message: 'Je pri okne voľný stôl?',
  };
  await callAsStaff('POST', '/api/contact', { ...contactMessage, captchaToken: placeholderCaptchaToken });
  await callAsStaff('POST', '/api/newsletter/subscribe', { email: 'odber@example.com' });
}
