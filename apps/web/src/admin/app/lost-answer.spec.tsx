import { screen } from '@testing-library/react';
import { stopTheClock } from '../../shared/testing/stop-the-clock';
import { type TestAnswer, stubApiAnswer, requestsTo } from '../../shared/testing/test-api';
import { aReservationAction, aStaffReservation, anEvening, anEvent } from '../testing/evening-fixtures';
import { stubAdminAnswers, openAdmin, problem } from '../testing/open-admin';

beforeEach(() => stopTheClock());
afterEach(() => jest.useRealTimers());

type User = ReturnType<typeof openAdmin>['user'];

async function fillEvent(user: User): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'New Event' }));
  await user.type(await screen.findByLabelText('Title (English)'), 'Riesling');
  await user.type(screen.getByLabelText('Description (English)'), 'Five glasses.');
  await user.click(screen.getByLabelText('Event type'));
  await user.click(await screen.findByTitle('Wine tasting'));
}

async function fillReservation(user: User): Promise<void> {
  stubApiAnswer('GET /api/admin/places?*', { body: { startTimes: ['19:30'], then: null } });
  await user.keyboard('{Alt>}n{/Alt}');
  await user.type(await screen.findByLabelText('Time'), '1930');
  await user.type(screen.getByLabelText('Last name'), 'Novák');
}

const event = {
  fill: fillEvent,
  button: 'Create event',
  call: 'POST /api/admin/events',
  failed: 'Failed to create event: ',
  made: { status: 201, body: { event: anEvent(), conflicts: [], seatedAgain: [] } },
  done: 'Event created successfully!',
};
const reservation = {
  fill: fillReservation,
  button: 'Save reservation',
  call: 'POST /api/admin/reservations',
  failed: 'Failed to save reservation: ',
  made: { status: 201, body: aReservationAction({ id: '9' }) },
  done: 'Reservation saved successfully!',
};
const unknown = 'no answer has come, so it is not known whether it was saved. It is safe to try again.';
const keysOf = (call: string) => requestsTo(call).map(({ headers }) => headers['idempotency-key']);

async function openForm({ fill }: typeof event | typeof reservation): Promise<User> {
  stubAdminAnswers({ evening: anEvening([aStaffReservation()]) });
  const { user } = openAdmin('/admin/reservations');
  await screen.findByText('Zuzana Kováčová');
  await fill(user);
  return user;
}

describe.each([
  ['an event', event],
  ['a reservation', reservation],
])('%s whose answer is lost', (_what, form) => {
  const press = (user: User) => user.click(screen.getByRole('button', { name: form.button }));

  test.each<[string, TestAnswer, string]>([
    ['nothing comes back', { isLost: true }, unknown],
    ['something between us answers', { status: 502 }, unknown],
    [
      'it is still being worked on',
      problem(409, 'idempotency_in_flight'),
      'the first attempt is still being worked on',
    ],
    ['it was saved, then changed', problem(422, 'idempotency_mismatch'), 'what you sent first was saved after all.'],
  ])('is shown, and sent again under its key: %s', async (_case, answer, words) => {
    const user = await openForm(form);
    stubApiAnswer(form.call, answer);
    await press(user);
    expect(await screen.findByText((said) => said.startsWith(form.failed + words))).toBeInTheDocument();
    stubApiAnswer(form.call, form.made);
    await press(user);
    expect(await screen.findByText(form.done)).toBeInTheDocument();
    const [first, second] = keysOf(form.call);
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(second).toBe(first);
  });

  test('is another attempt once the answer was no', async () => {
    const user = await openForm(form);
    stubApiAnswer(form.call, problem(400, 'validation_failed'));
    await press(user);
    expect(await screen.findByText((said) => said.startsWith(form.failed))).toBeInTheDocument();
    stubApiAnswer(form.call, form.made);
    await press(user);
    expect(await screen.findByText(form.done)).toBeInTheDocument();
    expect(new Set(keysOf(form.call)).size).toBe(2);
  });
});
