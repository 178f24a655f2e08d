import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../../shared/testing/show';
import { apiAnswers, requestsTo } from '../../shared/testing/test-api';
import { messages as en } from './footer-messages.en';
import { messages as sk } from './footer-messages.sk';
import { NewsletterBox } from './newsletter-box';

const call = 'POST /api/newsletter/subscribe';

async function subscribe(language: 'sk' | 'en', address: string) {
  show(language, <NewsletterBox />, { messages: { en, sk } });
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
  apiAnswers(call, { body: { success: true }, delayMs: 30 });
  const box = await subscribe(language, 'jana@example.sk');
  expect(screen.getByRole('button', { name: working })).toBeDisabled();
  expect(await screen.findByRole('status')).toHaveTextContent(done);
  expect(box).toHaveValue('');
  expect(requestsTo(call)[0]?.body).toEqual({ email: 'jana@example.sk', language, source: 'website', website: '' });
});

test.each([
  ['sk', 'Email je povinnýProsím zadajte vašu emailovú adresu.'],
  ['en', 'Email RequiredPlease enter your email address.'],
] as const)('asks for an address (%s)', async (language, words) => {
  const box = await subscribe(language, '');
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(box).toHaveFocus();
});

test.each([
  ['sk', 'Zadajte, prosím, platnú e-mailovú adresu.'],
  ['en', 'Please enter a valid email address'],
] as const)('knows an address from another text, and says so beside it (%s)', async (language, words) => {
  const box = await subscribe(language, 'jana@example');
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(box).toHaveFocus();
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription(words);
  expect(requestsTo(call)).toHaveLength(0);
});

test.each([
  [{ body: { success: false, message: 'Not that one.' } }, 'ErrorNot that one.'],
  [{ status: 500 }, 'ErrorSubscription failed. Please try again.'],
])('keeps the address when it fails', async (answer, words) => {
  apiAnswers(call, answer);
  const box = await subscribe('en', 'jana@example.sk');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(box).toHaveValue('jana@example.sk');
});

test('says in Slovak what went wrong', async () => {
  apiAnswers(call, { status: 500 });
  await subscribe('sk', 'jana@example.sk');
  expect(await screen.findByRole('alert')).toHaveTextContent('ChybaPrihlásenie zlyhalo. Skúste prosím znovu.');
});
