import { screen, waitFor } from '@testing-library/react';
import { getGetAuthStatusQueryKey } from '@strapec/contracts';
import { stopClock } from '../../../shared/testing/stop-the-clock';
import { stubApiResponse, holdResponses, findRequests } from '../../../shared/testing/test-api';
import { deleteStoredAnswers, readOrDeleteStoredAnswers, storeAnswers } from '../../data/offline/answer-store';
import {
  stubEmptyTabs,
  ownerUser,
  stubAdminResponses,
  loginEndpoint,
  openAdmin,
  problem,
  authStatusEndpoint,
} from '../../testing/open-admin';

beforeEach(() => {
  stopClock();
  stubEmptyTabs();
});
afterEach(() => jest.useRealTimers());

const labelsByLanguage = {
  en: { name: 'Username or e-mail', password: 'Password', submit: 'Sign In' },
  sk: { name: 'Používateľské meno alebo e-mail', password: 'Heslo', submit: 'Prihlásiť sa' },
} as const;

async function submitCredentials(language: 'en' | 'sk', { user }: ReturnType<typeof openAdmin>) {
  const labels = labelsByLanguage[language];
  await user.type(await screen.findByLabelText(labels.name), 'jana');
  await user.type(screen.getByLabelText(labels.password), 'secret-enough');
  await user.click(screen.getByRole('button', { name: labels.submit }));
}

test('the admin shows that it is loading, then the sign-in form', async () => {
  stubAdminResponses();
  stubApiResponse(authStatusEndpoint, { body: { authenticated: false, user: null } });
  const releaseResponse = holdResponses(authStatusEndpoint);
  openAdmin('/admin');
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  releaseResponse();
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeInTheDocument();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

test('no user is signed in when the status cannot be read', async () => {
  stubAdminResponses();
  stubApiResponse(authStatusEndpoint, problem(404, 'not_found'));
  openAdmin('/admin');
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeInTheDocument();
});

test('a server error signs no user in, although the device has stored a session', async () => {
  stubAdminResponses();
  stubApiResponse(authStatusEndpoint, problem(500, 'internal_error'));
  storeAnswers([{ key: getGetAuthStatusQueryKey(), data: { authenticated: true, user: ownerUser }, at: Date.now() }]);
  openAdmin('/admin');
  await waitFor(() => expect(findRequests(authStatusEndpoint)).toHaveLength(1));
  stubApiResponse(authStatusEndpoint, problem(404, 'not_found')); // ends the retries
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeInTheDocument();
  expect(readOrDeleteStoredAnswers()).toHaveLength(1);
  deleteStoredAnswers();
});

test('responses that another build has stored are not used', () => {
  const script = Object.assign(document.createElement('script'), { type: 'module', src: '/assets/earlier.js' });
  document.head.append(script);
  const response = { key: getGetAuthStatusQueryKey(), data: { authenticated: true, user: ownerUser }, at: Date.now() };
  storeAnswers([response]);
  expect(readOrDeleteStoredAnswers()).toEqual([response]);
  script.src = '/assets/later.js';
  expect(readOrDeleteStoredAnswers()).toEqual([]);
  script.remove();
});

test.each(['en', 'sk'] as const)('both fields are required (%s)', async (language) => {
  stubAdminResponses({ user: null });
  const { user } = openAdmin('/admin', language);
  await user.click(await screen.findByRole('button', { name: labelsByLanguage[language].submit }));
  const [usernameError, passwordError] = {
    en: ['Please enter your username or e-mail.', 'Please enter your password.'],
    sk: ['Zadajte používateľské meno alebo e-mail.', 'Zadajte heslo.'],
  }[language];
  expect(await screen.findByText(usernameError as string)).toBeInTheDocument();
  expect(screen.getByText(passwordError as string)).toBeInTheDocument();
});

test.each([
  ['en', 401, 'invalid_credentials', 'Invalid username or password'],
  ['sk', 401, 'invalid_credentials', 'Nesprávne používateľské meno alebo heslo'],
  ['en', 500, 'internal_error', 'An error occurred during login'],
  ['en', 429, 'ip_rate_limit', 'Too many attempts. Please wait a while and try again.'],
] as const)('the form shows why signing in failed (%s, %i)', async (language, status, code, expectedError) => {
  stubAdminResponses({ user: null });
  stubApiResponse(loginEndpoint, problem(status, code));
  const admin = openAdmin('/admin', language);
  await submitCredentials(language, admin);
  expect(await screen.findByText(expectedError)).toBeInTheDocument();
  expect(screen.getByLabelText(labelsByLanguage[language].name)).toHaveValue('jana');
});

test('signing in leads to the evening', async () => {
  stubAdminResponses({ user: null });
  stubApiResponse(loginEndpoint, { body: { user: ownerUser } });
  const admin = openAdmin('/admin');
  await submitCredentials('en', admin);
  expect(await screen.findByText('Welcome, Jana')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: /^Saturday 21\sNovember$/ })).toBeInTheDocument();
  expect(findRequests(loginEndpoint)[0]?.body).toEqual({ username: 'jana', password: 'secret-enough' });
});

test.each([
  [{ ...ownerUser }, 'Welcome, Jana'],
  [{ ...ownerUser, firstName: null }, 'Welcome, jana@strapec.example'],
  [{ ...ownerUser, firstName: '', email: '' }, 'Welcome, Admin'],
])('the admin greets by first name, else e-mail, else Admin', async (user, expectedGreeting) => {
  stubAdminResponses({ user });
  openAdmin('/admin/content');
  expect(await screen.findByText(expectedGreeting)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View Site' })).toHaveAttribute('href', '/');
});

test('signing out removes the messages', async () => {
  stubAdminResponses();
  stubApiResponse('GET /api/admin/content', { body: [] });
  stubApiResponse('POST /api/admin/seed-content', { body: { added: 3 } });
  stubApiResponse('POST /api/auth/logout', { status: 204 });
  const { user } = openAdmin('/admin/content');
  await user.click((await screen.findAllByRole('button', { name: 'Add Front Page Texts' }))[0] as HTMLElement);
  const messagesRegion = await screen.findByRole('region', { name: 'Messages' });
  await waitFor(() => expect(messagesRegion).not.toBeEmptyDOMElement());
  await waitFor(() => expect(messagesRegion).toHaveTextContent(/3/));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Messages' })).not.toBeInTheDocument();
});

test('Logout deletes the stored responses before the API responds', async () => {
  stubAdminResponses();
  const admin = openAdmin('/admin/content');
  await screen.findByText('Welcome, Jana');
  await waitFor(() => expect(readOrDeleteStoredAnswers()).not.toHaveLength(0));
  stubApiResponse('POST /api/auth/logout', { status: 204 });
  const releaseResponse = holdResponses('POST /api/auth/logout');
  await admin.user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(readOrDeleteStoredAnswers()).toHaveLength(0);
  releaseResponse();
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeInTheDocument();
  expect(readOrDeleteStoredAnswers()).toHaveLength(0);
});

test('another user who signs in after an expired session sends and sees nothing of the first', async () => {
  const secondUser = { ...ownerUser, id: 'u2', firstName: 'Peter' };
  const seedEndpoint = 'POST /api/admin/seed-content';
  stubAdminResponses();
  stubApiResponse(seedEndpoint, problem(401, 'unauthenticated'));
  stubApiResponse(loginEndpoint, { body: { user: secondUser } });
  const admin = openAdmin('/admin/content');
  await admin.user.click((await screen.findAllByRole('button', { name: 'Add Front Page Texts' }))[0] as HTMLElement);
  await screen.findByText('Your session has ended');
  const usernameField = await screen.findByLabelText(labelsByLanguage.en.name);
  expect(usernameField).toHaveValue(ownerUser.username);
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await admin.user.clear(usernameField);
  await submitCredentials('en', admin);
  expect(await screen.findByText('Welcome, Peter')).toBeInTheDocument();
  await waitFor(() => expect(findRequests('GET /api/admin/content/page')).toHaveLength(2));
  expect(findRequests(seedEndpoint)).toHaveLength(1);
});

test('Logout signs out even when the request fails', async () => {
  stubAdminResponses();
  stubApiResponse('POST /api/auth/logout', problem(503, 'busy'));
  const { user } = openAdmin('/admin/content');
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(screen.queryByText('Welcome, Jana')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
});
