import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { stubApiAnswer, holdAnswers, requestsTo } from '../../shared/testing/test-api';
import {
  availabilityCall,
  eveningsCall,
  openDialog,
  openFilledDialog,
  problem,
  reserveCall,
  reservationAnswer,
  stopTheClock,
} from './testing/open-dialog';

beforeEach(() => stopTheClock());
afterEach(() => jest.useRealTimers());

const phone = '+421 2 5555 0123';

describe('a reservation that did not go through', () => {
  test('stays above the button until the next attempt, with the telephone', async () => {
    stubApiAnswer(reserveCall, problem(503, 'storage_full'));
    const guest = await openFilledDialog('sk');
    await guest.confirm();
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('Nevieme, či sa rezervácia podarila');
    expect(within(note).getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+421255550123');
    expect(screen.getByRole('button', { name: 'Skúsiť znova' })).toHaveFocus();
    await guest.fill('Telefón', '0905 123 456');
    expect(note).toBeInTheDocument();

    stubApiAnswer(reserveCall, reservationAnswer());
    await guest.confirm();
    await screen.findByRole('dialog', { name: /Stôl je váš/ });
    const keys = requestsTo(reserveCall).map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe(keys[1]); // one table, whichever request arrived
  });

  test('is shown as it was sent, whatever is typed before the answer', async () => {
    stubApiAnswer(reserveCall, reservationAnswer());
    const answer = holdAnswers(reserveCall);
    const guest = await openFilledDialog('sk');
    await guest.confirm();
    await guest.fill('E-mail', 'eva@example.com');
    answer();
    const ticket = await screen.findByRole('dialog', { name: /Stôl je váš/ });
    expect(ticket).toHaveTextContent('sme poslali na zuzana@example.com');
  });

  test('shows that there is no table only when that is known', async () => {
    stubApiAnswer(reserveCall, problem(429, 'ip_rate_limit'));
    const guest = await openFilledDialog('en');
    await guest.confirm();
    expect(
      await screen.findByText(/^Too many .* Your reservation was not sent, you have no table yet\.$/),
    ).toBeInTheDocument();
  });
});

describe('a full evening', () => {
  const fullFriday = async (language: 'en' | 'sk' = 'en') => {
    stubApiAnswer(availabilityCall('2026-12-04', 2), { body: { availableSlots: [] } });
    stubApiAnswer(availabilityCall('2026-12-04', 2, 1), { body: { availableSlots: ['16:00', '23:00'] } });
    stubApiAnswer(eveningsCall, {
      body: [
        { date: '2026-12-04', availableSlots: [] },
        { date: '2026-12-05', availableSlots: [] },
        { date: '2026-12-09', availableSlots: ['16:00', '18:30', '21:00'] },
        { date: '2026-12-10', availableSlots: ['22:00'] },
      ],
    });
    const guest = await openDialog(language);
    await guest.pickFriday();
    return guest;
  };

  test('offers a shorter stay, the next evenings and the telephone at once; one tap takes one', async () => {
    const guest = await fullFriday('sk');
    expect(await screen.findByText('V piatok 4. decembra 2026 máme plno. Voľno máme ešte:')).toBeInTheDocument();
    const panel = within(screen.getByRole('region', { name: /máme plno/ }));
    await waitFor(() =>
      expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'O 16:00 na hodinu',
        'O 23:00 na hodinu',
        'streda 9. decembra 2026 o 18:30',
        'štvrtok 10. decembra 2026 o 22:00',
      ]),
    );
    expect(panel.getByRole('link', { name: phone })).toBeInTheDocument();

    stubApiAnswer(availabilityCall('2026-12-09', 2), { body: { availableSlots: ['16:00', '18:30', '21:00'] } });
    await guest.user.click(panel.getByRole('button', { name: /^streda 9/ }));
    expect(screen.getByText('V stredu 9. decembra 2026 od 18:30 do 20:30 pre 2 osoby.')).toBeInTheDocument();
    expect(await screen.findByRole('radio', { name: '18:30' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Potvrdiť rezerváciu' })).toBeInTheDocument();
  });

  test('is shown below too, and its button leads to the alternatives', async () => {
    const guest = await fullFriday();
    await guest.user.click(await screen.findByRole('button', { name: 'See other times' }));
    expect(screen.getByText('No room on Friday 4 December 2026 for 2 guests.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm reservation' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: /We are full/ })).toHaveFocus();
  });

  test('is marked in the calendar and among the next evenings, and can be looked at all the same', async () => {
    stubApiAnswer(eveningsCall, { body: [{ date: '2026-11-27', availableSlots: [] }] });
    stubApiAnswer(availabilityCall('2026-11-27', 2), { body: { availableSlots: [] } });
    stubApiAnswer(availabilityCall('2026-11-27', 2, 1), { body: { availableSlots: [] } });
    const { user } = await openDialog('en');
    expect(await screen.findByRole('radio', { name: 'Friday 27 November 2026, full' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: /^Date/ }));
    await user.click(await screen.findByRole('button', { name: 'Friday 27 November 2026, full' }));
    expect(await screen.findByText(/^We are full on Friday 27 November 2026\./)).toBeInTheDocument();
  });
});

test('a closed day that is pressed shows why it cannot be picked', async () => {
  const { user } = await openDialog('en');
  await user.click(screen.getByRole('button', { name: /^Date/ }));
  await user.click(await screen.findByRole('button', { name: 'Monday 23 November 2026, closed' }));
  expect(screen.getByText('We are closed on that day.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Friday 20 November 2026, not available' }));
  expect(screen.getByText('That day has passed.')).toBeInTheDocument();
});

test('one of the next evenings is one tap', async () => {
  stubApiAnswer(availabilityCall('2026-11-26', 2), { body: { availableSlots: ['18:30'] } });
  stubApiAnswer(availabilityCall('2026-11-26', 2, 1), { body: { availableSlots: ['18:30'] } });
  const guest = await openDialog('en');
  const evenings = within(screen.getByRole('radiogroup', { name: 'The next evenings' }));
  expect(evenings.getAllByRole('radio').map((evening) => evening.getAttribute('value'))).toEqual([
    ...['2026-11-21', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-12-02'],
  ]);
  await guest.user.click(evenings.getByRole('radio', { name: 'Thursday 26 November 2026' }));
  await guest.pickTime('18:30');
  expect(screen.getByText('Thursday 26 November 2026, 18:30–20:30, for 2 guests.')).toBeInTheDocument();
});

test('a party that is too large for the list is led to the inquiry, with its day', async () => {
  const guest = await openFilledDialog('sk');
  await guest.user.selectOptions(screen.getByLabelText('Počet osôb'), 'larger');
  expect(screen.getByText('Väčšiu spoločnosť radi usadíme po dohode, až 20 hostí.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Napíšte nám' })).toHaveAttribute('href', '/events?date=2026-12-04#inquiry');
  expect(screen.queryByRole('radio', { name: '18:30' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).not.toBeVisible();
});

test('what is typed survives a reload of the tab, but neither a reservation nor a storage that is forbidden', async () => {
  const before = await openFilledDialog('en');
  expect(JSON.parse(sessionStorage.getItem('reservation-draft') ?? '')).toMatchObject({
    date: '2026-12-04',
    time: '18:30',
    email: 'zuzana@example.com',
  });
  cleanup();
  const after = await openDialog('en');
  expect(screen.getByLabelText('Email')).toHaveValue('zuzana@example.com');
  await waitFor(() => expect(screen.getByRole('radio', { name: '18:30' })).toBeChecked());
  stubApiAnswer(reserveCall, reservationAnswer());
  await after.confirm();
  await screen.findByRole('dialog', { name: /The table is yours/ });
  expect(sessionStorage.getItem('reservation-draft')).toBeNull();
  expect(before.dialog).not.toBeInTheDocument();
});

test('a wrong address is marked when the field is left, an empty one is not', async () => {
  const guest = await openDialog('en');
  await guest.user.click(screen.getByLabelText('Phone'));
  await guest.user.click(screen.getByLabelText('Email'));
  await guest.user.paste('jana@');
  await guest.user.click(screen.getByLabelText('First name'));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(screen.getByLabelText('Phone')).not.toHaveAttribute('aria-invalid');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('Back closes the calendar first, then the dialog', async () => {
  const { user, dialog } = await openDialog('en');
  await user.click(screen.getByRole('button', { name: /^Date/ }));
  await screen.findByRole('grid');
  history.back();
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
  expect(dialog).toBeVisible();
  history.back();
  await waitFor(() => expect(dialog).not.toBeVisible());
});

test('Enter leads to the next field that is empty', async () => {
  const { user } = await openDialog('en');
  await user.type(screen.getByLabelText('First name'), 'Zuzana{Enter}');
  expect(screen.getByLabelText('Last name')).toHaveFocus();
  await user.type(screen.getByLabelText('Last name'), 'K{Enter}');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
