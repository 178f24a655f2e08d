import type { Locator, Page } from '@playwright/test';

/** The account that the journeys begin with. */
export const staffAccount = { username: 'jana', email: 'jana@strapec.example', password: 'frankovka-modra-2026' };

/** Opens the admin at an address, in English, and signs in. */
export async function signIn(page: Page, address: string): Promise<void> {
  await openInEnglish(page, address);
  await page.getByLabel('Username or e-mail').fill(staffAccount.username);
  await page.getByLabel('Password', { exact: true }).fill(staffAccount.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** The browser of the journeys speaks Slovak; the one who works with it has chosen English. */
export async function openInEnglish(page: Page, address: string): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('admin-language', localStorage.getItem('admin-language') ?? 'en'),
  );
  await page.goto(address);
}

/** A party of the evening's list, opened; one that asks for a decision stands open by itself. */
export async function openParty(page: Page, name: string): Promise<Locator> {
  const party = page.getByRole('listitem').filter({ hasText: name });
  await party.getByRole('button', { name, expanded: false }).click();
  return party;
}
