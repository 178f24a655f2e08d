import { screen, waitFor, within } from '@testing-library/react';
import { stubApiAnswer, holdAnswers, requestsTo } from '../../shared/testing/test-api';
import {
  availabilityCall,
  openDialog,
  openFilledDialog,
  problem,
  reserveCall,
  reservationAnswer,
  stopTheClock,
} from './testing/open-dialog';

beforeEach(() => stopTheClock());
afterEach(() => jest.useRealTimers());

test('Back closes the dialog instead of leaving the page, and the input stays', async () => {
  const guest = await openDialog('sk');
  await guest.fill('Meno', 'Zuzana');
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await guest.open();
  expect(screen.getByLabelText('Meno')).toHaveValue('Zuzana');
});

test('the dialog shows the texts of staff in place of the defaults', async () => {
  const { dialog } = await openDialog('en', { texts: { 'reserve.title': 'A table in the cellar' } });
  expect(dialog).toHaveAccessibleName('A table in the cellar');
});

test('a guest reserves a table in Slovak, from the first look to the ticket', async () => {
  stubApiAnswer(reserveCall, reservationAnswer());
  const guest = await openFilledDialog('sk');
  expect(guest.dialog).toHaveAccessibleName('Rezervácia stola');
  expect(screen.getByText('V piatok 4. decembra 2026 od 18:30 do 20:30 pre 2 osoby.')).toBeInTheDocument();

  await guest.fill('Máte nejaké želanie?', 'Tichší kút');
  await guest.confirm();

  expect(await screen.findByText('Vaša rezervácia je potvrdená.')).toBeInTheDocument();
  const ticket = await screen.findByRole('dialog', { name: /Stôl je váš/ });
  expect(ticket).toHaveTextContent('18:30');
  expect(ticket).toHaveTextContent('piatok 4. decembra 2026');
  expect(ticket).toHaveTextContent('2 osoby');
  expect(ticket).toHaveTextContent('20:30');
  expect(ticket).toHaveTextContent('Zuzana Kováčová');
  expect(ticket).toHaveTextContent('Potvrdenie aj s pozvánkou do kalendára sme poslali na zuzana@example.com.');
  await waitFor(() => expect(within(ticket).getByRole('heading', { name: 'Stôl je váš' })).toHaveFocus());
  expect(within(ticket).getByRole('link', { name: 'Pridať do kalendára' })).toHaveAttribute(
    'href',
    '/api/reservations/a-reservation/calendar',
  );
  expect(within(ticket).getByRole('link', { name: 'Google' }).getAttribute('href')).toContain(
    'dates=20261204T173000Z%2F20261204T193000Z',
  );
  const [request] = requestsTo(reserveCall);
  expect(request?.body).toEqual({
    firstName: 'Zuzana',
    lastName: 'Kováčová',
    email: 'zuzana@example.com',
    phone: '+421 905 123 456',
    date: '2026-12-04',
    time: '18:30',
    duration: 2,
    partySize: 2,
    specialRequests: 'Tichší kút',
    preferredLanguage: 'sk',
    captchaToken: 'development-captcha-token',
    decoy: '',
  });
});

test('six guests in English read about the approval before and after', async () => {
  stubApiAnswer(availabilityCall('2026-12-04', 6), { body: { availableSlots: ['18:30'] } });
  stubApiAnswer(reserveCall, reservationAnswer(true));
  const guest = await openFilledDialog('en');
  const notice = 'Parties of more than 4 need our approval. We will contact you within 24 hours.';
  expect(screen.queryByText(notice)).not.toBeInTheDocument();

  await guest.choosePartySize(6);
  expect(screen.getByText(notice)).toBeInTheDocument();
  expect(screen.getByText('Friday 4 December 2026, 18:30–20:30, for 6 guests.')).toBeInTheDocument();
  await guest.pickTime('18:30');
  await guest.confirm();

  expect(await screen.findByText(/Your reservation requires approval/)).toBeInTheDocument();
  const ticket = await screen.findByRole('dialog', { name: /We have your request/ });
  expect(ticket).toHaveTextContent('Awaiting approval');
  expect(ticket).toHaveTextContent('6 guests');
  expect(within(ticket).queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument(); // not known yet
});

test('eight guests read that a deposit may be required', async () => {
  const guest = await openDialog('en');
  await guest.choosePartySize(8);
  expect(screen.getByText(/for 8 guests or more a deposit may be required/)).toBeInTheDocument();
});

test('after a reservation the form is as new, and the focus is back where it came from', async () => {
  stubApiAnswer(reserveCall, reservationAnswer());
  const guest = await openFilledDialog('en');
  await guest.confirm();
  await guest.user.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'reserve' })).toHaveFocus();

  await guest.open();
  expect(screen.getByRole('button', { name: 'Date Another day' })).toBeInTheDocument();
  expect(screen.getByLabelText('First name')).toHaveValue('');
  expect(screen.getByLabelText('Party size')).toHaveValue('2');
  expect(screen.getByText('The table is yours for 2 hours.', { exact: false })).toBeInTheDocument();
});

test('what is typed survives a second look at the page', async () => {
  const guest = await openFilledDialog('en');
  await guest.user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await guest.open();
  expect(screen.getByLabelText('Last name')).toHaveValue('Kováčová');
  expect(screen.getByRole('radio', { name: '18:30' })).toBeChecked();
});

test('while it is sent the button shows it and cannot be pressed again', async () => {
  stubApiAnswer(reserveCall, reservationAnswer());
  const answer = holdAnswers(reserveCall);
  const guest = await openFilledDialog('en');
  await guest.confirm();
  expect(screen.getByRole('button', { name: 'Confirming...' })).toBeDisabled();
  answer();
  await screen.findByRole('button', { name: 'Done' });
  expect(requestsTo(reserveCall)).toHaveLength(1);
});

test('times that are taken are struck out by a word and cannot be chosen', async () => {
  await openFilledDialog('en');
  expect(screen.getByRole('radio', { name: '19:00 Fully booked' })).toBeDisabled();
  const evening = within(screen.getByRole('radiogroup', { name: 'Times of the evening' }));
  expect(evening.getAllByRole('radio')).toHaveLength(16);
  expect(screen.getByText('3 times to choose from that evening.', { exact: false })).toBeInTheDocument();
});

test('what is only too late for the stay is not called taken: the shorter one comes with one tap', async () => {
  const guest = await openFilledDialog('en');
  stubApiAnswer(availabilityCall('2026-12-04', 2, 4), { body: { availableSlots: ['16:00'] } });
  stubApiAnswer(availabilityCall('2026-12-04', 2, 3), { body: { availableSlots: ['22:30'] } });
  await guest.chooseDuration(4);
  expect(await screen.findByRole('radio', { name: '22:30 for 3 hours' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: '23:00 Fully booked' })).toBeDisabled();
  await guest.user.click(screen.getByRole('radio', { name: '22:30 for 3 hours' }));
  expect(screen.getByLabelText('Duration')).toHaveValue('3');
  expect(screen.getByText('Friday 4 December 2026, 22:30–01:30, for 2 guests.')).toBeInTheDocument();
});

test('offers only durations that end by closing', async () => {
  stubApiAnswer(availabilityCall('2026-12-04', 2, 1), { body: { availableSlots: ['23:30'] } });
  const guest = await openFilledDialog('en');
  await guest.chooseDuration(1);
  await guest.pickTime('23:30');
  const durations = within(screen.getByLabelText('Duration')).getAllByRole('option');
  expect(durations.map((option) => option.textContent)).toEqual(['1 hour', '2 hours']);
});

test('shows that an evening is being checked, and that it is full', async () => {
  stubApiAnswer(availabilityCall('2026-12-04', 2), { body: { availableSlots: [] } });
  const answer = holdAnswers(availabilityCall('2026-12-04', 2));
  const guest = await openDialog('en');
  await guest.pickFriday();
  expect(screen.getByText('Checking availability...')).toBeInTheDocument();
  answer();
  expect(await screen.findByText('No times available for selected date and party size')).toBeInTheDocument();
});

test('an evening that cannot be read is tried three times more, then the reason is shown', async () => {
  stubApiAnswer(availabilityCall('2026-12-04', 2), problem(503, 'busy'));
  const guest = await openDialog('en');
  await guest.pickFriday();
  const failure = await screen.findByText(/Error loading availability/);
  expect(failure).toHaveTextContent(
    'Error loading availability. Please try again. We are very busy right now; please give us a moment.',
  );
  expect(requestsTo(availabilityCall('2026-12-04', 2))).toHaveLength(4);

  stubApiAnswer(availabilityCall('2026-12-04', 2), { body: { availableSlots: ['18:30'] } });
  await guest.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: '18:30' })).toBeEnabled());
});

test('the contact link closes the dialog and then scrolls to the contact section', async () => {
  const withoutMotion = window.matchMedia.bind(window);
  window.matchMedia = (query) => ({ ...withoutMotion(query), matches: false });
  const scroll = jest.spyOn(document.createElement('section').constructor.prototype as Element, 'scrollIntoView');
  const guest = await openDialog('en');
  await guest.user.click(screen.getByRole('link', { name: 'let us know' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth' }));
  scroll.mockRestore();
});

test('closed days lead to private events, in the guest’s language', async () => {
  await openDialog('en');
  expect(screen.getByRole('link', { name: 'Plan yours with us' })).toHaveAttribute('href', '/events?lang=en');
});
