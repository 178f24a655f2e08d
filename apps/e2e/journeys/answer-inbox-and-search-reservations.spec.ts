import { reserveByApi } from '../support/reserve-by-api';
import { nthServiceDate } from '../support/guests';
import { signIn } from '../support/admin-page';
import { expect, test } from '../support/test';

const appWithoutCaptchaUrl = (): string => process.env['SITE_WITHOUT_CAPTCHA_URL'] ?? '';

/** Sends a form of the website through the process that asks for no captcha. */
async function submitGuestForm(path: string, fields: Record<string, unknown>): Promise<void> {
  const body = { language: 'sk', captchaToken: 'development-captcha-token', openedForMs: 9_000, ...fields };
  const response = await fetch(`${appWithoutCaptchaUrl()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Not taken: ${response.status}`);
}

test('staff decide on inbox requests and create an event from an inquiry', async ({ page, expectAccessible }) => {
  const date = nthServiceDate('friday', 31);
  await reserveByApi({
    date,
    partySize: 7,
    email: 'waiting-for-a-word@example.com',
    firstName: 'Marek',
    lastName: 'Čakajúci',
  });
  await submitGuestForm('/api/events/inquiries', {
    ...{ name: 'Dana Dopytová', email: 'dana@example.com', phone: '+421 905 444 333', eventType: 'celebration' },
    ...{ eventDate: nthServiceDate('wednesday', 31), guestCount: 'asi 15', message: 'Oslava pre mamu.' },
  });
  await submitGuestForm('/api/contact', {
    ...{ firstName: 'Zuzana', lastName: 'Správová', email: 'zs@example.com' },
    message: 'Dobrý deň,\nmáte miesto aj pre psa?',
  });
  await signIn(page, '/admin/reservations');
  await page.getByRole('link', { name: /^Waiting for you: \d/ }).click();
  await expectAccessible();

  const requestCard = page.getByRole('listitem').filter({ hasText: 'Čakajúci' });
  await requestCard.getByRole('button', { name: 'Approve' }).click();
  await expect(requestCard).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(requestCard).toBeVisible();
  await requestCard.getByRole('button', { name: 'Approve' }).click();
  await expect(requestCard).toBeHidden();

  const messageCard = page.getByRole('listitem').filter({ hasText: 'Správová' });
  await messageCard.getByRole('button', { name: 'Read all' }).click();
  await expect(messageCard.getByText('new', { exact: true })).toBeHidden();
  await messageCard.getByRole('button', { name: 'Note' }).click();
  await messageCard.getByRole('textbox').fill('Zavolať v piatok');
  await expectAccessible();
  await messageCard.getByRole('button', { name: 'Save the note' }).click();
  await expect(messageCard).toContainText('Zavolať v piatok');
  await messageCard.getByRole('button', { name: 'Answered' }).click();
  await expect(messageCard).toBeHidden();

  const inquiryCard = page.getByRole('listitem').filter({ hasText: 'Dopytová' });
  await inquiryCard.getByRole('button', { name: 'Create an event' }).click();
  const eventForm = page.getByRole('dialog');
  await expect(eventForm.getByLabel('Max capacity')).toHaveValue('15');
  await eventForm.getByRole('button', { name: 'Create event' }).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  await expect(inquiryCard).toBeHidden();
  await page.getByText('All messages and inquiries').click();
  await expect(inquiryCard).toContainText('An event was created from it');
  await expect(messageCard).toContainText('answered by');
  await expectAccessible();
});

test('staff find a guest by keyboard and without accents from any page', async ({ page, expectAccessible }) => {
  const date = nthServiceDate('thursday', 32);
  const guest = { firstName: 'Ľubomír', lastName: 'Hľadaný', phone: '0917 654 321', email: 'lh@example.com' };
  await reserveByApi({ date, ...guest, specialRequests: 'Prosíme stôl pri okne' });
  await signIn(page, '/admin/emails');
  await expect(page.getByRole('heading', { name: 'Email Management' })).toBeVisible();
  await page.keyboard.press('/');
  const results = page.getByRole('link').filter({ hasText: 'Hľadaný' });
  for (const query of ['hladany lubom', '0917 654', '+421 917654321', 'okne hladany']) {
    await page.getByRole('searchbox').fill(query);
    await expect(results).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`/admin/search\\?q=${encodeURIComponent(query).replaceAll('+', '\\+')}$`));
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
