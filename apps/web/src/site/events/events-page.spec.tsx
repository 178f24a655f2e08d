import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicEvent } from '../../shared/events/public-event';
import { someEvents } from '../../shared/testing/event-fixtures';
import { stubApiAnswer, holdAnswers, requestsTo } from '../../shared/testing/test-api';
import { renderPage } from '../testing/render-page';

const listCall = 'GET /api/events';
const inquiryCall = 'POST /api/events/inquiries';
const upcoming = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => stubApiAnswer(listCall, { body: someEvents }));

test.each([
  ['sk', 'Večer, ktorý patrí len vám', ['Súkromné večery', 'Firemné podujatia', 'Oslavy']],
  ['en', 'An evening that is yours alone', ['Private evenings', 'Corporate events', 'Celebrations']],
] as const)('offers three kinds of evening (%s)', async (language, title, types) => {
  renderPage('/events', language, { events: someEvents });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  for (const type of types) expect(screen.getByRole('heading', { level: 3, name: type })).toBeInTheDocument();
  const here = screen.getAllByRole('link', { current: 'page' });
  expect(here[0]).toHaveAttribute('href', expect.stringContaining('/events'));
  await waitFor(() => expect(requestsTo(listCall)).toHaveLength(1));
});

test('shows private and public events, with the inquiry button at the lower edge', () => {
  renderPage('/events', 'sk', { events: someEvents });
  const sections = [...document.querySelectorAll('main section[id]')].map(({ id }) => id);
  expect(sections).toEqual(['types', 'upcoming', 'reasons', 'inquiry']);
  const ways = screen.getAllByText('Povedzte nám o\u00a0svojom večere', {
    selector: 'a',
    normalizer: (words) => words,
  });
  expect(ways.at(-1)).toHaveAttribute('href', '#inquiry');
});

test('the inquiry explains how its data is used', () => {
  renderPage('/events', 'en', { events: someEvents });
  const form = screen.getByRole('form', { name: 'Tell us about your evening' });
  const link = within(form).getByRole('link', { name: 'How we look after your data' });
  expect(link).toHaveAttribute('href', '/cookies-policy?lang=en#privacy');
});

test('lists what is coming, room and price', async () => {
  renderPage('/events', 'sk', { events: someEvents });
  const [tasting, dinner] = upcoming('Čo sa u nás chystá').getAllByRole('listitem');
  expect(tasting).toHaveTextContent('štvrtok');
  expect(tasting).toHaveTextContent('18:00 – 21:00');
  expect(tasting).toHaveTextContent('Degustácia vín');
  expect(tasting).toHaveTextContent('Večer s frankovkou');
  expect(tasting).toHaveTextContent('Zostávajú 3 voľné miesta');
  expect(tasting).toHaveTextContent('39 € na osobu');
  expect(dinner).toHaveTextContent('Five courses by candlelight');
  expect(dinner).toHaveTextContent('Obsadené');
  expect(within(dinner as HTMLElement).queryByRole('link')).toBeNull();
  await waitFor(() => expect(requestsTo(listCall)).toHaveLength(1));
});

test('takes over what has changed since the page was drawn', async () => {
  stubApiAnswer(listCall, { body: [{ ...someEvents[0], currentBookings: 12, spotsAvailable: 0 }] });
  renderPage('/events', 'en', { events: someEvents });
  await waitFor(() => expect(screen.queryByText('Five courses by candlelight')).toBeNull());
  expect(upcoming('What is coming up').getByRole('listitem')).toHaveTextContent('Fully booked');
});

test.each([
  ['?date=2026-12-04', 'Friday 4 December 2026'],
  ['?date=tomorrow', 'Choose a day'],
])('a guest who comes from the reservation with %s finds: %s', async (query, shown) => {
  stubApiAnswer(listCall, { body: [] });
  history.replaceState(null, '', `/events${query}#inquiry`);
  renderPage('/events', 'en', { events: [] });
  await waitFor(() => expect(screen.getByLabelText('Preferred date')).toHaveTextContent(shown));
  await waitFor(() => expect(requestsTo(listCall)).toHaveLength(1));
  history.replaceState(null, '', '/');
});

test('shows that no events are planned', async () => {
  stubApiAnswer(listCall, { body: [] });
  renderPage('/events', 'en', { events: [] });
  expect(screen.getByText('No upcoming public events scheduled at this time')).toBeInTheDocument();
  await waitFor(() => expect(requestsTo(listCall)).toHaveLength(1));
});

test('loads the list when the server could not, and shows a failure', async () => {
  stubApiAnswer(listCall, { status: 404, body: {} }); // a refusal is not repeated
  renderPage('/events', 'en', { events: null });
  expect(screen.getByText('Loading events…')).toBeInTheDocument();
  expect(await screen.findByText('Error loading events')).toBeInTheDocument();
  stubApiAnswer(listCall, { body: someEvents });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('An evening with Frankovka')).toBeInTheDocument();
});

test('an event shows the picture that staff have given it', async () => {
  const event = { ...someEvents[0], imageUrl: 'https://pictures.example/frankovka.webp' } as PublicEvent;
  stubApiAnswer(listCall, { body: [event] });
  renderPage('/events', 'en', { events: [event] });
  const entry = (await screen.findByText('An evening with Frankovka')).closest('li');
  expect(entry?.querySelector('img')).toHaveAttribute('src', event.imageUrl);
});

const aGuest = {
  'Your name': 'Jana Kováčová',
  Email: 'jana@example.sk',
  Phone: '+421 903 123 456',
  'Expected number of guests': 'about ten',
};

const describe = async (user: ReturnType<typeof userEvent.setup>, changes: Partial<typeof aGuest> = {}) => {
  for (const [label, value] of Object.entries({ ...aGuest, ...changes })) {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  }
};

test('interest in a public event names it, asks for no kind and no day, and may be turned into an inquiry of one’s own', async () => {
  stubApiAnswer(inquiryCall, {
    status: 400,
    body: { status: 400, code: 'validation_failed', errors: [{ field: 'eventId', code: 'event_full', message: '' }] },
  });
  renderPage('/events', 'sk', { events: someEvents });
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('link', { name: /Večer s\sfrankovkou/ }));
  const event = screen.getByRole('group', { name: /Večer s\sfrankovkou/ });
  expect(event).toHaveTextContent(/štvrtok 10\. decembra 2026, 18:00 · 39\s€ na osobu · zostávajú 3 voľné miesta/);
  expect(screen.queryByLabelText('Typ podujatia')).toBeNull();
  for (const [label, typed] of [
    ['Meno a priezvisko', 'Jana'],
    ['E-mail', 'jana@example.sk'],
    ['Telefón', '0903 123 456'],
  ])
    await user.type(screen.getByLabelText(label as string), typed as string);
  const count = screen.getByLabelText('Predpokladaný počet hostí');
  await user.type(count, '4{Enter}');
  expect(count).toHaveAccessibleDescription('Zadajte, prosím, počet od 1 do počtu voľných miest.');
  await user.clear(count);
  await user.type(count, '3{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Na toto podujatie sa už prihlásiť nedá.');
  expect(requestsTo(inquiryCall)[0]?.body).toMatchObject({
    eventId: someEvents[0]?.id,
    eventType: 'public_event',
    guestCount: '3',
  });
  await user.click(screen.getByRole('button', { name: 'Chcem radšej vlastné podujatie' }));
  expect(screen.getByLabelText('Typ podujatia')).toHaveValue('');
  expect(screen.getByLabelText('Meno a priezvisko')).toHaveValue('Jana');
});

test('an inquiry begins at an event, is sent and thanked for, and another may follow', async () => {
  stubApiAnswer(inquiryCall, { status: 201, body: { success: true } });
  const answer = holdAnswers(inquiryCall);
  renderPage('/events', 'en', { events: someEvents });
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('link', { name: 'I would like to come: An evening with Frankovka' }));
  await describe(user, { 'Expected number of guests': '2' });
  await user.click(screen.getByRole('button', { name: 'Send inquiry' }));
  expect(screen.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  answer();
  const thanks = await screen.findByRole('heading', { name: 'Thank you, we have your inquiry' });
  expect(thanks.parentElement).toHaveFocus();
  expect(requestsTo(inquiryCall)[0]?.body).toMatchObject({
    name: 'Jana Kováčová',
    eventType: 'public_event',
    eventId: someEvents[0]?.id,
    guestCount: '2',
    message: expect.stringContaining('An evening with Frankovka') as unknown,
    language: 'en',
  });
  await user.click(screen.getByRole('button', { name: 'Send another inquiry' }));
  expect(screen.getByLabelText('Your name')).toHaveValue('');
  expect(screen.getByLabelText('Your name')).toHaveFocus();
  expect(screen.getByLabelText('Preferred date')).toHaveTextContent('Choose a day');
});

test('the day is picked in a calendar that begins on Monday and offers no day that has passed', async () => {
  renderPage('/events', 'sk', { events: [] });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Odoslať dopyt' }));
  const field = screen.getByLabelText('Želaný dátum');
  expect(field).toHaveAccessibleDescription('Zadajte, prosím, želaný dátum.');
  await user.click(field);
  const calendar = within(screen.getByRole('dialog', { name: 'Vyberte deň' }));
  expect(calendar.getAllByRole('columnheader')[0]).toHaveTextContent('po');
  const today = calendar.getByRole('button', { current: 'date' });
  expect(today).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(today).toHaveFocus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleName(/^Želaný dátum \p{L}+ \d+\.\s\p{L}+ \d{4}$/u);
  expect(field).not.toHaveAccessibleDescription();
  await user.click(field);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('every field shows its error', async () => {
  renderPage('/events', 'en', { events: [] });
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Send inquiry' }));
  const formErrors = {
    'Your name': 'Please enter your name',
    Email: 'Please enter a valid email address',
    Phone: 'Please enter your phone number',
    'Type of event': 'Please select an event type',
    'Preferred date': 'Please specify preferred date',
    'Expected number of guests': 'Please enter expected guest count',
    'What do you have in mind?': 'Please provide event details',
  };
  for (const [label, formError] of Object.entries(formErrors))
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(formError);
  expect(screen.getByLabelText('Your name')).toHaveFocus();
});

test('all errors are shown at once, each beside its field', async () => {
  renderPage('/events', 'en', { events: someEvents });
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('link', { name: 'I would like to come: An evening with Frankovka' }));
  await describe(user, { Email: 'jana@example', Phone: '905', 'Expected number of guests': 'ten\u202e' });
  await user.click(screen.getByRole('button', { name: 'Send inquiry' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/^Phone number must be at least 10 characters/);
  expect(screen.getByLabelText('Expected number of guests')).toHaveAccessibleDescription(
    'This text has characters that cannot be used',
  );
  expect(screen.getByLabelText('Your name')).toBeValid();
  expect(requestsTo(inquiryCall)).toHaveLength(0);
});

test('a failed inquiry leaves its input and shows alternatives', async () => {
  stubApiAnswer(inquiryCall, { status: 502 });
  renderPage('/events', 'en', { events: someEvents });
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('link', { name: /An evening with Frankovka/ }));
  await describe(user, { 'Expected number of guests': '2' });
  await user.click(screen.getByRole('button', { name: 'Send inquiry' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Sorry, there was an error sending your inquiry. Please try again or contact us directly.',
  );
  expect(screen.getByLabelText('Your name')).toHaveValue('Jana Kováčová');
});
