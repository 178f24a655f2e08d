import type { EmailConfigurationDto, RecentEmailDto } from '@strapec/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { stopClock } from '../../shared/testing/stop-the-clock';
import { stubApiResponse, holdResponses, findRequests } from '../../shared/testing/test-api';
import { stubAdminResponses, openAdmin, problem } from '../testing/open-admin';

beforeEach(() => stopClock());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const statusEndpoint = 'GET /api/admin/email/status';
const testEmailEndpoint = 'POST /api/admin/email/test?language=en';
const resendEndpoint = (id: string): string => `POST /api/admin/email/resend/${id}`;

const buildEmail = (overrides: Partial<RecentEmailDto> = {}): RecentEmailDto => ({
  id: 'm1',
  firstName: 'Zuzana',
  lastName: 'Kováčová',
  email: 'zuzana@example.com',
  kind: 'reservation_confirmed',
  status: 'sent',
  attempts: 1,
  failure: null,
  serverSaid: null,
  createdAt: '2026-11-21T14:30:00.000Z',
  sentAt: '2026-11-21T14:30:02.000Z',
  resendOf: null,
  ...overrides,
});
const buildFailure = (overrides: Partial<RecentEmailDto> = {}) =>
  buildEmail({ id: 'f1', status: 'failed', attempts: 6, failure: 'server_unreachable', sentAt: null, ...overrides });

const configuration: EmailConfigurationDto = {
  transport: { kind: 'smtp', server: 'smtp.example.com:587' },
  sender: 'Strapec <vino@strapec.example>',
  staffCopies: 'tim@strapec.example',
  staffCopiesFrom: 'installation',
  templates: [
    { kind: 'reservation_confirmed', languages: ['sk', 'en'] },
    { kind: 'test', languages: ['sk', 'en'] },
  ],
  domain: 'strapec.example',
  records: [
    { name: 'MX', status: 'ok', found: 'mx.example.com' },
    { name: 'SPF', status: 'missing', found: null },
    { name: 'DKIM', status: 'unknown', found: null },
    { name: 'DMARC', status: 'ok', found: 'v=DMARC1; p=reject' },
  ],
  checkedAt: '2026-11-21T14:00:00.000Z',
};

const buildStatusResponse = (recentEmails: RecentEmailDto[]) => ({
  body: { totalReservations: 1234, emailsSent: 987, emailsFailed: 2, emailsWaiting: 1, recentEmails },
});

async function openEmails(recentEmails: RecentEmailDto[], language: 'en' | 'sk' = 'en', emailSetup = configuration) {
  stubAdminResponses();
  stubApiResponse(statusEndpoint, buildStatusResponse(recentEmails));
  stubApiResponse('GET /api/admin/email/configuration', { body: emailSetup });
  const admin = openAdmin('/admin/emails', language);
  await screen.findByText(language === 'en' ? 'Total Reservations' : 'Rezervácie spolu');
  return admin;
}
const getEmails = () => screen.getAllByRole('listitem').filter((item) => item.dataset['status']);

test('the page shows the counts and the newest e-mails with their outcome', async () => {
  await openEmails([
    buildEmail(),
    buildFailure({ kind: 'contact_acknowledgement' }),
    buildEmail({ id: 'q', status: 'queued', attempts: 0 }),
  ]);
  const tiles = ['Total Reservations', 'Emails Sent', 'Waiting', 'Email Failures'].map((name) =>
    screen.getByText(name, { selector: 'dt' }),
  );
  expect(tiles.map((tile) => tile.nextElementSibling?.textContent)).toEqual(['1,234', '987', '1', '2']);
  const [sentItem, failedItem, waitingItem] = getEmails();
  for (const text of ['Reservation confirmed', 'Zuzana Kováčová', 'zuzana@example.com', '21/11/2026', 'Sent'])
    expect(sentItem).toHaveTextContent(text);
  expect(failedItem).toHaveTextContent('Message received');
  expect(failedItem).toHaveTextContent('The mail server cannot be reached. Given up after 6 tries.');
  expect(within(waitingItem as HTMLElement).getByRole('button', { name: /^Resend/ })).toBeDisabled();
});

test('without a mail server no e-mail counts as sent', async () => {
  await openEmails([buildEmail()], 'sk', { ...configuration, transport: { kind: 'files', server: null } });
  expect(await screen.findByText(/^Poštový server nie je nastavený/)).toBeInTheDocument();
  expect(getEmails()[0]).toHaveTextContent('Uložený do súboru');
  expect(screen.queryByText('Odoslané')).not.toBeInTheDocument();
});

test('a bounced e-mail is shown as returned', async () => {
  const failure = { failure: 'address_unknown', serverSaid: '550 5.1.1 User unknown' } as const;
  await openEmails([buildFailure({ attempts: 1, ...failure, sentAt: '2026-11-21T14:30:02.000Z' })], 'sk');
  expect(getEmails()[0]).toHaveTextContent('E-mail sa vrátil. E-mailová adresa neexistuje.');
  expect(getEmails()[0]).toHaveTextContent('Vrátený');
});

test('an e-mail that waits for another attempt shows that, in Slovak', async () => {
  await openEmails([buildFailure({ status: 'queued', attempts: 2, serverSaid: '421 later' })], 'sk');
  expect(getEmails()[0]).toHaveTextContent('Poštový server je nedostupný. Skúsime to znova automaticky.');
  expect(getEmails()[0]).toHaveTextContent('Server: 421 later');
});

test('staff can resend one e-mail', async () => {
  const { user } = await openEmails([buildEmail()]);
  stubApiResponse(resendEndpoint('m1'), { body: { message: 'Email resent successfully!' } });
  stubApiResponse(statusEndpoint, buildStatusResponse([buildEmail({ id: 'm2', resendOf: 'm1' }), buildEmail()]));
  await user.click(screen.getByRole('button', { name: 'Resend: Reservation confirmed, zuzana@example.com' }));
  expect(await screen.findByText('Email resent successfully!')).toBeInTheDocument();
  await waitFor(() => expect(getEmails()).toHaveLength(2));
  expect(findRequests(resendEndpoint('m1'))).toHaveLength(1);
});

test('a resend that fails again is reported', async () => {
  const { user } = await openEmails([buildFailure()]);
  stubApiResponse(resendEndpoint('f1'), { body: { message: 'Email resent successfully!' } });
  stubApiResponse(
    statusEndpoint,
    buildStatusResponse([buildFailure({ id: 'f2', resendOf: 'f1', status: 'queued', attempts: 1 }), buildFailure()]),
  );
  await user.click(screen.getByRole('button', { name: /^Resend:/ }));
  const expectedMessage = 'The email could not be sent this time either. The mail server cannot be reached.';
  expect(await screen.findByText(expectedMessage)).toBeInTheDocument();
});

test.each([
  ['resent_just_now', 'Failed to resend email. It was resent less than a minute ago.'],
  ['mail_without_subject', 'Failed to resend email. The reservation or message it was about no longer exists.'],
  ['internal_error', 'Failed to resend email.'],
])('a resend that is refused with %s shows the reason', async (code, expectedMessage) => {
  const { user } = await openEmails([buildEmail()]);
  stubApiResponse(resendEndpoint('m1'), problem(409, code));
  await user.click(screen.getByRole('button', { name: /^Resend:/ }));
  expect(await screen.findByText(expectedMessage)).toBeInTheDocument();
});

test('failed e-mails are marked until they are resent, and can be resent all at once', async () => {
  const resentEmail = buildFailure({ id: 'f0' });
  const { user } = await openEmails([
    buildFailure({ id: 'f2', resendOf: 'f1' }),
    buildFailure({ id: 'f3', kind: 'reservation_staff_copy' }),
    buildFailure({ id: 'f1' }),
    buildEmail({ id: 'm0', resendOf: 'f0' }),
    resentEmail,
  ]);
  expect(screen.getByText('2 e-mails did not arrive')).toBeInTheDocument();
  expect(getEmails().map((item) => item.dataset['unanswered'])).toEqual(['true', 'true', 'false', 'false', 'false']);
  stubApiResponse(resendEndpoint('f2'), { body: { message: '' } });
  stubApiResponse(resendEndpoint('f3'), { body: { message: '' } });
  stubApiResponse(statusEndpoint, buildStatusResponse([buildEmail()]));
  await user.click(screen.getByRole('button', { name: 'Resend all 2' }));
  expect(await screen.findByText('2 emails resent successfully!')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('2 e-mails did not arrive')).not.toBeInTheDocument());
});

test('the page shows the e-mail configuration', async () => {
  await openEmails([]);
  const configurationRegion = await screen.findByRole('region', { name: 'Email Configuration' });
  await within(configurationRegion).findByText('smtp.example.com:587');
  for (const text of ['tim@strapec.example', '2 of 2 in Slovak and English', 'Records of the domain strapec.example'])
    expect(configurationRegion).toHaveTextContent(text);
  const records = within(configurationRegion)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(records.filter((record) => /^(MX|SPF|DKIM|DMARC)/.test(record ?? ''))).toEqual([
    expect.stringMatching(/^MXOK.*mx\.example\.com/),
    expect.stringMatching(/^SPFMissing/),
    expect.stringMatching(/^DKIMUnknown/),
    expect.stringMatching(/^DMARCOK/),
  ]);
  expect(screen.getByText('No e-mail has been sent yet.')).toBeInTheDocument();
});

test('a test e-mail shows its result', async () => {
  const { user } = await openEmails([]);
  stubApiResponse(testEmailEndpoint, { body: { message: 'Sent through smtp.example.com:587' } });
  const releaseResponse = holdResponses(testEmailEndpoint);
  await user.click(screen.getByRole('button', { name: 'Test Email Now' }));
  expect(screen.getByRole('button', { name: 'Sending test email...' })).toBeDisabled();
  releaseResponse();
  expect(await screen.findByText('Test result: Sent through smtp.example.com:587')).toBeInTheDocument();
});

test('a failed test e-mail logs the reason to the console', async () => {
  const { user } = await openEmails([]);
  const consoleErrorSpy = jest.spyOn(console, 'error').mockReturnValue(undefined);
  stubApiResponse(testEmailEndpoint, problem(503, 'mail_unavailable'));
  await user.click(screen.getByRole('button', { name: 'Test Email Now' }));
  expect(await screen.findByText('Test email failed. Check console for details.')).toBeInTheDocument();
  expect(String(consoleErrorSpy.mock.calls[0]?.[0])).toContain('mail_unavailable');
});

test('the page shows that the statistics failed to load', async () => {
  stubAdminResponses();
  stubApiResponse(statusEndpoint, problem(403, 'forbidden'));
  stubApiResponse('GET /api/admin/email/configuration', { body: configuration });
  openAdmin('/admin/emails');
  expect(await screen.findByText('Failed to load email statistics')).toBeInTheDocument();
});
