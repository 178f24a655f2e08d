import type { HeldPlaceDto, ChangeRequestDto } from '@strapec/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { stopClock } from '../../../shared/testing/stop-the-clock';
import { stubApiResponse, findRequests } from '../../../shared/testing/test-api';
import { buildReservationAction, buildStaffReservation, buildCalendarDay } from '../../testing/evening-fixtures';
import { stubAdminResponses, calendarDayEndpoint, openAdmin, problem } from '../../testing/open-admin';
import { openEvening } from '../../testing/open-evening';

beforeEach(() => stopClock());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

const serviceDate = '2026-11-21';
const changeRequest: ChangeRequestDto = {
  ...{ id: 'w', date: serviceDate, time: '20:00', duration: 2, partySize: 14, specialRequests: 'A cake comes along' },
  ...{ tables: ['T1', 'T2'], heldUntil: '2026-11-21T17:00:00.000Z', createdAt: '2026-11-21T14:00:00.000Z' },
};
const reservation = buildStaffReservation({ changeRequest });
const getAnswerActions = () => within(screen.getByRole('group', { name: 'Answer Zuzana Kováčová' }));

test('a reservation card shows the change request, and one press approves it', async () => {
  const { user } = await openEvening([reservation]);
  const card = within(screen.getByRole('region', { name: 'The guest asks for a change' }));
  expect(card.getByText('A cake comes along')).toBeInTheDocument();
  expect(card.getByText(/14 people/)).toBeInTheDocument();
  expect(card.getByText(/T1 \+ T2/)).toBeInTheDocument();
  const changedFields = { time: '20:00', partySize: 14, version: 2 };
  stubApiResponse('PUT /api/admin/change-requests/w/approve', { body: buildReservationAction(changedFields) });
  stubApiResponse(calendarDayEndpoint(serviceDate), { body: buildCalendarDay([buildStaffReservation(changedFields)]) });
  await user.click(getAnswerActions().getByRole('button', { name: 'Approve the change' }));
  expect(await screen.findByText(/The reservation is changed as the guest asked\./)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'The guest asks for a change' })).toBeNull());
});

test('staff decline a change request with a note, and Back cancels the decline', async () => {
  const { user } = await openEvening([reservation]);
  await user.click(getAnswerActions().getByRole('button', { name: 'Decline the change' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(getAnswerActions().getByRole('button', { name: 'Decline the change' }));
  await user.type(screen.getByRole('textbox', { name: 'Note for the guest (optional)' }), 'Come at six');
  stubApiResponse('PUT /api/admin/change-requests/w/decline', { body: buildReservationAction({ version: 2 }) });
  stubApiResponse(calendarDayEndpoint(serviceDate), {
    body: buildCalendarDay([buildStaffReservation({ version: 2 })]),
  });
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(/The change is declined; the reservation stands\./)).toBeInTheDocument();
  expect(findRequests('PUT /api/admin/change-requests/w/decline').map(({ body }) => body)).toEqual([
    { messageToGuest: 'Come at six' },
  ]);
});

test('approving a change request that no longer exists shows that nothing has changed', async () => {
  const { user } = await openEvening([reservation]);
  stubApiResponse('PUT /api/admin/change-requests/w/approve', problem(404, 'not_found'));
  stubApiResponse(calendarDayEndpoint(serviceDate), {
    body: buildCalendarDay([buildStaffReservation({ version: 2 })]),
  });
  await user.click(getAnswerActions().getByRole('button', { name: 'Approve the change' }));
  expect(await screen.findByText(/^Nothing has changed: /)).toBeInTheDocument();
});

test('an expired change request is not shown', async () => {
  await openEvening([
    buildStaffReservation({ changeRequest: { ...changeRequest, heldUntil: '2026-11-21T14:59:00.000Z' } }),
  ]);
  expect(screen.queryByRole('region', { name: 'The guest asks for a change' })).toBeNull();
});

test('a pending request shows until when it holds its table, or that it holds none any more', async () => {
  const pendingRequest = { status: 'pending_approval', partySize: 6, requiresApproval: true } as const;
  await openEvening([
    buildStaffReservation({ ...pendingRequest, id: '1', tables: ['T6', 'T7'], heldUntil: '2026-11-21T17:00:00.000Z' }),
    buildStaffReservation({ ...pendingRequest, id: '2', tables: [], heldUntil: '2026-11-21T14:59:00.000Z' }),
  ]);
  expect(screen.getByText(/^The request holds its table until .*18:00\.$/)).toBeInTheDocument();
  expect(screen.getByText(/^The request holds no table any more\./)).toBeInTheDocument();
  expect(screen.getByText('Requests hold 2 tables')).toBeInTheDocument();
  expect(screen.queryByText(/^No table/)).toBeNull();
});

test('the board shows a held table, which is not free until the hold ends', async () => {
  const buildHold = (id: string, heldUntil: string): HeldPlaceDto => ({
    ...{ id, partySize: 2, start: 960, end: 1080, tables: ['T5'], isForChange: false, heldUntil },
    createdAt: '2026-11-21T14:55:00.000Z',
  });
  const holds = [buildHold('now', '2026-11-21T15:10:00.000Z'), buildHold('over', '2026-11-21T14:59:00.000Z')];
  stubAdminResponses({ evening: buildCalendarDay([], { held: holds }) });
  const addListenerSpy = jest.spyOn(window, 'addEventListener');
  openAdmin('/admin/tonight', 'en');
  const tableRow = within(await screen.findByRole('group', { name: 'T5' }));
  expect(tableRow.getAllByText('awaits the guest')).toHaveLength(1);
  expect(tableRow.getByText('held until 16:10')).toBeInTheDocument();
  expect(addListenerSpy.mock.calls.map(([name]) => name)).not.toContain('touchmove'); // the page scrolls without waiting
  expect(screen.getByRole('region', { name: 'Tables and times' })).toHaveAttribute('tabindex', '0'); // the blocks do not take the focus
  const freeTablesPanel = screen.getByText('Free now').parentElement;
  expect(freeTablesPanel).toHaveTextContent('T6');
  expect(freeTablesPanel).not.toHaveTextContent('T5');
});

/** The returned function sends an event of the live stream. */
function stubEventStream(): (liveEvent: object) => void {
  const openStreams: { onmessage: ((event: { data: string }) => void) | null }[] = [];
  class FakeEventSource {
    onmessage = null;
    addEventListener = () => undefined;
    close = () => undefined;
    constructor() {
      openStreams.push(this);
    }
  }
  Object.assign(globalThis, { EventSource: FakeEventSource });
  return (liveEvent) => act(() => openStreams.at(-1)?.onmessage?.({ data: JSON.stringify(liveEvent) }));
}

const getGuestNews = () => within(screen.getByRole('region', { name: 'News from guests' }));
const buildAuditResponse = (action: string, before: object, after: object) => ({
  body: [{ id: 'c', at: '2026-11-21T14:59:00.000Z', staff: '', action, reason: null, before, after }],
});

test('news of a cancellation show the guest, the time and the free table', async () => {
  const sendLiveEvent = stubEventStream();
  await openEvening([buildStaffReservation()]);
  const cancelledReservation = buildStaffReservation({ status: 'cancelled', cancelledBy: 'guest', tables: [] });
  const laterReservation = buildStaffReservation({ id: '2', tables: ['T5'], time: '20:30' });
  stubApiResponse(calendarDayEndpoint(serviceDate), {
    body: buildCalendarDay([cancelledReservation, laterReservation]),
  });
  stubApiResponse(
    'GET /api/admin/audit?subjectId=1',
    buildAuditResponse('reservation.guest-cancel', { tables: ['T5'] }, { tables: [] }),
  );
  sendLiveEvent({ topic: 'guest', date: serviceDate, id: '1' });
  expect(await getGuestNews().findByText('The guest has cancelled')).toBeInTheDocument();
  expect(getGuestNews().getByText('Zuzana Kováčová · 2 people')).toBeInTheDocument();
  expect(getGuestNews().getByText('18:30 · T5 is free')).toBeInTheDocument();
});

test('news of a cancellation name no table of another party, and skip other evenings', async () => {
  const sendLiveEvent = stubEventStream();
  await openEvening([buildStaffReservation()]);
  const cancelledReservation = buildStaffReservation({ status: 'cancelled', cancelledBy: 'guest', tables: [] });
  const otherReservation = buildStaffReservation({ id: '2', tables: ['T5'], time: '20:00' });
  stubApiResponse(calendarDayEndpoint(serviceDate), {
    body: buildCalendarDay([cancelledReservation, otherReservation]),
  });
  stubApiResponse(
    'GET /api/admin/audit?subjectId=1',
    buildAuditResponse('reservation.guest-cancel', { tables: ['T5'] }, { tables: [] }),
  );
  sendLiveEvent({ topic: 'guest', date: '2026-11-22', id: '1' });
  sendLiveEvent({ topic: 'guest', date: serviceDate, id: '1' });
  expect(await getGuestNews().findByText('18:30')).toBeInTheDocument();
  expect(findRequests('GET /api/admin/audit?subjectId=1')).toHaveLength(1);
});

test('news of a change show old and new values and the special requests', async () => {
  const sendLiveEvent = stubEventStream();
  await openEvening([buildStaffReservation()]);
  const changedReservation = buildStaffReservation({ time: '21:00', partySize: 3, tables: ['T6'] });
  stubApiResponse(calendarDayEndpoint(serviceDate), { body: buildCalendarDay([changedReservation]) });
  const before = { time: '20:30', partySize: 2, tables: ['T5'], specialRequests: null };
  const after = { time: '21:00', partySize: 3, tables: ['T6'], specialRequests: 'One of us uses a wheelchair' };
  stubApiResponse('GET /api/admin/audit?subjectId=1', buildAuditResponse('reservation.guest-change', before, after));
  sendLiveEvent({ topic: 'guest', date: serviceDate, id: '1' });
  expect(await getGuestNews().findByText('Zuzana Kováčová · 2 → 3 people')).toBeInTheDocument();
  expect(getGuestNews().getByText('20:30–22:30 → 21:00–23:00 · T5 → T6')).toBeInTheDocument();
  expect(getGuestNews().getByText('One of us uses a wheelchair')).toHaveAttribute('data-warning');
});
