import { type FridaySite, test } from '../support/friday-site';
import { signIn } from '../support/admin-page';
import { expect } from '../support/test';

interface Party {
  id: string;
  status: string;
  lastName: string;
}

/** Parties of eight sit down until the venue has no place for another one. */
async function fillTheVenue(friday: FridaySite): Promise<Party[]> {
  const seated: Party[] = [];
  for (;;) {
    const party = await friday
      .staff<Party>('POST', '/api/admin/reservations', {
        ...{ lastName: 'Plný', date: friday.date, time: '18:30', duration: 4, partySize: 8, source: 'walk_in' },
      })
      .catch(() => null);
    if (!party) return seated;
    seated.push(party);
  }
}

const changeStatus = (friday: FridaySite, { id }: Party, status: string) =>
  friday.staff('PUT', `/api/reservations/${id}/status`, { status });

test('the venue is full: a walk-in waits until a party leaves', async ({ page, friday, expectAccessible }) => {
  const [first] = await fillTheVenue(friday);
  if (!first) throw new Error('No party could be seated in an empty venue');
  await signIn(page, '/admin');
  await page.getByRole('button', { name: 'Walk-in', exact: true }).click();
  await page.getByRole('button', { name: /^8 people, no table now/ }).click();
  await page.getByLabel('Name, or what you know them by').fill('Peter');
  await page.getByRole('button', { name: 'Let them wait' }).dblclick();
  const waiting = page.getByRole('region', { name: /Waiting for a table/ });
  await expect(waiting.getByRole('listitem')).toHaveCount(1);
  await expect(waiting).toContainText('Peter');
  await expect(waiting).toContainText('no table yet');
  await expectAccessible();

  await changeStatus(friday, first, 'completed'); // on another device
  await expect(waiting).toContainText(/free now, until/);
  await waiting.getByRole('button', { name: 'Seat Peter' }).click();
  await expect(page.getByRole('dialog')).toContainText('Peter');
  await expectAccessible();
  await page.getByRole('button', { name: /^Seat 8 people at/ }).click();
  await expect(page.getByText('Seated.', { exact: true })).toBeVisible();
  await expect(waiting).toBeHidden();
  const seated = await friday.sql<{ name: string }>(
    `SELECT last_name AS name FROM reservations WHERE status = 'seated' AND last_name = 'Peter'`,
  );
  expect(seated).toHaveLength(1);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(waiting).toContainText('Peter');
  await waiting.getByRole('button', { name: 'Peter did not want to wait' }).click();
  await expect(waiting).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(waiting).toContainText('Peter');
});

test('a table goes out of use: the party without a table is shown which late party to wait for', async ({
  page,
  friday,
  expectAccessible,
}) => {
  const enters = (lastName: string, change: object): Promise<Party> =>
    friday.staff<Party>('POST', '/api/admin/reservations', {
      ...{ lastName, date: friday.date, duration: 2, partySize: 8, source: 'phone', overrideReason: 'on the phone' },
      ...change,
    });
  await enters('Tóth', { time: '18:00', tables: ['L1'] });
  const { id } = await enters('Baláž', { time: '19:00' });
  await signIn(page, '/admin');
  const board = page.getByRole('region', { name: 'Tables and times' });
  await board.getByRole('button', { name: 'Table T7' }).press('Enter');
  await expectAccessible();
  await page.getByRole('button', { name: 'Out of use tonight' }).press('Enter');
  const preview = page.getByRole('dialog', { name: 'T7 out of use tonight' });
  await expect(preview).toContainText('Baláž');
  await expectAccessible();
  await preview.getByRole('button', { name: 'Save' }).click();
  await expect(board.getByRole('group', { name: /^T7, out of use/ })).toBeVisible();

  await page.getByText('List', { exact: true }).click();
  const first = page.getByRole('region', { name: 'No table 1' });
  await first.getByRole('button', { name: 'Find a table: Baláž' }).click();
  const card = page.getByRole('dialog', { name: 'Baláž' });
  await expect(card).toContainText(/Tóth \(18:00\) is 3\d min late: L1 goes to Baláž/);
  await expectAccessible();
  await card.getByRole('button', { name: 'No-show: Tóth' }).click();
  await expect(first).toBeHidden();
  const [held] = await friday.sql<{ table: string }>(
    `SELECT table_id AS table FROM table_holdings WHERE reservation_id = '${id}'`,
  );
  expect(held).toEqual({ table: 'L1' }); // as it was promised
  await card.getByRole('button', { name: 'Close' }).click();

  await page.getByText('Timeline', { exact: true }).click();
  await board.getByRole('button', { name: 'Table T7' }).click();
  await page.getByRole('button', { name: 'In use again' }).click();
  await page.getByRole('dialog', { name: /T7/ }).getByRole('button', { name: 'Save' }).click();
  await expect(board.getByRole('group', { name: 'T7', exact: true })).toBeVisible();
  await page.locator('[data-table="T5"] [data-lane]').click({ position: { x: 500, y: 20 } });
  const entry = page.getByRole('dialog', { name: 'New reservation' });
  await expect(entry.getByRole('textbox', { name: 'Time' })).not.toHaveValue('');
  await expect(entry.getByLabel('Table')).toHaveAccessibleName(/Table/);
  await expect(entry).toContainText('T5');
});
