import { type FridaySite, test } from '../support/friday-site';
import { signIn } from '../support/host';
import { expect } from '../support/test';

interface Party {
  id: string;
  status: string;
  lastName: string;
}

/** Parties of eight sit down until the house has no place for another one. */
async function fillTheHouse(friday: FridaySite): Promise<Party[]> {
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

test('a full house: they wait at the door until somebody leaves', async ({ page, friday, expectNoBarriers }) => {
  const [first] = await fillTheHouse(friday);
  if (!first) throw new Error('Nobody could sit down in an empty house');
  await signIn(page, '/admin');
  await page.getByRole('button', { name: 'Walk-in', exact: true }).click();
  await page.getByRole('button', { name: /^8 people, no table now/ }).click();
  await page.getByLabel('Name, or what you know them by').fill('Peter');
  await page.getByRole('button', { name: 'Let them wait' }).dblclick();
  const waiting = page.getByRole('region', { name: /Waiting for a table/ });
  await expect(waiting.getByRole('listitem')).toHaveCount(1);
  await expect(waiting).toContainText('Peter');
  await expect(waiting).toContainText('no table yet');
  await expectNoBarriers();

  await changeStatus(friday, first, 'completed'); // on another device
  await expect(waiting).toContainText(/free now, until/);
  await waiting.getByRole('button', { name: 'Seat Peter' }).click();
  await expect(page.getByRole('dialog')).toContainText('Peter');
  await expectNoBarriers();
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
