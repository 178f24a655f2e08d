import { act, screen, waitFor, within } from '@testing-library/react';
import { buildSite } from '../../shared/testing/site-fixtures';
import { stopClock } from '../../shared/testing/stop-the-clock';
import { stubApiResponse } from '../../shared/testing/test-api';
import { buildCalendarDay } from '../testing/evening-fixtures';
import {
  stubEmptyTabs,
  stubAdminResponses,
  calendarDayEndpoint,
  openAdmin,
  problem,
  readinessEndpoint,
} from '../testing/open-admin';

beforeEach(() => {
  stopClock();
  stubEmptyTabs();
});
afterEach(() => jest.useRealTimers());

const expectedTabNames = [
  'Tonight',
  'Content Management',
  'Image Management',
  'Reservations',
  'Email Management',
  'Newsletter',
  'Wine list',
  'Operations',
];

test('the tabs have the specified order', async () => {
  stubAdminResponses();
  openAdmin('/admin/content');
  await screen.findByRole('tab', { name: 'Newsletter' });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(expectedTabNames);
});

test('a bar that opens by day has a tab Today instead of Tonight', async () => {
  const site = buildSite('sk');
  stubAdminResponses();
  stubApiResponse('GET /api/site?lang=sk', { body: { ...site, words: { ...site.words, part: 'day' } } });
  openAdmin('/admin/content');
  expect(await screen.findByRole('tab', { name: 'Today' })).toBeInTheDocument();
});

test('every page warns of a full disk', async () => {
  stubAdminResponses();
  stubApiResponse(readinessEndpoint, problem(503, 'storage_full'));
  openAdmin('/admin/content');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^The disk of the server is full.*guests are asked to call/,
  );
});

test('a busy server shows no warning of a full disk', async () => {
  stubAdminResponses();
  stubApiResponse(readinessEndpoint, problem(503, 'busy'));
  openAdmin('/admin/content');
  expect(await screen.findByRole('heading', { name: 'Content Management' })).toBeInTheDocument();
  expect(screen.queryByText('The disk of the server is full')).not.toBeInTheDocument();
});

test('the former address of the setup redirects to the new one', async () => {
  stubAdminResponses();
  openAdmin('/admin/start?step=hours');
  await waitFor(() => expect(location.pathname + location.search).toBe('/admin/setup?step=hours'));
});

test.each(['/admin', '/admin/', '/admin/nothing-here'])(
  '%s redirects to the board while guests are served',
  async (address) => {
    stubAdminResponses();
    openAdmin(address);
    expect(await screen.findByRole('tab', { name: 'Tonight', selected: true })).toBeInTheDocument();
    expect(location.pathname).toBe('/admin/tonight');
    expect(await screen.findByRole('region', { name: 'Tables and times' })).toBeInTheDocument();
  },
);

test.each([
  ['an hour after midnight', '2026-11-22T00:00:00Z', 'tonight'],
  ['three hours before opening', '2026-11-21T12:00:00Z', 'tonight'],
  ['in the morning', '2026-11-21T11:59:00Z', 'reservations'],
])('/admin opens the page that suits the hour: %s', async (_hour, now, pageName) => {
  stopClock(new Date(now));
  stubAdminResponses();
  openAdmin('/admin');
  await waitFor(() => expect(location.pathname).toBe(`/admin/${pageName}`));
  expect(await screen.findByRole('heading', { name: /^Saturday/ })).toBeInTheDocument();
});

test('a board that stays open overnight shows the new service date from 05:00', async () => {
  stopClock(new Date('2026-11-22T03:59:00Z'));
  stubAdminResponses();
  stubApiResponse(calendarDayEndpoint('2026-11-22'), { body: buildCalendarDay([], { date: '2026-11-22' }) });
  openAdmin('/admin/tonight');
  expect(await screen.findByRole('heading', { name: /^Saturday 21/ })).toBeInTheDocument();
  stopClock(new Date('2026-11-22T04:01:00Z'));
  act(() => void dispatchEvent(new Event('focus'))); // as when a tablet wakes up
  expect(await screen.findByRole('heading', { name: /^Sunday 22/ })).toBeInTheDocument();
});

test('/admin redirects to the reservations when the opening hours are unknown', async () => {
  stubAdminResponses();
  stubApiResponse('GET /api/site?lang=sk', problem(404, 'not_found'));
  openAdmin('/admin');
  expect(await screen.findByRole('tab', { name: 'Reservations', selected: true })).toBeInTheDocument();
  expect(location.pathname).toBe('/admin/reservations');
  expect(await screen.findByRole('heading', { name: 'Schedule' })).toBeInTheDocument();
});

test('the address names the tab, and Back returns to the tab before', async () => {
  stubAdminResponses();
  const { user } = openAdmin('/admin/images');
  expect(await screen.findByRole('tab', { name: 'Image Management', selected: true })).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Newsletter' }));
  await waitFor(() => expect(location.pathname).toBe('/admin/newsletter'));
  expect(await within(screen.getByRole('tabpanel')).findByRole('heading', { name: 'Newsletter' })).toBeInTheDocument();
  history.back();
  expect(await screen.findByRole('tab', { name: 'Image Management', selected: true })).toBeInTheDocument();
});

test('arrow keys move the focus between the tabs, and Enter opens one', async () => {
  stubAdminResponses();
  const { user } = openAdmin('/admin/content');
  await user.click(await screen.findByRole('tab', { name: 'Content Management' }));
  const { length: historyLength } = history;
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Tonight', selected: false })).toHaveFocus();
  expect([location.pathname, history.length]).toEqual(['/admin/content', historyLength]);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('tab', { name: 'Tonight', selected: true })).toHaveFocus();
});

test('the address names the service date', async () => {
  stubAdminResponses();
  const { user } = openAdmin('/admin/reservations');
  await screen.findByRole('heading', { name: /^Saturday 21\sNovember$/ });
  stubApiResponse('GET /api/admin/calendar/date/2026-11-22', { body: buildCalendarDay([], { date: '2026-11-22' }) });
  await user.click(screen.getByRole('button', { name: 'Tomorrow' }));
  expect(await screen.findByRole('heading', { name: /^Sunday 22\sNovember$/ })).toBeInTheDocument();
  expect(location.search).toBe('?date=2026-11-22');
});

test('the language of the admin is stored apart from the language of the website', async () => {
  stubAdminResponses();
  const { user } = openAdmin('/admin/content');
  await user.click(await screen.findByRole('button', { name: 'Slovenčina' }));
  expect(await screen.findByText('Vitajte, Jana')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Rezervácie' })).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('sk');
  expect(localStorage.getItem('admin-language')).toBe('sk');
  expect(localStorage.getItem('language')).toBeNull();
});
