import { type FridaySite, test } from '../support/friday-site';
import { signIn } from '../support/admin-page';
import { expect } from '../support/test';

interface Reservation {
  id: string;
  lastName: string;
  tables: string[];
  status: string;
}

const listReservations = async ({ callAsStaff, date }: FridaySite): Promise<Reservation[]> =>
  (await callAsStaff<{ reservations: Reservation[] }>('GET', `/api/admin/calendar/date/${date}`)).reservations;

const enterReservation = (
  { callAsStaff, date }: FridaySite,
  lastName: string,
  overrides: object,
): Promise<Reservation> =>
  callAsStaff('POST', '/api/admin/reservations', {
    ...{ lastName, date, time: '20:00', duration: 2, partySize: 4, source: 'phone', ...overrides },
  });

test.beforeEach(async ({ friday }) => {
  for (const { id, status } of await listReservations(friday)) {
    if (status === 'confirmed')
      await friday.callAsStaff('PUT', `/api/reservations/${id}/status`, { status: 'cancelled' });
    if (status === 'seated') await friday.callAsStaff('PUT', `/api/reservations/${id}/status`, { status: 'completed' });
  }
});
test.afterEach(({ friday }) => friday.sql('DELETE FROM table_closures'));

test('a table out of use is not assigned, and its seated party stays', async ({ page, friday, expectAccessible }) => {
  const seatedReservation = await enterReservation(friday, 'Sediaci', {
    tables: ['T6'],
    time: '18:00',
    duration: 1,
    source: 'walk_in',
  });
  const laterReservation = await enterReservation(friday, 'Neskorší', { tables: ['T6'] });

  await page.setViewportSize({ width: 820, height: 1180 });
  await signIn(page, '/admin/venue');
  await page.getByRole('button', { name: 'Out of use: T6, for 1 to 4 guests' }).click();
  await expect(page.getByRole('checkbox', { name: /^T6/ })).toBeChecked();
  await page.getByLabel('Why').fill('A broken leg');
  await expectAccessible();
  await page.getByRole('button', { name: 'See what it changes' }).click();
  await expect(page.getByText('1 party sits elsewhere')).toBeVisible();
  await expect(page.getByText('Neskorší, 4 guests')).toBeVisible();
  await expect(page.getByText('T6 → T7')).toBeVisible();
  await expect(page.getByText('Sediaci')).toHaveCount(0);
  await expectAccessible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'A broken leg' })).toContainText('Out of use');
  await expectAccessible();

  await expect
    .poll(async () => (await listReservations(friday)).filter(({ tables }) => tables.length > 0))
    .toEqual([
      expect.objectContaining({ id: seatedReservation.id, tables: ['T6'] }),
      expect.objectContaining({ id: laterReservation.id, tables: ['T7'] }),
    ]);

  await page.goto('/admin/tonight');
  const tableRow = page.getByRole('group', { name: 'T6, out of use: A broken leg' });
  await expect(tableRow).toContainText('out of use: A broken leg');
  await expect(tableRow.getByRole('button', { name: /Sediaci/ })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Walk-in', exact: true }).click();
  await expect(page.getByRole('button', { name: /^4 people, table/ })).not.toContainText('T6');
  await page.goto(`/admin/print/${friday.date}`);
  await expect(page.getByText('out of use: A broken leg')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => localStorage.setItem('admin-language', 'sk'));
  await page.goto('/admin/venue');
  await page.getByRole('button', { name: 'Vrátiť do prevádzky: T6' }).click();
  await expect(page.getByText('Netýka sa to nikoho, kto už má rezerváciu.')).toBeVisible();
  await page.getByRole('button', { name: 'Uložiť', exact: true }).click();
  await expect(page.getByText('Uložené. Stoly sa už podľa toho prideľujú.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mimo prevádzky: T6, pre 1 až 4 hostí', exact: true })).toBeVisible();
  await expectAccessible();
});
