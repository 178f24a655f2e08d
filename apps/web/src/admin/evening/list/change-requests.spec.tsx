import type { HeldPlaceDto, ChangeRequestDto } from '@strapec/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { stopTheClock } from '../../../shared/testing/stop-the-clock';
import { stubApiAnswer, requestsTo } from '../../../shared/testing/test-api';
import { aReservationAction, aStaffReservation, anEvening } from '../../testing/evening-fixtures';
import { stubAdminAnswers, dayCall, openAdmin, problem } from '../../testing/open-admin';
import { openEvening } from '../../testing/open-evening';

beforeEach(() => stopTheClock());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

const today = '2026-11-21';
const changeRequest: ChangeRequestDto = {
  ...{ id: 'w', date: today, time: '20:00', duration: 2, partySize: 14, specialRequests: 'A cake comes along' },
  ...{ tables: ['T1', 'T2'], heldUntil: '2026-11-21T17:00:00.000Z', createdAt: '2026-11-21T14:00:00.000Z' },
};
const reservation = aStaffReservation({ changeRequest });
const answer = () => within(screen.getByRole('group', { name: 'Answer Zuzana Kováčová' }));

test('a change request is on the card, and one press approves it', async () => {
  const { user } = await openEvening([reservation]);
  const card = within(screen.getByRole('region', { name: 'The guest asks for a change' }));
  expect(card.getByText('A cake comes along')).toBeInTheDocument();
  expect(card.getByText(/14 people/)).toBeInTheDocument();
  expect(card.getByText(/T1 \+ T2/)).toBeInTheDocument();
  const changed = { time: '20:00', partySize: 14, version: 2 };
  stubApiAnswer('PUT /api/admin/change-requests/w/approve', { body: aReservationAction(changed) });
  stubApiAnswer(dayCall(today), { body: anEvening([aStaffReservation(changed)]) });
  await user.click(answer().getByRole('button', { name: 'Approve the change' }));
  expect(await screen.findByText(/The reservation is changed as the guest asked\./)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'The guest asks for a change' })).toBeNull());
});

test('a change request is declined with a note, or not after Back', async () => {
  const { user } = await openEvening([reservation]);
  await user.click(answer().getByRole('button', { name: 'Decline the change' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(answer().getByRole('button', { name: 'Decline the change' }));
  await user.type(screen.getByRole('textbox', { name: 'Note for the guest (optional)' }), 'Come at six');
  stubApiAnswer('PUT /api/admin/change-requests/w/decline', { body: aReservationAction({ version: 2 }) });
  stubApiAnswer(dayCall(today), { body: anEvening([aStaffReservation({ version: 2 })]) });
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(/The change is declined; the reservation stands\./)).toBeInTheDocument();
  expect(requestsTo('PUT /api/admin/change-requests/w/decline').map(({ body }) => body)).toEqual([
    { messageToGuest: 'Come at six' },
  ]);
});

test('a request that is gone shows that nothing has changed', async () => {
  const { user } = await openEvening([reservation]);
  stubApiAnswer('PUT /api/admin/change-requests/w/approve', problem(404, 'not_found'));
  stubApiAnswer(dayCall(today), { body: anEvening([aStaffReservation({ version: 2 })]) });
  await user.click(answer().getByRole('button', { name: 'Approve the change' }));
  expect(await screen.findByText(/^Nothing has changed: /)).toBeInTheDocument();
});

test('an expired change request is not shown', async () => {
  await openEvening([
    aStaffReservation({ changeRequest: { ...changeRequest, heldUntil: '2026-11-21T14:59:00.000Z' } }),
  ]);
  expect(screen.queryByRole('region', { name: 'The guest asks for a change' })).toBeNull();
});

test('a request shows until when it holds its table, and that an expired one holds none', async () => {
  const request = { status: 'pending_approval', partySize: 6, requiresApproval: true } as const;
  await openEvening([
    aStaffReservation({ ...request, id: '1', tables: ['T6', 'T7'], heldUntil: '2026-11-21T17:00:00.000Z' }),
    aStaffReservation({ ...request, id: '2', tables: [], heldUntil: '2026-11-21T14:59:00.000Z' }),
  ]);
  expect(screen.getByText(/^The request holds its table until .*18:00\.$/)).toBeInTheDocument();
  expect(screen.getByText(/^The request holds no table any more\./)).toBeInTheDocument();
  expect(screen.getByText('Requests hold 2 tables')).toBeInTheDocument();
  expect(screen.queryByText(/^No table/)).toBeNull();
});

test('a held place is drawn, and its table is not free until the hold ends', async () => {
  const place = (id: string, heldUntil: string): HeldPlaceDto => ({
    ...{ id, partySize: 2, start: 960, end: 1080, tables: ['T5'], isForChange: false, heldUntil },
    createdAt: '2026-11-21T14:55:00.000Z',
  });
  const held = [place('now', '2026-11-21T15:10:00.000Z'), place('over', '2026-11-21T14:59:00.000Z')];
  stubAdminAnswers({ evening: anEvening([], { held }) });
  const listen = jest.spyOn(window, 'addEventListener');
  openAdmin('/admin/tonight', 'en');
  const row = within(await screen.findByRole('group', { name: 'T5' }));
  expect(row.getAllByText('awaits the guest')).toHaveLength(1);
  expect(row.getByText('held until 16:10')).toBeInTheDocument();
  expect(listen.mock.calls.map(([name]) => name)).not.toContain('touchmove'); // the page scrolls without waiting
  expect(screen.getByRole('region', { name: 'Tables and times' })).toHaveAttribute('tabindex', '0'); // no block takes the focus
  const free = screen.getByText('Free now').parentElement;
  expect(free).toHaveTextContent('T6');
  expect(free).not.toHaveTextContent('T5');
});

/** Sends an event of the live stream. */
function openStream(): (change: object) => void {
  const open: { onmessage: ((event: { data: string }) => void) | null }[] = [];
  class Stream {
    onmessage = null;
    addEventListener = () => undefined;
    close = () => undefined;
    constructor() {
      open.push(this);
    }
  }
  Object.assign(globalThis, { EventSource: Stream });
  return (change) => act(() => open.at(-1)?.onmessage?.({ data: JSON.stringify(change) }));
}

const news = () => within(screen.getByRole('region', { name: 'News from guests' }));
const recorded = (action: string, before: object, after: object) => ({
  body: [{ id: 'c', at: '2026-11-21T14:59:00.000Z', staff: '', action, reason: null, before, after }],
});

test('a cancellation tonight shows the guest, the time and the free table', async () => {
  const send = openStream();
  await openEvening([aStaffReservation()]);
  const cancelled = aStaffReservation({ status: 'cancelled', cancelledBy: 'guest', tables: [] });
  const next = aStaffReservation({ id: '2', tables: ['T5'], time: '20:30' });
  stubApiAnswer(dayCall(today), { body: anEvening([cancelled, next]) });
  stubApiAnswer(
    'GET /api/admin/audit?subjectId=1',
    recorded('reservation.guest-cancel', { tables: ['T5'] }, { tables: [] }),
  );
  send({ topic: 'guest', date: today, id: '1' });
  expect(await news().findByText('The guest has cancelled')).toBeInTheDocument();
  expect(news().getByText('Zuzana Kováčová · 2 people')).toBeInTheDocument();
  expect(news().getByText('18:30 · T5 is free')).toBeInTheDocument();
});

test('a table that another party has is not called free, and another evening is not shown', async () => {
  const send = openStream();
  await openEvening([aStaffReservation()]);
  const cancelled = aStaffReservation({ status: 'cancelled', cancelledBy: 'guest', tables: [] });
  const quicker = aStaffReservation({ id: '2', tables: ['T5'], time: '20:00' });
  stubApiAnswer(dayCall(today), { body: anEvening([cancelled, quicker]) });
  stubApiAnswer(
    'GET /api/admin/audit?subjectId=1',
    recorded('reservation.guest-cancel', { tables: ['T5'] }, { tables: [] }),
  );
  send({ topic: 'guest', date: '2026-11-22', id: '1' });
  send({ topic: 'guest', date: today, id: '1' });
  expect(await news().findByText('18:30')).toBeInTheDocument();
  expect(requestsTo('GET /api/admin/audit?subjectId=1')).toHaveLength(1);
});

test('a change tonight shows old and new values and the special requests', async () => {
  const send = openStream();
  await openEvening([aStaffReservation()]);
  const changed = aStaffReservation({ time: '21:00', partySize: 3, tables: ['T6'] });
  stubApiAnswer(dayCall(today), { body: anEvening([changed]) });
  const before = { time: '20:30', partySize: 2, tables: ['T5'], specialRequests: null };
  const after = { time: '21:00', partySize: 3, tables: ['T6'], specialRequests: 'One of us uses a wheelchair' };
  stubApiAnswer('GET /api/admin/audit?subjectId=1', recorded('reservation.guest-change', before, after));
  send({ topic: 'guest', date: today, id: '1' });
  expect(await news().findByText('Zuzana Kováčová · 2 → 3 people')).toBeInTheDocument();
  expect(news().getByText('20:30–22:30 → 21:00–23:00 · T5 → T6')).toBeInTheDocument();
  expect(news().getByText('One of us uses a wheelchair')).toHaveAttribute('data-warning');
});
