import { type AuditItemDto, StaffAction } from '@strapec/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { stopTheClock } from '../../shared/testing/stop-the-clock';
import { stubApiAnswer, requestsTo } from '../../shared/testing/test-api';
import { auditTexts } from './texts';
import { stubAdminAnswers, stubEmptyTabs, ownerUser, openAdmin, problem } from '../testing/open-admin';

const listCall = 'GET /api/admin/audit/entries';
const peopleCall = 'GET /api/admin/audit/people';
const peter = '3f2b7c9e-0d8e-4c54-9a5e-0d1c6a7b8c9d';
const next = `2026-11-20T10:00:00.000Z_${peter}`;

const anItem = (overrides: Partial<AuditItemDto> = {}): AuditItemDto => ({
  ...{ id: 'a1', at: '2026-11-21T15:00:00.000Z', staff: 'Jana', action: 'staff.role', subject: 'Peter', reason: null },
  ...{ before: { role: 'host' }, after: { role: 'manager' }, ...overrides },
});

beforeEach(() => {
  stopTheClock();
  stubEmptyTabs();
  stubAdminAnswers({ user: { ...ownerUser, role: 'manager' } });
  stubApiAnswer(peopleCall, { body: [{ id: peter, name: 'Peter Kováč' }] });
  stubApiAnswer(listCall, { body: { items: [anItem()], next: null } });
  stubApiAnswer(`${listCall}?*`, { body: { items: [], next: null } });
});
afterEach(() => jest.useRealTimers());

const addresses = () => requestsTo(`${listCall}?*`).map(({ call }) => decodeURIComponent(call.split('?')[1] ?? ''));

test('every action has its words', () => {
  for (const action of Object.values(StaffAction)) expect(auditTexts).toHaveProperty([`audit.action.${action}`]);
});

test.each([
  ['en', 'Role changed', 'Role: host → manager'],
  ['sk', 'Zmenená rola', 'Rola: obsluha → vedúci'],
] as const)('says who, what, when, before and after in words (%s)', async (language, action, difference) => {
  openAdmin('/admin/audit', language);
  const item = (await screen.findByText(action)).closest('li') as HTMLElement;
  expect(item).toHaveTextContent(/2026.*16:00.*Jana/);
  expect(item).toHaveTextContent(/ · Peter|Peter/);
  expect(within(item).getByRole('listitem')).toHaveTextContent(difference);
});

test('additions, deletions and automatic changes', async () => {
  const items = [
    anItem({
      id: 'a2',
      action: 'event.delete',
      subject: null,
      before: { titleEn: 'Tasting', version: 3 },
      after: null,
    }),
    anItem({
      id: 'a3',
      action: 'reservation.moved',
      staff: '',
      before: { tables: ['T1'] },
      after: { tables: ['T2', 'T3'] },
    }),
    anItem({
      id: 'a4',
      action: 'reservation.enter',
      before: null,
      after: { partySize: 2, isPinned: false },
      reason: 'a friend',
    }),
    anItem({
      id: 'a5',
      action: 'menu.delete',
      subject: 'Dunaj',
      before: { name: { sk: 'Dunaj', en: 'Danube' }, servings: [] },
      after: null,
    }),
  ];
  stubApiAnswer(listCall, { body: { items, next: null } });
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

describe('a change of the settings', () => {
  const hours = { opens: 960, lastStart: 1140, closes: 1260 };
  const told = async (language: 'en' | 'sk', ...items: Partial<AuditItemDto>[]) => {
    stubApiAnswer(listCall, {
      body: { items: items.map((item, at) => anItem({ id: `h${at}`, ...item })), next: null },
    });
    openAdmin('/admin/audit', language);
    await screen.findAllByRole('listitem');
    return screen.getAllByRole('list')[0]?.textContent?.replaceAll('\u00a0', ' ');
  };

  test('shows the days, the hours and the reason', async () => {
    const days = ['2026-12-24', '2026-12-26'];
    const christmas = { days, hours: null, labelSk: 'Vianoce', labelEn: 'Christmas' };
    const all = await told(
      'sk',
      { action: 'venue.putSpecialDay', subject: days.join('/'), before: null, after: christmas },
      { action: 'venue.removeSpecialDay', subject: days.join('/'), before: { ...christmas, hours }, after: null },
      { action: 'venue.putSpecialDay', subject: days.join('/'), before: { hours: null }, after: { hours } },
    );
    expect(all).toMatch(
      /Výnimočné dni.*štvrtok 24. decembra 2026 – sobota 26. decembra 2026Hodiny: zatvorenéPrečo, po slovensky: Vianoce/,
    );
    expect(all).toMatch(/Odstránené výnimočné dni.*Hodiny: 16:00–21:00, posledný začiatok 19:00/);
    expect(all).toMatch(/Hodiny: zatvorené → 16:00–21:00/);
    expect(all).not.toMatch(/Dni:/);
  });

  test('shows the first date and the differences', async () => {
    const all = await told(
      'en',
      {
        ...{ action: 'venue.putRules', subject: '2027-01-01' },
        ...{ before: { approvalFrom: 5, smallPartiesFrom: null }, after: { approvalFrom: 7, smallPartiesFrom: 60 } },
      },
      { action: 'venue.putWeek', subject: '2027-01-01', before: { sunday: null }, after: { sunday: hours } },
      { action: 'venue.putPause', subject: '2026-11-21', before: null, after: { pausedFrom: 1200 } },
    );
    expect(all).toMatch(/Rules from a date.*Friday 1 January 2027Approval from: 5 → 7/);
    expect(all).toMatch(/to small parties before the start \(minutes\): never → 60/);
    expect(all).toMatch(/Sunday: closed → 16:00–21:00, last start 19:00/);
    expect(all).toMatch(/Online reservations paused.*Saturday 21 November 2026From: 20:00/);
  });
});

test('the search is part of the address and can be cleared', async () => {
  const { user } = openAdmin(`/admin/audit?staff=${peter}&from=2026-11-01&kind=nothing`);
  expect(await screen.findByText('No changes found.')).toBeInTheDocument();
  expect(addresses()).toEqual([`staff=${peter}&from=2026-11-01`]);
  await user.click(screen.getByRole('combobox', { name: 'What' }));
  await user.click(await screen.findByTitle('Events'));
  await waitFor(() => expect(addresses().at(-1)).toBe(`staff=${peter}&kind=event&from=2026-11-01`));
  expect(location.search).toBe(`?staff=${peter}&from=2026-11-01&kind=event`);
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(await screen.findByText('Role changed')).toBeInTheDocument();
  expect(location.search).toBe('');
});

test('older ones are a page away, and back comes back', async () => {
  Object.defineProperty(window, 'scrollTo', { value: () => undefined });
  stubApiAnswer(listCall, { body: { items: [anItem()], next } });
  stubApiAnswer(`${listCall}?*`, { body: { items: [anItem({ id: 'a9', action: 'content.save' })], next: null } });
  const { user } = openAdmin('/admin/audit');
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  expect(await screen.findByText('Text changed')).toBeInTheDocument();
  expect(addresses()).toEqual([`before=${next}`]);
  expect(screen.queryByRole('button', { name: 'Older' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'To the newest' }));
  expect(await screen.findByText('Role changed')).toBeInTheDocument();
  history.back();
  expect(await screen.findByText('Text changed')).toBeInTheDocument();
});

test('is closed to a host, and a failure can be tried again', async () => {
  stubApiAnswer(listCall, problem(404, 'not_found'));
  const { user, unmount } = openAdmin('/admin/audit');
  const again = await screen.findByRole('button', { name: 'Try again' });
  stubApiAnswer(listCall, { body: { items: [anItem()], next: null } });
  await user.click(again);
  expect(await screen.findByText('Role changed')).toBeInTheDocument();
  unmount();
  stubAdminAnswers({ user: { ...ownerUser, role: 'host' } });
  openAdmin('/admin/audit');
  expect(await screen.findByText('This page is not part of your role')).toBeInTheDocument();
});
