import { screen } from '@testing-library/react';
import { stopClock } from '../../../shared/testing/stop-the-clock';
import { stubApiResponse, findRequests } from '../../../shared/testing/test-api';
import { stubAdminResponses, openAdmin, problem } from '../../testing/open-admin';

const requestEndpoint = 'POST /api/auth/reset';
const lookupEndpoint = 'POST /api/auth/reset/look';
const resetEndpoint = 'POST /api/auth/reset/password';

beforeEach(() => {
  stopClock();
  stubAdminResponses({ user: null });
  stubApiResponse(lookupEndpoint, { body: { username: 'jana' } });
});
afterEach(() => jest.useRealTimers());

test('the sign-in form links to the page for a new password', async () => {
  openAdmin('/admin');
  expect(await screen.findByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/admin/reset');
});

test.each([
  ['en', 'Username or e-mail', 'Check your mailbox'],
  ['sk', 'Používateľské meno alebo e-mail', 'Pozrite si poštu'],
] as const)('the page does not reveal whether there is an account (%s)', async (language, fieldLabel, title) => {
  stubApiResponse(requestEndpoint, { status: 202 });
  const { user } = openAdmin('/admin/reset', language);
  await user.type(await screen.findByLabelText(fieldLabel), ' jana {Enter}');
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(findRequests(requestEndpoint).map(({ body }) => body)).toEqual([{ username: 'jana', language }]);
});

test('too many requests are reported', async () => {
  stubApiResponse(requestEndpoint, problem(429, 'ip_rate_limit'));
  const { user } = openAdmin('/admin/reset');
  await user.click(await screen.findByRole('button', { name: 'Send me a link' }));
  expect(await screen.findByText('Please enter your username or e-mail.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Username or e-mail'), 'jana{Enter}');
  expect(await screen.findByText(/^Too many requests/)).toBeInTheDocument();
});

test('the link takes a new password, once', async () => {
  stubApiResponse(resetEndpoint, { status: 204 });
  const { user } = openAdmin('/admin/reset#key');
  expect(await screen.findByText(/^Your username is jana\./)).toBeInTheDocument();
  const passwordField = screen.getByLabelText('New password');
  await user.type(passwordField, 'short{Enter}');
  expect(await screen.findByText('The password must have at least 10 characters.')).toBeInTheDocument();
  await user.type(passwordField, ' is not this');
  await user.dblClick(screen.getByRole('button', { name: 'Save the new password' }));
  expect(await screen.findByRole('heading', { name: 'Your new password is saved' })).toBeInTheDocument();
  expect(findRequests(resetEndpoint).map(({ body }) => body)).toEqual([
    { token: 'key', password: 'short is not this', language: 'en' },
  ]);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/admin');
});

test.each([lookupEndpoint, resetEndpoint])('an expired link explains how to go on: %s', async (endpoint) => {
  stubApiResponse(endpoint, problem(410, 'link_invalid'));
  const { user } = openAdmin('/admin/reset#key');
  if (endpoint === resetEndpoint)
    await user.type(await screen.findByLabelText('New password'), 'long enough it is{Enter}');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask for another link' })).toHaveAttribute('href', '/admin/reset');
});

test('a password that is easy to guess shows its error at the field', async () => {
  const errors = [{ field: 'password', code: 'password_common', message: '' }];
  stubApiResponse(resetEndpoint, problem(400, 'validation_failed', { errors }));
  const { user } = openAdmin('/admin/reset#key');
  await user.type(await screen.findByLabelText('New password'), '1234567890{Enter}');
  expect(await screen.findByText(/^This password is easy to guess/)).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue('1234567890');
});

test('the input stays when no response comes', async () => {
  stubApiResponse(resetEndpoint, { isConnectionLost: true });
  const { user } = openAdmin('/admin/reset#key');
  await user.type(await screen.findByLabelText('New password'), 'long enough it is{Enter}');
  expect(await screen.findByText(/^This did not work: no answer has come/)).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue('long enough it is');
});
