import type { InvitationDto, StaffMemberDto } from '@strapec/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { stopTheClock } from '../../shared/testing/stop-the-clock';
import { stubApiAnswer, requestsTo } from '../../shared/testing/test-api';
import { stubAdminAnswers, stubEmptyTabs, ownerUser, openAdmin, problem } from '../testing/open-admin';

const listCall = 'GET /api/admin/staff';
const invitationsCall = 'GET /api/admin/staff/invitations';
const inviteCall = 'POST /api/admin/staff/invitations';
const changeCall = 'PATCH /api/admin/staff/u2';

const owner: StaffMemberDto = {
  ...{ id: ownerUser.id, username: 'jana', email: ownerUser.email, firstName: 'Jana', lastName: null },
  ...{ role: 'owner', isDisabled: false, lastSignInAt: '2026-11-21T15:00:00.000Z' },
};
const peter: StaffMemberDto = {
  ...{ id: 'u2', username: 'peter', email: 'peter@strapec.example', firstName: 'Peter', lastName: 'Kováč' },
  ...{ role: 'host', isDisabled: false, lastSignInAt: null },
};

const question = jest.spyOn(window, 'confirm');
beforeEach(() => {
  stopTheClock();
  stubEmptyTabs();
  stubAdminAnswers();
  stubApiAnswer(listCall, { body: [owner, peter] });
  stubApiAnswer(invitationsCall, { body: [] });
  question.mockReset().mockReturnValue(true);
});
afterEach(() => jest.useRealTimers());

const cardOf = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement;

async function choose({ user }: ReturnType<typeof openAdmin>, role: RegExp) {
  await user.click(await screen.findByRole('combobox', { name: 'Role of Peter Kováč' }));
  await user.click(await screen.findByTitle(role));
}

test('an owner sees everybody, and their own card only to read', async () => {
  openAdmin('/admin/team');
  const own = await cardOf('Jana');
  expect(own).toHaveTextContent('Jana · you');
  expect(own).toHaveTextContent(/Last signed in 21\/11\/2026/);
  expect(within(own).queryByRole('button')).not.toBeInTheDocument();
  expect(await cardOf('Peter Kováč')).toHaveTextContent('Has not signed in yet');
  expect(screen.getByText(/^You are the only owner/)).toBeInTheDocument();
});

test('gives another role', async () => {
  stubApiAnswer(changeCall, { body: { ...peter, role: 'manager' } });
  const admin = openAdmin('/admin/team');
  await choose(admin, /Manager/);
  expect(await screen.findByText('Peter Kováč: Manager')).toBeInTheDocument();
  expect(requestsTo(changeCall)[0]?.body).toEqual({ role: 'manager' });
  expect(question).not.toHaveBeenCalled();
});

test('asks before it makes a colleague an owner', async () => {
  question.mockReturnValue(false);
  const admin = openAdmin('/admin/team');
  await choose(admin, /Owner/);
  expect(question).toHaveBeenCalledWith(expect.stringMatching(/^Make Peter Kováč an owner\?/));
  expect(requestsTo(changeCall)).toEqual([]);
});

test('shuts an account, once, and only after a question', async () => {
  stubApiAnswer(changeCall, { body: { ...peter, isDisabled: true } });
  const { user } = openAdmin('/admin/team');
  question.mockReturnValueOnce(false);
  await user.click(await screen.findByRole('button', { name: 'Disable: Peter Kováč' }));
  expect(requestsTo(changeCall)).toEqual([]);
  await user.dblClick(screen.getByRole('button', { name: 'Disable: Peter Kováč' }));
  expect(await screen.findByText(/^Peter Kováč is signed out/)).toBeInTheDocument();
  expect(requestsTo(changeCall)).toHaveLength(1);
  await waitFor(() => expect(requestsTo(listCall).length).toBeGreaterThan(1));
});

test.each([
  ['en', 409, 'own_account', 'you cannot change your own account; another owner can'],
  ['en', 403, 'not_permitted', 'you are no longer an owner yourself'],
  ['sk', 403, 'not_permitted', 'sami už nie ste majiteľ'],
  ['en', 404, 'not_found', 'it no longer exists'],
] as const)('says why it was refused (%s, %i %s)', async (language, status, code, words) => {
  stubApiAnswer(listCall, { body: [owner, { ...peter, isDisabled: true }] });
  stubApiAnswer(changeCall, problem(status, code));
  const { user } = openAdmin('/admin/team', language);
  await user.click(await screen.findByRole('button', { name: /Peter Kováč$/ }));
  expect(await screen.findByText(new RegExp(words))).toBeInTheDocument();
});

test('offers to try again when the list cannot be loaded', async () => {
  stubApiAnswer(listCall, problem(404, 'not_found'));
  const { user } = openAdmin('/admin/team');
  const again = await screen.findByRole('button', { name: 'Try again' });
  stubApiAnswer(listCall, { body: [owner] });
  await user.click(again);
  expect(await screen.findByText('Jana')).toBeInTheDocument();
});

test('is closed to a manager', async () => {
  stubAdminAnswers({ user: { ...ownerUser, role: 'manager' } });
  openAdmin('/admin/team');
  expect(await screen.findByText('This page is not part of your role')).toBeInTheDocument();
  expect(requestsTo(listCall)).toEqual([]);
});

const invited: InvitationDto = {
  ...{ id: 'i1', email: 'eva@strapec.example', role: 'host', invitedBy: 'Jana', isOpen: true },
  expiresAt: '2026-11-24T15:00:00.000Z',
};

test('sends one invitation, in the chosen language', async () => {
  stubApiAnswer(inviteCall, { status: 201 });
  const { user } = openAdmin('/admin/team');
  await user.type(await screen.findByLabelText('E-mail address'), ' eva@strapec.example ');
  await user.click(screen.getByRole('combobox', { name: 'E-mail language' }));
  await user.click(await screen.findByTitle('Slovenčina'));
  stubApiAnswer(invitationsCall, { body: [invited] });
  await user.dblClick(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('The invitation is on its way to eva@strapec.example.')).toBeInTheDocument();
  expect(requestsTo(inviteCall).map(({ body }) => body)).toEqual([
    { email: 'eva@strapec.example', role: 'host', language: 'sk' },
  ]);
  expect(await cardOf('eva@strapec.example')).toHaveTextContent(/Host · by Jana.*The link works until 24\/11\/2026/);
  expect(screen.getByLabelText('E-mail address')).toHaveValue('');
});

test.each([
  ['en', 'account_exists', 'there is an account with this address already'],
  ['sk', 'already_invited', 'táto adresa už pozvánku má, pošlite ju znova'],
] as const)('keeps the typed text when the invitation fails (%s, %s)', async (language, code, words) => {
  stubApiAnswer(inviteCall, problem(409, code));
  const { user } = openAdmin('/admin/team', language);
  const field = await screen.findByLabelText(language === 'en' ? 'E-mail address' : 'E-mailová adresa');
  await user.type(field, 'eva@strapec.example{Enter}');
  expect(await screen.findByText(new RegExp(words))).toBeInTheDocument();
  expect(field).toHaveValue('eva@strapec.example');
});

test('an invalid address is not invited', async () => {
  const { user } = openAdmin('/admin/team');
  await user.type(await screen.findByLabelText('E-mail address'), 'eva{Enter}');
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
  expect(requestsTo(inviteCall)).toEqual([]);
});

test('an invitation whose link is over can be sent again, or withdrawn', async () => {
  stubApiAnswer(invitationsCall, { body: [{ ...invited, isOpen: false }] });
  stubApiAnswer('POST /api/admin/staff/invitations/i1/again', { status: 204 });
  stubApiAnswer('DELETE /api/admin/staff/invitations/i1', { status: 204 });
  const { user } = openAdmin('/admin/team');
  expect(await cardOf('eva@strapec.example')).toHaveTextContent('The link no longer works');
  await user.click(screen.getByRole('button', { name: 'Send again: eva@strapec.example' }));
  expect(await screen.findByText(/^A new link is on its way/)).toBeInTheDocument();
  const withdraw = screen.getByRole('button', { name: 'Withdraw: eva@strapec.example' });
  await waitFor(() => expect(withdraw).toBeEnabled());
  question.mockReturnValueOnce(false);
  await user.click(withdraw);
  expect(requestsTo('DELETE /api/admin/staff/invitations/i1')).toEqual([]);
  await user.click(withdraw);
  expect(await screen.findByText('The invitation of eva@strapec.example is withdrawn.')).toBeInTheDocument();
});
