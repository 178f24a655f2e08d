import type { FailedEmailDto, InboxDto, InboxMessageDto } from '@strapec/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { stopClock } from '../../shared/testing/stop-the-clock';
import { stubApiResponse, findRequests } from '../../shared/testing/test-api';
import { buildStaffReservation, buildCalendarDay } from '../testing/evening-fixtures';
import { stubAdminResponses, inboxCountsEndpoint, emptyInboxCounts, openAdmin, problem } from '../testing/open-admin';

beforeEach(() => stopClock());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const inboxEndpoint = 'GET /api/admin/inbox';
const buildInboxMessage = (overrides: Partial<InboxMessageDto> = {}): InboxMessageDto => ({
  id: 'l1',
  kind: 'message',
  name: 'Zuzana Kováčová',
  email: 'zuzana@example.com',
  phone: '0905 123 456',
  phoneE164: '+421905123456',
  message: 'Dobrý deň,\n\nmáte v piatok miesto aj pre psa?',
  language: 'sk',
  createdAt: '2026-11-21T11:10:00.000Z',
  askedFor: null,
  readAt: null,
  answeredAt: null,
  answeredBy: null,
  staffNote: null,
  version: 1,
  ...overrides,
});
const buildInquiry = (overrides: Partial<InboxMessageDto> = {}) =>
  buildInboxMessage({
    id: 'i1',
    kind: 'inquiry',
    name: 'Peter Malý',
    message: 'Firemný večierok.',
    askedFor: { eventType: 'corporate', eventDate: '2026-12-11', guestCount: '15–20', aboutTitle: null, eventId: null },
    ...overrides,
  });
const failedEmail: FailedEmailDto = {
  ...{ id: 'm1', firstName: 'Eva', lastName: 'Nováková', email: 'eva@exampel.com', kind: 'reservation_confirmed' },
  ...{ status: 'failed', attempts: 6, failure: 'address_unknown', serverSaid: '550 No such user', resendOf: null },
  ...{ createdAt: '2026-11-19T11:10:00.000Z', sentAt: null },
  reservation: { id: 'r9', date: '2026-11-28', time: '19:00', partySize: 2, phone: '0911 222 333', phoneE164: null },
};

function stubInbox(openItems: Partial<Omit<InboxDto, 'counts'>>): void {
  const groups = { approvals: [], changes: [], withoutTable: [], mails: [], inquiries: [], messages: [], ...openItems };
  const groupCounts = Object.entries(groups).map(([group, { length }]) => [group, length] as const);
  const total = groupCounts.reduce((sum, [, length]) => sum + length, 0);
  const counts = { ...emptyInboxCounts, ...Object.fromEntries(groupCounts), total };
  stubApiResponse(inboxEndpoint, { body: { ...groups, counts } });
  stubApiResponse(inboxCountsEndpoint, { body: counts });
}
async function openInbox(openItems: Partial<Omit<InboxDto, 'counts'>>, language: 'en' | 'sk' = 'en') {
  stubAdminResponses();
  stubInbox(openItems);
  const admin = openAdmin('/admin/inbox', language);
  await screen.findByRole('heading', { name: language === 'en' ? 'Waiting for you' : 'Čaká na vás' });
  return admin;
}
const findButton = (name: string) => screen.findByRole('button', { name });

test('the header of every page counts the open items and links to them', async () => {
  stubAdminResponses();
  stubInbox({ messages: [buildInboxMessage()], inquiries: [buildInquiry()] });
  const { user } = openAdmin('/admin/reservations');
  await user.click(await screen.findByRole('link', { name: 'Waiting for you: 2' }));
  expect(await screen.findByText('Peter Malý')).toBeInTheDocument();
  expect(location.pathname).toBe('/admin/inbox');
  expect(document.title).toBe('Waiting for you · Strapec Admin Panel');
});

test('an empty inbox shows that no item waits, in Slovak', async () => {
  await openInbox({}, 'sk');
  expect(await screen.findByText('Nič na vás nečaká')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Čaká na vás: 0' })).toBeInTheDocument();
});

test('an inbox that failed to load can be loaded again', async () => {
  stubAdminResponses();
  stubApiResponse(inboxEndpoint, problem(400, 'validation_failed'));
  const { user } = openAdmin('/admin/inbox');
  expect(await screen.findByText('The inbox could not be loaded.')).toBeInTheDocument();
  stubInbox({ messages: [buildInboxMessage()] });
  await user.click(await findButton('Try again'));
  expect(await screen.findByText('Zuzana Kováčová')).toBeInTheDocument();
});

test('each group has its count, and each item its age in words', async () => {
  const pendingReservation = buildStaffReservation({
    status: 'pending_approval',
    partySize: 7,
    date: '2026-11-27',
    createdAt: '2026-11-21T09:00:00.000Z',
  });
  const party = buildStaffReservation({
    id: 'r2',
    firstName: 'Bez',
    lastName: 'Stola',
    date: '2026-11-27',
    tables: [],
  });
  await openInbox(
    { approvals: [pendingReservation], withoutTable: [party], mails: [failedEmail], messages: [buildInboxMessage()] },
    'sk',
  );
  const headings = await screen.findAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Bez stola 1',
    'Na schválenie 1',
    'Nedoručené e-maily 1',
    'Správy 1',
  ]);
  const [, requestCard, mailCard, messageCard] = screen.getAllByRole('listitem').filter((item) => item.dataset['kind']);
  expect(within(requestCard as HTMLElement).getByText(/^pred \d+ hodinami$/)).toBeInTheDocument();
  expect(mailCard).toHaveTextContent('pred 2 dňami');
  expect(mailCard).toHaveTextContent('E-mailová adresa neexistuje. Po 6 pokusoch sme prestali.');
  expect(messageCard).toHaveTextContent('nové');
});

test('items of tonight come first, by time, with the covers, and a call before an e-mail', async () => {
  const pendingReservation = buildStaffReservation({
    id: 'r3',
    status: 'pending_approval',
    time: '20:00',
    tables: ['T7'],
  });
  const party = buildStaffReservation({ id: 'r2', lastName: 'Malá', time: '19:30', tables: [], partySize: 3 });
  const laterReservation = buildStaffReservation({ id: 'r4', status: 'pending_approval', date: '2026-11-27' });
  stubAdminResponses({ evening: buildCalendarDay([pendingReservation, party]) });
  stubApiResponse('GET /api/admin/calendar/days?from=2026-11-21&to=2026-11-21', {
    body: [{ date: '2026-11-21', reservations: 14, pending: 1, covers: 41, withoutTable: 1, events: 0 }],
  });
  stubInbox({ approvals: [pendingReservation, laterReservation], withoutTable: [party] });
  openAdmin('/admin/inbox', 'sk');
  const headings = await screen.findAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Dnes večer 2', 'Na schválenie 1']);
  const [firstCard, secondCard] = screen.getAllByRole('listitem').filter((item) => item.dataset['kind']);
  expect(secondCard).toHaveTextContent(/20:00–22:00 · T7/);
  expect(await within(firstCard as HTMLElement).findByText('Večer: 14 rezervácií · 41 hostí')).toBeInTheDocument();
  const actions = within(firstCard as HTMLElement);
  expect(actions.getByRole('link', { name: 'Zavolať +421 905 123 456' })).toHaveClass('ant-btn-primary');
  expect(actions.getByRole('button', { name: 'Ponúknuť iné časy: Zuzana Malá' })).not.toHaveClass('ant-btn-primary');
  expect(await actions.findByRole('button', { name: 'Presunúť na 19:30' })).toBeInTheDocument();
});

test('an approval in the inbox can be undone', async () => {
  const pendingReservation = buildStaffReservation({ status: 'pending_approval', partySize: 7 });
  const { user } = await openInbox({ approvals: [pendingReservation] });
  const approveButton = await findButton('Approve');
  stubApiResponse(`PUT /api/reservations/${pendingReservation.id}/approve`, {
    body: { ...pendingReservation, status: 'confirmed', action: 'd1', moved: [] },
  });
  stubInbox({});
  await user.click(approveButton);
  expect(await screen.findByText('Nothing is waiting for you')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Waiting for you: 0' })).toBeInTheDocument();
});

test('a reservation in the inbox links to its evening', async () => {
  const pendingReservation = buildStaffReservation({ status: 'pending_approval', date: '2026-12-04' });
  await openInbox({ approvals: [pendingReservation] });
  expect(await screen.findByRole('link', { name: 'Show the evening' })).toHaveAttribute(
    'href',
    `/admin/reservations?date=2026-12-04&reservation=${pendingReservation.id}`,
  );
});

test('a failed e-mail can be dismissed, with undo, or sent again', async () => {
  const { user } = await openInbox({ mails: [failedEmail] });
  stubApiResponse('PUT /api/admin/inbox/mails/m1/dismissed', { status: 204 });
  stubApiResponse('GET /api/admin/email/status', { body: {} });
  await user.click(await findButton('The guest knows already'));
  await user.click(await findButton('Undo'));
  expect(await screen.findByText('The e-mail waits again.')).toBeInTheDocument();
  expect(findRequests('PUT /api/admin/inbox/mails/m1/dismissed').map(({ body }) => body)).toEqual([
    { isDismissed: true },
    { isDismissed: false },
  ]);
  stubApiResponse('POST /api/admin/email/resend/m1', { body: { message: '' } });
  await user.click(await findButton('Resend'));
  expect(await screen.findByText('Email resent successfully!')).toBeInTheDocument();
});

test('a message is opened, answered in the language of the guest, and reopened', async () => {
  const { user } = await openInbox({ messages: [buildInboxMessage()] });
  stubApiResponse('PUT /api/admin/inbox-messages/message/l1/read', {
    body: buildInboxMessage({ readAt: '2026-11-21T15:00:00.000Z' }),
  });
  await user.click(await findButton('Read all'));
  await waitFor(() => expect(screen.queryByText('new')).not.toBeInTheDocument());
  const mailto = decodeURIComponent(screen.getByRole('link', { name: 'Answer by e-mail' }).getAttribute('href') ?? '');
  expect(mailto).toContain('mailto:zuzana@example.com?subject=Vaša správa&body=Dobrý deň,');
  expect(mailto).toContain('> máte v piatok');
  const answeredEndpoint = 'PUT /api/admin/inbox-messages/message/l1/answered';
  stubApiResponse(answeredEndpoint, {
    body: buildInboxMessage({ answeredAt: '2026-11-21T15:01:00.000Z', version: 2 }),
  });
  await user.click(await findButton('Answered'));
  expect(await screen.findByText('Zuzana Kováčová: answered.')).toBeInTheDocument();
  stubApiResponse(answeredEndpoint, { body: buildInboxMessage({ version: 3 }) });
  await user.click(await findButton('Undo'));
  expect(await screen.findByText('Zuzana Kováčová waits again.')).toBeInTheDocument();
  expect(findRequests(answeredEndpoint).map(({ body }) => body)).toEqual([
    { isAnswered: true, version: 1 },
    { isAnswered: false, version: 2 },
  ]);
});

test('a typed note survives a conflict with the note of a colleague', async () => {
  const { user } = await openInbox({ messages: [buildInboxMessage()] });
  const noteEndpoint = 'PUT /api/admin/inbox-messages/message/l1/note';
  stubApiResponse(
    noteEndpoint,
    problem(409, 'changed_meanwhile', { current: buildInboxMessage({ staffNote: 'Volala', version: 2 }) }),
  );
  await user.click(await findButton('Note'));
  await user.type(screen.getByRole('textbox', { name: 'Note on Zuzana Kováčová' }), 'Chce terasu');
  await user.click(await findButton('Save the note'));
  expect(await screen.findByText(/a colleague wrote: “Volala”/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Note on Zuzana Kováčová' })).toHaveValue('Chce terasu');
  const savedMessage = buildInboxMessage({ staffNote: 'Chce terasu', version: 3 });
  stubApiResponse(noteEndpoint, { body: savedMessage });
  stubInbox({ messages: [savedMessage] });
  await user.click(await findButton('Save the note'));
  expect(await screen.findByText('The note is saved.')).toBeInTheDocument();
  expect(findRequests(noteEndpoint).map(({ body }) => body)).toEqual([
    { staffNote: 'Chce terasu', version: 1 },
    { staffNote: 'Chce terasu', version: 2 },
  ]);
});

test('an unsaved note is restored after a search', async () => {
  const { user } = await openInbox({ messages: [buildInboxMessage()] });
  await user.click(await findButton('Note'));
  await user.type(await screen.findByRole('textbox', { name: 'Note on Zuzana Kováčová' }), 'Chce terasu');
  const unloadEvent = new Event('beforeunload', { cancelable: true });
  await user.type(screen.getByRole('searchbox'), 'Nov');
  await screen.findByText('Nothing was found for “Nov”.');
  dispatchEvent(unloadEvent);
  expect(unloadEvent.defaultPrevented).toBe(true); // the browser asks before it leaves
  act(() => history.back());
  await user.click(await findButton('Note'));
  expect(await screen.findByRole('textbox', { name: 'Note on Zuzana Kováčová' })).toHaveValue('Chce terasu');
  await user.click(await findButton('Discard'));
  await user.click(await findButton('Note'));
  expect(await screen.findByRole('textbox', { name: 'Note on Zuzana Kováčová' })).toHaveValue('');
});

test('an inquiry about a public event names it, and cannot become an event', async () => {
  const details = { eventType: 'public_event', eventDate: '2026-12-11', guestCount: '2', eventId: null } as const;
  await openInbox({ inquiries: [buildInquiry({ askedFor: { ...details, aboutTitle: 'Osem fliaš' } })] }, 'sk');
  expect(await screen.findByText('Záujem o: Osem fliaš')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Vybavené' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Vytvoriť podujatie' })).toBeNull();
});

test('an inquiry becomes an event in one step, filled in and hidden from guests', async () => {
  const { user } = await openInbox({ inquiries: [buildInquiry()] });
  await user.click(await findButton('Create an event'));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByLabelText('Title (Slovak)')).toHaveValue('Firemné podujatie');
  expect(form.getByLabelText('Max capacity')).toHaveValue('20');
  stubApiResponse('POST /api/admin/events', { status: 201, body: { event: {}, conflicts: [], seatedAgain: [] } });
  stubInbox({});
  await user.click(form.getByRole('button', { name: 'Create event' }));
  expect(await screen.findByText('Event created successfully!')).toBeInTheDocument();
  expect(findRequests('POST /api/admin/events').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      ...{ inquiryId: 'i1', date: '2026-12-11', maxCapacity: 20, eventType: 'corporate', visibility: 'hidden' },
    }),
  ]);
  expect(JSON.stringify(findRequests('POST /api/admin/events')[0]?.body)).not.toContain('Malý');
  expect(await screen.findByText('Nothing is waiting for you')).toBeInTheDocument();
});

test('all messages are listed page by page, with the answered ones', async () => {
  const { user } = await openInbox({});
  const answeredMessage = buildInboxMessage({
    answeredAt: '2026-11-20T15:01:00.000Z',
    answeredBy: 'Eva',
    readAt: '2026-11-20T15:01:00.000Z',
  });
  stubApiResponse('GET /api/admin/inbox-messages', { body: { items: [buildInquiry()], next: 'open.1.i1' } });
  stubApiResponse('GET /api/admin/inbox-messages?after=open.1.i1', { body: { items: [answeredMessage], next: null } });
  await user.click(screen.getByText('All messages and inquiries'));
  await user.click(await findButton('Show more'));
  expect(await screen.findByText(/^answered by Eva, 20\/11\/2026/)).toBeInTheDocument();
  expect(location.search).toBe('?show=inboxMessages');
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(await findButton('Put back')).toBeInTheDocument();
});

describe('offering other times to a party without a table', () => {
  const buildParty = (overrides = {}) =>
    buildStaffReservation({ id: 'r1', tables: [], date: '2026-12-24', version: 3, ...overrides });
  const offers = [
    { date: '2026-12-23', time: '18:30' },
    { date: '2026-12-30', time: '19:00' },
  ];
  const offerEndpoint = 'POST /api/admin/reservations/r1/offer';
  const previewEndpoint = 'GET /api/admin/reservations/r1/offers';

  test('staff send the previewed times once, and can undo the offer', async () => {
    const { user } = await openInbox({ withoutTable: [buildParty()] });
    const offerButton = await findButton('Offer other times: Zuzana Kováčová');
    stubApiResponse(previewEndpoint, { body: offers });
    await user.click(offerButton);
    expect(await screen.findByText(/^These times would be offered: Wednesday\s23\sDecember at 18:30 · /)).toBeVisible();
    expect(findRequests(offerEndpoint)).toEqual([]);
    stubApiResponse(offerEndpoint, { body: { ...buildParty({ offers, version: 4 }), action: 'd1', moved: [] } });
    stubInbox({ withoutTable: [buildParty({ offers, version: 4 })] });
    await user.dblClick(await findButton('Send by e-mail: Zuzana Kováčová'));
    expect(await screen.findByText('Other times are offered by e-mail.')).toBeInTheDocument();
    expect(findRequests(offerEndpoint).map(({ body }) => body)).toEqual([
      { version: 3, seen: ['2026-12-23 18:30', '2026-12-30 19:00'] },
    ]);
    expect(
      await screen.findByText(/^Offered by e-mail: Wednesday\s23\sDecember at 18:30 · Wednesday/),
    ).toBeInTheDocument();
    expect(await findButton('Offer again: Zuzana Kováčová')).toBeInTheDocument();
    stubApiResponse('POST /api/admin/undo/d1', { body: { reservation: buildParty({ version: 5 }), moved: [] } });
    stubInbox({ withoutTable: [buildParty({ version: 5 })] });
    await user.click(await findButton('Undo'));
    expect(await findButton('Offer other times: Zuzana Kováčová')).toBeInTheDocument();
  });

  test('no e-mail is sent when no times are free, in Slovak', async () => {
    const { user } = await openInbox({ withoutTable: [buildParty()] }, 'sk');
    stubApiResponse(previewEndpoint, problem(409, 'nothing_to_offer'));
    await user.click(await findButton('Ponúknuť iné časy: Zuzana Kováčová'));
    expect(await screen.findByText(/^Nič sa neponúklo: tri týždne pred tým ani po tom/)).toBeInTheDocument();
  });

  test('a party that waits for approval can get an offer, one without an e-mail cannot', async () => {
    const approvals = [buildParty({ status: 'pending_approval' })];
    await openInbox({ approvals, withoutTable: [buildParty({ id: 'r2', email: null, lastName: 'Malá' })] });
    expect(await findButton('Offer other times: Zuzana Kováčová')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Malá/ })).not.toBeInTheDocument();
  });
});
