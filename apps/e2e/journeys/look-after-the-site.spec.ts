import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { patience } from '../../../scripts/lib/patience.mjs';
import { reserveByApi } from '../support/reserve-by-api';
import { nthEvening } from '../support/guests';
import { staffAccount, signIn } from '../support/admin-page';
import { waitForMail, listMails } from '../support/mailbox';
import { test } from '../support/separate-site';
import { expect } from '../support/test';

const search = { name: 'Search by key, section or words' };

/** The row of a text among all keys; the texts are added first. */
async function openText(page: Page, key: string) {
  await page.getByText('All keys').click();
  const add = page.getByRole('button', { name: 'Add Front Page Texts' });
  await add.click();
  await expect(page.getByText(/front page texts? (added|are here)/)).toBeVisible();
  await page.getByRole('searchbox', search).fill(key);
  await page.getByRole('button', { name: key }).click();
  await expect(page.getByRole('dialog', { name: key })).toBeVisible();
}

/** A page of another browser at an address; its console is not watched. */
async function openPageAt(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}

test('a text that staff have edited in Slovak is on the page with the next request', async ({
  page,
  request,
  expectAccessible,
}) => {
  await signIn(page, '/admin/content');
  await page.getByRole('searchbox', search).fill('home.hero.lead');
  await page.getByRole('listitem').getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'home.hero.lead' })).toBeVisible();
  await expectAccessible();
  const words = `Malý bar, kde sa nikto neponáhľa ${randomUUID()}`;
  await page.getByLabel('Slovak').fill(words);
  await expect(page.frameLocator('iframe[title="Preview"]').getByText(words)).toBeVisible(); // in its place, before it is saved
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Content updated successfully!')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await (await request.get('/')).text()).toContain(words);
  await page.goto('/');
  await expect(page.getByText(words)).toBeVisible();
});

test('a translation comes from the provider; without one staff see the reason', async ({ browser, site }) => {
  const page = await openPageAt(browser, await site.startTranslatingApp());
  await signIn(page, '/admin/content');
  await openText(page, 'home.hero.philosophy');
  await page.getByLabel('Slovak').fill('Naša myšlienka');
  await page.getByRole('button', { name: 'Translate to English' }).click();
  await expect(page.getByText('Translation completed successfully!')).toBeVisible();
  await expect(page.getByLabel('English')).toHaveValue('en: Naša myšlienka');
  await page.context().close();

  const other = await openPageAt(browser, site.url);
  await signIn(other, '/admin/content');
  await openText(other, 'home.hero.philosophy');
  await expect(other.getByText(/^No translator is set up/)).toBeVisible();
  await other.getByLabel('Slovak').fill(`Veta, ktorú web nemá ${randomUUID()}`);
  await other.getByRole('button', { name: 'Translate to English' }).click();
  await expect(other.getByText(/^Translation failed\. Please try again\. No translator is set up/)).toBeVisible();
  other.once('dialog', (dialog) => void dialog.dismiss());
  await other.goBack();
  await expect(other.getByLabel('Slovak')).toHaveValue(/Veta, ktorú web nemá/);
  await other.context().close();
});

test('an uploaded picture is shown to guests', async ({ page, expectAccessible }) => {
  test.slow();
  await signIn(page, '/admin/images');
  await page.getByRole('button', { name: 'Edit: home.wines' }).click();
  await expect(page.getByRole('dialog', { name: 'home.wines' })).toBeVisible();
  const picture = { name: 'cellar.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByLabel('Upload a picture').setInputFiles(picture);
  // encoders give way to guests, so that this takes long on a busy machine
  await expect(page.getByText('The picture is here')).toBeVisible({ timeout: 40_000 * patience });
  await expect(page.getByRole('img', { name: 'Preview' })).toHaveAttribute('src', /^\/media\//);
  await page.getByLabel('English alt text').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('English alt text is required').first()).toBeVisible();
  await expectAccessible();
  await page.getByLabel('English alt text').fill('Our cellar');
  await page.getByLabel('Slovak alt text').fill('Naša pivnica');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Image updated successfully!')).toBeVisible();

  await page.goto('/');
  const shown = page.getByRole('img', { name: 'Naša pivnica' });
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toHaveAttribute('src', /^\/media\//);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('ten thousand rows with faults are imported, and the list comes out as a spreadsheet', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  await signIn(page, '/admin/newsletter');
  const rows = Array.from({ length: 10_000 }, (_, index) => {
    if (index % 100 === 50) return `not an address ${index},Ján,Novák,sk`;
    if (index % 100 === 51) return `,Bez,Adresy,sk`;
    return `"Wine.${index}@Example.com",=1+${index},"Kováčová, rod. Malá",${index % 2 ? 'SK' : 'en'}`;
  });
  const csv = ['\uFEFFEMAIL,First Name,Last Name,Language', ...rows, 'wine.0@example.com,,,sk'].join('\r\n');
  await page
    .getByLabel(/^Import/)
    .setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const dialog = page.getByRole('dialog', { name: 'Import: guests.csv' });
  await expect(dialog.getByRole('definition')).toHaveText(['9,800', '201']);
  await expect(dialog).toContainText('100 not a valid e-mail');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Import 9,800 subscribers' }).click();
  await expect(page.getByText('Successfully imported 9,800 subscribers!')).toBeVisible();

  const leftOut = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download these rows (CSV)' }).click();
  const lines = (await readAll(await (await leftOut).createReadStream())).toString().trim().split('\r\n');
  expect(lines).toHaveLength(202);
  expect(lines[1]).toBe('not an address 50,Ján,Novák,sk,,,active,52,not a valid e-mail');
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expectAccessible();

  await page.getByRole('searchbox', { name: 'Search by name or e-mail' }).fill('wine.9999@');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 subscriber', { exact: true })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'wine.9999@example.com' });
  await expect(row).toContainText('Slovak');
  await row.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Subscriber deactivated successfully!')).toBeVisible();
  await expect(row).toContainText('Inactive');

  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export XLSX' }).click();
  const download = await exported;
  expect(download.suggestedFilename()).toBe('newsletter-subscribers.xlsx');
  const sheet = await readSheet(await readAll(await download.createReadStream()));
  expect(sheet.get('wine.9999@example.com')).toEqual(['=1+9999', 'Kováčová, rod. Malá', 'sk', 'no', 'admin_import']);
  expect([...sheet.keys()].filter((email) => email.startsWith('wine.'))).toHaveLength(9_800);

  page.once('dialog', (question) => {
    expect(question.message()).toBe('Are you sure you want to delete wine.9999@example.com?');
    void question.accept();
  });
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Subscriber deleted successfully!')).toBeVisible();
  await expect(page.getByText('No subscriber found.')).toBeVisible();
});

async function readAll(stream: AsyncIterable<unknown>): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece as Uint8Array);
  return Buffer.concat(pieces);
}

/** The rows of a spreadsheet by e-mail: first name, last name, language, active, source. */
async function readSheet(file: Buffer<ArrayBuffer>): Promise<Map<string, string[]>> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(file.buffer);
  const rows = new Map<string, string[]>();
  book.worksheets[0]?.eachRow((row) => {
    const [email = '', ...others] = [1, 2, 3, 4, 5, 6].map((column) => row.getCell(column).text);
    rows.set(email, others);
  });
  return rows;
}

test('mails that have failed are sent again once the mail server is back', async ({ browser, site }) => {
  await site.mail.stop();
  const page = await openPageAt(browser, site.url);
  await reserveByApi({ email: 'patient@example.com', date: nthEvening('friday', 2) }, site.url);

  await signIn(page, '/admin/emails');
  await page.getByRole('button', { name: 'Test Email Now' }).click();
  await expect(page.getByText('Test email failed. Check console for details.')).toBeVisible();
  await expect(page.getByText('1 e-mail did not arrive')).toBeVisible();
  const toGuest = page.getByRole('listitem').filter({ hasText: 'patient@example.com' });
  await expect(toGuest.first()).toContainText(
    'The mail server cannot be reached. It will be tried again automatically.',
  );
  expect(listMails('patient@example.com', site.mailbox)).toEqual([]);

  await site.mail.start();
  await page.getByRole('button', { name: 'Resend it' }).click();
  await expect(page.getByText('Email resent successfully!')).toBeVisible();
  expect((await waitForMail(staffAccount.email, '', site.mailbox)).subject).not.toBe('');
  await expect(page.getByText('1 e-mail did not arrive')).toBeHidden();
  await page.getByRole('button', { name: 'Resend: Reservation confirmed, patient@example.com' }).click();
  expect((await waitForMail('patient@example.com', '', site.mailbox)).text).not.toBe('');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(toGuest.first()).toContainText('Sent');
  expect(listMails('patient@example.com', site.mailbox)).toHaveLength(1);
  await page.context().close();
});
