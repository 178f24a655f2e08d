import type { FailedEmailDto, InboxDto, InboxMessageDto } from '@strapec/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { stopTheClock } from '../../shared/testing/stop-the-clock';
import { stubApiAnswer, requestsTo } from '../../shared/testing/test-api';
import { aStaffReservation, anEvening } from '../testing/evening-fixtures';
import { stubAdminAnswers, inboxCountsCall, emptyInboxCounts, openAdmin, problem } from '../testing/open-admin';

beforeEach(() => stopTheClock());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const inboxCall = 'GET /api/admin/inbox';
const aInboxMessage = (change: Partial<InboxMessageDto> = {}): InboxMessageDto => ({
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
  ...change,
});
const anInquiry = (change: Partial<InboxMessageDto> = {}) =>
  aInboxMessage({
    id: 'i1',
    kind: 'inquiry',
    name: 'Peter Malý',
    message: 'Firemný večierok.',
    askedFor: { eventType: 'corporate', eventDate: '2026-12-11', guestCount: '15–20', aboutTitle: null, eventId: null },
    ...change,
  });
const aMail: FailedEmailDto = {
  ...{ id: 'm1', firstName: 'Eva', lastName: 'Nováková', email: 'eva@exampel.com', kind: 'reservation_confirmed' },
  ...{ status: 'failed', attempts: 6, failure: 'address_unknown', serverSaid: '550 No such user', resendOf: null },
  ...{ createdAt: '2026-11-19T11:10:00.000Z', sentAt: null },
  reservation: { id: 'r9', date: '2026-11-28', time: '19:00', partySize: 2, phone: '0911 222 333', phoneE164: null },
};

function answers(waiting: Partial<Omit<InboxDto, 'counts'>>): void {
  const groups = { approvals: [], changes: [], withoutTable: [], mails: [], inquiries: [], messages: [], ...waiting };
  const each = Object.entries(groups).map(([group, { length }]) => [group, length] as const);
  const total = each.reduce((sum, [, length]) => sum + length, 0);
  const counts = { ...emptyInboxCounts, ...Object.fromEntries(each), total };
  stubApiAnswer(inboxCall, { body: { ...groups, counts } });
  stubApiAnswer(inboxCountsCall, { body: counts });
}
async function openInbox(waiting: Partial<Omit<InboxDto, 'counts'>>, language: 'en' | 'sk' = 'en') {
  stubAdminAnswers();
  answers(waiting);
  const admin = openAdmin('/admin/inbox', language);
  await screen.findByRole('heading', { name: language === 'en' ? 'Waiting for you' : 'Čaká na vás' });
  return admin;
}
const button = (name: string) => screen.findByRole('button', { name });

test('the header of every page counts the open items and links to them', async () => {
  stubAdminAnswers();
  answers({ messages: [aInboxMessage()], inquiries: [anInquiry()] });
  const { user } = openAdmin('/admin/reservations');
  await user.click(await screen.findByRole('link', { name: 'Waiting for you: 2' }));
  expect(await screen.findByText('Peter Malý')).toBeInTheDocument();
  expect(location.pathname).toBe('/admin/inbox');
  expect(document.title).toBe('Waiting for you · Strapec Admin Panel');
});

test('an empty inbox, in Slovak', async () => {
  await openInbox({}, 'sk');
  expect(await screen.findByText('Nič na vás nečaká')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Čaká na vás: 0' })).toBeInTheDocument();
});

test('a list that failed is loaded again', async () => {
  stubAdminAnswers();
  stubApiAnswer(inboxCall, problem(400, 'validation_failed'));
  const { user } = openAdmin('/admin/inbox');
  expect(await screen.findByText('The inbox could not be loaded.')).toBeInTheDocument();
  answers({ messages: [aInboxMessage()] });
  await user.click(await button('Try again'));
  expect(await screen.findByText('Zuzana Kováčová')).toBeInTheDocument();
});

test('each group has its count, and each item its age in words', async () => {
  const approval = aStaffReservation({
    status: 'pending_approval',
    partySize: 7,
    date: '2026-11-27',
    createdAt: '2026-11-21T09:00:00.000Z',
  });
  const stranded = aStaffReservation({ id: 'r2', firstName: 'Bez', lastName: 'Stola', date: '2026-11-27', tables: [] });
  await openInbox(
    { approvals: [approval], withoutTable: [stranded], mails: [aMail], messages: [aInboxMessage()] },
    'sk',
  );
  const headings = await screen.findAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Bez stola 1',
    'Na schválenie 1',
    'Nedoručené e-maily 1',
    'Správy 1',
  ]);
  const [, approvalCard, mail, inboxMessage] = screen.getAllByRole('listitem').filter((item) => item.dataset['kind']);
  expect(within(approvalCard as HTMLElement).getByText(/^pred \d+ hodinami$/)).toBeInTheDocument();
  expect(mail).toHaveTextContent('pred 2 dňami');
  expect(mail).toHaveTextContent('E-mailová adresa neexistuje. Po 6 pokusoch sme prestali.');
  expect(inboxMessage).toHaveTextContent('nové');
});

test('tonight comes first, by time, with its load, a call before a mail, and ways to a table', async () => {
  const late = aStaffReservation({ id: 'r3', status: 'pending_approval', time: '20:00', tables: ['T7'] });
  const stranded = aStaffReservation({ id: 'r2', lastName: 'Malá', time: '19:30', tables: [], partySize: 3 });
  const other = aStaffReservation({ id: 'r4', status: 'pending_approval', date: '2026-11-27' });
  stubAdminAnswers({ evening: anEvening([late, stranded]) });
  stubApiAnswer('GET /api/admin/calendar/days?from=2026-11-21&to=2026-11-21', {
    body: [{ date: '2026-11-21', reservations: 14, pending: 1, covers: 41, withoutTable: 1, events: 0 }],
  });
  answers({ approvals: [late, other], withoutTable: [stranded] });
  openAdmin('/admin/inbox', 'sk');
  const headings = await screen.findAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Dnes večer 2', 'Na schválenie 1']);
  const [first, second] = screen.getAllByRole('listitem').filter((item) => item.dataset['kind']);
  expect(second).toHaveTextContent(/20:00–22:00 · T7/);
  expect(await within(first as HTMLElement).findByText('Večer: 14 rezervácií · 41 hostí')).toBeInTheDocument();
  const actions = within(first as HTMLElement);
  expect(actions.getByRole('link', { name: 'Zavolať +421 905 123 456' })).toHaveClass('ant-btn-primary');
  expect(actions.getByRole('button', { name: 'Ponúknuť iné časy: Zuzana Malá' })).not.toHaveClass('ant-btn-primary');
  expect(await actions.findByRole('button', { name: 'Presunúť na 19:30' })).toBeInTheDocument();
});

test('an approval in the inbox can be undone', async () => {
  const request = aStaffReservation({ status: 'pending_approval', partySize: 7 });
  const { user } = await openInbox({ approvals: [request] });
  const approve = await button('Approve');
  stubApiAnswer(`PUT /api/reservations/${request.id}/approve`, {
    body: { ...request, status: 'confirmed', action: 'd1', moved: [] },
  });
  answers({});
  await user.click(approve);
  expect(await screen.findByText('Nothing is waiting for you')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Waiting for you: 0' })).toBeInTheDocument();
});

test('a party links to itself in its evening', async () => {
  const request = aStaffReservation({ status: 'pending_approval', date: '2026-12-04' });
  await openInbox({ approvals: [request] });
  expect(await screen.findByRole('link', { name: 'Show the evening' })).toHaveAttribute(
    'href',
    `/admin/reservations?date=2026-12-04&reservation=${request.id}`,
  );
});

test('a failed mail is sent again or dismissed, which can be undone', async () => {
  const { user } = await openInbox({ mails: [aMail] });
  stubApiAnswer('PUT /api/admin/inbox/mails/m1/dismissed', { status: 204 });
  stubApiAnswer('GET /api/admin/email/status', { body: {} });
  await user.click(await button('The guest knows already'));
  await user.click(await button('Undo'));
  expect(await screen.findByText('The e-mail waits again.')).toBeInTheDocument();
  expect(requestsTo('PUT /api/admin/inbox/mails/m1/dismissed').map(({ body }) => body)).toEqual([
    { isDismissed: true },
    { isDismissed: false },
  ]);
  stubApiAnswer('POST /api/admin/email/resend/m1', { body: { message: '' } });
  await user.click(await button('Resend'));
  expect(await screen.findByText('Email resent successfully!')).toBeInTheDocument();
});

test('a message is opened, answered in the language of the guest, and reopened', async () => {
  const { user } = await openInbox({ messages: [aInboxMessage()] });
  stubApiAnswer('PUT /api/admin/inbox-messages/message/l1/read', {
    body: aInboxMessage({ readAt: '2026-11-21T15:00:00.000Z' }),
  });
  await user.click(await button('Read all'));
  await waitFor(() => expect(screen.queryByText('new')).not.toBeInTheDocument());
  const reply = decodeURIComponent(screen.getByRole('link', { name: 'Answer by e-mail' }).getAttribute('href') ?? '');
  expect(reply).toContain('mailto:zuzana@example.com?subject=Vaša správa&body=Dobrý deň,');
  expect(reply).toContain('> máte v piatok');
  const answerCall = 'PUT /api/admin/inbox-messages/message/l1/answered';
  stubApiAnswer(answerCall, { body: aInboxMessage({ answeredAt: '2026-11-21T15:01:00.000Z', version: 2 }) });
  await user.click(await button('Answered'));
  expect(await screen.findByText('Zuzana Kováčová: answered.')).toBeInTheDocument();
  stubApiAnswer(answerCall, { body: aInboxMessage({ version: 3 }) });
  await user.click(await button('Undo'));
  expect(await screen.findByText('Zuzana Kováčová waits again.')).toBeInTheDocument();
  expect(requestsTo(answerCall).map(({ body }) => body)).toEqual([
    { isAnswered: true, version: 1 },
    { isAnswered: false, version: 2 },
  ]);
});

test('of two notes at once the slower one is not lost', async () => {
  const { user } = await openInbox({ messages: [aInboxMessage()] });
  const noteCall = 'PUT /api/admin/inbox-messages/message/l1/note';
  stubApiAnswer(
    noteCall,
    problem(409, 'changed_meanwhile', { current: aInboxMessage({ staffNote: 'Volala', version: 2 }) }),
  );
  await user.click(await button('Note'));
  await user.type(screen.getByRole('textbox', { name: 'Note on Zuzana Kováčová' }), 'Chce terasu');
  await user.click(await button('Save the note'));
  expect(await screen.findByText(/a colleague wrote: “Volala”/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Note on Zuzana Kováčová' })).toHaveValue('Chce terasu');
  const saved = aInboxMessage({ staffNote: 'Chce terasu', version: 3 });
  stubApiAnswer(noteCall, { body: saved });
  answers({ messages: [saved] });
  await user.click(await button('Save the note'));
  expect(await screen.findByText('The note is saved.')).toBeInTheDocument();
  expect(requestsTo(noteCall).map(({ body }) => body)).toEqual([
    { staffNote: 'Chce terasu', version: 1 },
    { staffNote: 'Chce terasu', version: 2 },
  ]);
});

test('an unsent text is there again after a search or another page', async () => {
  const { user } = await openInbox({ messages: [aInboxMessage()] });
  await user.click(await button('Note'));
  await user.type(await screen.findByRole('textbox', { name: 'Note on Zuzana Kováčová' }), 'Chce terasu');
  const leaving = new Event('beforeunload', { cancelable: true });
  await user.type(screen.getByRole('searchbox'), 'Nov');
  await screen.findByText('Nothing was found for “Nov”.');
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true); // the browser asks
  act(() => history.back());
  await user.click(await button('Note'));
  expect(await screen.findByRole('textbox', { name: 'Note on Zuzana Kováčová' })).toHaveValue('Chce terasu');
  await user.click(await button('Discard'));
  await user.click(await button('Note'));
  expect(await screen.findByRole('textbox', { name: 'Note on Zuzana Kováčová' })).toHaveValue('');
});

test('an inquiry about a public event names it, and makes no event', async () => {
  const inquiry = { eventType: 'public_event', eventDate: '2026-12-11', guestCount: '2', eventId: null } as const;
  await openInbox({ inquiries: [anInquiry({ askedFor: { ...inquiry, aboutTitle: 'Osem fliaš' } })] }, 'sk');
  expect(await screen.findByText('Záujem o: Osem fliaš')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Vybavené' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Vytvoriť podujatie' })).toBeNull();
});

test('an inquiry becomes an event in one step, filled in and hidden from guests', async () => {
  const { user } = await openInbox({ inquiries: [anInquiry()] });
  await user.click(await button('Create an event'));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByLabelText('Title (Slovak)')).toHaveValue('Firemné podujatie');
  expect(form.getByLabelText('Max capacity')).toHaveValue('20');
  stubApiAnswer('POST /api/admin/events', { status: 201, body: { event: {}, conflicts: [], seatedAgain: [] } });
  answers({});
  await user.click(form.getByRole('button', { name: 'Create event' }));
  expect(await screen.findByText('Event created successfully!')).toBeInTheDocument();
  expect(requestsTo('POST /api/admin/events').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      ...{ inquiryId: 'i1', date: '2026-12-11', maxCapacity: 20, eventType: 'corporate', visibility: 'hidden' },
    }),
  ]);
  expect(JSON.stringify(requestsTo('POST /api/admin/events')[0]?.body)).not.toContain('Malý');
  expect(await screen.findByText('Nothing is waiting for you')).toBeInTheDocument();
});

test('all messages are listed page by page, with the answered ones', async () => {
  const { user } = await openInbox({});
  const answered = aInboxMessage({
    answeredAt: '2026-11-20T15:01:00.000Z',
    answeredBy: 'Eva',
    readAt: '2026-11-20T15:01:00.000Z',
  });
  stubApiAnswer('GET /api/admin/inbox-messages', { body: { items: [anInquiry()], next: 'open.1.i1' } });
  stubApiAnswer('GET /api/admin/inbox-messages?after=open.1.i1', { body: { items: [answered], next: null } });
  await user.click(screen.getByText('All messages and inquiries'));
  await user.click(await button('Show more'));
  expect(await screen.findByText(/^answered by Eva, 20\/11\/2026/)).toBeInTheDocument();
  expect(location.search).toBe('?show=inboxMessages');
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(await button('Put back')).toBeInTheDocument();
});

describe('a party without a table is offered other times', () => {
  const stranded = (change = {}) =>
    aStaffReservation({ id: 'r1', tables: [], date: '2026-12-24', version: 3, ...change });
  const offers = [
    { date: '2026-12-23', time: '18:30' },
    { date: '2026-12-30', time: '19:00' },
  ];
  const offerCall = 'POST /api/admin/reservations/r1/offer';
  const seenCall = 'GET /api/admin/reservations/r1/offers';

  test('after a preview, once, and with an undo; the card shows the offer', async () => {
    const { user } = await openInbox({ withoutTable: [stranded()] });
    const press = await button('Offer other times: Zuzana Kováčová');
    stubApiAnswer(seenCall, { body: offers });
    await user.click(press);
    expect(await screen.findByText(/^These times would be offered: Wednesday\s23\sDecember at 18:30 · /)).toBeVisible();
    expect(requestsTo(offerCall)).toEqual([]);
    stubApiAnswer(offerCall, { body: { ...stranded({ offers, version: 4 }), action: 'd1', moved: [] } });
    answers({ withoutTable: [stranded({ offers, version: 4 })] });
    await user.dblClick(await button('Send by e-mail: Zuzana Kováčová'));
    expect(await screen.findByText('Other times are offered by e-mail.')).toBeInTheDocument();
    expect(requestsTo(offerCall).map(({ body }) => body)).toEqual([
      { version: 3, seen: ['2026-12-23 18:30', '2026-12-30 19:00'] },
    ]);
    expect(
      await screen.findByText(/^Offered by e-mail: Wednesday\s23\sDecember at 18:30 · Wednesday/),
    ).toBeInTheDocument();
    expect(await button('Offer again: Zuzana Kováčová')).toBeInTheDocument();
    stubApiAnswer('POST /api/admin/undo/d1', { body: { reservation: stranded({ version: 5 }), moved: [] } });
    answers({ withoutTable: [stranded({ version: 5 })] });
    await user.click(await button('Undo'));
    expect(await button('Offer other times: Zuzana Kováčová')).toBeInTheDocument();
  });

  test('and without any, no mail is sent, in Slovak', async () => {
    const { user } = await openInbox({ withoutTable: [stranded()] }, 'sk');
    stubApiAnswer(seenCall, problem(409, 'nothing_to_offer'));
    await user.click(await button('Ponúknuť iné časy: Zuzana Kováčová'));
    expect(await screen.findByText(/^Nič sa neponúklo: tri týždne pred tým ani po tom/)).toBeInTheDocument();
  });

  test('also while it waits for approval, but not without an e-mail', async () => {
    const approvals = [stranded({ status: 'pending_approval' })];
    await openInbox({ approvals, withoutTable: [stranded({ id: 'r2', email: null, lastName: 'Malá' })] });
    expect(await button('Offer other times: Zuzana Kováčová')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Malá/ })).not.toBeInTheDocument();
  });
});
