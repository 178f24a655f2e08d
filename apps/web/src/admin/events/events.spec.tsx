import type { ConflictingVisitDto, SavedEventDto, TouchedVisitsDto } from '@strapec/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { stopTheClock } from '../../shared/testing/stop-the-clock';
import { stubApiAnswer, requestsTo } from '../../shared/testing/test-api';
import { anEvent } from '../testing/evening-fixtures';
import { stubAdminAnswers, openAdmin, problem } from '../testing/open-admin';

beforeEach(() => stopTheClock());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const createCall = 'POST /api/admin/events';
const sentTo = (call: string) => requestsTo(call).map(({ body }) => body as Record<string, unknown>);

const savedEvent = (change: Partial<SavedEventDto> = {}): SavedEventDto => ({
  event: anEvent(),
  conflicts: [],
  seatedAgain: [],
  missing: [],
  ...change,
});
const noticeWith = (words: HTMLElement) => words.closest<HTMLElement>('.ant-alert') ?? document.body;

async function openEvents(language: 'en' | 'sk' = 'en') {
  stubAdminAnswers({ events: [anEvent(), anEvent({ id: 'e2', titleEn: 'Another day', date: '2026-12-01' })] });
  const admin = openAdmin('/admin/reservations', language);
  await screen.findByRole('heading', { name: language === 'en' ? 'Frankovka vertical' : 'Vertikála frankoviek' });
  return admin;
}

async function openNewEvent() {
  const admin = await openEvents();
  const { user } = admin;
  await user.click(screen.getByRole('button', { name: 'New Event' }));
  await screen.findByLabelText('Price per person (€)');
  const fill = async (label: string, value: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.paste(value);
  };
  return { ...admin, fill, save: () => user.click(screen.getByRole('button', { name: 'Create event' })) };
}

test('shows the events of the day with their price in euros', async () => {
  await openEvents();
  const card = screen.getByRole('heading', { name: 'Frankovka vertical' }).closest('li');
  expect(card).toHaveTextContent('€39.50 per person');
  expect(card).toHaveTextContent('2 of 8 booked');
  expect(screen.queryByText('Another day')).not.toBeInTheDocument();
});

test('every required field shows its error, and the banner shows the first', async () => {
  const { save } = await openNewEvent();
  await save();
  for (const sentence of ['Please enter a title', 'Please enter a description', 'Please select an event type'])
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByText('Validation error: Please enter a title')).toBeInTheDocument();
});

test('the way back closes the form, and asks when something would be lost', async () => {
  const { fill } = await openNewEvent();
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await fill('Title (English)', 'Half a title');
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  history.back();
  await waitFor(() => expect(ask).toHaveBeenCalled());
  expect(screen.getByLabelText('Title (English)')).toHaveValue('Half a title');
  ask.mockReturnValue(true);
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location.pathname).toBe('/admin/reservations');
});

test.each([
  ['Time', '25:00', 'Please enter a time such as 18:00'],
  ['Duration (hours)', '13', 'Duration must be a whole number from 1 to 12 hours'],
  ['Max capacity', '101', 'Max capacity must be a whole number from 1 to 100'],
  ['Price per person (€)', '-1', 'Price must be at least 0'],
  ['Guests who come', '13', 'Enter a whole number, not above the max capacity'],
  ['Image URL', 'picture', 'Must be a valid URL'],
  [
    'Image URL',
    'http://images.example.sk/p.png',
    'The address must begin with https://: browsers show no picture from http:// on our pages',
  ],
])('%s %s is refused', async (label, typed, sentence) => {
  const { fill, save } = await openNewEvent();
  await fill(label, typed);
  await save();
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test('Enter in the date takes the day and sends nothing', async () => {
  const { user, fill } = await openNewEvent();
  stubApiAnswer(createCall, { status: 201, body: savedEvent() });
  await fill('Title (English)', 'Evening of Riesling');
  await fill('Description (English)', 'Five glasses.');
  await user.click(screen.getByLabelText('Event type'));
  await user.click(await screen.findByTitle('Wine tasting'));
  const date = screen.getByLabelText('Date');
  await user.clear(date);
  await user.type(date, '5. 12. 2026{Enter}');
  expect(date).toHaveValue('5. 12. 2026');
  await user.type(date, '{Enter}'); // the calendar is closed now
  expect(sentTo(createCall)).toEqual([]);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('an event is not planned for a day that has passed', async () => {
  const { user, save } = await openNewEvent();
  await user.clear(screen.getByLabelText('Date'));
  await user.type(screen.getByLabelText('Date'), '20. 11. 2026{Enter}');
  await save();
  expect(await screen.findByText('Event date cannot be in the past')).toBeInTheDocument();
});

test.each([
  ['39,5', 3950],
  ['0.01', 1],
  ['19.999', 2000],
  ['a lot', 0],
  ['', null],
])('a price typed as %p is %p cents', async (typed, cents) => {
  const { user, fill, save } = await openNewEvent();
  stubApiAnswer(createCall, { status: 201, body: savedEvent() });
  await fill('Title (English)', 'Evening of Riesling');
  await fill('Description (English)', 'Five glasses.');
  await user.click(screen.getByLabelText('Event type'));
  await user.click(await screen.findByTitle('Wine tasting'));
  if (typed !== '') await fill('Price per person (€)', typed);
  await save();
  expect(await screen.findByText('Event created successfully!')).toBeInTheDocument();
  expect(sentTo(createCall)).toEqual([
    {
      titleEn: 'Evening of Riesling',
      titleSk: null,
      descriptionEn: 'Five glasses.',
      descriptionSk: null,
      eventType: 'wine_tasting',
      date: '2026-11-21',
      time: '18:00',
      duration: 2,
      maxCapacity: 12,
      currentBookings: 0,
      pricePerPerson: cents,
      imageUrl: null,
      status: 'active',
      visibility: 'visible',
      seen: '',
    },
  ]);
});

test('a private kind hides the event until staff choose otherwise, and the form shows its readers', async () => {
  const { user } = await openNewEvent();
  const kind = async (name: string) => {
    await user.click(screen.getByLabelText('Event type'));
    await user.click(await screen.findByTitle(name));
  };
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(true);
  expect(screen.getByText('Everyone can see it on the website.')).toBeInTheDocument();
  await kind('Celebration');
  expect(await screen.findByText('Only staff can see it.')).toBeInTheDocument();
  await kind('Custom event');
  expect(await screen.findByText('Everyone can see it on the website.')).toBeInTheDocument();
  expect(ask).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Edit: Frankovka vertical' }));
  await screen.findByRole('dialog');
  await kind('Celebration');
  expect(ask).toHaveBeenLastCalledWith('Everyone can see this event on the website now. Hide it from guests?');
  expect(await screen.findByText('Only staff can see it.')).toBeInTheDocument();
});

test('whose tables it takes is seen before it is saved, and again when they are others', async () => {
  const { user } = await openEvents('sk');
  const updateCall = 'PUT /api/admin/events/e1';
  const touches = (lastName: string): TouchedVisitsDto => ({
    ...{ hash: lastName, evenings: 1, reseatedCount: 0, strandedCount: 1, seatedAgainCount: 0, reseated: [] },
    stranded: [{ ...aParty({ lastName }), status: 'confirmed', why: 'no_table' }],
  });
  await user.click(screen.getByRole('button', { name: 'Upraviť: Vertikála frankoviek' }));
  const labels = (await screen.findAllByLabelText(/^(Názov|Popis)/)).map((field) => field.id);
  expect(labels).toEqual(['event_titleSk', 'event_titleEn', 'event_descriptionSk', 'event_descriptionEn']);
  await user.clear(screen.getByLabelText('Názov (anglicky)'));
  await user.clear(screen.getByLabelText('Čas'));
  await user.paste('1930');
  stubApiAnswer(updateCall, problem(409, 'event_takes_tables', { touched: touches('Novák') }));
  let isSecondTapBlocked = false; // for a moment only, which a busy machine may miss
  const observer = new MutationObserver(() => {
    const disabled = [...document.querySelectorAll('button:disabled')].map(({ textContent }) => textContent);
    isSecondTapBlocked ||= disabled.includes('Ukladáme…') && screen.queryByText('Ján Novák, 4 hostia') !== null;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  await user.click(screen.getByRole('button', { name: 'Uložiť zmeny' }));
  expect(await screen.findByText('Ján Novák, 4 hostia')).toBeInTheDocument();
  await waitFor(() => expect(isSecondTapBlocked).toBe(true));
  observer.disconnect();
  expect(screen.getByText('1 rezervácia ostane bez stola')).toBeInTheDocument();
  expect(screen.queryByText('Čo sa dočítajú hostia')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Čas')).not.toBeVisible();
  const save = () => screen.getByRole('button', { name: 'Uložiť aj tak' });
  await waitFor(() => expect(save()).toBeEnabled());
  stubApiAnswer(updateCall, problem(409, 'event_takes_tables', { touched: touches('Kováč') }));
  await user.click(save());
  expect(await screen.findByText(/^Medzitým sa rezervácie zmenili/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Späť/ }));
  expect(screen.getByLabelText('Čas')).toBeVisible();
  expect(sentTo(updateCall)).toMatchObject([
    { seen: '', time: '19:30', titleEn: 'Vertikála frankoviek', titleSk: 'Vertikála frankoviek' },
    { seen: 'Novák' },
  ]);
});

test('which tables another event has is seen before it is saved', async () => {
  const { user } = await openEvents('sk');
  const updateCall = 'PUT /api/admin/events/e1';
  const other = { eventId: 'e2', titleEn: 'A birthday', titleSk: 'Oslava' };
  const touched = { hash: 'a', evenings: 0, reseatedCount: 0, strandedCount: 0, seatedAgainCount: 0, reseated: [] };
  await user.click(screen.getByRole('button', { name: 'Upraviť: Vertikála frankoviek' }));
  const missing = [{ date: '2026-11-21', from: '19:00', to: '20:00', tables: ['T1', 'L1'], ...other }];
  stubApiAnswer(updateCall, problem(409, 'event_takes_tables', { touched: { ...touched, stranded: [], missing } }));
  await user.click(await screen.findByRole('button', { name: 'Uložiť zmeny' }));
  expect(await screen.findByText(/^Stoly, ktoré toto podujatie potrebuje, má iné podujatie/)).toBeInTheDocument();
  expect(screen.getByText('Stoly T1, L1 má podujatie „Oslava“: sobota 21. 11., 19:00–20:00.')).toBeInTheDocument();
  expect(screen.queryByText(/bez stola|Netýka/)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Uložiť aj tak' })).toBeEnabled());
  stubApiAnswer(updateCall, { body: savedEvent({ missing }) });
  await user.click(screen.getByRole('button', { name: 'Uložiť aj tak' }));
  await waitFor(() => expect(sentTo(updateCall)).toMatchObject([{ seen: '' }, { seen: 'a' }]));
});

const aParty = (change: Partial<ConflictingVisitDto> = {}): ConflictingVisitDto => ({
  id: '1',
  firstName: 'Ján',
  lastName: 'Novák',
  phone: '0905 123 456',
  phoneE164: '+421905123456',
  email: null,
  date: '2026-11-21',
  time: '19:00',
  partySize: 4,
  ...change,
});

test('names the reservations that a saved event leaves without a table', async () => {
  const { user } = await openEvents();
  stubApiAnswer('PUT /api/admin/events/e1', { body: savedEvent({ conflicts: [aParty()] }) });
  await user.click(screen.getByRole('button', { name: 'Edit: Frankovka vertical' }));
  expect(await screen.findByLabelText('Price per person (€)')).toHaveValue('39.50');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Event updated successfully!')).toBeInTheDocument();
  const notice = noticeWith(await screen.findByText('1 reservation has no table. Move it or call the guest:'));
  expect(notice).toHaveTextContent('“Frankovka vertical” is saved');
  expect(notice).toHaveTextContent('19:00 · Ján Novák · 4 people');
  expect(notice).not.toHaveTextContent('again');
  expect(within(notice).getByRole('link', { name: '0905 123 456' })).toHaveAttribute('href', 'tel:+421905123456');
});

test.each([
  {
    ...{ language: 'en' as const, button: 'Delete: Frankovka vertical', title: /^“Frankovka vertical” is deleted/ },
    ...{ again: '2 reservations have a table again:', dismiss: 'Dismiss' },
  },
  {
    ...{ language: 'sk' as const, button: 'Odstrániť: Vertikála frankoviek' },
    ...{ title: /^Podujatie „Vertikála frankoviek“ je odstránené/ },
    ...{ again: '2 rezervácie majú znova stôl:', dismiss: 'Zavrieť' },
  },
])('a deleted event says who has a table again and who still has none ($language)', async (words) => {
  const { language, button, title, again, dismiss } = words;
  const { user } = await openEvents(language);
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  const seatedAgain = [
    aParty({ id: '2', lastName: 'Again' }),
    aParty({ id: '3', date: '2026-11-22', lastName: 'Next' }),
  ];
  stubApiAnswer('DELETE /api/admin/events/e1', { body: savedEvent({ conflicts: [aParty()], seatedAgain }) });
  stubApiAnswer('GET /api/admin/events', { body: [] });
  await user.click(screen.getByRole('button', { name: button }));
  const notice = noticeWith(await screen.findByText(again));
  await waitFor(() => expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument());
  expect(notice.textContent).toMatch(title);
  for (const name of ['Ján Novák', 'Ján Again', 'Ján Next']) expect(notice).toHaveTextContent(name);
  const ways = within(notice)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(ways).toContain('/admin/reservations?date=2026-11-22');
  await user.click(within(notice).getByRole('button', { name: dismiss }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

test('a deleted event without affected guests shows only that', async () => {
  const { user } = await openEvents();
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  stubApiAnswer('DELETE /api/admin/events/e1', { body: savedEvent() });
  await user.click(screen.getByRole('button', { name: 'Delete: Frankovka vertical' }));
  expect(await screen.findByText('Event deleted successfully!')).toBeInTheDocument();
  expect(screen.queryByText(/is deleted/)).not.toBeInTheDocument();
});

test('a failed save shows the reason and the input stays', async () => {
  const { user } = await openEvents();
  stubApiAnswer('PUT /api/admin/events/e1', problem(409, 'below_bookings'));
  await user.click(screen.getByRole('button', { name: 'Edit: Frankovka vertical' }));
  await user.clear(await screen.findByLabelText('Max capacity'));
  await user.type(screen.getByLabelText('Max capacity'), '3{Enter}');
  expect(
    await screen.findByText('Failed to update event: more guests are booked already than the new capacity allows'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Max capacity')).toHaveValue('3');
});

test('how many guests come is saved; the capacity is not set below it', async () => {
  const { user } = await openEvents();
  await user.click(screen.getByRole('button', { name: 'Edit: Frankovka vertical' }));
  expect(await screen.findByLabelText('Guests who come')).toHaveValue('2');
  await user.clear(screen.getByLabelText('Max capacity'));
  await user.type(screen.getByLabelText('Max capacity'), '1{Enter}');
  const error = 'Enter a whole number, not above the max capacity';
  expect(await screen.findByText(error)).toBeInTheDocument();
  stubApiAnswer('PUT /api/admin/events/e1', { body: savedEvent() });
  await user.clear(screen.getByLabelText('Guests who come'));
  await user.type(screen.getByLabelText('Guests who come'), '1{Enter}');
  expect(await screen.findByText('Event updated successfully!')).toBeInTheDocument();
  expect(sentTo('PUT /api/admin/events/e1')).toEqual([expect.objectContaining({ maxCapacity: 1, currentBookings: 1 })]);
});

test('the arrows change a price by a cent', async () => {
  const { user, fill } = await openNewEvent();
  await fill('Price per person (€)', '39,5');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(screen.getByLabelText('Price per person (€)')).toHaveValue('39.51');
});

test.each([
  ['en', 'Delete: Frankovka vertical', 'Are you sure you want to delete the event "Frankovka vertical"?'],
  ['sk', 'Odstrániť: Vertikála frankoviek', 'Naozaj chcete odstrániť podujatie „Vertikála frankoviek“?'],
] as const)('deleting asks first (%s)', async (language, button, question) => {
  const { user } = await openEvents(language);
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await user.click(screen.getByRole('button', { name: button }));
  expect(ask).toHaveBeenCalledWith(question);
  expect(requestsTo('DELETE /api/admin/events/e1')).toHaveLength(0);

  ask.mockReturnValue(true);
  stubApiAnswer('DELETE /api/admin/events/e1', { body: savedEvent() });
  await user.click(screen.getByRole('button', { name: button }));
  expect(
    await screen.findByText(language === 'en' ? 'Event deleted successfully!' : 'Podujatie je odstránené!'),
  ).toBeInTheDocument();
});

describe('after a change of the event by a colleague', () => {
  const updateCall = 'PUT /api/admin/events/e1';
  const current = anEvent({
    titleEn: 'Their vertical',
    eventType: 'celebration',
    version: 2,
    updatedBy: 'Ján Novák',
    updatedAt: '2026-11-21T14:50:00.000Z',
  });

  async function changeTitle(answer: Parameters<typeof stubApiAnswer>[1]) {
    const { user } = await openEvents();
    await user.click(screen.getByRole('button', { name: 'Edit: Frankovka vertical' }));
    await user.clear(await screen.findByLabelText('Title (English)'));
    await user.type(screen.getByLabelText('Title (English)'), 'My vertical');
    stubApiAnswer(updateCall, answer);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    return { user, save: () => user.click(screen.getByRole('button', { name: 'Save changes' })) };
  }

  async function meetTheirs() {
    const admin = await changeTitle(problem(409, 'changed_meanwhile', { current }));
    const notice = await screen.findByText(/changed meanwhile by Ján Novák/);
    const both = within(notice.closest<HTMLElement>('.ant-alert') ?? document.body);
    expect(both.getByRole('radio', { name: 'Saved Their vertical' })).toBeChecked();
    expect(both.getByRole('listitem')).toHaveTextContent(/: Celebration$/);
    expect(both.queryByText('Description (English)')).not.toBeInTheDocument();
    expect(screen.getByText('Failed to update event: somebody else has changed this meanwhile')).toBeInTheDocument();
    expect(sentTo(updateCall)[0]).toMatchObject({ version: 1, titleEn: 'My vertical' });
    return admin;
  }
  const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  test('the saved version can be chosen', async () => {
    const { user } = await meetTheirs();
    expect(screen.getByLabelText('Title (English)')).toHaveValue('Their vertical');
    await user.click(screen.getByRole('button', { name: 'Close' })); // asks nothing
    await dialogIsGone();
  });

  test('the own version can be chosen, and is saved over the other', async () => {
    const { user, save } = await meetTheirs();
    await user.click(screen.getByRole('radio', { name: 'Yours My vertical' }));
    const saved = anEvent({ titleEn: 'My vertical', version: 3 });
    stubApiAnswer(updateCall, { body: savedEvent({ event: saved }) });
    stubApiAnswer('GET /api/admin/events', { body: [saved] });
    await save();
    expect(await screen.findByText('Event updated successfully!')).toBeInTheDocument();
    expect(sentTo(updateCall)[1]).toMatchObject({ version: 2, titleEn: 'My vertical', eventType: 'celebration' });
    await dialogIsGone();
    expect(screen.getByRole('heading', { name: 'My vertical' })).toBeInTheDocument();
  });

  test('the input survives a deletion of the event and can become a new one', async () => {
    const { user } = await changeTitle(problem(404, 'not_found'));
    expect(await screen.findByText(/^Somebody has deleted this event meanwhile\./)).toBeInTheDocument();
    expect(screen.getByText('Failed to update event: it no longer exists')).toBeInTheDocument();
    expect(screen.getByLabelText('Title (English)')).toHaveValue('My vertical');
    await user.click(screen.getByRole('button', { name: 'Go on with it as a new event' }));
    expect(screen.queryByText(/^Somebody has deleted/)).not.toBeInTheDocument();
    stubApiAnswer(createCall, { status: 201, body: savedEvent({ event: anEvent({ id: 'e9' }) }) });
    await user.click(screen.getByRole('button', { name: 'Create event' }));
    expect(await screen.findByText('Event created successfully!')).toBeInTheDocument();
    expect(sentTo(createCall)[0]).toMatchObject({ titleEn: 'My vertical', maxCapacity: 8 });
    expect(sentTo(createCall)[0]).not.toHaveProperty('version');
    await dialogIsGone();
  });
});
