import type { IntegrityReportDto, SystemDto } from '@strapec/contracts';
import { screen } from '@testing-library/react';
import { stopClock } from '../../shared/testing/stop-the-clock';
import { stubApiResponse, findRequests } from '../../shared/testing/test-api';
import { stubAdminResponses, stubEmptyTabs, openAdmin, problem } from '../testing/open-admin';

beforeEach(() => stopClock());
afterEach(() => jest.useRealTimers());

const systemEndpoint = 'GET /api/admin/system';
const integrityEndpoint = 'POST /api/admin/system/integrity';
const checkedAt = '2026-11-21T03:30:00.000Z';

const buildSystem = (overrides: Partial<SystemDto> = {}): SystemDto => ({
  version: '1.2.3',
  startedAt: '2026-11-20T09:00:00.000Z',
  database: { version: '18.4', size: 12_345_678, newestMigration: 'SystemReports1764000009000', migrations: 9 },
  mail: { transport: 'smtp', waiting: 0, failed: 0, oldestWaiting: null, senderRefused: null },
  backup: { at: checkedAt, isOk: true, kind: 'nightly' },
  backsUpNightly: true,
  integrity: { at: checkedAt, isOk: true, findings: [] },
  warnings: [],
  settings: [
    { name: 'SMTP_URL', meaning: 'the mail server', unset: 'mails become files', isSet: false },
    { name: 'METRICS_TOKEN', meaning: 'opens /metrics', unset: 'nobody', isSet: true },
  ],
  ...overrides,
});

const failedReport: IntegrityReportDto = {
  at: checkedAt,
  isOk: false,
  findings: [{ name: 'two_holders_of_one_table', severity: 'error', count: 2, examples: ['r-1', 'r-2'] }],
};

test('a link leads to the system page, where no tab is selected', async () => {
  stubAdminResponses();
  stubEmptyTabs();
  stubApiResponse(systemEndpoint, { body: buildSystem() });
  const { user } = openAdmin('/admin/content');
  await user.click(await screen.findByRole('link', { name: 'System' }));
  expect(await screen.findByRole('heading', { name: 'System' })).toBeInTheDocument();
  expect(location.pathname).toBe('/admin/system');
  expect(document.title).toBe('System · Strapec Admin Panel');
  expect(screen.getAllByRole('tab')).toHaveLength(8);
  expect(screen.queryByRole('tab', { selected: true })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Newsletter' }));
  expect(await screen.findByRole('tab', { name: 'Newsletter', selected: true })).toBeInTheDocument();
});

test('the page shows a system in order', async () => {
  stubAdminResponses();
  stubApiResponse(systemEndpoint, { body: buildSystem() });
  openAdmin('/admin/system');
  for (const text of [
    '1.2.3',
    '12.3 MB',
    'PostgreSQL 18.4',
    'No e-mail is waiting.',
    'A backup is made every night.',
  ]) {
    expect(await screen.findByText(text)).toBeInTheDocument();
  }
  expect(screen.getByText(/^The last one was taken on .*04:30 \(at night\)\.$/)).toBeInTheDocument();
  expect(screen.getByText(/^All is well\./)).toBeInTheDocument();
  expect(screen.getByText('METRICS_TOKEN').parentElement).toHaveTextContent('METRICS_TOKENSet. opens /metrics');
  expect(screen.getByText('SMTP_URL').parentElement).toHaveTextContent('Not set. the mail server (mails become files)');
});

test('the page shows problems, in Slovak', async () => {
  stubAdminResponses();
  const senderRefused = { waiting: 2, since: checkedAt, said: '553 5.7.1 not owned' };
  const mail = { transport: 'files', waiting: 3, failed: 1, oldestWaiting: checkedAt, senderRefused } as const;
  const backup = { at: checkedAt, isOk: false, kind: 'before-upgrade' } as const;
  const warnings = ['SMTP_URL is not set: guests get no mails, they become files in DATA_DIR.'];
  stubApiResponse(systemEndpoint, { body: buildSystem({ mail, backup, warnings, integrity: failedReport }) });
  openAdmin('/admin/system', 'sk');
  expect(await screen.findByText(/Poštový server nie je nastavený/)).toBeInTheDocument();
  expect(screen.getByText(/^Čakajú 3 e-maily, najstarší od/)).toBeInTheDocument();
  expect(screen.getByText(/prihlásenie: „553 5\.7\.1 not owned“\. Čakajú na to 2 e-maily/)).toBeInTheDocument();
  expect(screen.getByText('1 e-mail sa odoslať nepodarilo.')).toBeInTheDocument();
  expect(screen.getByText(/^Posledná záloha .* \(pred aktualizáciou\) sa nepodarila\.$/)).toBeInTheDocument();
  expect(screen.getByText(/ktoré majú v\srovnakom čase spoločný stôl: 2\./)).toBeInTheDocument();
  expect(screen.getByText('r-1, r-2')).toBeInTheDocument();
  expect(screen.getByText(warnings[0] ?? '')).toBeInTheDocument();
});

test('a system without backup or check is checked on demand', async () => {
  stubAdminResponses();
  stubApiResponse(systemEndpoint, { body: buildSystem({ backup: null, integrity: null }) });
  const { user } = openAdmin('/admin/system');
  expect(await screen.findByText('No backup has been taken yet.')).toBeInTheDocument();
  expect(screen.getByText('The data have not been checked yet.')).toBeInTheDocument();
  stubApiResponse(integrityEndpoint, { body: failedReport });
  stubApiResponse(systemEndpoint, { body: buildSystem({ integrity: failedReport }) });
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText(/share a table with another one at the same time: 2\./)).toBeInTheDocument();
  expect(findRequests(integrityEndpoint)).toHaveLength(1);
});

test.each([
  ['en', /^The data are in order, but there is something for you to do\./, 'To do', 'To the reservations'],
  ['sk', /^Údaje sú v\sporiadku, ale niečo na vás čaká\./, 'Treba vybaviť', /^K\srezerváciám$/],
] as const)('an open task is not shown as an error (%s)', async (language, summary, label, linkName) => {
  stubAdminResponses();
  const findings: IntegrityReportDto['findings'] = [
    { name: 'visit_without_a_table', severity: 'task', count: 2, examples: ['r-1', 'r-2'] },
    { name: 'table_out_of_use', severity: 'task', count: 1, examples: ['r-3'] },
  ];
  stubApiResponse(systemEndpoint, { body: buildSystem({ integrity: { at: checkedAt, isOk: false, findings } }) });
  openAdmin('/admin/system', language);
  expect(await screen.findByText(summary)).toHaveAttribute('data-tone', 'task');
  expect(screen.getAllByText(`${label}:`).map(({ dataset }) => dataset['tone'])).toEqual(['task', 'task']);
  expect(screen.getByRole('link', { name: linkName })).toHaveAttribute('href', '/admin/reservations');
});

test('an error is shown beside an open task', async () => {
  stubAdminResponses();
  const findings: IntegrityReportDto['findings'] = [
    ...failedReport.findings,
    { name: 'visit_without_a_table', severity: 'task', count: 1, examples: ['r-1'] },
  ];
  stubApiResponse(systemEndpoint, { body: buildSystem({ integrity: { ...failedReport, findings } }) });
  openAdmin('/admin/system');
  expect(await screen.findByText('Error:')).toHaveAttribute('data-tone', 'bad');
  expect(screen.queryByText(/The data are in order/)).not.toBeInTheDocument();
});

test('a failed check shows the reason', async () => {
  stubAdminResponses();
  stubApiResponse(systemEndpoint, { body: buildSystem() });
  stubApiResponse(integrityEndpoint, problem(503, 'busy'));
  const { user } = openAdmin('/admin/system');
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByText(/^Failed to check the data: /)).toBeInTheDocument();
});
