import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../shared/testing/render-in-site';
import { stubApiAnswer, holdAnswers, requestsTo } from '../../shared/testing/test-api';
import { NewsletterBox } from './newsletter-box';
import { siteFooter } from './site-footer';

const call = 'POST /api/newsletter/subscribe';

async function subscribe(language: 'sk' | 'en', address: string) {
  renderInSite(language, <NewsletterBox />, { texts: siteFooter.texts });
  const user = userEvent.setup({ delay: null });
  const box = screen.getByRole('textbox');
  await user.click(box);
  if (address) await user.paste(address);
  await user.click(screen.getByRole('button', { name: /^(Subscribe|Prihlásiť sa na odber)$/ }));
  return box;
}

test.each([
  ['sk', 'Prihlasovanie...', 'Prihlásený!Ďakujeme za prihlásenie k odberu newslettera.'],
  ['en', 'Subscribing...', 'Subscribed!Thank you for subscribing to our newsletter.'],
] as const)('subscribes (%s)', async (language, working, done) => {
  stubApiAnswer(call, { body: { success: true } });
  const answer = holdAnswers(call);
  await subscribe(language, 'jana@example.sk');
  expect(screen.getByRole('button', { name: working })).toBeDisabled();
  answer();
  expect(await screen.findByRole('status')).toHaveTextContent(done);
  const thanks = screen.getByRole('status');
  expect(thanks).toHaveFocus();
  expect(thanks).toHaveTextContent(done);
  await userEvent.click(screen.getByRole('button', { name: /^(Subscribe another address|Prihlásiť ďalšiu adresu)$/ }));
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(requestsTo(call)[0]?.body).toEqual({ email: 'jana@example.sk', language, source: 'website', decoy: '' });
});

test.each([
  ['sk', 'Email je povinnýProsím zadajte vašu emailovú adresu.'],
  ['en', 'Email RequiredPlease enter your email address.'],
] as const)('asks for an address (%s)', async (language, words) => {
  const box = await subscribe(language, '');
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(box).toHaveFocus();
  expect(box).toHaveAttribute('aria-invalid', 'true');
});

test.each([
  ['sk', 'Zadajte, prosím, platnú e-mailovú adresu.'],
  ['en', 'Please enter a valid email address'],
] as const)('leaves it to the browser what an address is, and says so beside it (%s)', async (language, words) => {
  const hint = jest.spyOn(HTMLFormElement.prototype, 'reportValidity');
  const box = await subscribe(language, 'abc');
  expect(hint).toHaveBeenCalledTimes(1);
  hint.mockRestore();
  expect(box).toHaveFocus();
  expect(box).toHaveAttribute('aria-invalid', 'true');
  expect(box).toHaveAccessibleDescription(words);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(requestsTo(call)).toHaveLength(0);
});

test.each([
  ['sk', 'ChybaZadajte, prosím, platnú e-mailovú adresu.'],
  ['en', 'ErrorPlease enter a valid email address'],
] as const)('shows the server’s error for an address that the browser accepts (%s)', async (language, words) => {
  const message = 'Please enter a valid email address';
  const errors = [{ field: 'email', code: 'email_address_invalid', message }];
  stubApiAnswer(call, { status: 400, body: { status: 400, code: 'validation_failed', message: 'Check.', errors } });
  const box = await subscribe(language, 'jana@example');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(box).toHaveFocus();
  expect(box).toHaveAttribute('aria-invalid', 'true');
  expect(box).toHaveAccessibleDescription(words.replace(/^(Chyba|Error)/, ''));
  expect(requestsTo(call)).toHaveLength(1);
});

test.each([
  [{ body: { success: false, message: 'Not that one.' } }, 'ErrorNot that one.'],
  [{ status: 400, body: { success: false, message: 'Server says no' } }, 'ErrorServer says no'],
  [{ status: 500 }, 'ErrorSubscription failed. Please try again.'],
])('keeps the address when it fails', async (answer, words) => {
  stubApiAnswer(call, answer);
  const box = await subscribe('en', 'jana@example.sk');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(box).toHaveValue('jana@example.sk');
  expect(screen.getByRole('alert')).toHaveTextContent('Or call us: +421');
  expect(screen.getByRole('link', { name: /^\+421/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  stubApiAnswer(call, { body: { success: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('status', { name: 'Subscribed!' })).toBeInTheDocument();
});

test('shows errors in Slovak', async () => {
  stubApiAnswer(call, { status: 500 });
  await subscribe('sk', 'jana@example.sk');
  expect(await screen.findByRole('alert')).toHaveTextContent('ChybaPrihlásenie zlyhalo. Skúste prosím znovu.');
});
