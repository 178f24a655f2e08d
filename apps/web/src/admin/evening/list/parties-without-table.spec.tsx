import type { ReservationDto } from '@strapec/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { stopClock } from '../../../shared/testing/stop-the-clock';
import { stubApiResponse, findRequests } from '../../../shared/testing/test-api';
import { buildReservationAction, buildStaffReservation, buildCalendarDay } from '../../testing/evening-fixtures';
import {
  stubAdminResponses,
  calendarDayEndpoint,
  openAdmin,
  problem,
  withoutTableEndpoint,
} from '../../testing/open-admin';
import { findReservationCards, openEvening } from '../../testing/open-evening';

beforeEach(() => stopClock());
afterEach(() => jest.useRealTimers());

const serviceDate = '2026-11-21';
const buildParty = (overrides: Partial<ReservationDto> = {}) =>
  buildStaffReservation({ id: '9', lastName: 'Lost', time: '21:00', tables: [], ...overrides });

test.each([
  { language: 'en', overview: 'Daily overview', count: 'No table', advice: /^No table\. This party gets the next one/ },
  { language: 'sk', overview: 'Prehľad dňa', count: 'Bez stola', advice: /^Bez stola\. Najbližší voľný stôl dostane/ },
] as const)('a party without a table comes first, with advice, and is counted ($language)', async (expectedTexts) => {
  const cancelled = buildStaffReservation({ id: '3', status: 'cancelled', tables: [] });
  await openEvening([buildStaffReservation(), buildParty(), cancelled], expectedTexts.language);
  expect(within(findReservationCards()[0] as HTMLElement).getByText(expectedTexts.advice)).toBeInTheDocument();
  expect(screen.getAllByText(expectedTexts.advice)).toHaveLength(1);
  const term = within(screen.getByRole('region', { name: expectedTexts.overview })).getByText(expectedTexts.count);
  expect(term.nextElementSibling).toHaveTextContent(/^1$/);
});

describe('a party without a table on any evening', () => {
  const parties = [buildParty(), buildParty({ id: '8', date: '2026-11-27', lastName: 'Later', partySize: 6 })];

  test.each([
    ['en', '2 parties without a table', /^Friday 27\sNovember$/, '21:00 · Zuzana Later · 6 people'],
    ['sk', '2 skupiny bez stola', /^piatok 27\.\s11\.$/, '21:00 · Zuzana Later · 6 osôb'],
  ] as const)('is listed by evening, with a link to it (%s)', async (language, title, dayName, party) => {
    stubAdminResponses({ evening: buildCalendarDay([buildParty()]) });
    stubApiResponse(withoutTableEndpoint, { body: parties });
    stubApiResponse(calendarDayEndpoint('2026-11-27'), { body: buildCalendarDay([], { date: '2026-11-27' }) });
    const { user } = openAdmin('/admin/reservations', language);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(party)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: dayName }));
    expect(location.search).toBe('?date=2026-11-27');
    expect(await screen.findByRole('link', { name: dayName })).toHaveAttribute('aria-current', 'date');
  });

  test('leaves the list when it is cancelled', async () => {
    const { user } = await openEvening([buildParty()]);
    expect(await screen.findByText('1 party without a table')).toBeInTheDocument();
    const cancelled = buildParty({ status: 'cancelled', version: 2 });
    stubApiResponse('PUT /api/reservations/9/status', { body: buildReservationAction(cancelled) });
    stubApiResponse(calendarDayEndpoint(serviceDate), { body: buildCalendarDay([cancelled]) });
    stubApiResponse(withoutTableEndpoint, { body: [] });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText(/without a table/)).not.toBeInTheDocument());
    expect(
      within(screen.getByRole('region', { name: 'Daily overview' })).queryByText('No table'),
    ).not.toBeInTheDocument();
  });

  test('is requested again after a failure', async () => {
    stubAdminResponses();
    stubApiResponse(withoutTableEndpoint, problem(400, 'validation_failed'));
    const { user } = openAdmin('/admin/reservations');
    expect(await screen.findByText('Could not check whether any party is without a table.')).toBeInTheDocument();
    stubApiResponse(withoutTableEndpoint, { body: parties });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 parties without a table')).toBeInTheDocument();
  });
});

test('the calendar marks future days with a party without a table', async () => {
  stubAdminResponses();
  const dayCounts = { reservations: 3, pending: 0, covers: 7, withoutTable: 1, events: 1 };
  stubApiResponse('GET /api/admin/calendar/days?from=2026-10-25&to=2026-12-15', {
    body: [
      { ...dayCounts, date: '2026-11-20' },
      { ...dayCounts, date: '2026-11-25' },
    ],
  });
  openAdmin('/admin/reservations');
  const markedDay = await screen.findByRole('button', {
    name: /25\sNovember 2026, 3 reservations, event, 1 party without a table$/,
  });
  expect(markedDay).toHaveAttribute('data-without-table');
  expect(screen.getByRole('button', { name: /20\sNovember 2026, 3 reservations, event$/ })).not.toHaveAttribute(
    'data-without-table',
  );
});

describe('a party without a table that is to be approved or seated', () => {
  const alternatives = { sameEvening: ['17:00', '20:30'], nextEvening: null };
  const pendingParty = buildParty({ status: 'pending_approval', partySize: 3 });
  const placesEndpoint = 'GET /api/admin/places?*';
  const updateEndpoint = 'PUT /api/admin/reservations/9';

  const expectDialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  async function refuseAction(buttonName: string, reservation: ReservationDto, endpoint: string) {
    const admin = await openEvening([reservation]);
    stubApiResponse(endpoint, problem(409, 'no_table', { alternatives, freeTables: ['T5', 'T6'] }));
    stubApiResponse(placesEndpoint, { body: { startTimes: ['17:00', '20:30'], then: null } });
    await admin.user.click(screen.getByRole('button', { name: buttonName }));
    const refusalText = await screen.findByText('No table is free for this party at that time. Free times:');
    expect(findReservationCards()[0]?.dataset['status']).toBe(reservation.status);
    return { ...admin, notice: within(refusalText.closest<HTMLElement>('.ant-alert') ?? document.body) };
  }

  test('is never shown as confirmed, and the form opens with the chosen time', async () => {
    const { user, notice } = await refuseAction('Approve', pendingParty, 'PUT /api/reservations/9/approve');
    await user.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(notice.getByRole('button', { name: '17:00' })).toBeInTheDocument(); // the notice stays
    await user.click(notice.getByRole('button', { name: '20:30' }));
    expect(await screen.findByLabelText('Time')).toHaveValue('20:30');
    stubApiResponse(updateEndpoint, {
      body: buildReservationAction(buildParty({ time: '20:30', tables: ['T6'], version: 2 })),
    });
    await user.click(screen.getByRole('button', { name: 'Save reservation' }));
    expect(await screen.findByText('Reservation saved successfully!')).toBeInTheDocument();
    expect(findRequests(updateEndpoint)[0]?.body).toMatchObject({ time: '20:30', tables: null });
    await expectDialogClosed();
  });

  test('opens the form with the free tables, to be chosen by hand', async () => {
    const { user, notice } = await refuseAction('Seat', buildParty({ partySize: 3 }), 'PUT /api/reservations/9/status');
    await user.click(notice.getByRole('button', { name: 'Choose tables by hand' }));
    await screen.findByRole('dialog');
    expect(screen.queryByText(/^Failed to update/)).not.toBeInTheDocument();
    const places = within(await screen.findByRole('group', { name: 'Free tables' }));
    expect(places.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'T6 · 1–4 people',
      'T5 · 1–2 people',
    ]);
    await waitFor(() => expect(screen.getByLabelText('Table')).toHaveFocus());
    await user.click(places.getByRole('button', { name: 'T6 · 1–4 people' }));
    stubApiResponse(updateEndpoint, { body: buildReservationAction(buildParty({ tables: ['T6'], version: 2 })) });
    await user.click(screen.getByRole('button', { name: 'Save reservation' }));
    expect(await screen.findByText('Reservation saved successfully!')).toBeInTheDocument();
    expect(findRequests(updateEndpoint)[0]?.body).toMatchObject({ time: '21:00', tables: ['T6'] });
    await expectDialogClosed();
  });

  test('loses the offered tables when another time is typed', async () => {
    const { user, notice } = await refuseAction('Approve', pendingParty, 'PUT /api/reservations/9/approve');
    await user.click(notice.getByRole('button', { name: 'Choose tables by hand' }));
    await screen.findByRole('group', { name: 'Free tables' });
    await user.clear(screen.getByLabelText('Time'));
    await user.type(screen.getByLabelText('Time'), '1900');
    expect(screen.queryByRole('group', { name: 'Free tables' })).not.toBeInTheDocument();
    await waitFor(() => expect(findRequests(placesEndpoint)).not.toHaveLength(0));
  });
});

test('a refusal names the party at the table and the free tables', async () => {
  const { user } = await openEvening([buildStaffReservation({ tables: ['T1'] })]);
  const holders = [
    { id: '8', firstName: 'Tom', lastName: 'Baker', time: '17:00', status: 'seated', tables: ['T1'], until: '19:00' },
  ];
  stubApiResponse('PUT /api/reservations/1/status', problem(409, 'table_occupied', { holders, freeTables: ['T5'] }));
  await user.click(screen.getByRole('button', { name: 'Seat' }));
  expect(await screen.findByText(/^At T1 sits Tom Baker until 19:00\. Seat them/)).toBeInTheDocument();
  const message = 'Failed to update reservation status: Zuzana Kováčová: at T1 sits Tom Baker until 19:00 · free: T5';
  expect(screen.getByText(message)).toBeInTheDocument();
  expect(findReservationCards()[0]?.dataset['status']).toBe('confirmed');
  stubApiResponse('GET /api/admin/places?*', { body: { startTimes: ['20:30'], then: null } });
  await user.click(screen.getByRole('button', { name: 'Choose tables by hand' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});
