import { type FridaySite, test } from '../support/friday-site';
import { signIn } from '../support/admin-page';
import { expect } from '../support/test';

interface Reservation {
  id: string;
  status: string;
  lastName: string;
}

/** Seats parties of eight until the venue has no table for another one. */
async function seatPartiesUntilFull(friday: FridaySite): Promise<Reservation[]> {
  const seatedReservations: Reservation[] = [];
  for (;;) {
    const reservation = await friday
      .callAsStaff<Reservation>('POST', '/api/admin/reservations', {
        ...{ lastName: 'Plný', date: friday.date, time: '18:30', duration: 4, partySize: 8, source: 'walk_in' },
      })
      .catch(() => null);
    if (!reservation) return seatedReservations;
    seatedReservations.push(reservation);
  }
}

const changeStatus = (friday: FridaySite, { id }: Reservation, status: string) =>
  friday.callAsStaff('PUT', `/api/reservations/${id}/status`, { status });

test('in a full venue a walk-in waits until another party leaves', async ({ page, friday, expectAccessible }) => {
  const [seatedReservation] = await seatPartiesUntilFull(friday);
  if (!seatedReservation) throw new Error('No party could be seated in an empty venue');
  await signIn(page, '/admin');
  await page.getByRole('button', { name: 'Walk-in', exact: true }).click();
  await page.getByRole('button', { name: /^8 people, no table now/ }).click();
  await page.getByLabel('Name, or what you know them by').fill('Peter');
  await page.getByRole('button', { name: 'Let them wait' }).dblclick();
  const waitlist = page.getByRole('region', { name: /Waiting for a table/ });
  await expect(waitlist.getByRole('listitem')).toHaveCount(1);
  await expect(waitlist).toContainText('Peter');
  await expect(waitlist).toContainText('no table yet');
  await expectAccessible();

  await changeStatus(friday, seatedReservation, 'completed'); // on another device
  await expect(waitlist).toContainText(/free now, until/);
  await waitlist.getByRole('button', { name: 'Seat Peter' }).click();
  await expect(page.getByRole('dialog')).toContainText('Peter');
  await expectAccessible();
  await page.getByRole('button', { name: /^Seat 8 people at/ }).click();
  await expect(page.getByText('Seated.', { exact: true })).toBeVisible();
  await expect(waitlist).toBeHidden();
  const seatedRows = await friday.sql<{ name: string }>(
    `SELECT last_name AS name FROM reservations WHERE status = 'seated' AND last_name = 'Peter'`,
  );
  expect(seatedRows).toHaveLength(1);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(waitlist).toContainText('Peter');
  await waitlist.getByRole('button', { name: 'Peter did not want to wait' }).click();
  await expect(waitlist).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(waitlist).toContainText('Peter');
});

test('a party that loses its table is offered the one of a late party', async ({ page, friday, expectAccessible }) => {
  const enterReservation = (lastName: string, overrides: object): Promise<Reservation> =>
    friday.callAsStaff<Reservation>('POST', '/api/admin/reservations', {
      ...{ lastName, date: friday.date, duration: 2, partySize: 8, source: 'phone', overrideReason: 'on the phone' },
      ...overrides,
    });
  await enterReservation('Tóth', { time: '18:00', tables: ['L1'] });
  const { id } = await enterReservation('Baláž', { time: '19:00' });
  await signIn(page, '/admin');
  const board = page.getByRole('region', { name: 'Tables and times' });
  await board.getByRole('button', { name: 'Table T7' }).press('Enter');
  await expectAccessible();
  await page.getByRole('button', { name: 'Out of use tonight' }).press('Enter');
  const changePreview = page.getByRole('dialog', { name: 'T7 out of use tonight' });
  await expect(changePreview).toContainText('Baláž');
  await expectAccessible();
  await changePreview.getByRole('button', { name: 'Save' }).click();
  await expect(board.getByRole('group', { name: /^T7, out of use/ })).toBeVisible();

  await page.getByText('List', { exact: true }).click();
  const noTableRegion = page.getByRole('region', { name: 'No table 1' });
  await noTableRegion.getByRole('button', { name: 'Find a table: Baláž' }).click();
  const drawer = page.getByRole('dialog', { name: 'Baláž' });
  await expect(drawer).toContainText(/Tóth \(18:00\) is 3\d min late: L1 goes to Baláž/);
  await expectAccessible();
  await drawer.getByRole('button', { name: 'No-show: Tóth' }).click();
  await expect(noTableRegion).toBeHidden();
  const [holding] = await friday.sql<{ table: string }>(
    `SELECT table_id AS table FROM table_holdings WHERE reservation_id = '${id}'`,
  );
  expect(holding).toEqual({ table: 'L1' }); // the table that the drawer named
  await drawer.getByRole('button', { name: 'Close' }).click();

  await page.getByText('Timeline', { exact: true }).click();
  await board.getByRole('button', { name: 'Table T7' }).click();
  await page.getByRole('button', { name: 'In use again' }).click();
  await page.getByRole('dialog', { name: /T7/ }).getByRole('button', { name: 'Save' }).click();
  await expect(board.getByRole('group', { name: 'T7', exact: true })).toBeVisible();
  await page.locator('[data-table="T5"] [data-lane]').click({ position: { x: 500, y: 20 } });
  const entryDrawer = page.getByRole('dialog', { name: 'New reservation' });
  await expect(entryDrawer.getByRole('textbox', { name: 'Time' })).not.toHaveValue('');
  await expect(entryDrawer.getByLabel('Table')).toHaveAccessibleName(/Table/);
  await expect(entryDrawer).toContainText('T5');
});
