import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { timeLimitFactor } from '../../../scripts/lib/patience.mjs';
import { reserveByApi } from '../support/reserve-by-api';
import { nthServiceDate } from '../support/guests';
import { staffAccount, signIn } from '../support/admin-page';
import { waitForMail, listMails } from '../support/mailbox';
import { test } from '../support/separate-site';
import { expect } from '../support/test';

const textSearchBox = { name: 'Search by key, section or words' };

/** Adds the front page texts, and opens the drawer of one of them. */
async function openTextByKey(page: Page, key: string) {
  await page.getByText('All keys').click();
  const addButton = page.getByRole('button', { name: 'Add Front Page Texts' });
  await addButton.click();
  await expect(page.getByText(/front page texts? (added|are here)/)).toBeVisible();
  await page.getByRole('searchbox', textSearchBox).fill(key);
  await page.getByRole('button', { name: key }).click();
  await expect(page.getByRole('dialog', { name: key })).toBeVisible();
}

/** A page in a browser context of its own; the test does not fail on errors in its console. */
async function openUnwatchedPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}

test('a text edited in Slovak is on the home page at the next request', async ({ page, request, expectAccessible }) => {
  await signIn(page, '/admin/content');
  await page.getByRole('searchbox', textSearchBox).fill('home.hero.lead');
  await page.getByRole('listitem').getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'home.hero.lead' })).toBeVisible();
  await expectAccessible();
  const editedText = `Malý bar, kde sa nikto neponáhľa ${randomUUID()}`;
  await page.getByLabel('Slovak').fill(editedText);
  await expect(page.frameLocator('iframe[title="Preview"]').getByText(editedText)).toBeVisible(); // in the preview before it is saved
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Content updated successfully!')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await (await request.get('/')).text()).toContain(editedText);
  await page.goto('/');
  await expect(page.getByText(editedText)).toBeVisible();
});

test('staff get a translation from the provider, and without one they see the reason', async ({ browser, site }) => {
  const page = await openUnwatchedPage(browser, await site.startTranslatingApp());
  await signIn(page, '/admin/content');
  await openTextByKey(page, 'home.hero.philosophy');
  await page.getByLabel('Slovak').fill('Naša myšlienka');
  await page.getByRole('button', { name: 'Translate to English' }).click();
  await expect(page.getByText('Translation completed successfully!')).toBeVisible();
  await expect(page.getByLabel('English')).toHaveValue('en: Naša myšlienka');
  await page.context().close();

  const pageWithoutTranslator = await openUnwatchedPage(browser, site.url);
  await signIn(pageWithoutTranslator, '/admin/content');
  await openTextByKey(pageWithoutTranslator, 'home.hero.philosophy');
  await expect(pageWithoutTranslator.getByText(/^No translator is set up/)).toBeVisible();
  await pageWithoutTranslator.getByLabel('Slovak').fill(`Veta, ktorú web nemá ${randomUUID()}`);
  await pageWithoutTranslator.getByRole('button', { name: 'Translate to English' }).click();
  await expect(
    pageWithoutTranslator.getByText(/^Translation failed\. Please try again\. No translator is set up/),
  ).toBeVisible();
  pageWithoutTranslator.once('dialog', (confirmation) => void confirmation.dismiss());
  await pageWithoutTranslator.goBack();
  await expect(pageWithoutTranslator.getByLabel('Slovak')).toHaveValue(/Veta, ktorú web nemá/);
  await pageWithoutTranslator.context().close();
});

test('a picture that staff upload is shown on the home page', async ({ page, expectAccessible }) => {
  test.slow();
  await signIn(page, '/admin/images');
  await page.getByRole('button', { name: 'Edit: home.wines' }).click();
  await expect(page.getByRole('dialog', { name: 'home.wines' })).toBeVisible();
  const pictureFile = { name: 'cellar.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByLabel('Upload a picture').setInputFiles(pictureFile);
  // encoders have a lower priority than guests, so that this takes long on a busy machine
  await expect(page.getByText('The picture is here')).toBeVisible({ timeout: 40_000 * timeLimitFactor });
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
  const publicPicture = page.getByRole('img', { name: 'Naša pivnica' });
  await publicPicture.scrollIntoViewIfNeeded();
  await expect(publicPicture).toHaveAttribute('src', /^\/media\//);
  await expect.poll(() => publicPicture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('staff import ten thousand subscribers with errors and export the list', async ({ page, expectAccessible }) => {
  test.slow();
  await signIn(page, '/admin/newsletter');
  const csvRows = Array.from({ length: 10_000 }, (_, index) => {
    if (index % 100 === 50) return `not an address ${index},Ján,Novák,sk`;
    if (index % 100 === 51) return `,Bez,Adresy,sk`;
    return `"Wine.${index}@Example.com",=1+${index},"Kováčová, rod. Malá",${index % 2 ? 'SK' : 'en'}`;
  });
  const csv = ['\uFEFFEMAIL,First Name,Last Name,Language', ...csvRows, 'wine.0@example.com,,,sk'].join('\r\n');
  await page
    .getByLabel(/^Import/)
    .setInputFiles({ name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const importDialog = page.getByRole('dialog', { name: 'Import: guests.csv' });
  await expect(importDialog.getByRole('definition')).toHaveText(['9,800', '201']);
  await expect(importDialog).toContainText('100 not a valid e-mail');
  await expectAccessible();
  await importDialog.getByRole('button', { name: 'Import 9,800 subscribers' }).click();
  await expect(page.getByText('Successfully imported 9,800 subscribers!')).toBeVisible();

  const csvDownload = page.waitForEvent('download');
  await importDialog.getByRole('button', { name: 'Download these rows (CSV)' }).click();
  const rejectedLines = (await readStream(await (await csvDownload).createReadStream()))
    .toString()
    .trim()
    .split('\r\n');
  expect(rejectedLines).toHaveLength(202);
  expect(rejectedLines[1]).toBe('not an address 50,Ján,Novák,sk,,,active,52,not a valid e-mail');
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expectAccessible();

  await page.getByRole('searchbox', { name: 'Search by name or e-mail' }).fill('wine.9999@');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 subscriber', { exact: true })).toBeVisible();
  const subscriberRow = page.getByRole('listitem').filter({ hasText: 'wine.9999@example.com' });
  await expect(subscriberRow).toContainText('Slovak');
  await subscriberRow.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Subscriber deactivated successfully!')).toBeVisible();
  await expect(subscriberRow).toContainText('Inactive');

  const exportDownload = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export XLSX' }).click();
  const exportedFile = await exportDownload;
  expect(exportedFile.suggestedFilename()).toBe('newsletter-subscribers.xlsx');
  const exportedRows = await readSubscriberRows(await readStream(await exportedFile.createReadStream()));
  expect(exportedRows.get('wine.9999@example.com')).toEqual([
    '=1+9999',
    'Kováčová, rod. Malá',
    'sk',
    'no',
    'admin_import',
  ]);
  expect([...exportedRows.keys()].filter((email) => email.startsWith('wine.'))).toHaveLength(9_800);

  page.once('dialog', (confirmation) => {
    expect(confirmation.message()).toBe('Are you sure you want to delete wine.9999@example.com?');
    void confirmation.accept();
  });
  await subscriberRow.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Subscriber deleted successfully!')).toBeVisible();
  await expect(page.getByText('No subscriber found.')).toBeVisible();
});

async function readStream(stream: AsyncIterable<unknown>): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

/** The cells of each row by e-mail: first name, last name, language, active, source. */
async function readSubscriberRows(spreadsheet: Buffer<ArrayBuffer>): Promise<Map<string, string[]>> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(spreadsheet.buffer);
  const rowsByEmail = new Map<string, string[]>();
  workbook.worksheets[0]?.eachRow((row) => {
    const [email = '', ...otherCells] = [1, 2, 3, 4, 5, 6].map((column) => row.getCell(column).text);
    rowsByEmail.set(email, otherCells);
  });
  return rowsByEmail;
}

test('staff resend failed mails once the mail server is back', async ({ browser, site }) => {
  await site.mailServer.stop();
  const page = await openUnwatchedPage(browser, site.url);
  await reserveByApi({ email: 'patient@example.com', date: nthServiceDate('friday', 2) }, site.url);

  await signIn(page, '/admin/emails');
  await page.getByRole('button', { name: 'Test Email Now' }).click();
  await expect(page.getByText('Test email failed. Check console for details.')).toBeVisible();
  await expect(page.getByText('1 e-mail did not arrive')).toBeVisible();
  const guestMailRow = page.getByRole('listitem').filter({ hasText: 'patient@example.com' });
  await expect(guestMailRow.first()).toContainText(
    'The mail server cannot be reached. It will be tried again automatically.',
  );
  expect(listMails('patient@example.com', site.mailbox)).toEqual([]);

  await site.mailServer.start();
  await page.getByRole('button', { name: 'Resend it' }).click();
  await expect(page.getByText('Email resent successfully!')).toBeVisible();
  expect((await waitForMail(staffAccount.email, '', site.mailbox)).subject).not.toBe('');
  await expect(page.getByText('1 e-mail did not arrive')).toBeHidden();
  await page.getByRole('button', { name: 'Resend: Reservation confirmed, patient@example.com' }).click();
  expect((await waitForMail('patient@example.com', '', site.mailbox)).text).not.toBe('');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(guestMailRow.first()).toContainText('Sent');
  expect(listMails('patient@example.com', site.mailbox)).toHaveLength(1);
  await page.context().close();
});
