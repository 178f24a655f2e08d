import { venueRules, venueSchedule } from '@strapec/domain/testing';
import { screen, within } from '@testing-library/react';
import { buildPublicVenue, buildClosedVenue } from '../../shared/testing/site-fixtures';
import { stubApiResponse } from '../../shared/testing/test-api';
import { availabilityEndpoint, openReservationDialog, openFilledDialog, stopTheClock } from './testing/open-dialog';

beforeEach(() => stopTheClock());
afterEach(() => jest.useRealTimers());

test('the calendar disables closed special days, and no other days', async () => {
  const { user } = await openReservationDialog('en', { venue: buildClosedVenue('2026-12-03', '2026-12-04') });
  await user.click(screen.getByRole('button', { name: /^Date/ }));
  await user.click(await screen.findByRole('button', { name: 'Next month' }));
  const readDisabledState = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled');
  expect(readDisabledState('Friday 4 December 2026, closed')).toBe('true');
  expect(readDisabledState('Thursday 3 December 2026, closed')).toBe('true');
  expect(readDisabledState('Saturday 5 December 2026')).toBe('false');
});

test('on a special day the dialog offers the times of that day', async () => {
  const shortDay = { from: '2026-12-04', to: '2026-12-04', hours: { opens: 1080, lastStart: 1170, closes: 1260 } };
  const venue = buildPublicVenue({ schedule: { ...venueSchedule, specialDays: [shortDay] } });
  const guest = await openFilledDialog('en', { venue });
  const timeChoices = within(screen.getByRole('radiogroup', { name: 'Times of the evening' })).getAllByRole('radio');
  expect(timeChoices.map((choice) => choice.getAttribute('value'))).toEqual(['18:00', '18:30', '19:00', '19:30']);
  await guest.chooseDuration(2);
  expect(screen.getByLabelText('Duration')).toHaveTextContent('1 hour2 hours');
});

test('party sizes, approval and deposit follow the rules of the day', async () => {
  const rules = [
    { from: '2024-01-01', value: { ...venueRules, largestPartyOnline: 6 } },
    { from: '2026-12-01', value: { ...venueRules, largestPartyOnline: 7, approvalFrom: 7, depositFrom: 7 } },
  ];
  const guest = await openReservationDialog('en', { venue: buildPublicVenue({ rules }) });
  const getPartySizes = () => within(screen.getByLabelText('Party size')).getAllByRole('option');
  expect(getPartySizes()).toHaveLength(7);
  await guest.choosePartySize(6);
  expect(
    screen.getByText(/^Parties of more than 4 need our approval. We will contact you within 24\shours\.$/),
  ).toBeInTheDocument();

  stubApiResponse(availabilityEndpoint('2026-12-04', 6), { body: { availableSlots: [] } });
  stubApiResponse(availabilityEndpoint('2026-12-04', 7), { body: { availableSlots: [] } });
  await guest.pickFriday();
  expect(getPartySizes()).toHaveLength(8);
  expect(screen.queryByText(/We will contact you/)).not.toBeInTheDocument();
  await guest.choosePartySize(7);
  expect(
    screen.getByText(/^Parties of more than 6 need .* for 7\sguests or more a deposit may be required/),
  ).toBeInTheDocument();
  expect(screen.getByText('Parties of 7 or more may require a deposit.')).toBeInTheDocument();
});

test('the dialog names the rules of the day, and no rules that the venue does not have', async () => {
  const bookingRules = { ...venueRules, holdMinutes: 20, approvalFrom: 21, depositFrom: 21, usualStayHours: 3 };
  await openReservationDialog('sk', {
    venue: buildPublicVenue({ rules: [{ from: '2024-01-01', value: bookingRules }] }),
  });
  expect(screen.getByText(/stôl vám podržíme 20\sminút/)).toBeInTheDocument();
  expect(screen.getByText(/^Stôl máte na 3\shodiny/)).toBeInTheDocument();
  expect(screen.queryByText(/potvrdzujeme osobne|zálohu/)).not.toBeInTheDocument();
});
