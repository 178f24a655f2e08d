import { screen, waitFor, within } from '@testing-library/react';
import { stubApiResponse, holdResponses, findRequests } from '../../shared/testing/test-api';
import {
  availabilityEndpoint,
  openReservationDialog,
  openFilledDialog,
  problem,
  reserveEndpoint,
  buildReservationResponse,
  stopTheClock,
} from './testing/open-dialog';

beforeEach(() => stopTheClock());
afterEach(() => jest.useRealTimers());

test('Back closes the dialog instead of leaving the page, and the input stays', async () => {
  const guest = await openReservationDialog('sk');
  await guest.fillField('Meno', 'Zuzana');
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await guest.openDialog();
  expect(screen.getByLabelText('Meno')).toHaveValue('Zuzana');
});

test('the dialog shows the texts of staff in place of the defaults', async () => {
  const { dialog } = await openReservationDialog('en', { texts: { 'reserve.title': 'A table in the cellar' } });
  expect(dialog).toHaveAccessibleName('A table in the cellar');
});

test('a guest reserves a table in Slovak, from the empty form to the ticket', async () => {
  stubApiResponse(reserveEndpoint, buildReservationResponse());
  const guest = await openFilledDialog('sk');
  expect(guest.dialog).toHaveAccessibleName('Rezervácia stola');
  expect(screen.getByText('V piatok 4. decembra 2026 od 18:30 do 20:30 pre 2 osoby.')).toBeInTheDocument();

  await guest.fillField('Máte nejaké želanie?', 'Tichší kút');
  await guest.submitForm();

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
  const [request] = findRequests(reserveEndpoint);
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

test('a party of six reads in English about the approval before and after', async () => {
  stubApiResponse(availabilityEndpoint('2026-12-04', 6), { body: { availableSlots: ['18:30'] } });
  stubApiResponse(reserveEndpoint, buildReservationResponse(true));
  const guest = await openFilledDialog('en');
  const notice = 'Parties of more than 4 need our approval. We will contact you within 24 hours.';
  expect(screen.queryByText(notice)).not.toBeInTheDocument();

  await guest.choosePartySize(6);
  expect(screen.getByText(notice)).toBeInTheDocument();
  expect(screen.getByText('Friday 4 December 2026, 18:30–20:30, for 6 guests.')).toBeInTheDocument();
  await guest.pickTime('18:30');
  await guest.submitForm();

  expect(await screen.findByText(/Your reservation requires approval/)).toBeInTheDocument();
  const ticket = await screen.findByRole('dialog', { name: /We have your request/ });
  expect(ticket).toHaveTextContent('Awaiting approval');
  expect(ticket).toHaveTextContent('6 guests');
  expect(within(ticket).queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument(); // not known yet
});

test('a party of eight reads that a deposit may be required', async () => {
  const guest = await openReservationDialog('en');
  await guest.choosePartySize(8);
  expect(screen.getByText(/for 8 guests or more a deposit may be required/)).toBeInTheDocument();
});

test('after a reservation the form is empty, and the focus is on the button that opened it', async () => {
  stubApiResponse(reserveEndpoint, buildReservationResponse());
  const guest = await openFilledDialog('en');
  await guest.submitForm();
  await guest.user.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'reserve' })).toHaveFocus();

  await guest.openDialog();
  expect(screen.getByRole('button', { name: 'Date Another day' })).toBeInTheDocument();
  expect(screen.getByLabelText('First name')).toHaveValue('');
  expect(screen.getByLabelText('Party size')).toHaveValue('2');
  expect(screen.getByText('The table is yours for 2 hours.', { exact: false })).toBeInTheDocument();
});

test('the input survives when the dialog is closed and opened again', async () => {
  const guest = await openFilledDialog('en');
  await guest.user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await guest.openDialog();
  expect(screen.getByLabelText('Last name')).toHaveValue('Kováčová');
  expect(screen.getByRole('radio', { name: '18:30' })).toBeChecked();
});

test('the button is disabled while the reservation is sent', async () => {
  stubApiResponse(reserveEndpoint, buildReservationResponse());
  const releaseResponse = holdResponses(reserveEndpoint);
  const guest = await openFilledDialog('en');
  await guest.submitForm();
  expect(screen.getByRole('button', { name: 'Confirming...' })).toBeDisabled();
  releaseResponse();
  await screen.findByRole('button', { name: 'Done' });
  expect(findRequests(reserveEndpoint)).toHaveLength(1);
});

test('taken times are labelled as such and cannot be chosen', async () => {
  await openFilledDialog('en');
  expect(screen.getByRole('radio', { name: '19:00 Fully booked' })).toBeDisabled();
  const timeChoices = within(screen.getByRole('radiogroup', { name: 'Times of the evening' }));
  expect(timeChoices.getAllByRole('radio')).toHaveLength(16);
  expect(screen.getByText('3 times to choose from that evening.', { exact: false })).toBeInTheDocument();
});

test('a time that is too late for the stay is offered with a shorter stay', async () => {
  const guest = await openFilledDialog('en');
  stubApiResponse(availabilityEndpoint('2026-12-04', 2, 4), { body: { availableSlots: ['16:00'] } });
  stubApiResponse(availabilityEndpoint('2026-12-04', 2, 3), { body: { availableSlots: ['22:30'] } });
  await guest.chooseDuration(4);
  expect(await screen.findByRole('radio', { name: '22:30 for 3 hours' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: '23:00 Fully booked' })).toBeDisabled();
  await guest.user.click(screen.getByRole('radio', { name: '22:30 for 3 hours' }));
  expect(screen.getByLabelText('Duration')).toHaveValue('3');
  expect(screen.getByText('Friday 4 December 2026, 22:30–01:30, for 2 guests.')).toBeInTheDocument();
});

test('the dialog offers only durations that end by closing', async () => {
  stubApiResponse(availabilityEndpoint('2026-12-04', 2, 1), { body: { availableSlots: ['23:30'] } });
  const guest = await openFilledDialog('en');
  await guest.chooseDuration(1);
  await guest.pickTime('23:30');
  const durationOptions = within(screen.getByLabelText('Duration')).getAllByRole('option');
  expect(durationOptions.map((option) => option.textContent)).toEqual(['1 hour', '2 hours']);
});

test('the dialog shows that an evening is being checked, and that it is full', async () => {
  stubApiResponse(availabilityEndpoint('2026-12-04', 2), { body: { availableSlots: [] } });
  const releaseResponse = holdResponses(availabilityEndpoint('2026-12-04', 2));
  const guest = await openReservationDialog('en');
  await guest.pickFriday();
  expect(screen.getByText('Checking availability...')).toBeInTheDocument();
  releaseResponse();
  expect(await screen.findByText('No times available for selected date and party size')).toBeInTheDocument();
});

test('times that cannot be loaded are requested three times more, then the reason is shown', async () => {
  stubApiResponse(availabilityEndpoint('2026-12-04', 2), problem(503, 'busy'));
  const guest = await openReservationDialog('en');
  await guest.pickFriday();
  const failureText = await screen.findByText(/Error loading availability/);
  expect(failureText).toHaveTextContent(
    'Error loading availability. Please try again. We are very busy right now; please give us a moment.',
  );
  expect(findRequests(availabilityEndpoint('2026-12-04', 2))).toHaveLength(4);

  stubApiResponse(availabilityEndpoint('2026-12-04', 2), { body: { availableSlots: ['18:30'] } });
  await guest.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: '18:30' })).toBeEnabled());
});

test('the contact link closes the dialog and then scrolls to the contact section', async () => {
  const originalMatchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => ({ ...originalMatchMedia(query), matches: false });
  const scrollSpy = jest.spyOn(document.createElement('section').constructor.prototype as Element, 'scrollIntoView');
  const guest = await openReservationDialog('en');
  await guest.user.click(screen.getByRole('link', { name: 'let us know' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(scrollSpy).toHaveBeenCalledWith({ behavior: 'smooth' }));
  scrollSpy.mockRestore();
});

test('the dialog links to private events, in the language of the guest', async () => {
  await openReservationDialog('en');
  expect(screen.getByRole('link', { name: 'Plan yours with us' })).toHaveAttribute('href', '/events?lang=en');
});
