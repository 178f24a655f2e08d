import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../shared/testing/render-in-site';
import { stubApiResponse, holdResponses, findRequests } from '../../shared/testing/test-api';
import { NewsletterBox } from './newsletter-box';
import { siteFooter } from './site-footer';

const endpoint = 'POST /api/newsletter/subscribe';

async function subscribe(language: 'sk' | 'en', email: string) {
  renderInSite(language, <NewsletterBox />, { texts: siteFooter.texts });
  const user = userEvent.setup({ delay: null });
  const emailField = screen.getByRole('textbox');
  await user.click(emailField);
  if (email) await user.paste(email);
  await user.click(screen.getByRole('button', { name: /^(Subscribe|Prihlásiť sa na odber)$/ }));
  return emailField;
}

test.each([
  ['sk', 'Prihlasovanie...', 'Prihlásený!Ďakujeme za prihlásenie k odberu newslettera.'],
  ['en', 'Subscribing...', 'Subscribed!Thank you for subscribing to our newsletter.'],
] as const)('a guest subscribes (%s)', async (language, pendingButtonName, successText) => {
  stubApiResponse(endpoint, { body: { success: true } });
  const releaseResponse = holdResponses(endpoint);
  await subscribe(language, 'jana@example.sk');
  expect(screen.getByRole('button', { name: pendingButtonName })).toBeDisabled();
  releaseResponse();
  expect(await screen.findByRole('status')).toHaveTextContent(successText);
  const thanksMessage = screen.getByRole('status');
  expect(thanksMessage).toHaveFocus();
  expect(thanksMessage).toHaveTextContent(successText);
  await userEvent.click(screen.getByRole('button', { name: /^(Subscribe another address|Prihlásiť ďalšiu adresu)$/ }));
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(findRequests(endpoint)[0]?.body).toEqual({ email: 'jana@example.sk', language, source: 'website', decoy: '' });
});

test.each([
  ['sk', 'Email je povinnýProsím zadajte vašu emailovú adresu.'],
  ['en', 'Email RequiredPlease enter your email address.'],
] as const)('an empty address shows an error (%s)', async (language, expectedText) => {
  const emailField = await subscribe(language, '');
  expect(screen.getByRole('alert')).toHaveTextContent(expectedText);
  expect(emailField).toHaveFocus();
  expect(emailField).toHaveAttribute('aria-invalid', 'true');
});

test.each([
  ['sk', 'Zadajte, prosím, platnú e-mailovú adresu.'],
  ['en', 'Please enter a valid email address'],
] as const)('an address that the browser refuses shows an error at the field (%s)', async (language, expectedText) => {
  const reportValiditySpy = jest.spyOn(HTMLFormElement.prototype, 'reportValidity');
  const emailField = await subscribe(language, 'abc');
  expect(reportValiditySpy).toHaveBeenCalledTimes(1);
  reportValiditySpy.mockRestore();
  expect(emailField).toHaveFocus();
  expect(emailField).toHaveAttribute('aria-invalid', 'true');
  expect(emailField).toHaveAccessibleDescription(expectedText);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(findRequests(endpoint)).toHaveLength(0);
});

test.each([
  ['sk', 'ChybaZadajte, prosím, platnú e-mailovú adresu.'],
  ['en', 'ErrorPlease enter a valid email address'],
] as const)('an address that only the server refuses shows its error (%s)', async (language, expectedText) => {
  const message = 'Please enter a valid email address';
  const errors = [{ field: 'email', code: 'email_address_invalid', message }];
  const body = { status: 400, code: 'validation_failed', message: 'Check.', errors };
  stubApiResponse(endpoint, { status: 400, body });
  const emailField = await subscribe(language, 'jana@example');
  expect(await screen.findByRole('alert')).toHaveTextContent(expectedText);
  expect(emailField).toHaveFocus();
  expect(emailField).toHaveAttribute('aria-invalid', 'true');
  expect(emailField).toHaveAccessibleDescription(expectedText.replace(/^(Chyba|Error)/, ''));
  expect(findRequests(endpoint)).toHaveLength(1);
});

test.each([
  [{ body: { success: false, message: 'Not that one.' } }, 'ErrorNot that one.'],
  [{ status: 400, body: { success: false, message: 'Server says no' } }, 'ErrorServer says no'],
  [{ status: 500 }, 'ErrorSubscription failed. Please try again.'],
])('a failed subscription keeps the address', async (response, expectedText) => {
  stubApiResponse(endpoint, response);
  const emailField = await subscribe('en', 'jana@example.sk');
  expect(await screen.findByRole('alert')).toHaveTextContent(expectedText);
  expect(emailField).toHaveValue('jana@example.sk');
  expect(screen.getByRole('alert')).toHaveTextContent('Or call us: +421');
  expect(screen.getByRole('link', { name: /^\+421/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  stubApiResponse(endpoint, { body: { success: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('status', { name: 'Subscribed!' })).toBeInTheDocument();
});

test('an error is shown in Slovak', async () => {
  stubApiResponse(endpoint, { status: 500 });
  await subscribe('sk', 'jana@example.sk');
  expect(await screen.findByRole('alert')).toHaveTextContent('ChybaPrihlásenie zlyhalo. Skúste prosím znovu.');
});
