import { screen, waitFor, within } from '@testing-library/react';
import { stubApiResponse } from '../../shared/testing/test-api';
import { availabilityEndpoint, openReservationDialog, stopTheClock } from './testing/open-dialog';

beforeEach(() => stopTheClock());
afterEach(() => jest.useRealTimers());

test('a date is chosen with the keyboard alone', async () => {
  stubApiResponse(availabilityEndpoint('2026-12-02', 2), { body: { availableSlots: ['18:30'] } });
  const { user } = await openReservationDialog('sk');
  screen.getByRole('button', { name: 'Dátum Iný deň' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'sobota 21. novembra 2026' })).toHaveFocus());
  await user.keyboard('{PageDown}');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'pondelok 21. decembra 2026, zatvorené' })).toHaveFocus(),
  );
  await user.keyboard('{Enter}');
  expect(screen.getByRole('grid')).toBeInTheDocument();

  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await waitFor(() => expect(screen.getByRole('button', { name: /^pondelok 30. novembra/ })).toHaveFocus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'streda 2. decembra 2026' })).toHaveFocus());
  await user.keyboard('{Enter}');
  const dateButton = await screen.findByRole('button', { name: /streda 2.\sdecembra 2026/ });
  expect(dateButton).toHaveFocus();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});

test('the calendar offers neither closed nor past days, nor more than a year', async () => {
  const { user } = await openReservationDialog('en');
  await user.click(screen.getByRole('button', { name: /^Date/ }));
  const calendar = within(await screen.findByRole('grid'));
  const availableDays = calendar.getAllByRole('button').filter((day) => day.getAttribute('aria-disabled') === 'false');
  expect(availableDays.map((day) => day.textContent)).toEqual(['21', '25', '26', '27', '28']);
  expect(calendar.getByRole('button', { name: 'Friday 20 November 2026, not available' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');

  for (let month = 0; month < 12; month += 1) await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('button', { name: 'Next month' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
  expect(calendar.getByRole('button', { name: 'Saturday 20 November 2027' })).toHaveAttribute('aria-disabled', 'false');
  expect(calendar.getByRole('button', { name: 'Wednesday 24 November 2027, not available' })).toBeInTheDocument();
});

test('Escape closes the calendar and leaves the dialog', async () => {
  const { user } = await openReservationDialog('en');
  await user.click(screen.getByRole('button', { name: /^Date/ }));
  await screen.findByRole('grid');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Reserve a table');
  expect(screen.getByRole('button', { name: /^Date/ })).toHaveFocus();
});

test('party sizes have Slovak plural forms', async () => {
  await openReservationDialog('sk');
  const sizes = within(screen.getByLabelText('Počet osôb')).getAllByRole('option');
  expect(sizes.map((size) => size.textContent)).toEqual([
    '1 osoba',
    '2 osoby',
    '3 osoby',
    '4 osoby',
    '5 osôb',
    '6 osôb',
    '7 osôb',
    '8 osôb',
    '9 a viac',
  ]);
});
