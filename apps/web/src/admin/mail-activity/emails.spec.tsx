import type { EmailConfigurationDto, RecentEmailDto } from '@strapec/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { stopTheClock } from '../../shared/testing/stop-the-clock';
import { stubApiAnswer, holdAnswers, requestsTo } from '../../shared/testing/test-api';
import { stubAdminAnswers, openAdmin, problem } from '../testing/open-admin';

beforeEach(() => stopTheClock());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const emailsCall = 'GET /api/admin/email/status';
const testCall = 'POST /api/admin/email/test?language=en';
const resendCall = (id: string): string => `POST /api/admin/email/resend/${id}`;

const aMail = (change: Partial<RecentEmailDto> = {}): RecentEmailDto => ({
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
  ...change,
});
const aFailure = (change: Partial<RecentEmailDto> = {}) =>
  aMail({
    id: 'f1',
    status: 'failed',
    attempts: 6,
    failure: 'server_unreachable',
    sentAt: null,
    ...change,
  });

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

const statusWith = (recentEmails: RecentEmailDto[]) => ({
  body: { totalReservations: 1234, emailsSent: 987, emailsFailed: 2, emailsWaiting: 1, recentEmails },
});

async function openEmails(recentEmails: RecentEmailDto[], language: 'en' | 'sk' = 'en', setup = configuration) {
  stubAdminAnswers();
  stubApiAnswer(emailsCall, statusWith(recentEmails));
  stubApiAnswer('GET /api/admin/email/configuration', { body: setup });
  const admin = openAdmin('/admin/emails', language);
  await screen.findByText(language === 'en' ? 'Total Reservations' : 'Rezervácie spolu');
  return admin;
}
const mails = () => screen.getAllByRole('listitem').filter((item) => item.dataset['status']);

test('tiles, and the newest mails with their outcome', async () => {
  await openEmails([
    aMail(),
    aFailure({ kind: 'contact_acknowledgement' }),
    aMail({ id: 'q', status: 'queued', attempts: 0 }),
  ]);
  const tiles = ['Total Reservations', 'Emails Sent', 'Waiting', 'Email Failures'].map((name) =>
    screen.getByText(name, { selector: 'dt' }),
  );
  expect(tiles.map((tile) => tile.nextElementSibling?.textContent)).toEqual(['1,234', '987', '1', '2']);
  const [sent, failed, waiting] = mails();
  for (const words of ['Reservation confirmed', 'Zuzana Kováčová', 'zuzana@example.com', '21/11/2026', 'Sent'])
    expect(sent).toHaveTextContent(words);
  expect(failed).toHaveTextContent('Message received');
  expect(failed).toHaveTextContent('The mail server cannot be reached. Given up after 6 tries.');
  expect(within(waiting as HTMLElement).getByRole('button', { name: /^Resend/ })).toBeDisabled();
});

test('without a mail server no mail counts as sent', async () => {
  await openEmails([aMail()], 'sk', { ...configuration, transport: { kind: 'files', server: null } });
  expect(await screen.findByText(/^Poštový server nie je nastavený/)).toBeInTheDocument();
  expect(mails()[0]).toHaveTextContent('Uložený do súboru');
  expect(screen.queryByText('Odoslané')).not.toBeInTheDocument();
});

test('a bounced mail is shown as sent before', async () => {
  const failure = { failure: 'address_unknown', serverSaid: '550 5.1.1 User unknown' } as const;
  await openEmails([aFailure({ attempts: 1, ...failure, sentAt: '2026-11-21T14:30:02.000Z' })], 'sk');
  expect(mails()[0]).toHaveTextContent('E-mail sa vrátil. E-mailová adresa neexistuje.');
  expect(mails()[0]).toHaveTextContent('Vrátený');
});

test('a mail that will be tried again is shown so, in Slovak', async () => {
  await openEmails([aFailure({ status: 'queued', attempts: 2, serverSaid: '421 later' })], 'sk');
  expect(mails()[0]).toHaveTextContent('Poštový server je nedostupný. Skúsime to znova automaticky.');
  expect(mails()[0]).toHaveTextContent('Server: 421 later');
});

test('resends one mail', async () => {
  const { user } = await openEmails([aMail()]);
  stubApiAnswer(resendCall('m1'), { body: { message: 'Email resent successfully!' } });
  stubApiAnswer(emailsCall, statusWith([aMail({ id: 'm2', resendOf: 'm1' }), aMail()]));
  await user.click(screen.getByRole('button', { name: 'Resend: Reservation confirmed, zuzana@example.com' }));
  expect(await screen.findByText('Email resent successfully!')).toBeInTheDocument();
  await waitFor(() => expect(mails()).toHaveLength(2));
  expect(requestsTo(resendCall('m1'))).toHaveLength(1);
});

test('a resend that fails again is reported', async () => {
  const { user } = await openEmails([aFailure()]);
  stubApiAnswer(resendCall('f1'), { body: { message: 'Email resent successfully!' } });
  stubApiAnswer(
    emailsCall,
    statusWith([aFailure({ id: 'f2', resendOf: 'f1', status: 'queued', attempts: 1 }), aFailure()]),
  );
  await user.click(screen.getByRole('button', { name: /^Resend:/ }));
  const said = 'The email could not be sent this time either. The mail server cannot be reached.';
  expect(await screen.findByText(said)).toBeInTheDocument();
});

test.each([
  ['resent_just_now', 'Failed to resend email. It was resent less than a minute ago.'],
  ['mail_without_subject', 'Failed to resend email. The reservation or message it was about no longer exists.'],
  ['internal_error', 'Failed to resend email.'],
])('a resend that is refused with %s says why', async (code, sentence) => {
  const { user } = await openEmails([aMail()]);
  stubApiAnswer(resendCall('m1'), problem(409, code));
  await user.click(screen.getByRole('button', { name: /^Resend:/ }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test('failed mails stand out until they are sent again, and can be resent all at once', async () => {
  const answered = aFailure({ id: 'f0' });
  const { user } = await openEmails([
    aFailure({ id: 'f2', resendOf: 'f1' }),
    aFailure({ id: 'f3', kind: 'reservation_staff_copy' }),
    aFailure({ id: 'f1' }),
    aMail({ id: 'm0', resendOf: 'f0' }),
    answered,
  ]);
  expect(screen.getByText('2 e-mails did not arrive')).toBeInTheDocument();
  expect(mails().map((item) => item.dataset['unanswered'])).toEqual(['true', 'true', 'false', 'false', 'false']);
  stubApiAnswer(resendCall('f2'), { body: { message: '' } });
  stubApiAnswer(resendCall('f3'), { body: { message: '' } });
  stubApiAnswer(emailsCall, statusWith([aMail()]));
  await user.click(screen.getByRole('button', { name: 'Resend all 2' }));
  expect(await screen.findByText('2 emails resent successfully!')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('2 e-mails did not arrive')).not.toBeInTheDocument());
});

test('shows the actual setup of mail', async () => {
  await openEmails([]);
  const block = await screen.findByRole('region', { name: 'Email Configuration' });
  await within(block).findByText('smtp.example.com:587');
  for (const words of ['tim@strapec.example', '2 of 2 in Slovak and English', 'Records of the domain strapec.example'])
    expect(block).toHaveTextContent(words);
  const records = within(block)
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

test('a test mail shows its result', async () => {
  const { user } = await openEmails([]);
  stubApiAnswer(testCall, { body: { message: 'Sent through smtp.example.com:587' } });
  const answer = holdAnswers(testCall);
  await user.click(screen.getByRole('button', { name: 'Test Email Now' }));
  expect(screen.getByRole('button', { name: 'Sending test email...' })).toBeDisabled();
  answer();
  expect(await screen.findByText('Test result: Sent through smtp.example.com:587')).toBeInTheDocument();
});

test('a failed test mail logs the reason to the console', async () => {
  const { user } = await openEmails([]);
  const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
  stubApiAnswer(testCall, problem(503, 'mail_unavailable'));
  await user.click(screen.getByRole('button', { name: 'Test Email Now' }));
  expect(await screen.findByText('Test email failed. Check console for details.')).toBeInTheDocument();
  expect(String(complain.mock.calls[0]?.[0])).toContain('mail_unavailable');
});

test('shows that the statistics are missing', async () => {
  stubAdminAnswers();
  stubApiAnswer(emailsCall, problem(403, 'forbidden'));
  stubApiAnswer('GET /api/admin/email/configuration', { body: configuration });
  openAdmin('/admin/emails');
  expect(await screen.findByText('Failed to load email statistics')).toBeInTheDocument();
});
