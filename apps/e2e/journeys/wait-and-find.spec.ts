import { reserveByApi } from '../support/reserve-by-api';
import { nthEvening } from '../support/guests';
import { signIn } from '../support/admin-page';
import { expect, test } from '../support/test';

const appWithoutCaptchaUrl = (): string => process.env['SITE_WITHOUT_CAPTCHA_URL'] ?? '';

/** Sends a form as a guest does, through the process that asks for no captcha. */
async function submitForm(path: string, form: Record<string, unknown>): Promise<void> {
  const sent = { language: 'sk', captchaToken: 'development-captcha-token', openedForMs: 9_000, ...form };
  const response = await fetch(`${appWithoutCaptchaUrl()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  });
  if (!response.ok) throw new Error(`Not taken: ${response.status}`);
}

test('waiting requests are decided in the inbox, and an inquiry becomes an event', async ({
  page,
  expectAccessible,
}) => {
  const date = nthEvening('friday', 31);
  await reserveByApi({
    date,
    partySize: 7,
    email: 'waiting-for-a-word@example.com',
    firstName: 'Marek',
    lastName: 'Čakajúci',
  });
  await submitForm('/api/events/inquiries', {
    ...{ name: 'Dana Dopytová', email: 'dana@example.com', phone: '+421 905 444 333', eventType: 'celebration' },
    ...{ eventDate: nthEvening('wednesday', 31), guestCount: 'asi 15', message: 'Oslava pre mamu.' },
  });
  await submitForm('/api/contact', {
    ...{ firstName: 'Zuzana', lastName: 'Správová', email: 'zs@example.com' },
    message: 'Dobrý deň,\nmáte miesto aj pre psa?',
  });
  await signIn(page, '/admin/reservations');
  await page.getByRole('link', { name: /^Waiting for you: \d/ }).click();
  await expectAccessible();

  const party = page.getByRole('listitem').filter({ hasText: 'Čakajúci' });
  await party.getByRole('button', { name: 'Approve' }).click();
  await expect(party).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(party).toBeVisible();
  await party.getByRole('button', { name: 'Approve' }).click();
  await expect(party).toBeHidden();

  const message = page.getByRole('listitem').filter({ hasText: 'Správová' });
  await message.getByRole('button', { name: 'Read all' }).click();
  await expect(message.getByText('new', { exact: true })).toBeHidden();
  await message.getByRole('button', { name: 'Note' }).click();
  await message.getByRole('textbox').fill('Zavolať v piatok');
  await expectAccessible();
  await message.getByRole('button', { name: 'Save the note' }).click();
  await expect(message).toContainText('Zavolať v piatok');
  await message.getByRole('button', { name: 'Answered' }).click();
  await expect(message).toBeHidden();

  const inquiry = page.getByRole('listitem').filter({ hasText: 'Dopytová' });
  await inquiry.getByRole('button', { name: 'Create an event' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Max capacity')).toHaveValue('15');
  await form.getByRole('button', { name: 'Create event' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  await expect(inquiry).toBeHidden();
  await page.getByText('All messages and inquiries').click();
  await expect(inquiry).toContainText('An event was created from it');
  await expect(message).toContainText('answered by');
  await expectAccessible();
});

test('a guest is found from any page by keyboard, without accents, and opened in the evening', async ({
  page,
  expectAccessible,
}) => {
  const date = nthEvening('thursday', 32);
  const guest = { firstName: 'Ľubomír', lastName: 'Hľadaný', phone: '0917 654 321', email: 'lh@example.com' };
  await reserveByApi({ date, ...guest, specialRequests: 'Prosíme stôl pri okne' });
  await signIn(page, '/admin/emails');
  await expect(page.getByRole('heading', { name: 'Email Management' })).toBeVisible();
  await page.keyboard.press('/');
  const results = page.getByRole('link').filter({ hasText: 'Hľadaný' });
  for (const typed of ['hladany lubom', '0917 654', '+421 917654321', 'okne hladany']) {
    await page.getByRole('searchbox').fill(typed);
    await expect(results).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`/admin/search\\?q=${encodeURIComponent(typed).replaceAll('+', '\\+')}$`));
  }
  await expect(page.locator('mark')).toHaveText(['Hľadaný', 'okne']);
  await expectAccessible();
  await results.press('Enter');
  const card = page.locator('[data-marked]');
  await expect(card).toContainText('Hľadaný');
  await expect(card).toBeInViewport();
  await expect(card).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('okne hladany');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Email Management' })).toBeVisible();
});
