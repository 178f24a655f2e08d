import type { ConflictingVisitDto, SavedEventDto, TouchedVisitsDto } from '@strapec/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { stopClock } from '../../shared/testing/stop-the-clock';
import { stubApiResponse, findRequests } from '../../shared/testing/test-api';
import { buildEvent } from '../testing/evening-fixtures';
import { stubAdminResponses, openAdmin, problem } from '../testing/open-admin';

beforeEach(() => stopClock());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const createEndpoint = 'POST /api/admin/events';
const updateEndpoint = 'PUT /api/admin/events/e1';
const readBodies = (endpoint: string) => findRequests(endpoint).map(({ body }) => body as Record<string, unknown>);

const buildSavedEvent = (overrides: Partial<SavedEventDto> = {}): SavedEventDto => ({
  event: buildEvent(),
  conflicts: [],
  seatedAgain: [],
  missing: [],
  ...overrides,
});
const findNoticeAround = (textElement: HTMLElement) => textElement.closest<HTMLElement>('.ant-alert') ?? document.body;

async function openEvents(language: 'en' | 'sk' = 'en') {
  stubAdminResponses({ events: [buildEvent(), buildEvent({ id: 'e2', titleEn: 'Another day', date: '2026-12-01' })] });
  const admin = openAdmin('/admin/reservations', language);
  await screen.findByRole('heading', { name: language === 'en' ? 'Frankovka vertical' : 'Vertikála frankoviek' });
  return admin;
}

async function openEventForm() {
  const admin = await openEvents();
  const { user } = admin;
  await user.click(screen.getByRole('button', { name: 'New Event' }));
  await screen.findByLabelText('Price per person (€)');
  const fillField = async (label: string, value: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.paste(value);
  };
  return { ...admin, fillField, submitForm: () => user.click(screen.getByRole('button', { name: 'Create event' })) };
}

test('the page shows the events of the day with their price in euros', async () => {
  await openEvents();
  const card = screen.getByRole('heading', { name: 'Frankovka vertical' }).closest('li');
  expect(card).toHaveTextContent('€39.50 per person');
  expect(card).toHaveTextContent('2 of 8 booked');
  expect(screen.queryByText('Another day')).not.toBeInTheDocument();
});

test('every required field shows its error, and the banner shows the first', async () => {
  const { submitForm } = await openEventForm();
  await submitForm();
  for (const expectedError of ['Please enter a title', 'Please enter a description', 'Please select an event type'])
    expect(await screen.findByText(expectedError)).toBeInTheDocument();
  expect(screen.getByText('Validation error: Please enter a title')).toBeInTheDocument();
});

test('Back closes the form, and asks before input is lost', async () => {
  const { fillField } = await openEventForm();
  const confirmSpy = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await fillField('Title (English)', 'Half a title');
  const unloadEvent = new Event('beforeunload', { cancelable: true });
  dispatchEvent(unloadEvent);
  expect(unloadEvent.defaultPrevented).toBe(true);
  history.back();
  await waitFor(() => expect(confirmSpy).toHaveBeenCalled());
  expect(screen.getByLabelText('Title (English)')).toHaveValue('Half a title');
  confirmSpy.mockReturnValue(true);
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
])('the form refuses %s %s', async (label, input, expectedError) => {
  const { fillField, submitForm } = await openEventForm();
  await fillField(label, input);
  await submitForm();
  expect(await screen.findByText(expectedError)).toBeInTheDocument();
});

test('Enter in the date field chooses the day and sends nothing', async () => {
  const { user, fillField } = await openEventForm();
  stubApiResponse(createEndpoint, { status: 201, body: buildSavedEvent() });
  await fillField('Title (English)', 'Evening of Riesling');
  await fillField('Description (English)', 'Five glasses.');
  await user.click(screen.getByLabelText('Event type'));
  await user.click(await screen.findByTitle('Wine tasting'));
  const dateField = screen.getByLabelText('Date');
  await user.clear(dateField);
  await user.type(dateField, '5. 12. 2026{Enter}');
  expect(dateField).toHaveValue('5. 12. 2026');
  await user.type(dateField, '{Enter}'); // the calendar is closed now
  expect(readBodies(createEndpoint)).toEqual([]);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('the form refuses a day that has passed', async () => {
  const { user, submitForm } = await openEventForm();
  await user.clear(screen.getByLabelText('Date'));
  await user.type(screen.getByLabelText('Date'), '20. 11. 2026{Enter}');
  await submitForm();
  expect(await screen.findByText('Event date cannot be in the past')).toBeInTheDocument();
});

test.each([
  ['39,5', 3950],
  ['0.01', 1],
  ['19.999', 2000],
  ['a lot', 0],
  ['', null],
])('a price typed as %p is %p cents', async (input, expectedCents) => {
  const { user, fillField, submitForm } = await openEventForm();
  stubApiResponse(createEndpoint, { status: 201, body: buildSavedEvent() });
  await fillField('Title (English)', 'Evening of Riesling');
  await fillField('Description (English)', 'Five glasses.');
  await user.click(screen.getByLabelText('Event type'));
  await user.click(await screen.findByTitle('Wine tasting'));
  if (input !== '') await fillField('Price per person (€)', input);
  await submitForm();
  expect(await screen.findByText('Event created successfully!')).toBeInTheDocument();
  expect(readBodies(createEndpoint)).toEqual([
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
      pricePerPerson: expectedCents,
      imageUrl: null,
      status: 'active',
      visibility: 'visible',
      seen: '',
    },
  ]);
});

test('a private type hides the event from guests, and the form shows who can see it', async () => {
  const { user } = await openEventForm();
  const chooseEventType = async (typeName: string) => {
    await user.click(screen.getByLabelText('Event type'));
    await user.click(await screen.findByTitle(typeName));
  };
  const confirmSpy = jest.spyOn(window, 'confirm').mockReturnValue(true);
  expect(screen.getByText('Everyone can see it on the website.')).toBeInTheDocument();
  await chooseEventType('Celebration');
  expect(await screen.findByText('Only staff can see it.')).toBeInTheDocument();
  await chooseEventType('Custom event');
  expect(await screen.findByText('Everyone can see it on the website.')).toBeInTheDocument();
  expect(confirmSpy).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Edit: Frankovka vertical' }));
  await screen.findByRole('dialog');
  await chooseEventType('Celebration');
  expect(confirmSpy).toHaveBeenLastCalledWith('Everyone can see this event on the website now. Hide it from guests?');
  expect(await screen.findByText('Only staff can see it.')).toBeInTheDocument();
});

test('staff see which parties lose their tables before they save, and again when those change', async () => {
  const { user } = await openEvents('sk');
  const buildTouchedVisits = (lastName: string): TouchedVisitsDto => ({
    ...{ hash: lastName, evenings: 1, reseatedCount: 0, strandedCount: 1, seatedAgainCount: 0, reseated: [] },
    stranded: [{ ...buildVisit({ lastName }), status: 'confirmed', why: 'no_table' }],
  });
  await user.click(screen.getByRole('button', { name: 'Upraviť: Vertikála frankoviek' }));
  const fieldIds = (await screen.findAllByLabelText(/^(Názov|Popis)/)).map((field) => field.id);
  expect(fieldIds).toEqual(['event_titleSk', 'event_titleEn', 'event_descriptionSk', 'event_descriptionEn']);
  await user.clear(screen.getByLabelText('Názov (anglicky)'));
  await user.clear(screen.getByLabelText('Čas'));
  await user.paste('1930');
  stubApiResponse(updateEndpoint, problem(409, 'event_takes_tables', { touched: buildTouchedVisits('Novák') }));
  let isSecondTapBlocked = false; // for a moment only, which a busy machine may miss
  const observer = new MutationObserver(() => {
    const disabledTexts = [...document.querySelectorAll('button:disabled')].map(({ textContent }) => textContent);
    isSecondTapBlocked ||= disabledTexts.includes('Ukladáme…') && screen.queryByText('Ján Novák, 4 hostia') !== null;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  await user.click(screen.getByRole('button', { name: 'Uložiť zmeny' }));
  expect(await screen.findByText('Ján Novák, 4 hostia')).toBeInTheDocument();
  await waitFor(() => expect(isSecondTapBlocked).toBe(true));
  observer.disconnect();
  expect(screen.getByText('1 rezervácia ostane bez stola')).toBeInTheDocument();
  expect(screen.queryByText('Čo sa dočítajú hostia')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Čas')).not.toBeVisible();
  const getSaveButton = () => screen.getByRole('button', { name: 'Uložiť aj tak' });
  await waitFor(() => expect(getSaveButton()).toBeEnabled());
  stubApiResponse(updateEndpoint, problem(409, 'event_takes_tables', { touched: buildTouchedVisits('Kováč') }));
  await user.click(getSaveButton());
  expect(await screen.findByText(/^Medzitým sa rezervácie zmenili/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Späť/ }));
  expect(screen.getByLabelText('Čas')).toBeVisible();
  expect(readBodies(updateEndpoint)).toMatchObject([
    { seen: '', time: '19:30', titleEn: 'Vertikála frankoviek', titleSk: 'Vertikála frankoviek' },
    { seen: 'Novák' },
  ]);
});

test('staff see which tables another event holds before they save', async () => {
  const { user } = await openEvents('sk');
  const otherEvent = { eventId: 'e2', titleEn: 'A birthday', titleSk: 'Oslava' };
  const touched = { hash: 'a', evenings: 0, reseatedCount: 0, strandedCount: 0, seatedAgainCount: 0, reseated: [] };
  await user.click(screen.getByRole('button', { name: 'Upraviť: Vertikála frankoviek' }));
  const missing = [{ date: '2026-11-21', from: '19:00', to: '20:00', tables: ['T1', 'L1'], ...otherEvent }];
  stubApiResponse(
    updateEndpoint,
    problem(409, 'event_takes_tables', { touched: { ...touched, stranded: [], missing } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Uložiť zmeny' }));
  expect(await screen.findByText(/^Stoly, ktoré toto podujatie potrebuje, má iné podujatie/)).toBeInTheDocument();
  expect(screen.getByText('Stoly T1, L1 má podujatie „Oslava“: sobota 21. 11., 19:00–20:00.')).toBeInTheDocument();
  expect(screen.queryByText(/bez stola|Netýka/)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Uložiť aj tak' })).toBeEnabled());
  stubApiResponse(updateEndpoint, { body: buildSavedEvent({ missing }) });
  await user.click(screen.getByRole('button', { name: 'Uložiť aj tak' }));
  await waitFor(() => expect(readBodies(updateEndpoint)).toMatchObject([{ seen: '' }, { seen: 'a' }]));
});

const buildVisit = (overrides: Partial<ConflictingVisitDto> = {}): ConflictingVisitDto => ({
  id: '1',
  firstName: 'Ján',
  lastName: 'Novák',
  phone: '0905 123 456',
  phoneE164: '+421905123456',
  email: null,
  date: '2026-11-21',
  time: '19:00',
  partySize: 4,
  ...overrides,
});

test('the notice names the reservations that a saved event leaves without a table', async () => {
  const { user } = await openEvents();
  stubApiResponse(updateEndpoint, { body: buildSavedEvent({ conflicts: [buildVisit()] }) });
  await user.click(screen.getByRole('button', { name: 'Edit: Frankovka vertical' }));
  expect(await screen.findByLabelText('Price per person (€)')).toHaveValue('39.50');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Event updated successfully!')).toBeInTheDocument();
  const notice = findNoticeAround(await screen.findByText('1 reservation has no table. Move it or call the guest:'));
  expect(notice).toHaveTextContent('“Frankovka vertical” is saved');
  expect(notice).toHaveTextContent('19:00 · Ján Novák · 4 people');
  expect(notice).not.toHaveTextContent('again');
  expect(within(notice).getByRole('link', { name: '0905 123 456' })).toHaveAttribute('href', 'tel:+421905123456');
});

test.each([
  {
    ...{ language: 'en' as const, deleteButtonName: 'Delete: Frankovka vertical', dismissButtonName: 'Dismiss' },
    ...{ title: /^“Frankovka vertical” is deleted/, summary: '2 reservations have a table again:' },
  },
  {
    ...{ language: 'sk' as const, deleteButtonName: 'Odstrániť: Vertikála frankoviek' },
    ...{ title: /^Podujatie „Vertikála frankoviek“ je odstránené/ },
    ...{ summary: '2 rezervácie majú znova stôl:', dismissButtonName: 'Zavrieť' },
  },
])('the notice of a deleted event names the parties with and without a table ($language)', async (texts) => {
  const { language, deleteButtonName, title, summary, dismissButtonName } = texts;
  const { user } = await openEvents(language);
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  const seatedAgain = [
    buildVisit({ id: '2', lastName: 'Again' }),
    buildVisit({ id: '3', date: '2026-11-22', lastName: 'Next' }),
  ];
  stubApiResponse('DELETE /api/admin/events/e1', { body: buildSavedEvent({ conflicts: [buildVisit()], seatedAgain }) });
  stubApiResponse('GET /api/admin/events', { body: [] });
  await user.click(screen.getByRole('button', { name: deleteButtonName }));
  const notice = findNoticeAround(await screen.findByText(summary));
  await waitFor(() => expect(screen.queryByRole('button', { name: deleteButtonName })).not.toBeInTheDocument());
  expect(notice.textContent).toMatch(title);
  for (const name of ['Ján Novák', 'Ján Again', 'Ján Next']) expect(notice).toHaveTextContent(name);
  const linkAddresses = within(notice)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(linkAddresses).toContain('/admin/reservations?date=2026-11-22');
  await user.click(within(notice).getByRole('button', { name: dismissButtonName }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

test('a deleted event without affected guests shows no notice', async () => {
  const { user } = await openEvents();
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  stubApiResponse('DELETE /api/admin/events/e1', { body: buildSavedEvent() });
  await user.click(screen.getByRole('button', { name: 'Delete: Frankovka vertical' }));
  expect(await screen.findByText('Event deleted successfully!')).toBeInTheDocument();
  expect(screen.queryByText(/is deleted/)).not.toBeInTheDocument();
});

test('a failed save shows the reason and keeps the input', async () => {
  const { user } = await openEvents();
  stubApiResponse(updateEndpoint, problem(409, 'below_bookings'));
  await user.click(screen.getByRole('button', { name: 'Edit: Frankovka vertical' }));
  await user.clear(await screen.findByLabelText('Max capacity'));
  await user.type(screen.getByLabelText('Max capacity'), '3{Enter}');
  expect(
    await screen.findByText('Failed to update event: more guests are booked already than the new capacity allows'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Max capacity')).toHaveValue('3');
});

test('the form saves the number of guests and refuses a capacity below it', async () => {
  const { user } = await openEvents();
  await user.click(screen.getByRole('button', { name: 'Edit: Frankovka vertical' }));
  expect(await screen.findByLabelText('Guests who come')).toHaveValue('2');
  await user.clear(screen.getByLabelText('Max capacity'));
  await user.type(screen.getByLabelText('Max capacity'), '1{Enter}');
  const expectedError = 'Enter a whole number, not above the max capacity';
  expect(await screen.findByText(expectedError)).toBeInTheDocument();
  stubApiResponse(updateEndpoint, { body: buildSavedEvent() });
  await user.clear(screen.getByLabelText('Guests who come'));
  await user.type(screen.getByLabelText('Guests who come'), '1{Enter}');
  expect(await screen.findByText('Event updated successfully!')).toBeInTheDocument();
  expect(readBodies(updateEndpoint)).toEqual([expect.objectContaining({ maxCapacity: 1, currentBookings: 1 })]);
});

test('the arrow keys change a price by a cent', async () => {
  const { user, fillField } = await openEventForm();
  await fillField('Price per person (€)', '39,5');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(screen.getByLabelText('Price per person (€)')).toHaveValue('39.51');
});

test.each([
  ['en', 'Delete: Frankovka vertical', 'Are you sure you want to delete the event "Frankovka vertical"?'],
  ['sk', 'Odstrániť: Vertikála frankoviek', 'Naozaj chcete odstrániť podujatie „Vertikála frankoviek“?'],
] as const)('deleting asks for confirmation (%s)', async (language, deleteButtonName, expectedQuestion) => {
  const { user } = await openEvents(language);
  const confirmSpy = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await user.click(screen.getByRole('button', { name: deleteButtonName }));
  expect(confirmSpy).toHaveBeenCalledWith(expectedQuestion);
  expect(findRequests('DELETE /api/admin/events/e1')).toHaveLength(0);

  confirmSpy.mockReturnValue(true);
  stubApiResponse('DELETE /api/admin/events/e1', { body: buildSavedEvent() });
  await user.click(screen.getByRole('button', { name: deleteButtonName }));
  expect(
    await screen.findByText(language === 'en' ? 'Event deleted successfully!' : 'Podujatie je odstránené!'),
  ).toBeInTheDocument();
});

describe('an event that a colleague has changed meanwhile', () => {
  const currentEvent = buildEvent({
    titleEn: 'Their vertical',
    eventType: 'celebration',
    version: 2,
    updatedBy: 'Ján Novák',
    updatedAt: '2026-11-21T14:50:00.000Z',
  });

  async function saveChangedTitle(response: Parameters<typeof stubApiResponse>[1]) {
    const { user } = await openEvents();
    await user.click(screen.getByRole('button', { name: 'Edit: Frankovka vertical' }));
    await user.clear(await screen.findByLabelText('Title (English)'));
    await user.type(screen.getByLabelText('Title (English)'), 'My vertical');
    stubApiResponse(updateEndpoint, response);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    return { user, submitForm: () => user.click(screen.getByRole('button', { name: 'Save changes' })) };
  }

  async function causeConflict() {
    const admin = await saveChangedTitle(problem(409, 'changed_meanwhile', { current: currentEvent }));
    const conflictText = await screen.findByText(/changed meanwhile by Ján Novák/);
    const conflictNotice = within(conflictText.closest<HTMLElement>('.ant-alert') ?? document.body);
    expect(conflictNotice.getByRole('radio', { name: 'Saved Their vertical' })).toBeChecked();
    expect(conflictNotice.getByRole('listitem')).toHaveTextContent(/: Celebration$/);
    expect(conflictNotice.queryByText('Description (English)')).not.toBeInTheDocument();
    expect(screen.getByText('Failed to update event: somebody else has changed this meanwhile')).toBeInTheDocument();
    expect(readBodies(updateEndpoint)[0]).toMatchObject({ version: 1, titleEn: 'My vertical' });
    return admin;
  }
  const expectDialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  test('the saved version can be chosen', async () => {
    const { user } = await causeConflict();
    expect(screen.getByLabelText('Title (English)')).toHaveValue('Their vertical');
    await user.click(screen.getByRole('button', { name: 'Close' })); // without a question
    await expectDialogClosed();
  });

  test('the own version can be chosen, and replaces the saved one', async () => {
    const { user, submitForm } = await causeConflict();
    await user.click(screen.getByRole('radio', { name: 'Yours My vertical' }));
    const updatedEvent = buildEvent({ titleEn: 'My vertical', version: 3 });
    stubApiResponse(updateEndpoint, { body: buildSavedEvent({ event: updatedEvent }) });
    stubApiResponse('GET /api/admin/events', { body: [updatedEvent] });
    await submitForm();
    expect(await screen.findByText('Event updated successfully!')).toBeInTheDocument();
    expect(readBodies(updateEndpoint)[1]).toMatchObject({
      version: 2,
      titleEn: 'My vertical',
      eventType: 'celebration',
    });
    await expectDialogClosed();
    expect(screen.getByRole('heading', { name: 'My vertical' })).toBeInTheDocument();
  });

  test('the input survives a deletion of the event and can be saved as a new event', async () => {
    const { user } = await saveChangedTitle(problem(404, 'not_found'));
    expect(await screen.findByText(/^Somebody has deleted this event meanwhile\./)).toBeInTheDocument();
    expect(screen.getByText('Failed to update event: it no longer exists')).toBeInTheDocument();
    expect(screen.getByLabelText('Title (English)')).toHaveValue('My vertical');
    await user.click(screen.getByRole('button', { name: 'Go on with it as a new event' }));
    expect(screen.queryByText(/^Somebody has deleted/)).not.toBeInTheDocument();
    stubApiResponse(createEndpoint, { status: 201, body: buildSavedEvent({ event: buildEvent({ id: 'e9' }) }) });
    await user.click(screen.getByRole('button', { name: 'Create event' }));
    expect(await screen.findByText('Event created successfully!')).toBeInTheDocument();
    expect(readBodies(createEndpoint)[0]).toMatchObject({ titleEn: 'My vertical', maxCapacity: 8 });
    expect(readBodies(createEndpoint)[0]).not.toHaveProperty('version');
    await expectDialogClosed();
  });
});
