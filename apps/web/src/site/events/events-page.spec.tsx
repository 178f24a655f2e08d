import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicEvent } from '../../shared/events/public-event';
import { sampleEvents } from '../../shared/testing/event-fixtures';
import { stubApiResponse, holdResponses, findRequests } from '../../shared/testing/test-api';
import { renderPage } from '../testing/render-page';

const eventsEndpoint = 'GET /api/events';
const inquiryEndpoint = 'POST /api/events/inquiries';
const getRegion = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => stubApiResponse(eventsEndpoint, { body: sampleEvents }));

test.each([
  ['sk', 'Večer, ktorý patrí len vám', ['Súkromné večery', 'Firemné podujatia', 'Oslavy']],
  ['en', 'An evening that is yours alone', ['Private evenings', 'Corporate events', 'Celebrations']],
] as const)('the page offers three types of private events (%s)', async (language, expectedTitle, expectedTypes) => {
  renderPage('/events', language, { events: sampleEvents });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(expectedTitle);
  for (const name of expectedTypes) expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
  const currentLinks = screen.getAllByRole('link', { current: 'page' });
  expect(currentLinks[0]).toHaveAttribute('href', expect.stringContaining('/events'));
  await waitFor(() => expect(findRequests(eventsEndpoint)).toHaveLength(1));
});

test('the page shows private and public events, and links to the inquiry at its end', () => {
  renderPage('/events', 'sk', { events: sampleEvents });
  const sections = [...document.querySelectorAll('main section[id]')].map(({ id }) => id);
  expect(sections).toEqual(['types', 'upcoming', 'reasons', 'inquiry']);
  const inquiryLinks = screen.getAllByText('Povedzte nám o\u00a0svojom večere', {
    selector: 'a',
    normalizer: (text) => text,
  });
  expect(inquiryLinks.at(-1)).toHaveAttribute('href', '#inquiry');
});

test('the inquiry form links to the privacy policy', () => {
  renderPage('/events', 'en', { events: sampleEvents });
  const form = screen.getByRole('form', { name: 'Tell us about your evening' });
  const privacyLink = within(form).getByRole('link', { name: 'How we look after your data' });
  expect(privacyLink).toHaveAttribute('href', '/cookies-policy?lang=en#privacy');
});

test('the page lists coming events with free seats and price', async () => {
  renderPage('/events', 'sk', { events: sampleEvents });
  const [tastingItem, dinnerItem] = getRegion('Čo sa u nás chystá').getAllByRole('listitem');
  expect(tastingItem).toHaveTextContent('štvrtok');
  expect(tastingItem).toHaveTextContent('18:00 – 21:00');
  expect(tastingItem).toHaveTextContent('Degustácia vín');
  expect(tastingItem).toHaveTextContent('Večer s frankovkou');
  expect(tastingItem).toHaveTextContent('Zostávajú 3 voľné miesta');
  expect(tastingItem).toHaveTextContent('39 € na osobu');
  expect(dinnerItem).toHaveTextContent('Five courses by candlelight');
  expect(dinnerItem).toHaveTextContent('Obsadené');
  expect(within(dinnerItem as HTMLElement).queryByRole('link')).toBeNull();
  await waitFor(() => expect(findRequests(eventsEndpoint)).toHaveLength(1));
});

test('the list is updated after the page is rendered', async () => {
  stubApiResponse(eventsEndpoint, { body: [{ ...sampleEvents[0], currentBookings: 12, spotsAvailable: 0 }] });
  renderPage('/events', 'en', { events: sampleEvents });
  await waitFor(() => expect(screen.queryByText('Five courses by candlelight')).toBeNull());
  expect(getRegion('What is coming up').getByRole('listitem')).toHaveTextContent('Fully booked');
});

test.each([
  ['?date=2026-12-04', 'Friday 4 December 2026'],
  ['?date=tomorrow', 'Choose a day'],
])('the inquiry form opened with %s shows the date: %s', async (query, expectedDate) => {
  stubApiResponse(eventsEndpoint, { body: [] });
  history.replaceState(null, '', `/events${query}#inquiry`);
  renderPage('/events', 'en', { events: [] });
  await waitFor(() => expect(screen.getByLabelText('Preferred date')).toHaveTextContent(expectedDate));
  await waitFor(() => expect(findRequests(eventsEndpoint)).toHaveLength(1));
  history.replaceState(null, '', '/');
});

test('the page shows that no events are planned', async () => {
  stubApiResponse(eventsEndpoint, { body: [] });
  renderPage('/events', 'en', { events: [] });
  expect(screen.getByText('No upcoming public events scheduled at this time')).toBeInTheDocument();
  await waitFor(() => expect(findRequests(eventsEndpoint)).toHaveLength(1));
});

test('the browser loads the list that the server could not load, and shows a failure', async () => {
  stubApiResponse(eventsEndpoint, { status: 404, body: {} }); // a refusal is not repeated
  renderPage('/events', 'en', { events: null });
  expect(screen.getByText('Loading events…')).toBeInTheDocument();
  expect(await screen.findByText('Error loading events')).toBeInTheDocument();
  stubApiResponse(eventsEndpoint, { body: sampleEvents });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('An evening with Frankovka')).toBeInTheDocument();
});

test('an event shows its picture', async () => {
  const event = { ...sampleEvents[0], imageUrl: 'https://pictures.example/frankovka.webp' } as PublicEvent;
  stubApiResponse(eventsEndpoint, { body: [event] });
  renderPage('/events', 'en', { events: [event] });
  const eventItem = (await screen.findByText('An evening with Frankovka')).closest('li');
  expect(eventItem?.querySelector('img')).toHaveAttribute('src', event.imageUrl);
});

const inquiryValues = {
  'Your name': 'Jana Kováčová',
  Email: 'jana@example.sk',
  Phone: '+421 903 123 456',
  'Expected number of guests': 'about ten',
};

const fillInquiry = async (user: ReturnType<typeof userEvent.setup>, overrides: Partial<typeof inquiryValues> = {}) => {
  for (const [label, value] of Object.entries({ ...inquiryValues, ...overrides })) {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  }
};

test('an inquiry about a public event asks for no type, and can become one about a private event', async () => {
  stubApiResponse(inquiryEndpoint, {
    status: 400,
    body: { status: 400, code: 'validation_failed', errors: [{ field: 'eventId', code: 'event_full', message: '' }] },
  });
  renderPage('/events', 'sk', { events: sampleEvents });
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('link', { name: /Večer s\sfrankovkou/ }));
  const eventGroup = screen.getByRole('group', { name: /Večer s\sfrankovkou/ });
  expect(eventGroup).toHaveTextContent(/štvrtok 10\. decembra 2026, 18:00 · 39\s€ na osobu · zostávajú 3 voľné miesta/);
  expect(screen.queryByLabelText('Typ podujatia')).toBeNull();
  for (const [label, value] of [
    ['Meno a priezvisko', 'Jana'],
    ['E-mail', 'jana@example.sk'],
    ['Telefón', '0903 123 456'],
  ])
    await user.type(screen.getByLabelText(label as string), value as string);
  const guestCountField = screen.getByLabelText('Predpokladaný počet hostí');
  await user.type(guestCountField, '4{Enter}');
  expect(guestCountField).toHaveAccessibleDescription('Zadajte, prosím, počet od 1 do počtu voľných miest.');
  await user.clear(guestCountField);
  await user.type(guestCountField, '3{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Na toto podujatie sa už prihlásiť nedá.');
  expect(findRequests(inquiryEndpoint)[0]?.body).toMatchObject({
    eventId: sampleEvents[0]?.id,
    eventType: 'public_event',
    guestCount: '3',
  });
  await user.click(screen.getByRole('button', { name: 'Chcem radšej vlastné podujatie' }));
  expect(screen.getByLabelText('Typ podujatia')).toHaveValue('');
  expect(screen.getByLabelText('Meno a priezvisko')).toHaveValue('Jana');
});

test('a guest sends an inquiry about an event, and can send another one', async () => {
  stubApiResponse(inquiryEndpoint, { status: 201, body: { success: true } });
  const releaseResponse = holdResponses(inquiryEndpoint);
  renderPage('/events', 'en', { events: sampleEvents });
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('link', { name: 'I would like to come: An evening with Frankovka' }));
  await fillInquiry(user, { 'Expected number of guests': '2' });
  await user.click(screen.getByRole('button', { name: 'Send inquiry' }));
  expect(screen.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  releaseResponse();
  const thanksHeading = await screen.findByRole('heading', { name: 'Thank you, we have your inquiry' });
  expect(thanksHeading.parentElement).toHaveFocus();
  expect(findRequests(inquiryEndpoint)[0]?.body).toMatchObject({
    name: 'Jana Kováčová',
    eventType: 'public_event',
    eventId: sampleEvents[0]?.id,
    guestCount: '2',
    message: expect.stringContaining('An evening with Frankovka') as unknown,
    language: 'en',
  });
  await user.click(screen.getByRole('button', { name: 'Send another inquiry' }));
  expect(screen.getByLabelText('Your name')).toHaveValue('');
  expect(screen.getByLabelText('Your name')).toHaveFocus();
  expect(screen.getByLabelText('Preferred date')).toHaveTextContent('Choose a day');
});

test('the date is chosen in a calendar that begins on Monday and offers no past day', async () => {
  renderPage('/events', 'sk', { events: [] });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Odoslať dopyt' }));
  const dateField = screen.getByLabelText('Želaný dátum');
  expect(dateField).toHaveAccessibleDescription('Zadajte, prosím, želaný dátum.');
  await user.click(dateField);
  const calendar = within(screen.getByRole('dialog', { name: 'Vyberte deň' }));
  expect(calendar.getAllByRole('columnheader')[0]).toHaveTextContent('po');
  const today = calendar.getByRole('button', { current: 'date' });
  expect(today).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(today).toHaveFocus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(dateField).toHaveFocus();
  expect(dateField).toHaveAccessibleName(/^Želaný dátum \p{L}+ \d+\.\s\p{L}+ \d{4}$/u);
  expect(dateField).not.toHaveAccessibleDescription();
  await user.click(dateField);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('every empty field shows its error', async () => {
  renderPage('/events', 'en', { events: [] });
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Send inquiry' }));
  const expectedErrors = {
    'Your name': 'Please enter your name',
    Email: 'Please enter a valid email address',
    Phone: 'Please enter your phone number',
    'Type of event': 'Please select an event type',
    'Preferred date': 'Please specify preferred date',
    'Expected number of guests': 'Please enter expected guest count',
    'What do you have in mind?': 'Please provide event details',
  };
  for (const [label, expectedError] of Object.entries(expectedErrors))
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expectedError);
  expect(screen.getByLabelText('Your name')).toHaveFocus();
});

test('all invalid fields show their errors at once', async () => {
  renderPage('/events', 'en', { events: sampleEvents });
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('link', { name: 'I would like to come: An evening with Frankovka' }));
  await fillInquiry(user, { Email: 'jana@example', Phone: '905', 'Expected number of guests': 'ten\u202e' });
  await user.click(screen.getByRole('button', { name: 'Send inquiry' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/^Phone number must be at least 10 characters/);
  expect(screen.getByLabelText('Expected number of guests')).toHaveAccessibleDescription(
    'This text has characters that cannot be used',
  );
  expect(screen.getByLabelText('Your name')).toBeValid();
  expect(findRequests(inquiryEndpoint)).toHaveLength(0);
});

test('a failed inquiry shows an error and keeps the input', async () => {
  stubApiResponse(inquiryEndpoint, { status: 502 });
  renderPage('/events', 'en', { events: sampleEvents });
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('link', { name: /An evening with Frankovka/ }));
  await fillInquiry(user, { 'Expected number of guests': '2' });
  await user.click(screen.getByRole('button', { name: 'Send inquiry' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Sorry, there was an error sending your inquiry. Please try again or contact us directly.',
  );
  expect(screen.getByLabelText('Your name')).toHaveValue('Jana Kováčová');
});
