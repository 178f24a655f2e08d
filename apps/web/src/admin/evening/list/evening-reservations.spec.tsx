import type { FailedEmailDto } from '@strapec/contracts';
import { type StaffVisibleStatus, staffVisibleStatuses } from '@strapec/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { stopClock } from '../../../shared/testing/stop-the-clock';
import { stubApiResponse, holdResponses, findRequests } from '../../../shared/testing/test-api';
import {
  buildCalendarEvent,
  buildReservationAction,
  buildStaffReservation,
  buildCalendarDay,
} from '../../testing/evening-fixtures';
import { findReservationCards, openEvening } from '../../testing/open-evening';
import {
  stubAdminResponses,
  calendarDayEndpoint,
  emptyInboxCounts,
  openAdmin,
  problem,
} from '../../testing/open-admin';

beforeEach(() => stopClock());
afterEach(() => jest.useRealTimers());

const serviceDate = '2026-11-21';
const getActionGroup = (groupName: string) => within(screen.getByRole('group', { name: groupName }));

/** Spec §4, with the undo of rules §5; Edit and History come after them. */
const expectedActions: Record<StaffVisibleStatus, string[]> = {
  pending_approval: ['Approve', 'Cancel'],
  confirmed: ['Seat', 'Complete', 'No-show', 'Cancel'],
  seated: ['Complete', 'Not seated yet'],
  completed: ['Still here'],
  cancelled: ['Confirm'],
  no_show: ['Came after all', 'Confirm', 'Cancel'],
};

test.each(staffVisibleStatuses)(
  'a reservation in status %s has the actions of the specification and the undo',
  async (status) => {
    stopClock(new Date('2026-11-21T19:00:00Z'));
    await openEvening([buildStaffReservation({ status })]);
    const buttons = getActionGroup('Actions for Zuzana Kováčová').getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual([...expectedActions[status], 'Edit', 'History']);
  },
);

test('a confirmed party cannot leave or be a no-show before its time', async () => {
  await openEvening([buildStaffReservation()]);
  const buttons = getActionGroup('Actions for Zuzana Kováčová').getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['Seat', 'Cancel', 'Edit', 'History']);
});

test('seating names the table and the moved parties, and can be undone', async () => {
  const { user } = await openEvening([buildStaffReservation()]);
  const movedParties = [{ id: '2', firstName: 'Eva', lastName: 'Šimková', time: '19:00', from: ['T1'], to: ['T5'] }];
  stubApiResponse('PUT /api/reservations/1/status', {
    body: buildReservationAction({ status: 'seated', version: 2, moved: movedParties }),
  });
  stubApiResponse(calendarDayEndpoint(serviceDate), {
    body: buildCalendarDay([buildStaffReservation({ status: 'seated', version: 2 })]),
  });
  await user.click(screen.getByRole('button', { name: 'Seat' }));
  const banner = await screen.findByText(
    'Zuzana Kováčová · 18:30 · 2 people · Seated · table T5. Moved: Eva Šimková (19:00) T1 → T5.',
  );
  expect(banner).toBeInTheDocument();

  stubApiResponse('POST /api/admin/undo/a-action', {
    body: { reservation: buildStaffReservation({ version: 3 }), moved: [] },
  });
  stubApiResponse(calendarDayEndpoint(serviceDate), {
    body: buildCalendarDay([buildStaffReservation({ version: 3 })]),
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Taken back.')).toBeInTheDocument();
  expect(findReservationCards()[0]?.dataset['status']).toBe('confirmed');
});

test('the card warns of a failed e-mail to the guest, not of one to staff', async () => {
  const visitDetails = { date: serviceDate, time: '18:30', partySize: 2, phone: null, phoneE164: null };
  const buildFailedEmail = (kind: FailedEmailDto['kind'], id: string): FailedEmailDto => ({
    ...{ id: kind, firstName: 'Eva', lastName: 'Malá', email: 'eva@exampel.com', kind, status: 'failed', attempts: 6 },
    ...{
      failure: 'address_unknown',
      serverSaid: null,
      resendOf: null,
      createdAt: '2026-11-21T11:10:00.000Z',
      sentAt: null,
    },
    reservation: { id, ...visitDetails },
  });
  const counts = { ...emptyInboxCounts, mails: 2, total: 2 };
  const emails = [buildFailedEmail('reservation_confirmed', '1'), buildFailedEmail('reservation_staff_copy', '2')];
  stubApiResponse('GET /api/admin/inbox', {
    body: { counts, mails: emails, approvals: [], changes: [], withoutTable: [], inquiries: [], messages: [] },
  });
  const parties = [buildStaffReservation(), buildStaffReservation({ id: '2', lastName: 'Iná' })];
  await openEvening(parties, 'en', { counts });
  const alerts = await screen.findAllByText('The e-mail did not reach the guest: better call.');
  expect(alerts.map((notice) => notice.closest('li'))).toEqual([findReservationCards()[0]]);
});

test.each([
  [{ expectedMinute: 1125, reconfirmedAt: '2026-11-21T10:00:00.000Z' }, 'late, expected at 18:45'],
  [{ reconfirmedAt: '2026-11-21T10:00:00.000Z' }, '✓ says they are coming'],
  [{ status: 'cancelled', cancelledBy: 'guest', isLateCancellation: true }, 'cancelled late by the guest'],
  [{ status: 'cancelled', cancelledBy: 'guest' }, 'cancelled by the guest'],
] as const)('the card shows what the guest has announced: %j', async (overrides, expectedText) => {
  await openEvening([buildStaffReservation(overrides)]);
  expect(await screen.findByText((text) => text.includes(expectedText))).toBeInTheDocument();
});

test('a second tap is ignored for a moment, and the focus stays on the card', async () => {
  stopClock(new Date('2026-11-21T19:00:00Z'));
  const { user } = await openEvening([buildStaffReservation()]);
  stubApiResponse('PUT /api/reservations/1/status', { body: buildReservationAction({ status: 'seated', version: 2 }) });
  stubApiResponse(calendarDayEndpoint(serviceDate), {
    body: buildCalendarDay([buildStaffReservation({ status: 'seated', version: 2 })]),
  });
  await user.click(screen.getByRole('button', { name: 'Seat' }));
  await screen.findByText('Reservation status updated successfully!');
  const nextButton = screen.getByRole('button', { name: 'Complete' });
  await user.click(nextButton);
  expect(nextButton).toBeDisabled();
  expect(findRequests('PUT /api/reservations/1/status')).toHaveLength(1);
  await waitFor(() => expect(nextButton).toBeEnabled());
  expect(nextButton).toHaveFocus();
});

const buildAuditEntry = (id: string, action: string, recordedAt: string) => ({
  ...{ id, action, at: recordedAt, staff: 'Jana', reason: null },
  ...{ before: { tables: ['T1'] }, after: { tables: ['T5'] } },
});

async function openHistory(...auditEntries: object[]) {
  const { user } = await openEvening([buildStaffReservation()]);
  stubApiResponse('GET /api/admin/audit?subjectId=1', { body: auditEntries });
  await user.click(screen.getByRole('button', { name: 'History' }));
  await screen.findByText('changed the status');
  return user;
}

test('the history offers the undo of the latest action, and shows a refusal', async () => {
  const moveEntry = buildAuditEntry('3', 'reservation.moved', '2026-11-21T14:59:00Z');
  const user = await openHistory(moveEntry, buildAuditEntry('2', 'reservation.status', '2026-11-21T14:51:00Z'));
  stubApiResponse('POST /api/admin/undo/2', problem(409, 'no_way_back'));
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  const message = 'This could not be taken back: it is too late for that, or there is nothing left to take back';
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test.each([
  ['after ten minutes', [buildAuditEntry('2', 'reservation.status', '2026-11-21T14:49:00Z')]],
  [
    'once the action is undone',
    [
      buildAuditEntry('3', 'reservation.undo', '2026-11-21T14:59:00Z'),
      buildAuditEntry('2', 'reservation.status', '2026-11-21T14:58:00Z'),
    ],
  ],
])('the history offers no undo %s', async (_, auditEntries) => {
  await openHistory(...auditEntries);
  expect(screen.queryByRole('button', { name: 'Take back' })).not.toBeInTheDocument();
});

test('an unknown status is shown unchanged, with Confirm and Cancel', async () => {
  await openEvening([buildStaffReservation({ status: 'moved' as StaffVisibleStatus })]);
  expect(screen.getByText('moved')).toBeInTheDocument();
  const buttons = getActionGroup('Actions for Zuzana Kováčová').getAllByRole('button');
  expect(buttons.map((button) => button.textContent).slice(0, 2)).toEqual(['Confirm', 'Cancel']);
});

test('the card shows all facts of a reservation', async () => {
  await openEvening([
    buildStaffReservation({ specialRequests: 'A quiet corner', staffNote: 'Regular', tables: ['T1', 'T2'] }),
  ]);
  const [card] = findReservationCards();
  for (const text of [
    'Zuzana Kováčová',
    'Saturday 21 November',
    '18:30–20:30',
    '2 h',
    '2 people',
    'T1 + T2',
    '2-person table',
    'A quiet corner',
    'Regular',
    'Created 20/11/2026',
    'reserved on the website',
    'Confirmed',
  ])
    expect(card).toHaveTextContent(text);
  expect(within(card as HTMLElement).getByRole('link', { name: '+421 905 123 456' })).toHaveAttribute(
    'href',
    'tel:+421905123456',
  );
});

test('a reservation without a duration lasts two hours (spec §2)', async () => {
  await openEvening([buildStaffReservation({ duration: undefined as unknown as number })]);
  expect(findReservationCards()[0]).toHaveTextContent('18:30–20:30 · 2 h');
});

describe('the list of the evening', () => {
  const readExpandedState = (name: RegExp) =>
    screen
      .getAllByRole('button', { name })
      .map((button) => button.getAttribute('aria-expanded'))
      .find(Boolean);

  async function openSampleEvening() {
    stubAdminResponses({
      evening: buildCalendarDay([
        buildStaffReservation(),
        buildStaffReservation({
          id: '2',
          lastName: 'Čakajúca',
          status: 'pending_approval',
          staffNote: 'Alergia na orechy',
        }),
        buildStaffReservation({ id: '3', lastName: 'Bezstolová', tables: [] }),
        buildStaffReservation({ id: '4', lastName: 'Zrušená', status: 'cancelled', tables: [] }),
      ]),
    });
    const admin = openAdmin('/admin/reservations');
    await screen.findByRole('button', { name: /Kováčová/ });
    return admin;
  }

  test('a card that needs a decision is expanded, others are collapsed, and finished ones are hidden', async () => {
    const { user } = await openSampleEvening();
    expect([/Kováčová/, /Čakajúca/, /Bezstolová/].map(readExpandedState)).toEqual(['false', 'true', 'true']);
    expect(screen.queryByText(/Zrušená/)).not.toBeInTheDocument();
    expect(document.querySelectorAll('[data-warning]')).toHaveLength(1);
    expect(
      screen.queryByText('zuzana@example.com', { selector: '[data-status=confirmed]:not([data-without-table]) *' }),
    ).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Finished: 1' }));
    expect(screen.getByRole('button', { name: /Zrušená/ })).toBeInTheDocument();
  });

  test('a cancelled party keeps its place until the evening is opened again', async () => {
    const { user } = await openSampleEvening();
    await user.click(screen.getByRole('button', { name: /Kováčová/ }));
    const cancelledFields = { status: 'cancelled' as const, tables: [], version: 2 };
    stubApiResponse('PUT /api/reservations/1/status', { body: buildReservationAction(cancelledFields) });
    stubApiResponse(calendarDayEndpoint(serviceDate), {
      body: buildCalendarDay([buildStaffReservation(cancelledFields)]),
    });
    await user.click(getActionGroup('Actions for Zuzana Kováčová').getByRole('button', { name: 'Cancel' }));
    await screen.findByText('Reservation status updated successfully!');
    await waitFor(() => expect(findReservationCards()).toHaveLength(1));
    expect(findReservationCards()[0]).toHaveTextContent('Cancelled');
    const nextButton = getActionGroup('Actions for Zuzana Kováčová').getByRole('button', { name: 'Confirm' });
    await waitFor(() => expect(nextButton).toHaveFocus());
  });
});

test('events come first, then parties by time', async () => {
  const event = buildCalendarEvent({ titleEn: 'Frankovka', titleSk: 'Frankovka', time: '20:00', visibility: 'hidden' });
  const lateReservations = ['00:30', '21:00'].map((time) => buildStaffReservation({ id: time, time }));
  const evening = buildCalendarDay([...lateReservations, buildStaffReservation()], { events: [event] });
  stubAdminResponses({ evening });
  openAdmin('/admin/reservations');
  await screen.findByText('Frankovka');
  const schedule = within(screen.getByRole('region', { name: 'Schedule' }));
  const itemTexts = schedule.getAllByRole('listitem').map((item) => item.textContent);
  expect(itemTexts[0]).toContain('blocks capacity');
  expect(itemTexts[1]).toContain('18:30');
  expect(itemTexts[2]).toContain('21:00');
  expect(itemTexts[3]).toContain('00:30–02:30 (after midnight)');
});

test('the daily overview has the four counts and the covers', async () => {
  await openEvening([buildStaffReservation(), buildStaffReservation({ id: '2', status: 'pending_approval' })], 'sk');
  const overview = screen.getByRole('region', { name: 'Prehľad dňa' });
  expect(overview).toHaveTextContent('18 hostí');
  const terms = within(overview).getAllByRole('term');
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Spolu', '2'],
    ['Potvrdené', '1'],
    ['Čakajú', '1'],
    ['Zrušené', '0'],
  ]);
});

test('seating is shown before the API responds', async () => {
  const { user } = await openEvening([buildStaffReservation()]);
  const seatedReservation = buildStaffReservation({ status: 'seated', version: 2 });
  stubApiResponse('PUT /api/reservations/1/status', { body: buildReservationAction(seatedReservation) });
  const releaseResponse = holdResponses('PUT /api/reservations/1/status');
  await user.click(screen.getByRole('button', { name: 'Seat' }));
  expect(findReservationCards()[0]?.dataset['status']).toBe('seated');
  stubApiResponse(calendarDayEndpoint(serviceDate), { body: buildCalendarDay([seatedReservation]) });
  releaseResponse();
  expect(await screen.findByText('Reservation status updated successfully!')).toBeInTheDocument();
  expect(findRequests('PUT /api/reservations/1/status')[0]?.body).toEqual({ status: 'seated' });
});

test('an approval is confirmed in the banner', async () => {
  const request = buildStaffReservation({ status: 'pending_approval', partySize: 6 });
  const { user } = await openEvening([request]);
  stubApiResponse('PUT /api/reservations/1/approve', {
    body: buildReservationAction({ ...request, status: 'confirmed' }),
  });
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Reservation approved successfully!')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss message' }));
  expect(screen.queryByText('Reservation approved successfully!')).not.toBeInTheDocument();
});

test('a refused change shows the status that a colleague has set', async () => {
  const { user } = await openEvening([buildStaffReservation()]);
  const cancelledReservation = buildStaffReservation({ status: 'cancelled', version: 2 });
  stubApiResponse('PUT /api/reservations/1/status', problem(409, 'transition_not_allowed', { current: 'cancelled' }));
  stubApiResponse(calendarDayEndpoint(serviceDate), { body: buildCalendarDay([cancelledReservation]) });
  await user.click(screen.getByRole('button', { name: 'Seat' }));
  expect(
    await screen.findByText('Failed to update reservation status: a colleague was faster, it is now “Cancelled”'),
  ).toBeInTheDocument();
  expect(findReservationCards()[0]?.dataset['status']).toBe('cancelled');
  const nextButton = screen.getByRole('button', { name: 'Confirm' });
  await waitFor(() => expect(nextButton).toBeEnabled());
});

test('a restored reservation is shown only after the API responds, because the table may be taken', async () => {
  const { user } = await openEvening([buildStaffReservation({ status: 'cancelled', tables: [] })], 'sk');
  stubApiResponse('PUT /api/reservations/1/status', problem(409, 'capacity_full'));
  const releaseResponse = holdResponses('PUT /api/reservations/1/status');
  await user.click(screen.getByRole('button', { name: 'Obnoviť' }));
  expect(findReservationCards()[0]?.dataset['status']).toBe('cancelled');
  releaseResponse();
  expect(
    await screen.findByText('Stav rezervácie sa nepodarilo zmeniť: pre túto skupinu nie je v tomto čase voľný stôl'),
  ).toBeInTheDocument();
});

test('a status change that fails is reverted', async () => {
  const { user } = await openEvening([buildStaffReservation()]);
  stubApiResponse('PUT /api/reservations/1/status', problem(503, 'busy'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/^Failed to update reservation status: the server is very busy/)).toBeInTheDocument();
  expect(findReservationCards()[0]?.dataset['status']).toBe('confirmed');
});

describe('a staff member who declines a request', () => {
  const pendingRequest = { status: 'pending_approval', partySize: 6 } as const;
  const stubDecline = () =>
    stubApiResponse('PUT /api/reservations/1/status', {
      body: buildReservationAction({ ...pendingRequest, status: 'cancelled', version: 2 }),
    });

  test('may send the guest a note', async () => {
    const { user } = await openEvening([buildStaffReservation(pendingRequest)]);
    stubDecline();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const noteField = screen.getByRole('textbox', { name: 'Note for the guest (optional)' });
    expect(noteField).toHaveFocus();
    expect(findRequests('PUT /api/reservations/1/status')).toHaveLength(0);
    await user.type(noteField, ' We have a wedding. ');
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await screen.findByText('Reservation status updated successfully!');
    const [declineRequest] = findRequests('PUT /api/reservations/1/status');
    expect(declineRequest?.body).toEqual({ status: 'cancelled', messageToGuest: 'We have a wedding.' });
  });

  test('may leave the note empty, and can go back', async () => {
    const { user } = await openEvening([buildStaffReservation(pendingRequest)]);
    stubDecline();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Approve' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await screen.findByText('Reservation status updated successfully!');
    expect(findRequests('PUT /api/reservations/1/status')[0]?.body).toEqual({ status: 'cancelled' });
  });

  test('sees no field for a note when the guest has no e-mail', async () => {
    const { user } = await openEvening([buildStaffReservation({ ...pendingRequest, email: null })]);
    stubDecline();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('Reservation status updated successfully!');
  });
});

test('Show All clears the date and searches upcoming reservations', async () => {
  const { user } = await openEvening([buildStaffReservation()]);
  const toEndpoint = (query: string) => `GET /api/reservations?from=2026-11-21${query}&limit=20&offset=0`;
  stubApiResponse(toEndpoint(''), {
    body: { items: [buildStaffReservation({ id: '7', date: '2026-12-04' })], total: 1, isTotalExact: true },
  });
  await user.click(screen.getByRole('button', { name: 'Show All' }));
  expect(await screen.findByText('1 reservation')).toBeInTheDocument();
  expect(findReservationCards()[0]).toHaveTextContent(/Friday 4\sDecember/);
  expect(location.search).toBe('?show=all');

  stubApiResponse(toEndpoint('&q=tóth'.normalize()), { body: { items: [], total: 0, isTotalExact: true } });
  stubApiResponse(toEndpoint(`&q=${encodeURIComponent('tóth')}`), {
    body: { items: [], total: 0, isTotalExact: true },
  });
  await user.type(screen.getByLabelText('Search by name, e-mail or phone'), 'tóth{Enter}');
  expect(await screen.findByText('No reservation found.')).toBeInTheDocument();

  stubApiResponse(toEndpoint('&q=o'), { body: { items: [buildStaffReservation()], total: 5000, isTotalExact: false } });
  await user.clear(screen.getByLabelText('Search by name, e-mail or phone'));
  await user.type(screen.getByLabelText('Search by name, e-mail or phone'), 'o{Enter}');
  expect(await screen.findByText(/^More than 5,000 reservations/)).toBeInTheDocument();
});

test('the history shows each action with its staff member', async () => {
  const { user } = await openEvening([buildStaffReservation()]);
  stubApiResponse('GET /api/admin/audit?subjectId=1', {
    body: [
      {
        id: 'a',
        at: '2026-11-21T14:05:00.000Z',
        staff: 'Jana',
        action: 'reservation.status',
        reason: 'They called',
        before: { status: 'confirmed' },
        after: { status: 'cancelled' },
      },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'History' }));
  const historyDialog = await screen.findByRole('dialog');
  expect(await within(historyDialog).findByText('changed the status')).toBeInTheDocument();
  expect(historyDialog).toHaveTextContent('Status: Confirmed → Cancelled');
  expect(historyDialog).toHaveTextContent('Reason: They called');
  expect(historyDialog).toHaveTextContent('15:05');
});
