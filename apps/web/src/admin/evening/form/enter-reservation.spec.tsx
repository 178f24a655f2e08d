import type { PlacesDto } from '@strapec/contracts';
import { mapNotes, entryNotes } from '@strapec/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { aVenue, aVenueClosed } from '../../../shared/testing/site-fixtures';
import { stopTheClock } from '../../../shared/testing/stop-the-clock';
import { stubApiAnswer, requestsTo } from '../../../shared/testing/test-api';
import { aReservationAction, aStaffReservation, anEvening } from '../../testing/evening-fixtures';
import {
  ownerUser,
  stubAdminAnswers,
  emptyFoundReservations,
  loginCall,
  openAdmin,
  problem,
} from '../../testing/open-admin';

beforeEach(() => stopTheClock());
afterEach(() => jest.useRealTimers());

const createCall = 'POST /api/admin/reservations';
const sentTo = (call: string) => requestsTo(call).map(({ body }) => body as Record<string, unknown>);

/** Free times are requested with every change of day, time, party and duration. */
function freeTimes(startTimes: string[], then: PlacesDto['then'] = null) {
  stubApiAnswer('GET /api/admin/places?*', { body: { startTimes, then } });
}

async function openEntry(key = '{Alt>}n{/Alt}', language: 'en' | 'sk' = 'en', venue = aVenue()) {
  stubAdminAnswers({ evening: anEvening([aStaffReservation()]), venue });
  freeTimes(['18:30', '19:30']);
  const admin = openAdmin('/admin/reservations', language);
  await screen.findByText('Zuzana Kováčová');
  await admin.user.keyboard(key);
  await screen.findByLabelText(/^(Party size|Počet osôb)$/); // the form loads after its drawer
  return admin;
}

test('a reservation by phone is entered with the keyboard alone', async () => {
  const { user } = await openEntry();
  await waitFor(() => expect(screen.getByLabelText('Time')).toHaveFocus());
  stubApiAnswer(createCall, { status: 201, body: aReservationAction({ id: '9', lastName: 'Novák', time: '19:30' }) });
  await user.keyboard('1930{Tab}4{Tab}{Tab}Novák{Tab}0905 123 456{Enter}');
  expect(await screen.findByText('Reservation saved successfully!')).toBeInTheDocument();
  expect(sentTo(createCall)).toEqual([
    {
      firstName: null,
      lastName: 'Novák',
      email: null,
      phone: '0905 123 456',
      date: '2026-11-21',
      time: '19:30',
      duration: 2,
      partySize: 4,
      ...mapNotes(entryNotes, () => null),
      preferredLanguage: 'sk',
      tables: null,
      overrideReason: null,
      source: 'phone',
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a known guest is filled in with the keyboard', async () => {
  const { user } = await openEntry();
  await waitFor(() => expect(screen.getByLabelText('Time')).toHaveFocus());
  const before = aStaffReservation({ date: '2026-05-08', status: 'completed', preferredLanguage: 'en' });
  stubApiAnswer('GET /api/admin/reservations/found?q=kova&match=start&limit=30', {
    body: { ...emptyFoundReservations, past: [before], pastTotal: 1 },
  });
  await user.keyboard('1930{Tab}4{Tab}{Tab}kova');
  const offered = await screen.findByRole('button', {
    name: /Zuzana Kováčová \+421 905 123 456 · last here .*8\sMay 2026/,
  });
  await user.keyboard('{Tab}{Tab}');
  expect(offered).toHaveFocus();
  stubApiAnswer(createCall, { status: 201, body: aReservationAction({ id: '9' }) });
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Phone')).toHaveFocus();
  await waitFor(() => expect(offered).not.toBeInTheDocument());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Reservation saved successfully!')).toBeInTheDocument();
  const { firstName, lastName, phone, email } = before;
  expect(sentTo(createCall)[0]).toMatchObject({ firstName, lastName, phone, email, preferredLanguage: 'en' });
});

test('Back closes the form and stays on the evening', async () => {
  await openEntry();
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location.pathname).toBe('/admin/reservations');
});

test('a walk-in needs its size only', async () => {
  const { user } = await openEntry('{Alt>}w{/Alt}', 'sk');
  await waitFor(() => expect(screen.getByLabelText('Počet osôb')).toHaveFocus());
  stubApiAnswer(createCall, { status: 201, body: aReservationAction({ id: '9', source: 'walk_in' }) });
  await user.keyboard('3{Enter}');
  expect(await screen.findByText('Rezervácia je uložená!')).toBeInTheDocument();
  expect(sentTo(createCall)[0]).toMatchObject({
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
])('an error is shown at its field: %s %s', async (label, typed, sentence) => {
  const { user } = await openEntry();
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), `${typed}{Enter}`);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(requestsTo(createCall)).toHaveLength(0);
});

test('a broken rule of the venue needs a reason, which is sent', async () => {
  const { user } = await openEntry();
  await user.type(screen.getByLabelText('Time'), '1515{Tab}');
  expect(await screen.findByText('The time is outside the reservation times.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Last name'), 'Novák{Enter}');
  expect(await screen.findByText('Please say why the rule does not apply this time.')).toBeInTheDocument();
  stubApiAnswer(createCall, { status: 201, body: aReservationAction({ id: '9' }) });
  await user.type(screen.getByLabelText('Reason for the exception'), 'Private visit{Enter}');
  expect(await screen.findByText('Reservation saved successfully!')).toBeInTheDocument();
  expect(sentTo(createCall)[0]).toMatchObject({ time: '15:15', overrideReason: 'Private visit' });
});

test('a reason is required when typing pauses, not while a time is typed', async () => {
  const { user } = await openEntry();
  const reason = () => screen.queryByLabelText('Reason for the exception');
  await user.clear(screen.getByLabelText('Time'));
  await user.type(screen.getByLabelText('Time'), '1');
  await screen.findByText('19:30'); // the free times of the typed values have arrived
  expect(reason()).not.toBeInTheDocument();
  await waitFor(() => expect(reason()).toBeInTheDocument());
  await user.type(screen.getByLabelText('Time'), '930');
  await waitFor(() => expect(reason()).not.toBeInTheDocument());
});

test('a special day is closed for staff too, who may enter a reservation with a reason', async () => {
  const { user } = await openEntry('{Alt>}n{/Alt}', 'en', aVenueClosed('2026-11-21'));
  expect(screen.queryByText('The bar is closed on that day.')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Time'), '1900{Tab}');
  expect(await screen.findByText('The bar is closed on that day.')).toBeInTheDocument();
  expect(screen.getByLabelText('Reason for the exception')).toBeInTheDocument();
});

test('a walk-in on a closed day starts at the current quarter of an hour', async () => {
  jest.setSystemTime(new Date('2026-11-21T16:40:00Z'));
  await openEntry('{Alt>}w{/Alt}', 'en', aVenueClosed('2026-11-21'));
  expect(screen.getByLabelText('Time')).toHaveValue('17:30');
});

async function chooseStay(user: Awaited<ReturnType<typeof openEntry>>['user'], stay: string) {
  await user.click(screen.getByLabelText('Duration'));
  const option = await screen.findByTitle(stay);
  const offered = [...document.querySelectorAll('.ant-select-item')].map(({ textContent }) => textContent);
  await user.click(option);
  return offered;
}

test('half past midnight belongs to the chosen evening, and the form shows it', async () => {
  const { user } = await openEntry();
  await user.type(screen.getByLabelText('Time'), '0030{Tab}');
  const shown = await screen.findByText(/^00:30 \(after midnight\), still the evening of Saturday 21\sNovember$/);
  expect(shown).toHaveAttribute('role', 'status');
  const offered = await chooseStay(user, '1.5 hours');
  expect(offered.slice(0, 7)).toEqual(
    ['As guests choose', '1 hour', '2 hours', '3 hours', '4 hours', 'Other', '0.5 hours'], // prettier-ignore
  );
  await user.type(screen.getByLabelText('Last name'), 'Novák');
  await user.type(await screen.findByLabelText('Reason for the exception'), 'Old friends');
  stubApiAnswer(createCall, { status: 201, body: aReservationAction({ id: '9', time: '00:30', duration: 1.5 }) });
  await user.click(screen.getByRole('button', { name: 'Save reservation' }));
  expect(await screen.findByText('Reservation saved successfully!')).toBeInTheDocument();
  expect(sentTo(createCall)[0]).toMatchObject({ date: '2026-11-21', time: '00:30', duration: 1.5 });
});

test('no visit lasts into the next service date', async () => {
  const { user } = await openEntry();
  await user.type(screen.getByLabelText('Time'), '2330{Tab}');
  await chooseStay(user, '6 hours');
  await user.click(screen.getByRole('button', { name: 'Save reservation' }));
  expect(await screen.findByText('The visit must end by 05:00.')).toBeInTheDocument();
  await chooseStay(user, '5.5 hours');
  await waitFor(() => expect(screen.queryByText('The visit must end by 05:00.')).not.toBeInTheDocument());
});

test('a rule that only the API knows is shown in words', async () => {
  const { user } = await openEntry();
  stubApiAnswer(createCall, problem(409, 'reason_required', { rules: ['unlisted_place'] }));
  await user.keyboard('1830{Tab}3{Tab}{Tab}Novák{Enter}');
  expect(await screen.findByText(/not a listed place for a party of this size/)).toBeInTheDocument();
  stubApiAnswer(createCall, { status: 201, body: aReservationAction({ id: '9' }) });
  await user.type(screen.getByLabelText('Reason for the exception'), 'They insist{Enter}');
  expect(await screen.findByText('Reservation saved successfully!')).toBeInTheDocument();
  expect(sentTo(createCall)[1]).toMatchObject({ overrideReason: 'They insist' });
});

test('a full evening offers alternatives, and no input is lost', async () => {
  const { user } = await openEntry();
  const alternatives = { sameEvening: ['21:00'], nextEvening: { date: '2026-11-25', time: '18:30' } };
  stubApiAnswer(createCall, problem(409, 'capacity_full', { alternatives }));
  await user.keyboard('1930{Tab}4{Tab}{Tab}Novák{Enter}');
  const other = await screen.findByRole('button', { name: '21:00' });
  expect(screen.queryByText(/^Failed to save reservation/)).not.toBeInTheDocument(); // the notice explains it
  await user.click(other);
  expect(screen.getByLabelText('Time')).toHaveValue('21:00');
  expect(screen.getByLabelText('Last name')).toHaveValue('Novák');
  expect(screen.getByRole('button', { name: /Wednesday 25\sNovember at 18:30/ })).toBeInTheDocument();
});

async function openEdit(language: 'en' | 'sk' = 'en') {
  stubAdminAnswers({ evening: anEvening([aStaffReservation()]) });
  freeTimes(['18:30']);
  const admin = openAdmin('/admin/reservations', language);
  await admin.user.click(await screen.findByRole('button', { name: /Zuzana Kováčová/ }));
  await admin.user.click(screen.getByRole('button', { name: language === 'en' ? 'Edit' : 'Upraviť' }));
  await screen.findByLabelText(/^(Party size|Počet osôb)$/);
  return admin;
}

test('an edit changes the whole reservation and pins a table', async () => {
  const { user } = await openEdit();
  stubApiAnswer('PUT /api/admin/reservations/1', { body: aReservationAction({ version: 2 }) });
  await user.click(screen.getByLabelText('Table'));
  await user.click(await screen.findByTitle('T6 · 1–4 people'));
  await user.click(screen.getByRole('checkbox', { name: 'Don’t e-mail the guest about this change' }));
  await user.click(screen.getByRole('button', { name: 'Save reservation' }));
  expect(await screen.findByText('Reservation saved successfully!')).toBeInTheDocument();
  expect(sentTo('PUT /api/admin/reservations/1')[0]).toMatchObject({
    lastName: 'Kováčová',
    tables: ['T6'],
    version: 1,
    isQuiet: true,
  });
});

test('a time that was chosen by touch is discarded only after a question', async () => {
  const { user } = await openEntry();
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await user.click(await screen.findByRole('button', { name: '19:30' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(ask).toHaveBeenCalledWith('Discard what you have changed?');
  expect(screen.getByLabelText('Time')).toHaveValue('19:30');
  ask.mockRestore();
});

describe('when a colleague changed the reservation meanwhile', () => {
  const updateCall = 'PUT /api/admin/reservations/1';
  const current = aStaffReservation({ version: 2, time: '20:00', status: 'seated', tables: ['T6'], isPinned: true });

  const lastChange = { at: '2026-11-21T14:58:00.000Z', staff: 'Jana Hrašková', action: 'reservation.status' };

  async function openConflict({ language = 'en' as 'en' | 'sk', more = {}, last = lastChange }) {
    const { user } = await openEdit(language);
    const [note, save] =
      language === 'en' ? ['Staff note', 'Save reservation'] : ['Poznámka personálu', 'Uložiť rezerváciu'];
    await user.type(screen.getByLabelText(note), 'By the window');
    stubApiAnswer(
      updateCall,
      problem(409, 'changed_meanwhile', { current: { ...current, ...more }, lastChange: last }),
    );
    await user.click(screen.getByRole('button', { name: save }));
    const shown = await screen.findByText(language === 'en' ? /^This was changed meanwhile by/ : /^Medzitým to zmenil/);
    const notice = shown.closest<HTMLElement>('.ant-alert') ?? document.body;
    return { user, notice, save: async () => user.click(await screen.findByRole('button', { name: save })) };
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
    'a change of the colleague alone is taken over and shown (%s)',
    async (language, who, status, time, tables, note) => {
      const { notice, save } = await openConflict({ language });
      for (const words of [who, status, time, tables]) expect(notice).toHaveTextContent(words);
      expect(within(notice).queryByRole('radio')).not.toBeInTheDocument();
      expect(screen.getByDisplayValue('20:00')).toBeInTheDocument();
      expect(screen.getByLabelText(note)).toHaveValue('By the window');
      stubApiAnswer(updateCall, { body: aReservationAction({ ...current, version: 3 }) });
      await save();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(sentTo(updateCall)).toMatchObject([
        { version: 1, time: '18:30', staffNote: 'By the window' },
        { version: 2, time: '20:00', staffNote: 'By the window', tables: ['T6'] },
      ]);
    },
  );

  test('a field that both have changed is chosen with the keyboard, and again after another change', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now()); // a slow machine makes no slow double tap
    const { user, notice, save } = await openConflict({ more: { staffNote: 'At the bar' } });
    const ofNote = within(screen.getByRole('group', { name: 'Staff note' }));
    expect(within(notice).getAllByRole('radio')).toHaveLength(2);
    expect(ofNote.getByRole('radio', { name: 'Saved At the bar' })).toBeChecked();
    expect(screen.getByLabelText('Staff note')).toHaveValue('At the bar');
    await save(); // the second tap of a double tap
    expect(requestsTo(updateCall)).toHaveLength(1);
    clock.mockRestore();
    ofNote.getByRole('radio', { name: 'Saved At the bar' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(ofNote.getByRole('radio', { name: 'Yours By the window' })).toBeChecked();
    expect(screen.getByLabelText('Staff note')).toHaveValue('By the window');

    const again = { ...current, staffNote: 'In the garden', version: 3 };
    const byGuest = { ...lastChange, staff: '', action: 'reservation.guest-change' };
    stubApiAnswer(updateCall, problem(409, 'changed_meanwhile', { current: again, lastChange: byGuest }));
    await save();
    expect(await screen.findByText(/^This was changed meanwhile by the guest/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Saved In the garden' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Yours By the window' })).not.toBeChecked();
    expect(sentTo(updateCall)[1]).toMatchObject({ version: 2, time: '20:00', staffNote: 'By the window' });
  });

  test('a save whose answer was lost needs no choice', async () => {
    const { user, notice } = await openConflict({ more: { staffNote: 'By the window' } });
    expect(notice).toHaveTextContent('Your form says exactly what is saved.');
    const ask = jest.spyOn(window, 'confirm');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(ask).not.toHaveBeenCalled();
    ask.mockRestore();
  });
});

test('an expired session needs a login, the form stays, and the save succeeds', async () => {
  const { user } = await openEntry();
  stubApiAnswer(createCall, problem(401, 'unauthenticated'));
  await user.keyboard('1930{Tab}4{Tab}{Tab}Novák{Enter}');
  // Ant Design gives every dialog of a test the same label.
  const again = (await screen.findByText('Your session has ended')).closest<HTMLElement>('[role="dialog"]');
  if (!again) throw new Error('there is no dialog');
  expect(screen.getByLabelText('Last name')).toHaveValue('Novák');

  stubApiAnswer(loginCall, { body: { user: ownerUser } });
  stubApiAnswer(createCall, { status: 201, body: aReservationAction({ id: '9', lastName: 'Novák' }) });
  await user.type(within(again).getByLabelText('Username or e-mail'), 'jana');
  await user.type(within(again).getByLabelText('Password'), 'secret-enough{Enter}');
  expect(await screen.findByText('Reservation saved successfully!')).toBeInTheDocument();
  expect(sentTo(createCall)).toHaveLength(2);
});
