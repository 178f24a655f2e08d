import type { Page } from '@playwright/test';
import { signIn } from '../support/admin-page';
import { waitForMail, listMails } from '../support/mailbox';
import { test } from '../support/separate-site';
import { expect } from '../support/test';

const [tablet, phone] = [
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
const [first, second] = ['veltlinske-zelene-1', 'rizling-rynsky-2026'];
const findLink = (text: string): string => /\/admin\/(?:invitation|reset)\S*/.exec(text)?.[0] ?? '';

/** An owner at a tablet invites a host; answers with the link in the mail. */
async function invite(page: Page, email: string, mailbox: string): Promise<string> {
  await page.setViewportSize(tablet);
  await signIn(page, '/admin/team');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('E-mail language').click();
  await page.getByTitle('Slovenčina').click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Host');
  return findLink((await waitForMail(email, '', mailbox)).text);
}

/** The host joins with a phone, in Slovak. */
async function acceptInvitation(page: Page, link: string, username: string): Promise<void> {
  await page.setViewportSize(phone);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Vitajte v tíme' })).toBeVisible();
  await page.getByLabel('Meno', { exact: true }).fill('Katka');
  await page.getByLabel('Používateľské meno').fill(username);
  await page.getByLabel('Heslo', { exact: true }).fill(first);
  await page.getByRole('button', { name: 'Vstúpiť' }).dblclick();
}

test('a host is invited, joins by phone, and may not open the team page', async ({
  page,
  site,
  browser,
  expectAccessible,
}) => {
  const link = await invite(page, 'katka@example.com', site.mailbox);
  await expectAccessible();

  const others = await browser.newContext({ baseURL: site.url, locale: 'sk-SK' });
  const katka = await others.newPage();
  await acceptInvitation(katka, link, 'katka');
  await expect(katka.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(katka).toHaveURL(/\/admin\/(tonight|reservations)/);
  await katka.goto('/admin/team');
  await expect(katka.getByText('Táto stránka nepatrí k vašej role')).toBeVisible();
  expect(await katka.evaluate(() => fetch('/api/admin/staff').then(({ status }) => status))).toBe(403);
  await katka.goto(link);
  await expect(katka.getByText('Táto pozvánka už neplatí')).toBeVisible(); // once
  await others.close();

  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'katka@example.com' })).toContainText('Katka');
});

test('a password is forgotten, and another one chosen', async ({ page, site, browser }) => {
  const link = await invite(page, 'palo@example.com', site.mailbox);
  const phones = await browser.newContext({ baseURL: site.url, locale: 'sk-SK' });
  const signedInElsewhere = await phones.newPage();
  await acceptInvitation(signedInElsewhere, link, 'palo');
  await expect(signedInElsewhere).toHaveURL(/\/admin\/(tonight|reservations)/);

  const another = await browser.newContext({ baseURL: site.url, locale: 'sk-SK', viewport: phone });
  const palo = await another.newPage();
  await palo.goto('/admin');
  await palo.getByRole('link', { name: 'Zabudli ste heslo?' }).click();
  await palo.getByLabel('Používateľské meno alebo e-mail').fill('palo@example.com');
  await palo.getByRole('button', { name: 'Poslať odkaz' }).click();
  await expect(palo.getByRole('heading', { name: 'Pozrite si poštu' })).toBeVisible();
  const mail = await waitForMail('palo@example.com', '/admin/reset', site.mailbox);
  await palo.goto(findLink(mail.text));
  await expect(palo.getByText('Vaše používateľské meno je palo.')).toBeVisible();
  await palo.getByLabel('Nové heslo').fill('krátke');
  await palo.getByRole('button', { name: 'Uložiť nové heslo' }).click();
  await expect(palo.getByText(/Heslo musí mať aspoň \d+ znakov\./)).toBeVisible();
  await palo.getByLabel('Nové heslo').fill(second);
  await palo.getByRole('button', { name: 'Uložiť nové heslo' }).click();
  await expect(palo.getByRole('heading', { name: 'Nové heslo je uložené' })).toBeVisible();
  await palo.getByRole('link', { name: 'Prihlásiť sa' }).click();
  await palo.getByLabel('Používateľské meno alebo e-mail').fill('palo');
  await palo.getByLabel('Heslo', { exact: true }).fill(first);
  await palo.getByRole('button', { name: 'Prihlásiť sa' }).click();
  await expect(palo.getByText('Nesprávne')).toBeVisible();
  await palo.getByLabel('Heslo', { exact: true }).fill(second);
  await palo.getByRole('button', { name: 'Prihlásiť sa' }).click();
  await expect(palo).toHaveURL(/\/admin\/(tonight|reservations)/);

  await signedInElsewhere.reload(); // was signed out
  await expect(signedInElsewhere.getByRole('button', { name: 'Prihlásiť sa' })).toBeVisible();
  const subjects = () => listMails('palo@example.com', site.mailbox).map(({ subject }) => subject);
  await expect.poll(subjects).toContain('Vaše heslo sa zmenilo');
  await palo.goto(findLink(mail.text));
  await expect(palo.getByRole('heading', { name: 'Tento odkaz už neplatí' })).toBeVisible(); // once
  await phones.close();
  await another.close();
});
