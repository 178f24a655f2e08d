import type { SessionDto } from '@strapec/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { stopTheClock } from '../../../shared/testing/stop-the-clock';
import { stubApiAnswer, requestsTo } from '../../../shared/testing/test-api';
import { stubAdminAnswers, stubEmptyTabs, ownerUser, openAdmin, problem } from '../../testing/open-admin';

const sessionsCall = 'GET /api/admin/me/sessions';
const profileCall = 'PATCH /api/admin/me';
const passwordCall = 'PUT /api/admin/me/password';
const endCall = 'DELETE /api/admin/me/sessions/s2';
const endOthersCall = 'DELETE /api/admin/me/sessions';

const here: SessionDto = {
  ...{ id: 's1', browser: 'firefox', system: 'windows', isThis: true },
  ...{ signedInAt: '2026-11-21T15:00:00.000Z', seenAt: '2026-11-21T16:00:00.000Z' },
};
const there: SessionDto = { ...here, id: 's2', browser: 'safari', system: 'iphone', isThis: false };

const question = jest.spyOn(window, 'confirm');
beforeEach(() => {
  stopTheClock();
  stubEmptyTabs();
  stubAdminAnswers({ user: { ...ownerUser, role: 'host' } });
  stubApiAnswer(sessionsCall, { body: [here, there] });
  question.mockReset().mockReturnValue(true);
});
afterEach(() => jest.useRealTimers());

const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('the greeting leads there, for everybody', async () => {
  const { user } = openAdmin('/admin/reservations');
  await user.click(await screen.findByRole('link', { name: 'Welcome, Jana' }));
  expect(await screen.findByRole('heading', { name: 'My account' })).toBeInTheDocument();
  expect(screen.getByText('You sign in as jana, or with your e-mail.')).toBeInTheDocument();
});

test('name and e-mail change with the password, and the greeting with them', async () => {
  stubApiAnswer(profileCall, { body: { ...ownerUser, role: 'host', firstName: 'Janka' } });
  const { user } = openAdmin('/admin/account');
  const profile = await part('Name and e-mail');
  await user.type(profile.getByLabelText('First name'), 'ka');
  await user.click(profile.getByRole('button', { name: 'Save' }));
  expect(await profile.findByText('Please fill this in.')).toBeInTheDocument();
  await user.type(profile.getByLabelText('Your password'), 'secret-enough');
  await user.dblClick(profile.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Welcome, Janka')).toBeInTheDocument();
  expect(requestsTo(profileCall).map(({ body }) => body)).toEqual([
    { firstName: 'Janaka', lastName: null, email: ownerUser.email, password: 'secret-enough' },
  ]);
  expect(profile.getByLabelText('Your password')).toHaveValue('');
});

test('leaving asks nothing where a password manager has filled the passwords of today', async () => {
  const { user } = openAdmin('/admin/account');
  await user.type((await part('Name and e-mail')).getByLabelText('Your password'), 'secret-enough');
  await user.type((await part('Password')).getByLabelText('Your password'), 'secret-enough');
  await user.click(screen.getByRole('link', { name: /^Waiting for you/ }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Waiting for you' })).toBeInTheDocument();
  expect(question).not.toHaveBeenCalled();
});

test('leaving asks while something is typed, and no longer once it is saved', async () => {
  stubApiAnswer(profileCall, { body: { ...ownerUser, role: 'host', firstName: 'Janka' } });
  question.mockReturnValue(false);
  const { user } = openAdmin('/admin/account');
  const profile = await part('Name and e-mail');
  await user.type(profile.getByLabelText('First name'), 'ka');
  await user.click(screen.getByRole('link', { name: /^Waiting for you/ }));
  expect(question).toHaveBeenCalledTimes(1);
  expect(profile.getByLabelText('First name')).toHaveValue('Janaka');

  await user.type(profile.getByLabelText('Your password'), 'secret-enough{Enter}');
  expect(await screen.findByText('Welcome, Janka')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Waiting for you/ }));
  expect(question).toHaveBeenCalledTimes(1);
});

test.each([
  ['email', 'email_taken', 'This address is taken already.'],
  ['password', 'password_wrong', 'This is not your password.'],
])('a refusal stands at its field: %s', async (field, code, words) => {
  stubApiAnswer(profileCall, problem(400, 'validation_failed', { errors: [{ field, code, message: '' }] }));
  const { user } = openAdmin('/admin/account');
  const profile = await part('Name and e-mail');
  await user.type(profile.getByLabelText('Your password'), 'secret-enough{Enter}');
  expect(await profile.findByText(words)).toBeInTheDocument();
});

test('another password', async () => {
  stubApiAnswer(passwordCall, { status: 204 });
  const { user } = openAdmin('/admin/account', 'sk');
  const password = await part('Heslo');
  await user.type(password.getByLabelText('Vaše heslo'), 'secret-enough');
  await user.type(password.getByLabelText('Nové heslo'), 'short');
  await user.click(password.getByRole('button', { name: 'Zmeniť heslo' }));
  expect(await password.findByText('Heslo musí mať aspoň 10 znakov.')).toBeInTheDocument();
  await user.type(password.getByLabelText('Nové heslo'), ' is not this{Enter}');
  await waitFor(() => expect(password.getByLabelText('Nové heslo')).toHaveValue(''));
  expect(requestsTo(passwordCall).map(({ body }) => body)).toEqual([
    { password: 'secret-enough', newPassword: 'short is not this', language: 'sk' },
  ]);
});

test('shows that the password was guessed too often', async () => {
  stubApiAnswer(passwordCall, problem(429, 'ip_rate_limit'));
  const { user } = openAdmin('/admin/account');
  const password = await part('Password');
  await user.type(password.getByLabelText('Your password'), 'wrong');
  await user.type(password.getByLabelText('New password'), 'long enough it is{Enter}');
  expect(await screen.findByText('Nothing was changed: too many attempts; please wait a while')).toBeInTheDocument();
});

test('a session elsewhere ends, or all of them', async () => {
  stubApiAnswer(endCall, { status: 204 });
  stubApiAnswer(endOthersCall, { status: 204 });
  const { user } = openAdmin('/admin/account');
  const sessions = await part('Where you are signed in');
  expect((await sessions.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Firefox on Windows here/),
    expect.stringMatching(/^Safari on iPhone.*Sign out$/),
  ]);
  await user.click(sessions.getByRole('button', { name: /^Sign out: Safari on iPhone/ }));
  expect(await screen.findByText('Signed out there.')).toBeInTheDocument();
  expect(requestsTo(endCall)).toHaveLength(1);
  const all = sessions.getByRole('button', { name: 'Sign out everywhere else' });
  await waitFor(() => expect(all).toBeEnabled());
  stubApiAnswer(sessionsCall, { body: [here] });
  await user.click(all);
  expect(await screen.findByText('You are now signed in only here.')).toBeInTheDocument();
  await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1));
  expect(all).not.toBeInTheDocument();
});
