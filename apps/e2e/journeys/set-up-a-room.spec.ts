import type { Locator, Page } from '@playwright/test';
import { reserveByApi } from '../support/reserve-by-api';
import { aGuest, nthEvening } from '../support/guests';
import { signIn } from '../support/admin-page';
import { test as inNewVenue } from '../support/new-venue';
import { test } from '../support/separate-site';
import { ReserveDialog } from '../support/reserve-dialog';
import { expect } from '../support/test';

const toTypedDate = (date: string): string =>
  `${Number(date.slice(8))}. ${Number(date.slice(5, 7))}. ${date.slice(0, 4)}`;
const tableButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}, \\d`) });

test('eleven tables are drawn through the browser alone, two of them joined, and a guest sits there', async ({
  page,
  site,
  expectAccessible,
}) => {
  test.slow(); // a room is drawn, table by table
  const friday = nthEvening('friday', 7);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, '/admin/venue');
  await page.getByRole('button', { name: 'New table plan from a date' }).click();
  await page.getByLabel('From this evening on').fill(toTypedDate(friday));
  await page.getByLabel('From this evening on').press('Tab');
  await expectAccessible();
  const capacity = page.getByRole('region', { name: 'Parties seated at the same time' });
  await expect(capacity).toContainText('Parties of 5 to 82, as before');

  for (const name of ['Okno 1', 'Okno 2', 'Bar']) {
    await page.getByRole('button', { name: 'Add a table' }).click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Guests to', { exact: true }).fill('4');
    await page.getByLabel('Name', { exact: true }).press('Tab');
    await expect(tableButton(page, name)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Clear selection' }).click();
  }
  await tableButton(page, 'T5').click();
  await page.getByRole('button', { name: 'Remove T5' }).click();

  const okno = tableButton(page, 'Okno 1');
  const before = await okno.boundingBox();
  await okno.hover();
  await page.mouse.down();
  await page.mouse.move((before?.x ?? 0) - 40, (before?.y ?? 0) + 130, { steps: 5 });
  await page.mouse.up();
  const after = await okno.boundingBox();
  expect((after?.y ?? 0) - (before?.y ?? 0)).toBeGreaterThan(60);
  await expect(okno).toHaveAttribute('aria-pressed', 'false'); // it was moved, not chosen
  await tableButton(page, 'Okno 2').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: /^Okno 2: column/ })).toBeVisible();
  await page.keyboard.press('Space');
  await okno.click();
  await page.getByLabel('Zone, in Slovak').fill('Terasa');
  await page.getByLabel('Zone, in English').fill('Terrace');
  await page.getByRole('button', { name: 'Join Okno 1 + Okno 2' }).click();
  await page.getByLabel('Okno 1 + Okno 2: Guests from').fill('9');
  await expect(capacity).toContainText('Shown once all sizes');
  await page.getByRole('button', { name: 'See what it changes' }).click();
  await expect(
    page.getByText('Okno 1 + Okno 2: The smallest party must not be larger than the largest one.'),
  ).toBeVisible();
  await page.getByLabel('Okno 1 + Okno 2: Guests from').fill('5');
  await expect(capacity).toContainText('Parties of 5 to 8before 2, now 3');
  await expect(capacity).toContainText('now 11 and 40');
  await expectAccessible();
  for (const [width, height] of [[820, 1180], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    await expectAccessible();
  } // prettier-ignore
  await page.getByRole('button', { name: 'See what it changes' }).click();
  // guests of an earlier journey at T5 are reseated; no reservation is left without a table
  await expect(page.getByText(/^(No existing reservation is affected|They are moved automatically)/)).toBeVisible();
  await expect(page.getByText(/left without a table/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Tables are assigned accordingly from now on.')).toBeVisible();
  await expect(page.getByText('11 tables, 40 seats')).toBeVisible();
  await expectAccessible();

  // the long table is taken: the next eight sit at the two that were joined
  const taken = { date: friday, time: '18:30', partySize: 8, lastName: 'Prvá', email: 'prva@example.com' };
  await reserveByApi(taken, site.url);
  const reserve = new ReserveDialog(page, 'en');
  await reserve.open();
  await reserve.pickDay(friday);
  await reserve.pickPartySize('8 guests');
  await reserve.pickTime('18:30');
  await reserve.fillContactDetails({ ...aGuest('okno'), lastName: 'Terasová' });
  await reserve.confirm('Send request');
  await expect(page.getByText(/requires approval/).first()).toBeVisible();
  await page.goto(`/admin/tonight?date=${friday}`);
  await page.getByText('List', { exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Terasová' }).first()).toContainText('Okno 1');
});

inNewVenue.describe('by touch on a phone, in Slovak', () => {
  inNewVenue.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  inNewVenue(
    'a table follows the finger, two become the garden, and that is closed for an evening',
    async ({ page, expectAccessible }) => {
      inNewVenue.slow();
      const [from, closed] = [nthEvening('wednesday', 12), nthEvening('friday', 13)];
      await signIn(page, '/admin/venue');
      await expect(page.getByRole('heading', { name: 'Operations' })).toBeVisible();
      await page.evaluate(() => localStorage.setItem('admin-language', 'sk'));
      await page.goto('/admin/venue');
      await page.getByRole('button', { name: 'Nový plán stolov od dátumu' }).tap();
      await page.getByLabel('Od tohto večera').fill(toTypedDate(from));
      await page.getByLabel('Od tohto večera').press('Tab');
      await tableButton(page, 'T1').scrollIntoViewIfNeeded();
      await expect(tableButton(page, 'T1')).toHaveAccessibleName(/stĺpec 2, riadok 2/);
      const { x, y } = (await tableButton(page, 'T1').boundingBox()) ?? { x: 0, y: 0 };
      const finger = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down = 0) =>
        finger.send('Input.dispatchTouchEvent', {
          ...{ type, touchPoints: type === 'touchEnd' ? [] : [{ x: x + 20, y: y + 20 + down }] },
        });
      await touch('touchStart');
      for (const down of [20, 40, 54]) await touch('touchMove', down); // two steps of 27 pixels
      await touch('touchEnd');
      await expect(tableButton(page, 'T1')).toHaveAccessibleName(/stĺpec 2, riadok 4/);
      for (const name of ['T1', 'T2']) {
        // a tap that a busy machine stretches presses nothing now and then, as a long press does: once more
        await expect(async () => {
          if ((await tableButton(page, name).getAttribute('aria-pressed')) !== 'true')
            await tableButton(page, name).tap();
          await expect(tableButton(page, name)).toHaveAttribute('aria-pressed', 'true', { timeout: 2_000 });
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
        await page.getByLabel(label, { exact: true }).fill(toTypedDate(closed));
        await page.getByLabel(label, { exact: true }).press('Tab');
      }
      await expectAccessible();
      await page.getByRole('button', { name: 'Pozrieť, čo to zmení' }).tap();
      await page.getByRole('button', { name: 'Uložiť', exact: true }).tap();
      await expect(page.getByRole('listitem').filter({ hasText: 'Záhrada (T1, T2)' })).toBeVisible();
    },
  );
});
