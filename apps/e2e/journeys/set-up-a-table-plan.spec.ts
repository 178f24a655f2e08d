import type { Locator, Page } from '@playwright/test';
import { reserveByApi } from '../support/reserve-by-api';
import { buildGuest, nthServiceDate } from '../support/guests';
import { signIn } from '../support/admin-page';
import { test as testInNewVenue } from '../support/new-venue';
import { test } from '../support/separate-site';
import { ReservationDialog } from '../support/reservation-dialog';
import { expect } from '../support/test';

const formatForDateField = (date: string): string =>
  `${Number(date.slice(8))}. ${Number(date.slice(5, 7))}. ${date.slice(0, 4)}`;
const tableButtonOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}, \\d`) });

test('staff draw eleven tables and join two of them for a larger party', async ({ page, site, expectAccessible }) => {
  test.slow(); // the room is drawn table by table
  const startDate = nthServiceDate('friday', 7);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, '/admin/venue');
  await page.getByRole('button', { name: 'New table plan from a date' }).click();
  await page.getByLabel('From this evening on').fill(formatForDateField(startDate));
  await page.getByLabel('From this evening on').press('Tab');
  await expectAccessible();
  const capacityRegion = page.getByRole('region', { name: 'Parties seated at the same time' });
  await expect(capacityRegion).toContainText('Parties of 5 to 82, as before');

  for (const name of ['Okno 1', 'Okno 2', 'Bar']) {
    await page.getByRole('button', { name: 'Add a table' }).click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Guests to', { exact: true }).fill('4');
    await page.getByLabel('Name', { exact: true }).press('Tab');
    await expect(tableButtonOf(page, name)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Clear selection' }).click();
  }
  await tableButtonOf(page, 'T5').click();
  await page.getByRole('button', { name: 'Remove T5' }).click();

  const firstWindowTable = tableButtonOf(page, 'Okno 1');
  const boxBefore = await firstWindowTable.boundingBox();
  await firstWindowTable.hover();
  await page.mouse.down();
  await page.mouse.move((boxBefore?.x ?? 0) - 40, (boxBefore?.y ?? 0) + 130, { steps: 5 });
  await page.mouse.up();
  const boxAfter = await firstWindowTable.boundingBox();
  expect((boxAfter?.y ?? 0) - (boxBefore?.y ?? 0)).toBeGreaterThan(60);
  await expect(firstWindowTable).toHaveAttribute('aria-pressed', 'false'); // it was moved, not selected
  await tableButtonOf(page, 'Okno 2').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: /^Okno 2: column/ })).toBeVisible();
  await page.keyboard.press('Space');
  await firstWindowTable.click();
  await page.getByLabel('Zone, in Slovak').fill('Terasa');
  await page.getByLabel('Zone, in English').fill('Terrace');
  await page.getByRole('button', { name: 'Join Okno 1 + Okno 2' }).click();
  await page.getByLabel('Okno 1 + Okno 2: Guests from').fill('9');
  await expect(capacityRegion).toContainText('Shown once all sizes');
  await page.getByRole('button', { name: 'See what it changes' }).click();
  await expect(
    page.getByText('Okno 1 + Okno 2: The smallest party must not be larger than the largest one.'),
  ).toBeVisible();
  await page.getByLabel('Okno 1 + Okno 2: Guests from').fill('5');
  await expect(capacityRegion).toContainText('Parties of 5 to 8before 2, now 3');
  await expect(capacityRegion).toContainText('now 11 and 40');
  await expectAccessible();
  for (const [width, height] of [[820, 1180], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    await expectAccessible();
  } // prettier-ignore
  await page.getByRole('button', { name: 'See what it changes' }).click();
  // reservations of earlier journeys at T5 are reseated; none is left without a table
  await expect(page.getByText(/^(No existing reservation is affected|They are moved automatically)/)).toBeVisible();
  await expect(page.getByText(/left without a table/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Tables are assigned accordingly from now on.')).toBeVisible();
  await expect(page.getByText('11 tables, 40 seats')).toBeVisible();
  await expectAccessible();

  // the long table is taken: the next party of eight gets the two joined tables
  const otherParty = { date: startDate, time: '18:30', partySize: 8, lastName: 'Prvá', email: 'prva@example.com' };
  await reserveByApi(otherParty, site.url);
  const reserveDialog = new ReservationDialog(page, 'en');
  await reserveDialog.open();
  await reserveDialog.pickDay(startDate);
  await reserveDialog.pickPartySize('8 guests');
  await reserveDialog.pickTime('18:30');
  await reserveDialog.fillContactDetails({ ...buildGuest('okno'), lastName: 'Terasová' });
  await reserveDialog.confirm('Send request');
  await expect(page.getByText(/requires approval/).first()).toBeVisible();
  await page.goto(`/admin/tonight?date=${startDate}`);
  await page.getByText('List', { exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Terasová' }).first()).toContainText('Okno 1');
});

testInNewVenue.describe('the table plan by touch on a phone, in Slovak', () => {
  testInNewVenue.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  testInNewVenue(
    'staff drag a table, put two tables in a zone, and close the zone for an evening',
    async ({ page, expectAccessible }) => {
      testInNewVenue.slow();
      const [startDate, closedDate] = [nthServiceDate('wednesday', 12), nthServiceDate('friday', 13)];
      await signIn(page, '/admin/venue');
      await expect(page.getByRole('heading', { name: 'Operations' })).toBeVisible();
      await page.evaluate(() => localStorage.setItem('admin-language', 'sk'));
      await page.goto('/admin/venue');
      await page.getByRole('button', { name: 'Nový plán stolov od dátumu' }).tap();
      await page.getByLabel('Od tohto večera').fill(formatForDateField(startDate));
      await page.getByLabel('Od tohto večera').press('Tab');
      await tableButtonOf(page, 'T1').scrollIntoViewIfNeeded();
      await expect(tableButtonOf(page, 'T1')).toHaveAccessibleName(/stĺpec 2, riadok 2/);
      const { x, y } = (await tableButtonOf(page, 'T1').boundingBox()) ?? { x: 0, y: 0 };
      const touchSession = await page.context().newCDPSession(page);
      const sendTouch = (type: 'touchStart' | 'touchMove' | 'touchEnd', offsetPx = 0) =>
        touchSession.send('Input.dispatchTouchEvent', {
          ...{ type, touchPoints: type === 'touchEnd' ? [] : [{ x: x + 20, y: y + 20 + offsetPx }] },
        });
      await sendTouch('touchStart');
      for (const offsetPx of [20, 40, 54]) await sendTouch('touchMove', offsetPx); // two steps of 27 pixels
      await sendTouch('touchEnd');
      await expect(tableButtonOf(page, 'T1')).toHaveAccessibleName(/stĺpec 2, riadok 4/);
      for (const name of ['T1', 'T2']) {
        // on a busy machine a slow tap may count as a long press, which selects nothing: try again
        await expect(async () => {
          if ((await tableButtonOf(page, name).getAttribute('aria-pressed')) !== 'true')
            await tableButtonOf(page, name).tap();
          await expect(tableButtonOf(page, name)).toHaveAttribute('aria-pressed', 'true', { timeout: 2_000 });
        }).toPass();
      }
      await page.getByLabel('Zóna, po slovensky').fill('Záhrada');
      await page.getByLabel('Zóna, po anglicky').fill('Garden');
      await expect(page.getByText('Predtým stolov')).toBeVisible();
      await expectAccessible();
      await page.getByRole('button', { name: 'Pozrieť, čo to zmení' }).tap();
      await expect(page.getByText('Netýka sa to nikoho, kto už má rezerváciu.')).toBeVisible();
      await page.getByRole('button', { name: 'Uložiť', exact: true }).tap();
      await expect(page.getByText('Uložené. Stoly sa už podľa toho prideľujú.')).toBeVisible();

      await page.getByRole('button', { name: 'Mimo prevádzky', exact: true }).tap();
      await page.getByRole('button', { name: 'Celá zóna Záhrada' }).tap();
      for (const name of [/^T1/, /^T2/]) await expect(page.getByRole('checkbox', { name })).toBeChecked();
      for (const label of ['Od', 'Do (vrátane)']) {
        await page.getByLabel(label, { exact: true }).fill(formatForDateField(closedDate));
        await page.getByLabel(label, { exact: true }).press('Tab');
      }
      await expectAccessible();
      await page.getByRole('button', { name: 'Pozrieť, čo to zmení' }).tap();
      await page.getByRole('button', { name: 'Uložiť', exact: true }).tap();
      await expect(page.getByRole('listitem').filter({ hasText: 'Záhrada (T1, T2)' })).toBeVisible();
    },
  );
});
