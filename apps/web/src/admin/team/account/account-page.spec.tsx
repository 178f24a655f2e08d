import type { SessionDto } from '@strapec/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { stopClock } from '../../../shared/testing/stop-the-clock';
import { stubApiResponse, findRequests } from '../../../shared/testing/test-api';
import { stubAdminResponses, stubEmptyTabs, ownerUser, openAdmin, problem } from '../../testing/open-admin';

const sessionsEndpoint = 'GET /api/admin/me/sessions';
const profileEndpoint = 'PATCH /api/admin/me';
const passwordEndpoint = 'PUT /api/admin/me/password';
const endSessionEndpoint = 'DELETE /api/admin/me/sessions/s2';
const endOtherSessionsEndpoint = 'DELETE /api/admin/me/sessions';

const currentSession: SessionDto = {
  ...{ id: 's1', browser: 'firefox', system: 'windows', isThis: true },
  ...{ signedInAt: '2026-11-21T15:00:00.000Z', seenAt: '2026-11-21T16:00:00.000Z' },
};
const otherSession: SessionDto = { ...currentSession, id: 's2', browser: 'safari', system: 'iphone', isThis: false };

const confirmSpy = jest.spyOn(window, 'confirm');
beforeEach(() => {
  stopClock();
  stubEmptyTabs();
  stubAdminResponses({ user: { ...ownerUser, role: 'host' } });
  stubApiResponse(sessionsEndpoint, { body: [currentSession, otherSession] });
  confirmSpy.mockReset().mockReturnValue(true);
});
afterEach(() => jest.useRealTimers());

const findSection = async (name: string) => within(await screen.findByRole('region', { name }));

test('the greeting leads to the account page', async () => {
  const { user } = openAdmin('/admin/reservations');
  await user.click(await screen.findByRole('link', { name: 'Welcome, Jana' }));
  expect(await screen.findByRole('heading', { name: 'My account' })).toBeInTheDocument();
  expect(screen.getByText('You sign in as jana, or with your e-mail.')).toBeInTheDocument();
});

test('a change of the name needs the password, and updates the greeting', async () => {
  stubApiResponse(profileEndpoint, { body: { ...ownerUser, role: 'host', firstName: 'Janka' } });
  const { user } = openAdmin('/admin/account');
  const profileSection = await findSection('Name and e-mail');
  await user.type(profileSection.getByLabelText('First name'), 'ka');
  await user.click(profileSection.getByRole('button', { name: 'Save' }));
  expect(await profileSection.findByText('Please fill this in.')).toBeInTheDocument();
  await user.type(profileSection.getByLabelText('Your password'), 'secret-enough');
  await user.dblClick(profileSection.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Welcome, Janka')).toBeInTheDocument();
  expect(findRequests(profileEndpoint).map(({ body }) => body)).toEqual([
    { firstName: 'Janaka', lastName: null, email: ownerUser.email, password: 'secret-enough' },
  ]);
  expect(profileSection.getByLabelText('Your password')).toHaveValue('');
});

test('leaving asks nothing when a password manager has filled in the current passwords', async () => {
  const { user } = openAdmin('/admin/account');
  await user.type((await findSection('Name and e-mail')).getByLabelText('Your password'), 'secret-enough');
  await user.type((await findSection('Password')).getByLabelText('Your password'), 'secret-enough');
  await user.click(screen.getByRole('link', { name: /^Waiting for you/ }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Waiting for you' })).toBeInTheDocument();
  expect(confirmSpy).not.toHaveBeenCalled();
});

test('leaving asks while a change is not saved, and no longer once it is', async () => {
  stubApiResponse(profileEndpoint, { body: { ...ownerUser, role: 'host', firstName: 'Janka' } });
  confirmSpy.mockReturnValue(false);
  const { user } = openAdmin('/admin/account');
  const profileSection = await findSection('Name and e-mail');
  await user.type(profileSection.getByLabelText('First name'), 'ka');
  await user.click(screen.getByRole('link', { name: /^Waiting for you/ }));
  expect(confirmSpy).toHaveBeenCalledTimes(1);
  expect(profileSection.getByLabelText('First name')).toHaveValue('Janaka');

  await user.type(profileSection.getByLabelText('Your password'), 'secret-enough{Enter}');
  expect(await screen.findByText('Welcome, Janka')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Waiting for you/ }));
  expect(confirmSpy).toHaveBeenCalledTimes(1);
});

test.each([
  ['email', 'email_taken', 'This address is taken already.'],
  ['password', 'password_wrong', 'This is not your password.'],
])('a refused value shows its error at the field: %s', async (field, code, expectedError) => {
  stubApiResponse(profileEndpoint, problem(400, 'validation_failed', { errors: [{ field, code, message: '' }] }));
  const { user } = openAdmin('/admin/account');
  const profileSection = await findSection('Name and e-mail');
  await user.type(profileSection.getByLabelText('Your password'), 'secret-enough{Enter}');
  expect(await profileSection.findByText(expectedError)).toBeInTheDocument();
});

test('a new password is checked and saved', async () => {
  stubApiResponse(passwordEndpoint, { status: 204 });
  const { user } = openAdmin('/admin/account', 'sk');
  const passwordSection = await findSection('Heslo');
  await user.type(passwordSection.getByLabelText('Vaše heslo'), 'secret-enough');
  await user.type(passwordSection.getByLabelText('Nové heslo'), 'short');
  await user.click(passwordSection.getByRole('button', { name: 'Zmeniť heslo' }));
  expect(await passwordSection.findByText('Heslo musí mať aspoň 10 znakov.')).toBeInTheDocument();
  await user.type(passwordSection.getByLabelText('Nové heslo'), ' is not this{Enter}');
  await waitFor(() => expect(passwordSection.getByLabelText('Nové heslo')).toHaveValue(''));
  expect(findRequests(passwordEndpoint).map(({ body }) => body)).toEqual([
    { password: 'secret-enough', newPassword: 'short is not this', language: 'sk' },
  ]);
});

test('too many attempts with a password are reported', async () => {
  stubApiResponse(passwordEndpoint, problem(429, 'ip_rate_limit'));
  const { user } = openAdmin('/admin/account');
  const passwordSection = await findSection('Password');
  await user.type(passwordSection.getByLabelText('Your password'), 'wrong');
  await user.type(passwordSection.getByLabelText('New password'), 'long enough it is{Enter}');
  expect(await screen.findByText('Nothing was changed: too many attempts; please wait a while')).toBeInTheDocument();
});

test('one other session can be ended, or all of them', async () => {
  stubApiResponse(endSessionEndpoint, { status: 204 });
  stubApiResponse(endOtherSessionsEndpoint, { status: 204 });
  const { user } = openAdmin('/admin/account');
  const sessionsSection = await findSection('Where you are signed in');
  expect((await sessionsSection.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Firefox on Windows here/),
    expect.stringMatching(/^Safari on iPhone.*Sign out$/),
  ]);
  await user.click(sessionsSection.getByRole('button', { name: /^Sign out: Safari on iPhone/ }));
  expect(await screen.findByText('Signed out there.')).toBeInTheDocument();
  expect(findRequests(endSessionEndpoint)).toHaveLength(1);
  const signOutAllButton = sessionsSection.getByRole('button', { name: 'Sign out everywhere else' });
  await waitFor(() => expect(signOutAllButton).toBeEnabled());
  stubApiResponse(sessionsEndpoint, { body: [currentSession] });
  await user.click(signOutAllButton);
  expect(await screen.findByText('You are now signed in only here.')).toBeInTheDocument();
  await waitFor(() => expect(sessionsSection.getAllByRole('listitem')).toHaveLength(1));
  expect(signOutAllButton).not.toBeInTheDocument();
});
