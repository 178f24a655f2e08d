import type { Page } from '@playwright/test';
import { signIn } from '../support/admin-page';
import { waitForMail, listMails } from '../support/mailbox';
import { test } from '../support/separate-site';
import { expect } from '../support/test';

const [tabletViewport, phoneViewport] = [
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
const [firstPassword, newPassword] = ['veltlinske-zelene-1', 'rizling-rynsky-2026'];
const findMailLink = (text: string): string => /\/admin\/(?:invitation|reset)\S*/.exec(text)?.[0] ?? '';

/** The owner invites a host from a tablet; returns the link in the mail. */
async function inviteHost(page: Page, email: string, mailbox: string): Promise<string> {
  await page.setViewportSize(tabletViewport);
  await signIn(page, '/admin/team');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('E-mail language').click();
  await page.getByTitle('Slovenčina').click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Host');
  return findMailLink((await waitForMail(email, '', mailbox)).text);
}

/** The host joins with a phone, in Slovak. */
async function acceptInvitation(page: Page, link: string, username: string): Promise<void> {
  await page.setViewportSize(phoneViewport);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Vitajte v tíme' })).toBeVisible();
  await page.getByLabel('Meno', { exact: true }).fill('Katka');
  await page.getByLabel('Používateľské meno').fill(username);
  await page.getByLabel('Heslo', { exact: true }).fill(firstPassword);
  await page.getByRole('button', { name: 'Vstúpiť' }).dblclick();
}

test('an invited host joins by phone but cannot manage the team', async ({ page, site, browser, expectAccessible }) => {
  const link = await inviteHost(page, 'katka@example.com', site.mailbox);
  await expectAccessible();

  const hostContext = await browser.newContext({ baseURL: site.url, locale: 'sk-SK' });
  const hostPage = await hostContext.newPage();
  await acceptInvitation(hostPage, link, 'katka');
  await expect(hostPage.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(hostPage).toHaveURL(/\/admin\/(tonight|reservations)/);
  await hostPage.goto('/admin/team');
  await expect(hostPage.getByText('Táto stránka nepatrí k vašej role')).toBeVisible();
  expect(await hostPage.evaluate(() => fetch('/api/admin/staff').then(({ status }) => status))).toBe(403);
  await hostPage.goto(link);
  await expect(hostPage.getByText('Táto pozvánka už neplatí')).toBeVisible(); // the link works once
  await hostContext.close();

  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'katka@example.com' })).toContainText('Katka');
});

test('a host resets a forgotten password by mail, and other sessions end', async ({ page, site, browser }) => {
  const link = await inviteHost(page, 'palo@example.com', site.mailbox);
  const firstContext = await browser.newContext({ baseURL: site.url, locale: 'sk-SK' });
  const signedInPage = await firstContext.newPage();
  await acceptInvitation(signedInPage, link, 'palo');
  await expect(signedInPage).toHaveURL(/\/admin\/(tonight|reservations)/);

  const secondContext = await browser.newContext({ baseURL: site.url, locale: 'sk-SK', viewport: phoneViewport });
  const hostPage = await secondContext.newPage();
  await hostPage.goto('/admin');
  await hostPage.getByRole('link', { name: 'Zabudli ste heslo?' }).click();
  await hostPage.getByLabel('Používateľské meno alebo e-mail').fill('palo@example.com');
  await hostPage.getByRole('button', { name: 'Poslať odkaz' }).click();
  await expect(hostPage.getByRole('heading', { name: 'Pozrite si poštu' })).toBeVisible();
  const mail = await waitForMail('palo@example.com', '/admin/reset', site.mailbox);
  await hostPage.goto(findMailLink(mail.text));
  await expect(hostPage.getByText('Vaše používateľské meno je palo.')).toBeVisible();
  await hostPage.getByLabel('Nové heslo').fill('krátke');
  await hostPage.getByRole('button', { name: 'Uložiť nové heslo' }).click();
  await expect(hostPage.getByText(/Heslo musí mať aspoň \d+ znakov\./)).toBeVisible();
  await hostPage.getByLabel('Nové heslo').fill(newPassword);
  await hostPage.getByRole('button', { name: 'Uložiť nové heslo' }).click();
  await expect(hostPage.getByRole('heading', { name: 'Nové heslo je uložené' })).toBeVisible();
  await hostPage.getByRole('link', { name: 'Prihlásiť sa' }).click();
  await hostPage.getByLabel('Používateľské meno alebo e-mail').fill('palo');
  await hostPage.getByLabel('Heslo', { exact: true }).fill(firstPassword);
  await hostPage.getByRole('button', { name: 'Prihlásiť sa' }).click();
  await expect(hostPage.getByText('Nesprávne')).toBeVisible();
  await hostPage.getByLabel('Heslo', { exact: true }).fill(newPassword);
  await hostPage.getByRole('button', { name: 'Prihlásiť sa' }).click();
  await expect(hostPage).toHaveURL(/\/admin\/(tonight|reservations)/);

  await signedInPage.reload(); // its session has ended
  await expect(signedInPage.getByRole('button', { name: 'Prihlásiť sa' })).toBeVisible();
  const subjects = () => listMails('palo@example.com', site.mailbox).map(({ subject }) => subject);
  await expect.poll(subjects).toContain('Vaše heslo sa zmenilo');
  await hostPage.goto(findMailLink(mail.text));
  await expect(hostPage.getByRole('heading', { name: 'Tento odkaz už neplatí' })).toBeVisible(); // the link works once
  await firstContext.close();
  await secondContext.close();
});
