import { type Language, placeholderCaptchaToken } from '@strapec/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../shared/testing/render-in-site';
import { stubApiAnswer, holdAnswers, requestsTo, type TestAnswer } from '../../shared/testing/test-api';
import { ContactForm } from './contact-form';
import { contactTexts } from './texts';

const call = 'POST /api/contact';
const words = {
  sk: { first: 'Meno', last: 'Priezvisko', phone: /^Telefón/, message: 'Správa', send: 'Odoslať správu' },
  en: { first: 'First name', last: 'Last name', phone: /^Phone/, message: 'Message', send: 'Send message' },
} as const;

function openForm(language: Language, site = {}) {
  renderInSite(language, <ContactForm />, { texts: contactTexts, site });
  const user = userEvent.setup({ delay: null });
  const labels = words[language];
  const type = async (label: string | RegExp, value: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  };
  return {
    type,
    fill: async (email = 'jana@example.sk') => {
      await type(labels.first, ' Jana ');
      await type(labels.last, 'Kováčová');
      await type(/^E-?mail$/, email);
      await type(labels.message, 'Máte v sobotu voľný stôl pre psa?');
    },
    send: () => user.click(screen.getByRole('button', { name: labels.send })),
  };
}

test('sends a message, thanks for it as long as the guest looks, and is empty again', async () => {
  stubApiAnswer(call, { body: { success: true, message: 'ok' } });
  const answer = holdAnswers(call);
  const guest = openForm('en');
  await guest.fill();
  await guest.send();
  expect(screen.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  answer();
  expect(await screen.findByRole('status')).toHaveTextContent(
    "Message Sent!Thank you for your message. Check your email for confirmation. We'll get back to you soon.",
  );
  const thanks = screen.getByRole('status', { name: 'Message Sent!' });
  expect(thanks).toHaveFocus();
  expect(thanks).toHaveTextContent('Thank you for your message. Check your email for confirmation.');
  expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(screen.getByLabelText('First name')).toHaveValue('');
  expect(screen.getByLabelText('First name')).toHaveFocus();
  expect(requestsTo(call).map(({ body }) => body)).toEqual([
    {
      firstName: 'Jana',
      lastName: 'Kováčová',
      email: 'jana@example.sk',
      message: 'Máte v sobotu voľný stôl pre psa?',
      decoy: '',
      captchaToken: placeholderCaptchaToken,
      language: 'en',
    },
  ]);
});

test('sends its own fields alone, whatever a captcha leaves in the form', async () => {
  stubApiAnswer(call, { body: { success: true, message: 'ok' } });
  const guest = openForm('sk');
  await guest.fill();
  const foreign = Object.assign(document.createElement('input'), { type: 'hidden', name: 'altcha', value: 'x' });
  screen.getByRole('form').append(foreign);
  await guest.send();
  await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
  expect(requestsTo(call)[0]?.body).not.toHaveProperty('altcha');
});

test('sends the phone number when there is one', async () => {
  stubApiAnswer(call, { body: { success: true } });
  const guest = openForm('sk');
  await guest.fill();
  await guest.type(words.sk.phone, '0903 123 456');
  await guest.send();
  expect(await screen.findByRole('heading', { name: 'Správa je odoslaná!' })).toBeInTheDocument();
  expect(requestsTo(call)[0]?.body).toMatchObject({ phone: '0903 123 456', language: 'sk' });
});

test('shows what is missing, and where', async () => {
  const guest = openForm('en');
  await guest.type('First name', 'Jana');
  await guest.send();
  expect(screen.getByRole('alert')).toHaveTextContent('Missing InformationPlease fill in all required fields');
  expect(screen.getByLabelText('Last name')).toHaveFocus();
  expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Required');
  expect(screen.getByLabelText('First name')).not.toHaveAttribute('aria-invalid');
  await guest.type('Last name', 'K');
  expect(screen.getByLabelText('Last name')).not.toHaveAttribute('aria-invalid');
});

test('knows an e-mail address from another text', async () => {
  const guest = openForm('en');
  await guest.fill('jana@example');
  await guest.send();
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid EmailPlease enter a valid email address');
  expect(screen.getByLabelText(/^E-?mail$/)).toHaveAttribute('title', 'Please enter a valid email address');
});

test('marks everything that is wrong at once, in words', async () => {
  const guest = openForm('en');
  await guest.fill('jana@example');
  await guest.type(words.en.phone, '905');
  await guest.type('Last name', '\u202e');
  await guest.send();
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid TextThis text has characters that cannot be used');
  expect(screen.getByLabelText('Last name')).toHaveFocus();
  expect(screen.getByLabelText(/^E-?mail$/)).toHaveAccessibleDescription('Please enter a valid email address');
  expect(screen.getByLabelText(words.en.phone)).toHaveAccessibleDescription(
    /^Phone number must be at least 10 characters\. For example/,
  );
  expect(screen.getByLabelText('First name')).not.toHaveAttribute('aria-invalid');
  expect(requestsTo(call)).toHaveLength(0);
});

test('cannot be sent before the captcha is solved', () => {
  openForm('en', { captcha: { provider: 'hcaptcha', siteKey: 'key' } });
  expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();
  expect(screen.getByText('We check that you’re not a robot while you type.')).toBeInTheDocument();
  expect(document.querySelector('script[src*="hcaptcha"]')).toBeNull();
});

const generic = 'ErrorThere was an error sending your message. Please try again.';
const refusal = (code: string): TestAnswer => ({ status: 429, body: { status: 429, code, message: `${code}: no` } });
test.each<[string, TestAnswer, string]>([
  ['success is not true', { body: { success: false, message: 'The letterbox is full.' } }, 'The letterbox is full.'],
  ['success is not true, without a word', { body: { success: false } }, generic],
  ['a server error', { status: 502 }, generic],
  ['a lost answer', { isLost: true }, generic],
  ['a refusal without a code', { status: 400, body: { success: false, message: 'Server says no' } }, 'Server says no'],
  ['an unknown code', { status: 409, body: { status: 409, code: 'x', message: 'Odd.' } }, 'Odd.'],
  [
    'an error of the server',
    { status: 500, body: { status: 500, code: 'internal_error', message: 'As the server says it' } },
    'Something went wrong on our side. Please try again.',
  ],
  ['too many', refusal('ip_rate_limit'), 'Too many attempts. Please try again later.'],
  ['a used captcha', refusal('captcha_failed'), 'Please complete the CAPTCHA verification.'],
])('a failed message stays in the form: %s', async (_case, answer, text) => {
  stubApiAnswer(call, answer);
  const guest = openForm('en');
  await guest.fill();
  await guest.send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
  expect(screen.getByLabelText('Message')).toHaveValue('Máte v sobotu voľný stôl pre psa?');
  expect(within(screen.getByRole('alert')).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:\+/));
  stubApiAnswer(call, { body: { success: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('status', { name: 'Message Sent!' })).toBeInTheDocument();
});

test.each([
  ['en', 'Please enter a valid email address'],
  ['sk', 'Zadajte, prosím, platnú e-mailovú adresu.'],
] as const)(
  'what the server finds wrong stands at its field, in the words of the guest (%s)',
  async (language, words) => {
    const message = 'Please enter a valid email address';
    const errors = [{ field: 'email', code: 'email_address_invalid', message }];
    stubApiAnswer(call, { status: 400, body: { status: 400, code: 'validation_failed', message: 'Check.', errors } });
    const guest = openForm(language);
    await guest.fill();
    await guest.send();
    const email = screen.getByLabelText(/^E-?mail$/);
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
    expect(email).toHaveAccessibleDescription(words);
    expect(email).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  },
);
