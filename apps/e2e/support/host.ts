import type { Page } from '@playwright/test';

/** The account that the journeys begin with. */
export const host = { username: 'jana', email: 'jana@strapec.example', password: 'frankovka-modra-2026' };

/** Opens the admin at an address and signs in. */
export async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Username or e-mail').fill(host.username);
  await page.getByLabel('Password', { exact: true }).fill(host.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
