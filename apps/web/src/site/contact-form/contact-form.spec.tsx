import { type Language, placeholderCaptchaToken } from '@strapec/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../shared/testing/render-in-site';
import { stubApiResponse, holdResponses, findRequests, type StubResponse } from '../../shared/testing/test-api';
import { ContactForm } from './contact-form';
import { contactTexts } from './texts';

const contactEndpoint = 'POST /api/contact';
const labelsByLanguage = {
  sk: { firstName: 'Meno', lastName: 'Priezvisko', phone: /^Telefón/, message: 'Správa', send: 'Odoslať správu' },
  en: { firstName: 'First name', lastName: 'Last name', phone: /^Phone/, message: 'Message', send: 'Send message' },
} as const;

function openForm(language: Language, site = {}) {
  renderInSite(language, <ContactForm />, { texts: contactTexts, site });
  const user = userEvent.setup({ delay: null });
  const labels = labelsByLanguage[language];
  const fillField = async (label: string | RegExp, value: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  };
  return {
    fillField,
    fillForm: async (email = 'jana@example.sk') => {
      await fillField(labels.firstName, ' Jana ');
      await fillField(labels.lastName, 'Kováčová');
      await fillField(/^E-?mail$/, email);
      await fillField(labels.message, 'Máte v sobotu voľný stôl pre psa?');
    },
    submitForm: () => user.click(screen.getByRole('button', { name: labels.send })),
  };
}

test('the form sends a message, shows the thanks, and is empty for another message', async () => {
  stubApiResponse(contactEndpoint, { body: { success: true, message: 'ok' } });
  const releaseResponse = holdResponses(contactEndpoint);
  const guest = openForm('en');
  await guest.fillForm();
  await guest.submitForm();
  expect(screen.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  releaseResponse();
  expect(await screen.findByRole('status')).toHaveTextContent(
    "Message Sent!Thank you for your message. Check your email for confirmation. We'll get back to you soon.",
  );
  const thanksMessage = screen.getByRole('status', { name: 'Message Sent!' });
  expect(thanksMessage).toHaveFocus();
  expect(thanksMessage).toHaveTextContent('Thank you for your message. Check your email for confirmation.');
  expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(screen.getByLabelText('First name')).toHaveValue('');
  expect(screen.getByLabelText('First name')).toHaveFocus();
  expect(findRequests(contactEndpoint).map(({ body }) => body)).toEqual([
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

test('the form sends only its own fields, not those of a captcha', async () => {
  stubApiResponse(contactEndpoint, { body: { success: true, message: 'ok' } });
  const guest = openForm('sk');
  await guest.fillForm();
  const captchaInput = Object.assign(document.createElement('input'), { type: 'hidden', name: 'altcha', value: 'x' });
  screen.getByRole('form').append(captchaInput);
  await guest.submitForm();
  await waitFor(() => expect(findRequests(contactEndpoint)).toHaveLength(1));
  expect(findRequests(contactEndpoint)[0]?.body).not.toHaveProperty('altcha');
});

test('the form sends the phone number if there is one', async () => {
  stubApiResponse(contactEndpoint, { body: { success: true } });
  const guest = openForm('sk');
  await guest.fillForm();
  await guest.fillField(labelsByLanguage.sk.phone, '0903 123 456');
  await guest.submitForm();
  expect(await screen.findByRole('heading', { name: 'Správa je odoslaná!' })).toBeInTheDocument();
  expect(findRequests(contactEndpoint)[0]?.body).toMatchObject({ phone: '0903 123 456', language: 'sk' });
});

test('the form marks a missing field', async () => {
  const guest = openForm('en');
  await guest.fillField('First name', 'Jana');
  await guest.submitForm();
  expect(screen.getByRole('alert')).toHaveTextContent('Missing InformationPlease fill in all required fields');
  expect(screen.getByLabelText('Last name')).toHaveFocus();
  expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Required');
  expect(screen.getByLabelText('First name')).not.toHaveAttribute('aria-invalid');
  await guest.fillField('Last name', 'K');
  expect(screen.getByLabelText('Last name')).not.toHaveAttribute('aria-invalid');
});

test('the form refuses an invalid e-mail address', async () => {
  const guest = openForm('en');
  await guest.fillForm('jana@example');
  await guest.submitForm();
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid EmailPlease enter a valid email address');
  expect(screen.getByLabelText(/^E-?mail$/)).toHaveAttribute('title', 'Please enter a valid email address');
});

test('the form marks all invalid fields at once', async () => {
  const guest = openForm('en');
  await guest.fillForm('jana@example');
  await guest.fillField(labelsByLanguage.en.phone, '905');
  await guest.fillField('Last name', '\u202e');
  await guest.submitForm();
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid TextThis text has characters that cannot be used');
  expect(screen.getByLabelText('Last name')).toHaveFocus();
  expect(screen.getByLabelText(/^E-?mail$/)).toHaveAccessibleDescription('Please enter a valid email address');
  expect(screen.getByLabelText(labelsByLanguage.en.phone)).toHaveAccessibleDescription(
    /^Phone number must be at least 10 characters\. For example/,
  );
  expect(screen.getByLabelText('First name')).not.toHaveAttribute('aria-invalid');
  expect(findRequests(contactEndpoint)).toHaveLength(0);
});

test('the form cannot be sent before the captcha is solved', () => {
  openForm('en', { captcha: { provider: 'hcaptcha', siteKey: 'key' } });
  expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();
  expect(screen.getByText('We check that you’re not a robot while you type.')).toBeInTheDocument();
  expect(document.querySelector('script[src*="hcaptcha"]')).toBeNull();
});

const genericError = 'ErrorThere was an error sending your message. Please try again.';
const toRefusal = (code: string): StubResponse => ({
  status: 429,
  body: { status: 429, code, message: `${code}: no` },
});
test.each<[string, StubResponse, string]>([
  ['success is not true', { body: { success: false, message: 'The letterbox is full.' } }, 'The letterbox is full.'],
  ['success is not true, without a message', { body: { success: false } }, genericError],
  ['a server error', { status: 502 }, genericError],
  ['a lost response', { isConnectionLost: true }, genericError],
  ['a refusal without a code', { status: 400, body: { success: false, message: 'Server says no' } }, 'Server says no'],
  ['an unknown code', { status: 409, body: { status: 409, code: 'x', message: 'Odd.' } }, 'Odd.'],
  [
    'an error of the server',
    { status: 500, body: { status: 500, code: 'internal_error', message: 'As the server says it' } },
    'Something went wrong on our side. Please try again.',
  ],
  ['too many requests', toRefusal('ip_rate_limit'), 'Too many attempts. Please try again later.'],
  ['a used captcha', toRefusal('captcha_failed'), 'Please complete the CAPTCHA verification.'],
])('a failed message stays in the form: %s', async (_case, response, expectedText) => {
  stubApiResponse(contactEndpoint, response);
  const guest = openForm('en');
  await guest.fillForm();
  await guest.submitForm();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(expectedText));
  expect(screen.getByLabelText('Message')).toHaveValue('Máte v sobotu voľný stôl pre psa?');
  expect(within(screen.getByRole('alert')).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:\+/));
  stubApiResponse(contactEndpoint, { body: { success: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('status', { name: 'Message Sent!' })).toBeInTheDocument();
});

test.each([
  ['en', 'Please enter a valid email address'],
  ['sk', 'Zadajte, prosím, platnú e-mailovú adresu.'],
] as const)(
  'an error of the server is shown at its field, in the language of the guest (%s)',
  async (language, expectedError) => {
    const message = 'Please enter a valid email address';
    const errors = [{ field: 'email', code: 'email_address_invalid', message }];
    const body = { status: 400, code: 'validation_failed', message: 'Check.', errors };
    stubApiResponse(contactEndpoint, { status: 400, body });
    const guest = openForm(language);
    await guest.fillForm();
    await guest.submitForm();
    const email = screen.getByLabelText(/^E-?mail$/);
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
    expect(email).toHaveAccessibleDescription(expectedError);
    expect(email).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(expectedError);
  },
);
