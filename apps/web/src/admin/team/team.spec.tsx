import type { InvitationDto, StaffMemberDto } from '@strapec/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { stopClock } from '../../shared/testing/stop-the-clock';
import { stubApiResponse, findRequests } from '../../shared/testing/test-api';
import { stubAdminResponses, stubEmptyTabs, ownerUser, openAdmin, problem } from '../testing/open-admin';

const membersEndpoint = 'GET /api/admin/staff';
const invitationsEndpoint = 'GET /api/admin/staff/invitations';
const inviteEndpoint = 'POST /api/admin/staff/invitations';
const changeEndpoint = 'PATCH /api/admin/staff/u2';

const owner: StaffMemberDto = {
  ...{ id: ownerUser.id, username: 'jana', email: ownerUser.email, firstName: 'Jana', lastName: null },
  ...{ role: 'owner', isDisabled: false, lastSignInAt: '2026-11-21T15:00:00.000Z' },
};
const host: StaffMemberDto = {
  ...{ id: 'u2', username: 'peter', email: 'peter@strapec.example', firstName: 'Peter', lastName: 'Kováč' },
  ...{ role: 'host', isDisabled: false, lastSignInAt: null },
};

const confirmSpy = jest.spyOn(window, 'confirm');
beforeEach(() => {
  stopClock();
  stubEmptyTabs();
  stubAdminResponses();
  stubApiResponse(membersEndpoint, { body: [owner, host] });
  stubApiResponse(invitationsEndpoint, { body: [] });
  confirmSpy.mockReset().mockReturnValue(true);
});
afterEach(() => jest.useRealTimers());

const findCard = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement;

async function chooseRole({ user }: ReturnType<typeof openAdmin>, role: RegExp) {
  await user.click(await screen.findByRole('combobox', { name: 'Role of Peter Kováč' }));
  await user.click(await screen.findByTitle(role));
}

test('an owner sees all members, and their own card without actions', async () => {
  openAdmin('/admin/team');
  const ownCard = await findCard('Jana');
  expect(ownCard).toHaveTextContent('Jana · you');
  expect(ownCard).toHaveTextContent(/Last signed in 21\/11\/2026/);
  expect(within(ownCard).queryByRole('button')).not.toBeInTheDocument();
  expect(await findCard('Peter Kováč')).toHaveTextContent('Has not signed in yet');
  expect(screen.getByText(/^You are the only owner/)).toBeInTheDocument();
});

test('an owner gives a member another role', async () => {
  stubApiResponse(changeEndpoint, { body: { ...host, role: 'manager' } });
  const admin = openAdmin('/admin/team');
  await chooseRole(admin, /Manager/);
  expect(await screen.findByText('Peter Kováč: Manager')).toBeInTheDocument();
  expect(findRequests(changeEndpoint)[0]?.body).toEqual({ role: 'manager' });
  expect(confirmSpy).not.toHaveBeenCalled();
});

test('the page asks before it makes a member an owner', async () => {
  confirmSpy.mockReturnValue(false);
  const admin = openAdmin('/admin/team');
  await chooseRole(admin, /Owner/);
  expect(confirmSpy).toHaveBeenCalledWith(expect.stringMatching(/^Make Peter Kováč an owner\?/));
  expect(findRequests(changeEndpoint)).toEqual([]);
});

test('an account is disabled once, and only after a confirmation', async () => {
  stubApiResponse(changeEndpoint, { body: { ...host, isDisabled: true } });
  const { user } = openAdmin('/admin/team');
  confirmSpy.mockReturnValueOnce(false);
  await user.click(await screen.findByRole('button', { name: 'Disable: Peter Kováč' }));
  expect(findRequests(changeEndpoint)).toEqual([]);
  await user.dblClick(screen.getByRole('button', { name: 'Disable: Peter Kováč' }));
  expect(await screen.findByText(/^Peter Kováč is signed out/)).toBeInTheDocument();
  expect(findRequests(changeEndpoint)).toHaveLength(1);
  await waitFor(() => expect(findRequests(membersEndpoint).length).toBeGreaterThan(1));
});

test.each([
  ['en', 409, 'own_account', 'you cannot change your own account; another owner can'],
  ['en', 403, 'not_permitted', 'you are no longer an owner yourself'],
  ['sk', 403, 'not_permitted', 'sami už nie ste majiteľ'],
  ['en', 404, 'not_found', 'it no longer exists'],
] as const)('the page shows why a change was refused (%s, %i %s)', async (language, status, code, expectedReason) => {
  stubApiResponse(membersEndpoint, { body: [owner, { ...host, isDisabled: true }] });
  stubApiResponse(changeEndpoint, problem(status, code));
  const { user } = openAdmin('/admin/team', language);
  await user.click(await screen.findByRole('button', { name: /Peter Kováč$/ }));
  expect(await screen.findByText(new RegExp(expectedReason))).toBeInTheDocument();
});

test('a list that cannot be loaded can be requested again', async () => {
  stubApiResponse(membersEndpoint, problem(404, 'not_found'));
  const { user } = openAdmin('/admin/team');
  const retryButton = await screen.findByRole('button', { name: 'Try again' });
  stubApiResponse(membersEndpoint, { body: [owner] });
  await user.click(retryButton);
  expect(await screen.findByText('Jana')).toBeInTheDocument();
});

test('a manager cannot open the page', async () => {
  stubAdminResponses({ user: { ...ownerUser, role: 'manager' } });
  openAdmin('/admin/team');
  expect(await screen.findByText('This page is not part of your role')).toBeInTheDocument();
  expect(findRequests(membersEndpoint)).toEqual([]);
});

const invitation: InvitationDto = {
  ...{ id: 'i1', email: 'eva@strapec.example', role: 'host', invitedBy: 'Jana', isOpen: true },
  expiresAt: '2026-11-24T15:00:00.000Z',
};

test('one invitation is sent, in the chosen language', async () => {
  stubApiResponse(inviteEndpoint, { status: 201 });
  const { user } = openAdmin('/admin/team');
  await user.type(await screen.findByLabelText('E-mail address'), ' eva@strapec.example ');
  await user.click(screen.getByRole('combobox', { name: 'E-mail language' }));
  await user.click(await screen.findByTitle('Slovenčina'));
  stubApiResponse(invitationsEndpoint, { body: [invitation] });
  await user.dblClick(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('The invitation is on its way to eva@strapec.example.')).toBeInTheDocument();
  expect(findRequests(inviteEndpoint).map(({ body }) => body)).toEqual([
    { email: 'eva@strapec.example', role: 'host', language: 'sk' },
  ]);
  expect(await findCard('eva@strapec.example')).toHaveTextContent(/Host · by Jana.*The link works until 24\/11\/2026/);
  expect(screen.getByLabelText('E-mail address')).toHaveValue('');
});

test.each([
  ['en', 'account_exists', 'there is an account with this address already'],
  ['sk', 'already_invited', 'táto adresa už pozvánku má, pošlite ju znova'],
] as const)('the form keeps the address when the invitation fails (%s, %s)', async (language, code, expectedReason) => {
  stubApiResponse(inviteEndpoint, problem(409, code));
  const { user } = openAdmin('/admin/team', language);
  const emailField = await screen.findByLabelText(language === 'en' ? 'E-mail address' : 'E-mailová adresa');
  await user.type(emailField, 'eva@strapec.example{Enter}');
  expect(await screen.findByText(new RegExp(expectedReason))).toBeInTheDocument();
  expect(emailField).toHaveValue('eva@strapec.example');
});

test('an invalid address is not invited', async () => {
  const { user } = openAdmin('/admin/team');
  await user.type(await screen.findByLabelText('E-mail address'), 'eva{Enter}');
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
  expect(findRequests(inviteEndpoint)).toEqual([]);
});

test('an expired invitation can be sent again, or withdrawn', async () => {
  stubApiResponse(invitationsEndpoint, { body: [{ ...invitation, isOpen: false }] });
  stubApiResponse('POST /api/admin/staff/invitations/i1/again', { status: 204 });
  stubApiResponse('DELETE /api/admin/staff/invitations/i1', { status: 204 });
  const { user } = openAdmin('/admin/team');
  expect(await findCard('eva@strapec.example')).toHaveTextContent('The link no longer works');
  await user.click(screen.getByRole('button', { name: 'Send again: eva@strapec.example' }));
  expect(await screen.findByText(/^A new link is on its way/)).toBeInTheDocument();
  const withdrawButton = screen.getByRole('button', { name: 'Withdraw: eva@strapec.example' });
  await waitFor(() => expect(withdrawButton).toBeEnabled());
  confirmSpy.mockReturnValueOnce(false);
  await user.click(withdrawButton);
  expect(findRequests('DELETE /api/admin/staff/invitations/i1')).toEqual([]);
  await user.click(withdrawButton);
  expect(await screen.findByText('The invitation of eva@strapec.example is withdrawn.')).toBeInTheDocument();
});
