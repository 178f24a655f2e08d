import type { FoundReservationsDto } from '@strapec/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { stopTheClock } from '../../shared/testing/stop-the-clock';
import { stubApiAnswer, holdAnswers, requestsTo } from '../../shared/testing/test-api';
import { aStaffReservation, anEvening } from '../testing/evening-fixtures';
import { stubAdminAnswers, dayCall, stubEmptyTabs, openAdmin, problem } from '../testing/open-admin';

beforeEach(() => stopTheClock());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const findCall = (q: string, limit = 30) => `GET /api/admin/reservations/found?q=${q}&limit=${limit}`;
const found = (change: Partial<FoundReservationsDto> = {}): FoundReservationsDto => {
  const { upcoming = [], past = [] } = change;
  const totals = { upcomingTotal: upcoming.length, pastTotal: past.length, isTotalExact: true };
  return { upcoming, past, ...totals, ...change };
};
const horvath = aStaffReservation({
  ...{ id: 'r1', firstName: 'Ján', lastName: 'Horváth', date: '2026-12-04', staffNote: 'Oslavuje narodeniny' },
});
const field = () => screen.findByRole('searchbox', { name: 'Find a guest: name, phone, e-mail or note' });

test('the search follows typing on any page, and Back returns to that page', async () => {
  stubAdminAnswers();
  stubEmptyTabs();
  const { user } = openAdmin('/admin/images');
  stubApiAnswer(findCall('jan+horvath'), {
    body: found({ upcoming: [horvath], past: [{ ...horvath, id: 'r0', date: '2024-05-03' }] }),
  });
  await user.type(await field(), 'jan horvath');
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
  expect(await field()).toHaveFocus();
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/admin/images'));
  await waitFor(async () => expect(await field()).toHaveValue(''));
});

test('an older answer never replaces a newer one', async () => {
  stubAdminAnswers();
  const { user } = openAdmin('/admin/search');
  stubApiAnswer(findCall('ho'), { body: found({ upcoming: [{ ...horvath, lastName: 'Hollý' }] }) });
  const answer = holdAnswers(findCall('ho'));
  stubApiAnswer(findCall('horv'), { body: found({ upcoming: [horvath] }) });
  await user.type(await field(), 'ho');
  await waitFor(() => expect(requestsTo(findCall('ho'))).toHaveLength(1));
  await user.type(await field(), 'rv');
  expect(await screen.findByText('1 reservation')).toBeInTheDocument();
  answer();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.queryByText('lý')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Horv/ })).toBeInTheDocument();
  expect(await field()).toHaveValue('horv');
});

test('the matching number and note are marked', async () => {
  stubAdminAnswers();
  stubApiAnswer(findCall('0905+narod'), { body: found({ upcoming: [horvath] }) });
  openAdmin('/admin/search?q=0905%20narod');
  const party = await screen.findByRole('link', { name: /Horv/ });
  expect([...party.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    '+421 905 123 456',
    'narod',
  ]);
  expect(await field()).toHaveValue('0905 narod');
});

test('a tap opens the evening at that reservation', async () => {
  const evening = anEvening([aStaffReservation({ id: 'other', date: '2026-12-04' }), horvath], { date: '2026-12-04' });
  stubAdminAnswers();
  stubApiAnswer(dayCall('2026-12-04'), { body: evening });
  stubApiAnswer('GET /api/admin/calendar/days?*', { body: [] });
  stubApiAnswer('GET /api/admin/tables?*', { body: { tables: [], combinations: [] } });
  stubApiAnswer(findCall('horv'), { body: found({ upcoming: [horvath] }) });
  const { user } = openAdmin('/admin/search?q=horv');
  await user.click(await screen.findByRole('link', { name: /Horv/ }));
  await waitFor(() => expect(document.querySelector('[data-marked]')).toHaveTextContent('Horváth'));
  expect(location.search).toBe('?date=2026-12-04&reservation=r1');
  expect(document.querySelector('[data-marked]')).toHaveFocus();
  act(() => history.back());
  expect(await screen.findByText('1 reservation')).toBeInTheDocument();
  expect(await field()).toHaveValue('horv');
});

test('the key / focuses the field, but not from another field', async () => {
  stubAdminAnswers();
  const { user } = openAdmin('/admin/search');
  const search = await field();
  expect(search).not.toHaveFocus();
  await user.keyboard('/');
  expect(search).toHaveFocus();
  await user.keyboard('0905/');
  expect(search).toHaveValue('0905/');
});

test('one letter is not searched; no result, a failure and very many results are shown', async () => {
  stubAdminAnswers();
  const { user } = openAdmin('/admin/search?q=h');
  expect(await screen.findByText(/^Type at least two letters/)).toBeInTheDocument();
  stubApiAnswer(findCall('hq'), { body: found() });
  await user.type(await field(), 'q');
  expect(await screen.findByText('Nothing was found for “hq”.')).toBeInTheDocument();
  stubApiAnswer(findCall('hqx'), problem(400, 'validation_failed'));
  await user.type(await field(), 'x');
  expect(await screen.findByText('The search did not work.')).toBeInTheDocument();
  stubApiAnswer(findCall('hqx'), {
    body: found({ upcoming: [horvath], upcomingTotal: 4000, pastTotal: 1001, isTotalExact: false }),
  });
  stubApiAnswer(findCall('hqx', 200), { body: found({ upcoming: [horvath, { ...horvath, id: 'r2' }] }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Very many reservations/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('2 reservations')).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getAllByRole('link')).toHaveLength(2);
});
