import type { PlacesDto } from '@strapec/contracts';
import { mapNotes, staffEnteredNotes } from '@strapec/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { buildPublicVenue, buildClosedVenue } from '../../../shared/testing/site-fixtures';
import { stopClock } from '../../../shared/testing/stop-the-clock';
import { stubApiResponse, findRequests } from '../../../shared/testing/test-api';
import { buildReservationAction, buildStaffReservation, buildCalendarDay } from '../../testing/evening-fixtures';
import {
  ownerUser,
  stubAdminResponses,
  emptySearchResult,
  loginEndpoint,
  openAdmin,
  problem,
} from '../../testing/open-admin';

beforeEach(() => stopClock());
afterEach(() => jest.useRealTimers());

const createEndpoint = 'POST /api/admin/reservations';
const stubCreation = (overrides: Parameters<typeof buildReservationAction>[0] = {}) =>
  stubApiResponse(createEndpoint, { status: 201, body: buildReservationAction({ id: '9', ...overrides }) });
const readSentBodies = (endpoint: string) => findRequests(endpoint).map(({ body }) => body as Record<string, unknown>);

/** Free times are requested with every change of day, time, party and duration. */
function stubFreeTimes(startTimes: string[], placesAtTime: PlacesDto['then'] = null) {
  stubApiResponse('GET /api/admin/places?*', { body: { startTimes, then: placesAtTime } });
}

async function openEntryForm(shortcut = '{Alt>}n{/Alt}', language: 'en' | 'sk' = 'en', venue = buildPublicVenue()) {
  stubAdminResponses({ evening: buildCalendarDay([buildStaffReservation()]), venue });
  stubFreeTimes(['18:30', '19:30']);
  const admin = openAdmin('/admin/reservations', language);
  await screen.findByText('Zuzana Kováčová');
  await admin.user.keyboard(shortcut);
  await screen.findByLabelText(/^(Party size|Počet osôb)$/); // the form loads after its drawer
  return admin;
}

test('a reservation by phone is entered with the keyboard alone', async () => {
  const { user } = await openEntryForm();
  await waitFor(() => expect(screen.getByLabelText('Time')).toHaveFocus());
  stubCreation({ lastName: 'Novák', time: '19:30' });
  await user.keyboard('1930{Tab}4{Tab}{Tab}Novák{Tab}0905 123 456{Enter}');
  expect(await screen.findByText('Reservation saved successfully!')).toBeInTheDocument();
  expect(readSentBodies(createEndpoint)).toEqual([
    {
      firstName: null,
      lastName: 'Novák',
      email: null,
      phone: '0905 123 456',
      date: '2026-11-21',
      time: '19:30',
      duration: 2,
      partySize: 4,
      ...mapNotes(staffEnteredNotes, () => null),
      preferredLanguage: 'sk',
      tables: null,
      overrideReason: null,
      source: 'phone',
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a known guest is filled in with the keyboard', async () => {
  const { user } = await openEntryForm();
  await waitFor(() => expect(screen.getByLabelText('Time')).toHaveFocus());
  const earlierVisit = buildStaffReservation({ date: '2026-05-08', status: 'completed', preferredLanguage: 'en' });
  stubApiResponse('GET /api/admin/reservations/found?q=kova&match=start&limit=30', {
    body: { ...emptySearchResult, past: [earlierVisit], pastTotal: 1 },
  });
  await user.keyboard('1930{Tab}4{Tab}{Tab}kova');
  const guestSuggestion = await screen.findByRole('button', {
    name: /Zuzana Kováčová \+421 905 123 456 · last here .*8\sMay 2026/,
  });
  await user.keyboard('{Tab}{Tab}');
  expect(guestSuggestion).toHaveFocus();
  stubCreation();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Phone')).toHaveFocus();
  await waitFor(() => expect(guestSuggestion).not.toBeInTheDocument());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Reservation saved successfully!')).toBeInTheDocument();
  const { firstName, lastName, phone, email, preferredLanguage } = earlierVisit;
  expect(readSentBodies(createEndpoint)[0]).toMatchObject({ firstName, lastName, phone, email, preferredLanguage });
});

test('Back closes the form and stays on the evening', async () => {
  await openEntryForm();
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location.pathname).toBe('/admin/reservations');
});

test('a walk-in needs its size only', async () => {
  const { user } = await openEntryForm('{Alt>}w{/Alt}', 'sk');
  await waitFor(() => expect(screen.getByLabelText('Počet osôb')).toHaveFocus());
  stubCreation({ source: 'walk_in' });
  await user.keyboard('3{Enter}');
  expect(await screen.findByText('Rezervácia je uložená!')).toBeInTheDocument();
  expect(readSentBodies(createEndpoint)[0]).toMatchObject({
    lastName: 'Bez rezervácie',
    date: '2026-11-21',
    time: '16:00',
    partySize: 3,
    source: 'walk_in',
  });
});

test.each([
  ['Time', 'soon', 'Please enter a time such as 19:30.'],
  ['Time', '1910', 'Please enter a quarter of an hour such as 19:15 or 19:30.'],
  ['Party size', '21', 'Party size must be between 1 and 20'],
  ['E-mail', 'x@y', 'Invalid email address'],
  ['Phone', '09', 'Invalid phone number format'],
  ['Phone', '0905 123 456 x', 'Invalid phone number format'],
])('an invalid value shows an error at its field: %s %s', async (label, input, expectedError) => {
  const { user } = await openEntryForm();
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), `${input}{Enter}`);
  expect(await screen.findByText(expectedError)).toBeInTheDocument();
  expect(findRequests(createEndpoint)).toHaveLength(0);
});

test('a reservation against a rule of the venue needs a reason, which is sent', async () => {
  const { user } = await openEntryForm();
  await user.type(screen.getByLabelText('Time'), '1515{Tab}');
  expect(await screen.findByText('The time is outside the reservation times.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Last name'), 'Novák{Enter}');
  expect(await screen.findByText('Please say why the rule does not apply this time.')).toBeInTheDocument();
  stubCreation();
  await user.type(screen.getByLabelText('Reason for the exception'), 'Private visit{Enter}');
  expect(await screen.findByText('Reservation saved successfully!')).toBeInTheDocument();
  expect(readSentBodies(createEndpoint)[0]).toMatchObject({ time: '15:15', overrideReason: 'Private visit' });
});

test('the form asks for a reason when typing pauses, not while a time is typed', async () => {
  const { user } = await openEntryForm();
  const queryReasonField = () => screen.queryByLabelText('Reason for the exception');
  await user.clear(screen.getByLabelText('Time'));
  await user.type(screen.getByLabelText('Time'), '1');
  await screen.findByText('19:30'); // the free times of the typed values have arrived
  expect(queryReasonField()).not.toBeInTheDocument();
  await waitFor(() => expect(queryReasonField()).toBeInTheDocument());
  await user.type(screen.getByLabelText('Time'), '930');
  await waitFor(() => expect(queryReasonField()).not.toBeInTheDocument());
});

test('staff need a reason to enter a reservation on a closed special day', async () => {
  const { user } = await openEntryForm('{Alt>}n{/Alt}', 'en', buildClosedVenue('2026-11-21'));
  expect(screen.queryByText('The bar is closed on that day.')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Time'), '1900{Tab}');
  expect(await screen.findByText('The bar is closed on that day.')).toBeInTheDocument();
  expect(screen.getByLabelText('Reason for the exception')).toBeInTheDocument();
});

test('a walk-in on a closed day starts at the current quarter of an hour', async () => {
  jest.setSystemTime(new Date('2026-11-21T16:40:00Z'));
  await openEntryForm('{Alt>}w{/Alt}', 'en', buildClosedVenue('2026-11-21'));
  expect(screen.getByLabelText('Time')).toHaveValue('17:30');
});

async function chooseDuration(user: Awaited<ReturnType<typeof openEntryForm>>['user'], durationLabel: string) {
  await user.click(screen.getByLabelText('Duration'));
  const option = await screen.findByTitle(durationLabel);
  const offeredDurations = [...document.querySelectorAll('.ant-select-item')].map(({ textContent }) => textContent);
  await user.click(option);
  return offeredDurations;
}

test('the form shows that 00:30 belongs to the chosen evening', async () => {
  const { user } = await openEntryForm();
  await user.type(screen.getByLabelText('Time'), '0030{Tab}');
  const notice = await screen.findByText(/^00:30 \(after midnight\), still the evening of Saturday 21\sNovember$/);
  expect(notice).toHaveAttribute('role', 'status');
  const offeredDurations = await chooseDuration(user, '1.5 hours');
  expect(offeredDurations.slice(0, 7)).toEqual(
    ['As guests choose', '1 hour', '2 hours', '3 hours', '4 hours', 'Other', '0.5 hours'], // prettier-ignore
  );
  await user.type(screen.getByLabelText('Last name'), 'Novák');
  await user.type(await screen.findByLabelText('Reason for the exception'), 'Old friends');
  stubCreation({ time: '00:30', duration: 1.5 });
  await user.click(screen.getByRole('button', { name: 'Save reservation' }));
  expect(await screen.findByText('Reservation saved successfully!')).toBeInTheDocument();
  expect(readSentBodies(createEndpoint)[0]).toMatchObject({ date: '2026-11-21', time: '00:30', duration: 1.5 });
});

test('no visit lasts into the next service date', async () => {
  const { user } = await openEntryForm();
  await user.type(screen.getByLabelText('Time'), '2330{Tab}');
  await chooseDuration(user, '6 hours');
  await user.click(screen.getByRole('button', { name: 'Save reservation' }));
  expect(await screen.findByText('The visit must end by 05:00.')).toBeInTheDocument();
  await chooseDuration(user, '5.5 hours');
  await waitFor(() => expect(screen.queryByText('The visit must end by 05:00.')).not.toBeInTheDocument());
});

test('a rule that only the API checks is explained in the form', async () => {
  const { user } = await openEntryForm();
  stubApiResponse(createEndpoint, problem(409, 'reason_required', { rules: ['unlisted_place'] }));
  await user.keyboard('1830{Tab}3{Tab}{Tab}Novák{Enter}');
  expect(await screen.findByText(/not a listed place for a party of this size/)).toBeInTheDocument();
  stubCreation();
  await user.type(screen.getByLabelText('Reason for the exception'), 'They insist{Enter}');
  expect(await screen.findByText('Reservation saved successfully!')).toBeInTheDocument();
  expect(readSentBodies(createEndpoint)[1]).toMatchObject({ overrideReason: 'They insist' });
});

test('a full evening offers alternatives, and no input is lost', async () => {
  const { user } = await openEntryForm();
  const alternatives = { sameEvening: ['21:00'], nextEvening: { date: '2026-11-25', time: '18:30' } };
  stubApiResponse(createEndpoint, problem(409, 'capacity_full', { alternatives }));
  await user.keyboard('1930{Tab}4{Tab}{Tab}Novák{Enter}');
  const alternativeButton = await screen.findByRole('button', { name: '21:00' });
  expect(screen.queryByText(/^Failed to save reservation/)).not.toBeInTheDocument(); // the notice explains it
  await user.click(alternativeButton);
  expect(screen.getByLabelText('Time')).toHaveValue('21:00');
  expect(screen.getByLabelText('Last name')).toHaveValue('Novák');
  expect(screen.getByRole('button', { name: /Wednesday 25\sNovember at 18:30/ })).toBeInTheDocument();
});

async function openEditForm(language: 'en' | 'sk' = 'en') {
  stubAdminResponses({ evening: buildCalendarDay([buildStaffReservation()]) });
  stubFreeTimes(['18:30']);
  const admin = openAdmin('/admin/reservations', language);
  await admin.user.click(await screen.findByRole('button', { name: /Zuzana Kováčová/ }));
  await admin.user.click(screen.getByRole('button', { name: language === 'en' ? 'Edit' : 'Upraviť' }));
  await screen.findByLabelText(/^(Party size|Počet osôb)$/);
  return admin;
}

test('an edit changes the whole reservation and pins a table', async () => {
  const { user } = await openEditForm();
  stubApiResponse('PUT /api/admin/reservations/1', { body: buildReservationAction({ version: 2 }) });
  await user.click(screen.getByLabelText('Table'));
  await user.click(await screen.findByTitle('T6 · 1–4 people'));
  await user.click(screen.getByRole('checkbox', { name: 'Don’t e-mail the guest about this change' }));
  await user.click(screen.getByRole('button', { name: 'Save reservation' }));
  expect(await screen.findByText('Reservation saved successfully!')).toBeInTheDocument();
  expect(readSentBodies('PUT /api/admin/reservations/1')[0]).toMatchObject({
    lastName: 'Kováčová',
    tables: ['T6'],
    version: 1,
    isQuiet: true,
  });
});

test('the form asks before it discards a time that was chosen by touch', async () => {
  const { user } = await openEntryForm();
  const confirmSpy = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await user.click(await screen.findByRole('button', { name: '19:30' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(confirmSpy).toHaveBeenCalledWith('Discard what you have changed?');
  expect(screen.getByLabelText('Time')).toHaveValue('19:30');
  confirmSpy.mockRestore();
});

describe('a reservation that a colleague has changed meanwhile', () => {
  const updateEndpoint = 'PUT /api/admin/reservations/1';
  const saved = buildStaffReservation({ version: 2, time: '20:00', status: 'seated', tables: ['T6'], isPinned: true });

  const lastChange = { at: '2026-11-21T14:58:00.000Z', staff: 'Jana Hrašková', action: 'reservation.status' };

  async function openConflict({ language = 'en' as 'en' | 'sk', colleagueChanges = {} }) {
    const { user } = await openEditForm(language);
    const [noteLabel, saveButtonName] =
      language === 'en' ? ['Staff note', 'Save reservation'] : ['Poznámka personálu', 'Uložiť rezerváciu'];
    await user.type(screen.getByLabelText(noteLabel), 'By the window');
    stubApiResponse(
      updateEndpoint,
      problem(409, 'changed_meanwhile', { current: { ...saved, ...colleagueChanges }, lastChange }),
    );
    const submitForm = async () => user.click(await screen.findByRole('button', { name: saveButtonName }));
    await submitForm();
    const text = await screen.findByText(language === 'en' ? /^This was changed meanwhile by/ : /^Medzitým to zmenil/);
    const notice = text.closest<HTMLElement>('.ant-alert') ?? document.body;
    return { user, notice, submitForm };
  }

  test.each([
    [
      'en',
      'Jana Hrašková (21/11/2026, 15:58)',
      'The reservation is now: Seated.',
      'Time: 20:00',
      'Table: T6',
      'Staff note',
    ],
    ['sk', 'Jana Hrašková (21. 11.', 'Stav rezervácie: Hostia sedia.', 'Čas: 20:00', 'Stôl: T6', 'Poznámka personálu'],
  ] as const)(
    'the form takes over a field that only the colleague has changed (%s)',
    async (language, expectedAuthor, expectedStatus, expectedTime, expectedTables, noteLabel) => {
      const { notice, submitForm } = await openConflict({ language });
      for (const text of [expectedAuthor, expectedStatus, expectedTime, expectedTables])
        expect(notice).toHaveTextContent(text);
      expect(within(notice).queryByRole('radio')).not.toBeInTheDocument();
      expect(screen.getByDisplayValue('20:00')).toBeInTheDocument();
      expect(screen.getByLabelText(noteLabel)).toHaveValue('By the window');
      stubApiResponse(updateEndpoint, { body: buildReservationAction({ ...saved, version: 3 }) });
      await submitForm();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(readSentBodies(updateEndpoint)).toMatchObject([
        { version: 1, time: '18:30', staffNote: 'By the window' },
        { version: 2, time: '20:00', staffNote: 'By the window', tables: ['T6'] },
      ]);
    },
  );

  test('staff choose the value of a field that both have changed, with the keyboard', async () => {
    const clockSpy = jest.spyOn(performance, 'now').mockReturnValue(performance.now()); // a slow machine must not slow the double tap
    const { user, notice, submitForm } = await openConflict({ colleagueChanges: { staffNote: 'At the bar' } });
    const noteChoice = within(screen.getByRole('group', { name: 'Staff note' }));
    expect(within(notice).getAllByRole('radio')).toHaveLength(2);
    expect(noteChoice.getByRole('radio', { name: 'Saved At the bar' })).toBeChecked();
    expect(screen.getByLabelText('Staff note')).toHaveValue('At the bar');
    await submitForm(); // the second tap of a double tap
    expect(findRequests(updateEndpoint)).toHaveLength(1);
    clockSpy.mockRestore();
    noteChoice.getByRole('radio', { name: 'Saved At the bar' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(noteChoice.getByRole('radio', { name: 'Yours By the window' })).toBeChecked();
    expect(screen.getByLabelText('Staff note')).toHaveValue('By the window');

    const current = { ...saved, staffNote: 'In the garden', version: 3 };
    const guestChange = { ...lastChange, staff: '', action: 'reservation.guest-change' };
    stubApiResponse(updateEndpoint, problem(409, 'changed_meanwhile', { current: current, lastChange: guestChange }));
    await submitForm();
    expect(await screen.findByText(/^This was changed meanwhile by the guest/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Saved In the garden' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Yours By the window' })).not.toBeChecked();
    expect(readSentBodies(updateEndpoint)[1]).toMatchObject({ version: 2, time: '20:00', staffNote: 'By the window' });
  });

  test('a save whose response was lost needs no choice between values', async () => {
    const { user, notice } = await openConflict({ colleagueChanges: { staffNote: 'By the window' } });
    expect(notice).toHaveTextContent('Your form says exactly what is saved.');
    const confirmSpy = jest.spyOn(window, 'confirm');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(confirmSpy).not.toHaveBeenCalled();
    confirmSpy.mockRestore();
  });
});

test('after an expired session staff sign in, and the form is saved', async () => {
  const { user } = await openEntryForm();
  stubApiResponse(createEndpoint, problem(401, 'unauthenticated'));
  await user.keyboard('1930{Tab}4{Tab}{Tab}Novák{Enter}');
  // Ant Design gives every dialog of a test the same label.
  const signInDialog = (await screen.findByText('Your session has ended')).closest<HTMLElement>('[role="dialog"]');
  if (!signInDialog) throw new Error('no dialog is open');
  expect(screen.getByLabelText('Last name')).toHaveValue('Novák');

  stubApiResponse(loginEndpoint, { body: { user: ownerUser } });
  stubCreation({ lastName: 'Novák' });
  await user.type(within(signInDialog).getByLabelText('Username or e-mail'), 'jana');
  await user.type(within(signInDialog).getByLabelText('Password'), 'secret-enough{Enter}');
  expect(await screen.findByText('Reservation saved successfully!')).toBeInTheDocument();
  expect(readSentBodies(createEndpoint)).toHaveLength(2);
});
