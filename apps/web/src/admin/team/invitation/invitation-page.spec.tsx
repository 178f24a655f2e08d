import { screen } from '@testing-library/react';
import { stopClock } from '../../../shared/testing/stop-the-clock';
import { stubApiResponse, findRequests } from '../../../shared/testing/test-api';
import { stubAdminResponses, stubEmptyTabs, ownerUser, openAdmin, problem } from '../../testing/open-admin';

const lookupEndpoint = 'POST /api/auth/invitation/look';
const joinEndpoint = 'POST /api/auth/invitation';
const address = '/admin/invitation#key';

beforeEach(() => {
  stopClock();
  stubEmptyTabs();
  stubAdminResponses();
  stubApiResponse(lookupEndpoint, { body: { email: 'eva@strapec.example', role: 'host' } });
});
afterEach(() => jest.useRealTimers());

async function fillAndSubmitForm({ user }: ReturnType<typeof openAdmin>) {
  await user.type(await screen.findByLabelText('First name'), 'Eva');
  await user.type(screen.getByLabelText('Username'), 'eva.k');
  await user.type(screen.getByLabelText('Password'), 'a glass of devín');
  await user.dblClick(screen.getByRole('button', { name: 'Join' }));
}

test('an invited person chooses a name and a password and is signed in', async () => {
  stubApiResponse(joinEndpoint, { body: { user: ownerUser } });
  const admin = openAdmin(address);
  expect(await screen.findByText('Your role: host. Your address: eva@strapec.example.')).toBeInTheDocument();
  await fillAndSubmitForm(admin);
  expect(await screen.findByText('Welcome, Jana')).toBeInTheDocument();
  expect(findRequests(joinEndpoint).map(({ body }) => body)).toEqual([
    { token: 'key', firstName: 'Eva', username: 'eva.k', password: 'a glass of devín' },
  ]);
  expect(location.href).not.toContain('key');
});

test('the form shows errors before it sends anything', async () => {
  const { user } = openAdmin(address);
  await user.type(await screen.findByLabelText('Username'), 'ž');
  await user.type(screen.getByLabelText('Password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText(/^Use 2 to 40 letters/)).toBeInTheDocument();
  expect(screen.getByText('The password must have at least 10 characters.')).toBeInTheDocument();
  expect(findRequests(joinEndpoint)).toEqual([]);
});

test('a taken name and a common password are shown at their fields', async () => {
  const errors = [
    { field: 'username', code: 'username_taken', message: '' },
    { field: 'password', code: 'password_common', message: '' },
  ];
  stubApiResponse(joinEndpoint, problem(400, 'validation_failed', { errors }));
  await fillAndSubmitForm(openAdmin(address));
  expect(await screen.findByText(/^This username is taken/)).toBeInTheDocument();
  expect(screen.getByText(/^This password is easy to guess/)).toBeInTheDocument();
  expect(screen.getByLabelText('First name')).toHaveValue('Eva');
});

test.each([
  ['en', 'This invitation no longer works', 'Sign in'],
  ['sk', 'Táto pozvánka už neplatí', 'Prihlásiť sa'],
] as const)('an expired link leads to the sign-in (%s)', async (language, expectedTitle, linkName) => {
  stubApiResponse(lookupEndpoint, problem(410, 'link_invalid'));
  openAdmin(address, language);
  expect(await screen.findByRole('heading', { name: expectedTitle })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: linkName })).toHaveAttribute('href', '/admin');
});

test('a link that was used meanwhile is reported as used', async () => {
  stubApiResponse(joinEndpoint, problem(410, 'link_invalid'));
  await fillAndSubmitForm(openAdmin(address));
  expect(await screen.findByText(/^It was used already/)).toBeInTheDocument();
});
