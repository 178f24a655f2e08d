import type { Locator, Page } from '@playwright/test';

/** The first account of every site. */
export const staffAccount = { username: 'jana', email: 'jana@strapec.example', password: 'frankovka-modra-2026' };

/** Opens a page of the admin in English, and signs in. */
export async function signIn(page: Page, address: string): Promise<void> {
  await openInEnglish(page, address);
  await page.getByLabel('Username or e-mail').fill(staffAccount.username);
  await page.getByLabel('Password', { exact: true }).fill(staffAccount.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Opens a page of the admin in English, although the browser of the journeys prefers Slovak. */
export async function openInEnglish(page: Page, address: string): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('admin-language', localStorage.getItem('admin-language') ?? 'en'),
  );
  await page.goto(address);
}

/** Expands the card of a reservation in the evening's list; one that waits for a decision is already expanded. */
export async function expandReservationCard(page: Page, name: string): Promise<Locator> {
  const card = page.getByRole('listitem').filter({ hasText: name });
  await card.getByRole('button', { name, expanded: false }).click();
  return card;
}
