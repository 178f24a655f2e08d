import { type AuditItemDto, StaffAction } from '@strapec/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { stopClock } from '../../shared/testing/stop-the-clock';
import { stubApiResponse, findRequests } from '../../shared/testing/test-api';
import { auditTexts } from './texts';
import { stubAdminResponses, stubEmptyTabs, ownerUser, openAdmin, problem } from '../testing/open-admin';

const logEndpoint = 'GET /api/admin/audit/entries';
const staffMembersEndpoint = 'GET /api/admin/audit/people';
const staffMemberId = '3f2b7c9e-0d8e-4c54-9a5e-0d1c6a7b8c9d';
const nextCursor = `2026-11-20T10:00:00.000Z_${staffMemberId}`;

const toEntry = (overrides: Partial<AuditItemDto> = {}): AuditItemDto => ({
  ...{ id: 'a1', at: '2026-11-21T15:00:00.000Z', staff: 'Jana', action: 'staff.role', subject: 'Peter', reason: null },
  ...{ before: { role: 'host' }, after: { role: 'manager' }, ...overrides },
});

beforeEach(() => {
  stopClock();
  stubEmptyTabs();
  stubAdminResponses({ user: { ...ownerUser, role: 'manager' } });
  stubApiResponse(staffMembersEndpoint, { body: [{ id: staffMemberId, name: 'Peter Kováč' }] });
  stubApiResponse(logEndpoint, { body: { items: [toEntry()], next: null } });
  stubApiResponse(`${logEndpoint}?*`, { body: { items: [], next: null } });
});
afterEach(() => jest.useRealTimers());

const readSentQueries = () =>
  findRequests(`${logEndpoint}?*`).map(({ endpoint }) => decodeURIComponent(endpoint.split('?')[1] ?? ''));

test('every audited action has a text', () => {
  for (const action of Object.values(StaffAction)) expect(auditTexts).toHaveProperty([`audit.action.${action}`]);
});

test.each([
  ['en', 'Role changed', 'Role: host → manager'],
  ['sk', 'Zmenená rola', 'Rola: obsluha → vedúci'],
] as const)('an entry shows its author, action and change (%s)', async (language, expectedAction, expectedChange) => {
  openAdmin('/admin/audit', language);
  const entryItem = (await screen.findByText(expectedAction)).closest('li') as HTMLElement;
  expect(entryItem).toHaveTextContent(/2026.*16:00.*Jana/);
  expect(entryItem).toHaveTextContent(/ · Peter|Peter/);
  expect(within(entryItem).getByRole('listitem')).toHaveTextContent(expectedChange);
});

test('the log shows additions, deletions and automatic changes', async () => {
  const items = [
    toEntry({
      id: 'a2',
      action: 'event.delete',
      subject: null,
      before: { titleEn: 'Tasting', version: 3 },
      after: null,
    }),
    toEntry({
      id: 'a3',
      action: 'reservation.moved',
      staff: '',
      before: { tables: ['T1'] },
      after: { tables: ['T2', 'T3'] },
    }),
    toEntry({
      id: 'a4',
      action: 'reservation.enter',
      before: null,
      after: { partySize: 2, isPinned: false },
      reason: 'a friend',
    }),
    toEntry({
      id: 'a5',
      action: 'menu.delete',
      subject: 'Dunaj',
      before: { name: { sk: 'Dunaj', en: 'Danube' }, servings: [] },
      after: null,
    }),
  ];
  stubApiResponse(logEndpoint, { body: { items, next: null } });
  openAdmin('/admin/audit');
  expect(await screen.findByText('Title, English:')).toHaveTextContent(/^Title, English: Tasting$/);
  expect(screen.getByText(/^Tables:/)).toHaveTextContent('Tables: T1 → T2 + T3');
  expect(screen.getByText('Automatic')).toBeInTheDocument();
  expect(screen.getByText('Party size:')).toHaveTextContent(/^Party size: 2$/);
  expect(screen.getByText('Fixed table:')).toHaveTextContent(/^Fixed table: no$/);
  expect(screen.getByText('Reason: a friend')).toBeInTheDocument();
  expect(screen.getByText('Name:')).toHaveTextContent(/^Name: Danube$/);
  expect(screen.getByText('Dunaj')).toBeInTheDocument();
  expect(screen.queryByText(/version/)).not.toBeInTheDocument();
});

describe('changes of the venue settings in the log', () => {
  const hours = { opens: 960, lastStart: 1140, closes: 1260 };
  const openAndReadLog = async (language: 'en' | 'sk', ...items: Partial<AuditItemDto>[]) => {
    stubApiResponse(logEndpoint, {
      body: { items: items.map((item, index) => toEntry({ id: `h${index}`, ...item })), next: null },
    });
    openAdmin('/admin/audit', language);
    await screen.findAllByRole('listitem');
    return screen.getAllByRole('list')[0]?.textContent?.replaceAll('\u00a0', ' ');
  };

  test('an entry shows the days, the opening hours and the reason', async () => {
    const days = ['2026-12-24', '2026-12-26'];
    const christmas = { days, hours: null, labelSk: 'Vianoce', labelEn: 'Christmas' };
    const logText = await openAndReadLog(
      'sk',
      { action: 'venue.putSpecialDay', subject: days.join('/'), before: null, after: christmas },
      { action: 'venue.removeSpecialDay', subject: days.join('/'), before: { ...christmas, hours }, after: null },
      { action: 'venue.putSpecialDay', subject: days.join('/'), before: { hours: null }, after: { hours } },
    );
    expect(logText).toMatch(
      /Výnimočné dni.*štvrtok 24. decembra 2026 – sobota 26. decembra 2026Hodiny: zatvorenéPrečo, po slovensky: Vianoce/,
    );
    expect(logText).toMatch(/Odstránené výnimočné dni.*Hodiny: 16:00–21:00, posledný začiatok 19:00/);
    expect(logText).toMatch(/Hodiny: zatvorené → 16:00–21:00/);
    expect(logText).not.toMatch(/Dni:/);
  });

  test('an entry shows the first date and the changed values', async () => {
    const logText = await openAndReadLog(
      'en',
      {
        ...{ action: 'venue.putRules', subject: '2027-01-01' },
        ...{ before: { approvalFrom: 5, smallPartiesFrom: null }, after: { approvalFrom: 7, smallPartiesFrom: 60 } },
      },
      { action: 'venue.putWeek', subject: '2027-01-01', before: { sunday: null }, after: { sunday: hours } },
      { action: 'venue.putPause', subject: '2026-11-21', before: null, after: { pausedFrom: 1200 } },
    );
    expect(logText).toMatch(/Rules from a date.*Friday 1 January 2027Approval from: 5 → 7/);
    expect(logText).toMatch(/to small parties before the start \(minutes\): never → 60/);
    expect(logText).toMatch(/Sunday: closed → 16:00–21:00, last start 19:00/);
    expect(logText).toMatch(/Online reservations paused.*Saturday 21 November 2026From: 20:00/);
  });
});

test('the address holds the filters, which can be cleared', async () => {
  const { user } = openAdmin(`/admin/audit?staff=${staffMemberId}&from=2026-11-01&kind=nothing`);
  expect(await screen.findByText('No changes found.')).toBeInTheDocument();
  expect(readSentQueries()).toEqual([`staff=${staffMemberId}&from=2026-11-01`]);
  await user.click(screen.getByRole('combobox', { name: 'What' }));
  await user.click(await screen.findByTitle('Events'));
  await waitFor(() => expect(readSentQueries().at(-1)).toBe(`staff=${staffMemberId}&kind=event&from=2026-11-01`));
  expect(location.search).toBe(`?staff=${staffMemberId}&from=2026-11-01&kind=event`);
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(await screen.findByText('Role changed')).toBeInTheDocument();
  expect(location.search).toBe('');
});

test('Older shows the page of older entries, and Back returns to it', async () => {
  Object.defineProperty(window, 'scrollTo', { value: () => undefined });
  stubApiResponse(logEndpoint, { body: { items: [toEntry()], next: nextCursor } });
  stubApiResponse(`${logEndpoint}?*`, { body: { items: [toEntry({ id: 'a9', action: 'content.save' })], next: null } });
  const { user } = openAdmin('/admin/audit');
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  expect(await screen.findByText('Text changed')).toBeInTheDocument();
  expect(readSentQueries()).toEqual([`before=${nextCursor}`]);
  expect(screen.queryByRole('button', { name: 'Older' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'To the newest' }));
  expect(await screen.findByText('Role changed')).toBeInTheDocument();
  history.back();
  expect(await screen.findByText('Text changed')).toBeInTheDocument();
});

test('a list that failed can be loaded again, and a host may not open the log', async () => {
  stubApiResponse(logEndpoint, problem(404, 'not_found'));
  const { user, unmount } = openAdmin('/admin/audit');
  const retryButton = await screen.findByRole('button', { name: 'Try again' });
  stubApiResponse(logEndpoint, { body: { items: [toEntry()], next: null } });
  await user.click(retryButton);
  expect(await screen.findByText('Role changed')).toBeInTheDocument();
  unmount();
  stubAdminResponses({ user: { ...ownerUser, role: 'host' } });
  openAdmin('/admin/audit');
  expect(await screen.findByText('This page is not part of your role')).toBeInTheDocument();
});
