import { act, screen, waitFor, within } from '@testing-library/react';
import { stubApiResponse, findRequests } from '../../shared/testing/test-api';
import {
  availabilityEndpoint,
  openFilledDialog,
  problem,
  reserveEndpoint,
  buildReservationResponse,
  stopTheClock,
} from './testing/open-dialog';

beforeEach(() => stopTheClock());
afterEach(() => jest.useRealTimers());

const readSentKeys = () => findRequests(reserveEndpoint).map((request) => request.headers['idempotency-key']);

test.each([
  [429, 'ip_rate_limit', 'Too many reservation attempts. Please try again later.'],
  [429, 'email_rate_limit', 'Too many reservation attempts. Please try again later.'],
  [429, 'suspicious_behavior', 'Suspicious activity detected. Please try again later.'],
  [400, 'captcha_failed', 'Please complete the CAPTCHA verification.'],
  [409, 'capacity_full', 'No times available for selected date and party size'],
  [409, 'idempotency_in_flight', 'Your reservation is being worked on already. Please wait a moment.'],
  [422, 'idempotency_mismatch', /We have already received your first request/],
  [500, 'internal_error', 'Unable to create reservation. Please try again.'],
  [503, 'storage_full', 'We cannot take reservations online at the moment. Please call us.'],
  [503, 'busy', 'We are very busy right now; please give us a moment.'],
  [418, 'something_new', 'something_new: as the API says it'],
])('the failure %i %s is explained to the guest', async (status, code, expectedText) => {
  stubApiResponse(reserveEndpoint, problem(status, code));
  const guest = await openFilledDialog('en');
  await guest.submitForm();
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('Reservation Failed');
  expect(toast).toHaveTextContent(expectedText);
  expect(screen.getByLabelText('Email')).toHaveValue('zuzana@example.com');
  expect(screen.getByRole('radio', { name: '18:30' })).toBeChecked();
});

test('a failure is shown in Slovak too, and the focus returns to the button', async () => {
  stubApiResponse(reserveEndpoint, problem(429, 'ip_rate_limit'));
  const guest = await openFilledDialog('sk');
  await guest.submitForm();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Rezervácia sa nepodarilaPriveľa pokusov o rezerváciu. Skúste to, prosím, neskôr.',
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Skúsiť znova' })).toHaveFocus());
});

test('a response that is no problem document is shown as a general failure', async () => {
  stubApiResponse(reserveEndpoint, { status: 502, body: 'Bad Gateway' });
  const guest = await openFilledDialog('en');
  await guest.submitForm();
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to create reservation. Please try again.');
});

test('fields that only the API refuses are marked', async () => {
  const errors = [
    { field: 'phone', code: 'phone_too_short', message: '' },
    { field: 'firstName', code: 'invalid_characters', message: '' },
    { field: 'lastName', code: 'some_new_rule', message: '' },
  ];
  stubApiResponse(reserveEndpoint, problem(400, 'validation_failed', { errors }));
  const guest = await openFilledDialog('en');
  await guest.submitForm();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check the highlighted fields.');
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(
    'This text has characters that cannot be used',
  );
  expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Please check this.');
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/^Phone number must be at least 10 characters/);
});

describe('a time that has just been taken', () => {
  const alternatives = { sameEvening: ['18:00', '21:00'], nextEvening: { date: '2026-12-05', time: '18:30' } };

  async function openRefusedDialog() {
    stubApiResponse(reserveEndpoint, problem(409, 'capacity_full', { alternatives }));
    const guest = await openFilledDialog('sk');
    stubApiResponse(availabilityEndpoint('2026-12-04', 2), { body: { availableSlots: ['18:00', '21:00'] } });
    await guest.submitForm();
    await waitFor(() => expect(screen.getByRole('radio', { name: '18:30 Obsadené' })).toBeDisabled());
    stubApiResponse(reserveEndpoint, buildReservationResponse());
    return guest;
  }

  test('is shown with alternatives, and the free times are loaded again', async () => {
    await openRefusedDialog();
    expect(screen.getByRole('region', { name: /Tento čas vám práve niekto obsadil\. Voľno/ })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'O 18:00' })).toBeInTheDocument();
    expect(findRequests(availabilityEndpoint('2026-12-04', 2))).toHaveLength(2);
  });

  test('is not called taken when it was never offered', async () => {
    stubApiResponse(reserveEndpoint, problem(409, 'slot_not_offered', { alternatives }));
    const guest = await openFilledDialog('en');
    await guest.submitForm();
    const alternativesRegion = await screen.findByRole('region', { name: /^This time cannot be reserved/ });
    expect(within(alternativesRegion).getByRole('button', { name: 'At 18:00' })).toBeInTheDocument();
    expect(screen.queryByText(/taken/)).not.toBeInTheDocument();
  });

  test('is replaced by one of the same evening with one tap', async () => {
    const guest = await openRefusedDialog();
    await guest.user.click(screen.getByRole('button', { name: 'O 21:00' }));
    expect(screen.getByRole('radio', { name: '21:00' })).toBeChecked();
    expect(screen.queryByText(/Tento čas vám práve niekto obsadil\. Voľno/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Potvrdiť rezerváciu' })).toHaveFocus();
    await guest.user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: /Stôl je váš/ })).toHaveTextContent('21:00');
  });

  test('is replaced by the next evening with one tap', async () => {
    stubApiResponse(availabilityEndpoint('2026-12-05', 2), { body: { availableSlots: ['18:30'] } });
    const guest = await openRefusedDialog();
    await guest.user.click(screen.getByRole('button', { name: /sobota 5.\sdecembra 2026 o\s18:30/ }));
    expect(screen.getByText('V sobotu 5. decembra 2026 od 18:30 do 20:30 pre 2 osoby.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('radio', { name: '18:30' })).toBeEnabled());
  });
});

describe('the idempotency key', () => {
  test('is new after a refusal', async () => {
    stubApiResponse(reserveEndpoint, problem(409, 'slot_not_offered'));
    const guest = await openFilledDialog('en');
    await guest.submitForm();
    await screen.findByRole('alert');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled());
    await guest.submitForm();
    await waitFor(() => expect(readSentKeys()).toHaveLength(2));
    expect(new Set(readSentKeys()).size).toBe(2);
    expect(readSentKeys()[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each([
    ['the response is lost', { status: 502, body: 'Bad Gateway' }],
    ['the server fails', problem(500, 'internal_error')],
    ['the request is being worked on', problem(409, 'idempotency_in_flight')],
  ])('stays when %s, also when the guest changes something', async (_, response) => {
    stubApiResponse(reserveEndpoint, response);
    const guest = await openFilledDialog('en');
    await guest.submitForm();
    await screen.findByRole('alert');
    stubApiResponse(reserveEndpoint, buildReservationResponse());
    await guest.fillField('First name', 'Jana');
    await guest.submitForm();
    await screen.findByRole('button', { name: 'Done' });
    expect(readSentKeys()).toHaveLength(2);
    expect(new Set(readSentKeys()).size).toBe(1);
  });
});

test('a double click sends one request', async () => {
  stubApiResponse(reserveEndpoint, buildReservationResponse());
  await openFilledDialog('en');
  const confirmButton = screen.getByRole('button', { name: 'Confirm reservation' });
  act(() => {
    confirmButton.click();
    confirmButton.click();
  });
  await screen.findByText('Your reservation is confirmed.');
  expect(findRequests(reserveEndpoint)).toHaveLength(1);
});

test('a refusal shows when the guest may try again', async () => {
  stubApiResponse(reserveEndpoint, problem(409, 'too_many_unconfirmed', { retryAfterSeconds: 701 }));
  const guest = await openFilledDialog('sk');
  await guest.submitForm();
  const failureNote = await within(guest.dialog).findByRole('alert');
  expect(failureNote).toHaveTextContent(/Skúste to, prosím, o 12 min\..*Môžete aj zavolať: \+421/);
});

test('a guest who has a table at that time is informed, and may reserve a second one', async () => {
  stubApiResponse(reserveEndpoint, problem(409, 'already_reserved'));
  const guest = await openFilledDialog('en');
  await guest.submitForm();
  expect(await within(guest.dialog).findByText(/You have a table at this time already/)).toBeInTheDocument();
  stubApiResponse(reserveEndpoint, buildReservationResponse());
  await guest.user.click(within(guest.dialog).getByRole('button', { name: 'I would like one more table' }));
  expect(await screen.findByRole('dialog', { name: /The table is yours/ })).toBeInTheDocument();
  expect(findRequests(reserveEndpoint).map(({ body }) => (body as { isSecondTable?: true }).isSecondTable)).toEqual([
    undefined,
    true,
  ]);
});

test('a hidden field that a password manager has filled is emptied, and the form is sent again', async () => {
  stubApiResponse(reserveEndpoint, (request) =>
    (request.body as { decoy: string }).decoy === ''
      ? buildReservationResponse()(request)
      : problem(400, 'proof_needed'),
  );
  const guest = await openFilledDialog('en');
  await guest.fillField('Leave this field empty', 'https://firma.example');
  await guest.submitForm();
  expect(await screen.findByRole('dialog', { name: /The table is yours/ })).toBeInTheDocument();
  expect(findRequests(reserveEndpoint)).toHaveLength(2);
});

test('the ticket of a held table asks for the confirmation by e-mail, and has no calendar file', async () => {
  stubApiResponse(reserveEndpoint, (request) => {
    const response = buildReservationResponse()(request) as { status: number; body: { reservation: object } };
    return { ...response, body: { ...response.body, reservation: { ...response.body.reservation, status: 'held' } } };
  });
  const guest = await openFilledDialog('en');
  await guest.submitForm();
  const ticket = within(await screen.findByRole('dialog', { name: /Please confirm by email/ }));
  expect(ticket.getByText(/for 15 minutes.*zuzana@example\.com/)).toBeInTheDocument();
  expect(ticket.queryByRole('link')).not.toBeInTheDocument();
});
