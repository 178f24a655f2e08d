import type { FoundReservationsDto } from '@strapec/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { stopClock } from '../../shared/testing/stop-the-clock';
import { stubApiResponse, holdResponses, findRequests } from '../../shared/testing/test-api';
import { buildStaffReservation, buildCalendarDay } from '../testing/evening-fixtures';
import { stubAdminResponses, calendarDayEndpoint, stubEmptyTabs, openAdmin, problem } from '../testing/open-admin';

beforeEach(() => stopClock());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const searchEndpoint = (query: string, limit = 30) => `GET /api/admin/reservations/found?q=${query}&limit=${limit}`;
const buildResult = (overrides: Partial<FoundReservationsDto> = {}): FoundReservationsDto => {
  const { upcoming = [], past = [] } = overrides;
  const totals = { upcomingTotal: upcoming.length, pastTotal: past.length, isTotalExact: true };
  return { upcoming, past, ...totals, ...overrides };
};
const match = buildStaffReservation({
  ...{ id: 'r1', firstName: 'Ján', lastName: 'Horváth', date: '2026-12-04', staffNote: 'Oslavuje narodeniny' },
});
const findSearchField = () => screen.findByRole('searchbox', { name: 'Find a guest: name, phone, e-mail or note' });

test('the search follows typing on any page, and Back returns to that page', async () => {
  stubAdminResponses();
  stubEmptyTabs();
  const { user } = openAdmin('/admin/images');
  stubApiResponse(searchEndpoint('jan+horvath'), {
    body: buildResult({ upcoming: [match], past: [{ ...match, id: 'r0', date: '2024-05-03' }] }),
  });
  await user.type(await findSearchField(), 'jan horvath');
  expect(await screen.findByText('2 reservations')).toBeInTheDocument();
  expect(location.pathname + location.search).toBe('/admin/search?q=jan%20horvath');
  expect(
    screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual(['Friday 4 December 2026', 'Friday 3 May 2024']);
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Ján',
    'Horváth',
    'Ján',
    'Horváth',
  ]);
  expect(await findSearchField()).toHaveFocus();
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/admin/images'));
  await waitFor(async () => expect(await findSearchField()).toHaveValue(''));
});

test('an older response never replaces a newer one', async () => {
  stubAdminResponses();
  const { user } = openAdmin('/admin/search');
  stubApiResponse(searchEndpoint('ho'), { body: buildResult({ upcoming: [{ ...match, lastName: 'Hollý' }] }) });
  const releaseResponse = holdResponses(searchEndpoint('ho'));
  stubApiResponse(searchEndpoint('horv'), { body: buildResult({ upcoming: [match] }) });
  await user.type(await findSearchField(), 'ho');
  await waitFor(() => expect(findRequests(searchEndpoint('ho'))).toHaveLength(1));
  await user.type(await findSearchField(), 'rv');
  expect(await screen.findByText('1 reservation')).toBeInTheDocument();
  releaseResponse();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.queryByText('lý')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Horv/ })).toBeInTheDocument();
  expect(await findSearchField()).toHaveValue('horv');
});

test('the matching number and note are marked', async () => {
  stubAdminResponses();
  stubApiResponse(searchEndpoint('0905+narod'), { body: buildResult({ upcoming: [match] }) });
  openAdmin('/admin/search?q=0905%20narod');
  const resultLink = await screen.findByRole('link', { name: /Horv/ });
  expect([...resultLink.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    '+421 905 123 456',
    'narod',
  ]);
  expect(await findSearchField()).toHaveValue('0905 narod');
});

test('a tap on a result opens the evening at that reservation', async () => {
  const evening = buildCalendarDay([buildStaffReservation({ id: 'other', date: '2026-12-04' }), match], {
    date: '2026-12-04',
  });
  stubAdminResponses();
  stubApiResponse(calendarDayEndpoint('2026-12-04'), { body: evening });
  stubApiResponse('GET /api/admin/calendar/days?*', { body: [] });
  stubApiResponse('GET /api/admin/tables?*', { body: { tables: [], combinations: [] } });
  stubApiResponse(searchEndpoint('horv'), { body: buildResult({ upcoming: [match] }) });
  const { user } = openAdmin('/admin/search?q=horv');
  await user.click(await screen.findByRole('link', { name: /Horv/ }));
  await waitFor(() => expect(document.querySelector('[data-marked]')).toHaveTextContent('Horváth'));
  expect(location.search).toBe('?date=2026-12-04&reservation=r1');
  expect(document.querySelector('[data-marked]')).toHaveFocus();
  act(() => history.back());
  expect(await screen.findByText('1 reservation')).toBeInTheDocument();
  expect(await findSearchField()).toHaveValue('horv');
});

test('the key / focuses the search field, and is typed inside a field', async () => {
  stubAdminResponses();
  const { user } = openAdmin('/admin/search');
  const searchField = await findSearchField();
  expect(searchField).not.toHaveFocus();
  await user.keyboard('/');
  expect(searchField).toHaveFocus();
  await user.keyboard('0905/');
  expect(searchField).toHaveValue('0905/');
});

test('the page explains a query of one letter, no result, a failure and very many results', async () => {
  stubAdminResponses();
  const { user } = openAdmin('/admin/search?q=h');
  expect(await screen.findByText(/^Type at least two letters/)).toBeInTheDocument();
  stubApiResponse(searchEndpoint('hq'), { body: buildResult() });
  await user.type(await findSearchField(), 'q');
  expect(await screen.findByText('Nothing was found for “hq”.')).toBeInTheDocument();
  stubApiResponse(searchEndpoint('hqx'), problem(400, 'validation_failed'));
  await user.type(await findSearchField(), 'x');
  expect(await screen.findByText('The search did not work.')).toBeInTheDocument();
  stubApiResponse(searchEndpoint('hqx'), {
    body: buildResult({ upcoming: [match], upcomingTotal: 4000, pastTotal: 1001, isTotalExact: false }),
  });
  stubApiResponse(searchEndpoint('hqx', 200), { body: buildResult({ upcoming: [match, { ...match, id: 'r2' }] }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Very many reservations/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('2 reservations')).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getAllByRole('link')).toHaveLength(2);
});
