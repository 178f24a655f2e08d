import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { stubApiResponse, holdResponses, findRequests } from '../../shared/testing/test-api';
import {
  availabilityEndpoint,
  eveningsEndpoint,
  openReservationDialog,
  openFilledDialog,
  problem,
  reserveEndpoint,
  buildReservationResponse,
  stopTheClock,
} from './testing/open-dialog';

beforeEach(() => stopTheClock());
afterEach(() => jest.useRealTimers());

const venuePhone = '+421 2 5555 0123';

describe('a reservation that is sent', () => {
  test('shows a failure and the phone number until the next attempt', async () => {
    stubApiResponse(reserveEndpoint, problem(503, 'storage_full'));
    const guest = await openFilledDialog('sk');
    await guest.submitForm();
    const failureNote = await screen.findByRole('alert');
    expect(failureNote).toHaveTextContent('Nevieme, či sa rezervácia podarila');
    expect(within(failureNote).getByRole('link', { name: venuePhone })).toHaveAttribute('href', 'tel:+421255550123');
    expect(screen.getByRole('button', { name: 'Skúsiť znova' })).toHaveFocus();
    await guest.fillField('Telefón', '0905 123 456');
    expect(failureNote).toBeInTheDocument();

    stubApiResponse(reserveEndpoint, buildReservationResponse());
    await guest.submitForm();
    await screen.findByRole('dialog', { name: /Stôl je váš/ });
    const idempotencyKeys = findRequests(reserveEndpoint).map(({ headers }) => headers['idempotency-key']);
    expect(idempotencyKeys[0]).toBe(idempotencyKeys[1]); // both requests are for one table
  });

  test('has a ticket with the sent address, not with a later one', async () => {
    stubApiResponse(reserveEndpoint, buildReservationResponse());
    const releaseResponse = holdResponses(reserveEndpoint);
    const guest = await openFilledDialog('sk');
    await guest.submitForm();
    await guest.fillField('E-mail', 'eva@example.com');
    releaseResponse();
    const ticket = await screen.findByRole('dialog', { name: /Stôl je váš/ });
    expect(ticket).toHaveTextContent('sme poslali na zuzana@example.com');
  });

  test('shows that the guest has no table only when that is certain', async () => {
    stubApiResponse(reserveEndpoint, problem(429, 'ip_rate_limit'));
    const guest = await openFilledDialog('en');
    await guest.submitForm();
    expect(
      await screen.findByText(/^Too many .* Your reservation was not sent, you have no table yet\.$/),
    ).toBeInTheDocument();
  });
});

describe('a full evening', () => {
  const openFullFriday = async (language: 'en' | 'sk' = 'en') => {
    stubApiResponse(availabilityEndpoint('2026-12-04', 2), { body: { availableSlots: [] } });
    stubApiResponse(availabilityEndpoint('2026-12-04', 2, 1), { body: { availableSlots: ['16:00', '23:00'] } });
    stubApiResponse(eveningsEndpoint, {
      body: [
        { date: '2026-12-04', availableSlots: [] },
        { date: '2026-12-05', availableSlots: [] },
        { date: '2026-12-09', availableSlots: ['16:00', '18:30', '21:00'] },
        { date: '2026-12-10', availableSlots: ['22:00'] },
      ],
    });
    const guest = await openReservationDialog(language);
    await guest.pickFriday();
    return guest;
  };

  test('offers a shorter stay, other evenings and the phone number, and one tap takes an offer', async () => {
    const guest = await openFullFriday('sk');
    expect(await screen.findByText('V piatok 4. decembra 2026 máme plno. Voľno máme ešte:')).toBeInTheDocument();
    const alternativesPanel = within(screen.getByRole('region', { name: /máme plno/ }));
    await waitFor(() =>
      expect(alternativesPanel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'O 16:00 na hodinu',
        'O 23:00 na hodinu',
        'streda 9. decembra 2026 o 18:30',
        'štvrtok 10. decembra 2026 o 22:00',
      ]),
    );
    expect(alternativesPanel.getByRole('link', { name: venuePhone })).toBeInTheDocument();

    stubApiResponse(availabilityEndpoint('2026-12-09', 2), { body: { availableSlots: ['16:00', '18:30', '21:00'] } });
    await guest.user.click(alternativesPanel.getByRole('button', { name: /^streda 9/ }));
    expect(screen.getByText('V stredu 9. decembra 2026 od 18:30 do 20:30 pre 2 osoby.')).toBeInTheDocument();
    expect(await screen.findByRole('radio', { name: '18:30' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Potvrdiť rezerváciu' })).toBeInTheDocument();
  });

  test('has a button that leads to the alternatives in place of the confirmation', async () => {
    const guest = await openFullFriday();
    await guest.user.click(await screen.findByRole('button', { name: 'See other times' }));
    expect(screen.getByText('No room on Friday 4 December 2026 for 2 guests.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm reservation' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: /We are full/ })).toHaveFocus();
  });

  test('is marked in the calendar and among the next evenings, but can be opened', async () => {
    stubApiResponse(eveningsEndpoint, { body: [{ date: '2026-11-27', availableSlots: [] }] });
    stubApiResponse(availabilityEndpoint('2026-11-27', 2), { body: { availableSlots: [] } });
    stubApiResponse(availabilityEndpoint('2026-11-27', 2, 1), { body: { availableSlots: [] } });
    const { user } = await openReservationDialog('en');
    expect(await screen.findByRole('radio', { name: 'Friday 27 November 2026, full' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: /^Date/ }));
    await user.click(await screen.findByRole('button', { name: 'Friday 27 November 2026, full' }));
    expect(await screen.findByText(/^We are full on Friday 27 November 2026\./)).toBeInTheDocument();
  });
});

test('a closed day shows on a press why it cannot be chosen', async () => {
  const { user } = await openReservationDialog('en');
  await user.click(screen.getByRole('button', { name: /^Date/ }));
  await user.click(await screen.findByRole('button', { name: 'Monday 23 November 2026, closed' }));
  expect(screen.getByText('We are closed on that day.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Friday 20 November 2026, not available' }));
  expect(screen.getByText('That day has passed.')).toBeInTheDocument();
});

test('one of the next evenings can be chosen with one tap', async () => {
  stubApiResponse(availabilityEndpoint('2026-11-26', 2), { body: { availableSlots: ['18:30'] } });
  stubApiResponse(availabilityEndpoint('2026-11-26', 2, 1), { body: { availableSlots: ['18:30'] } });
  const guest = await openReservationDialog('en');
  const eveningChoices = within(screen.getByRole('radiogroup', { name: 'The next evenings' }));
  expect(eveningChoices.getAllByRole('radio').map((eveningChoice) => eveningChoice.getAttribute('value'))).toEqual([
    ...['2026-11-21', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-12-02'],
  ]);
  await guest.user.click(eveningChoices.getByRole('radio', { name: 'Thursday 26 November 2026' }));
  await guest.pickTime('18:30');
  expect(screen.getByText('Thursday 26 November 2026, 18:30–20:30, for 2 guests.')).toBeInTheDocument();
});

test('a party larger than the list gets a link to the inquiry with its date', async () => {
  const guest = await openFilledDialog('sk');
  await guest.user.selectOptions(screen.getByLabelText('Počet osôb'), 'larger');
  expect(screen.getByText('Väčšiu spoločnosť radi usadíme po dohode, až 20 hostí.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Napíšte nám' })).toHaveAttribute('href', '/events?date=2026-12-04#inquiry');
  expect(screen.queryByRole('radio', { name: '18:30' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).not.toBeVisible();
});

test('the input survives a reload of the tab until the reservation is made', async () => {
  const guestBeforeReload = await openFilledDialog('en');
  expect(JSON.parse(sessionStorage.getItem('reservation-draft') ?? '')).toMatchObject({
    date: '2026-12-04',
    time: '18:30',
    email: 'zuzana@example.com',
  });
  cleanup();
  const guestAfterReload = await openReservationDialog('en');
  expect(screen.getByLabelText('Email')).toHaveValue('zuzana@example.com');
  await waitFor(() => expect(screen.getByRole('radio', { name: '18:30' })).toBeChecked());
  stubApiResponse(reserveEndpoint, buildReservationResponse());
  await guestAfterReload.submitForm();
  await screen.findByRole('dialog', { name: /The table is yours/ });
  expect(sessionStorage.getItem('reservation-draft')).toBeNull();
  expect(guestBeforeReload.dialog).not.toBeInTheDocument();
});

test('an invalid e-mail address is marked when the field is left, an empty field is not', async () => {
  const guest = await openReservationDialog('en');
  await guest.user.click(screen.getByLabelText('Phone'));
  await guest.user.click(screen.getByLabelText('Email'));
  await guest.user.paste('jana@');
  await guest.user.click(screen.getByLabelText('First name'));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(screen.getByLabelText('Phone')).not.toHaveAttribute('aria-invalid');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('Back closes the calendar first, then the dialog', async () => {
  const { user, dialog } = await openReservationDialog('en');
  await user.click(screen.getByRole('button', { name: /^Date/ }));
  await screen.findByRole('grid');
  history.back();
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
  expect(dialog).toBeVisible();
  history.back();
  await waitFor(() => expect(dialog).not.toBeVisible());
});

test('Enter moves the focus to the next empty field', async () => {
  const { user } = await openReservationDialog('en');
  await user.type(screen.getByLabelText('First name'), 'Zuzana{Enter}');
  expect(screen.getByLabelText('Last name')).toHaveFocus();
  await user.type(screen.getByLabelText('Last name'), 'K{Enter}');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
