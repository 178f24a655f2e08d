import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { stopClock } from '../../shared/testing/stop-the-clock';
import { type StubResponse, stubApiResponse, findRequests } from '../../shared/testing/test-api';
import {
  buildReservationAction,
  buildStaffReservation,
  buildCalendarDay,
  buildEvent,
} from '../testing/evening-fixtures';
import { stubAdminResponses, openAdmin, problem } from '../testing/open-admin';

beforeEach(() => stopClock());
afterEach(() => jest.useRealTimers());

async function fillEventForm(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'New Event' }));
  await user.type(await screen.findByLabelText('Title (English)'), 'Riesling');
  await user.type(screen.getByLabelText('Description (English)'), 'Five glasses.');
  await user.click(screen.getByLabelText('Event type'));
  await user.click(await screen.findByTitle('Wine tasting'));
}

async function fillReservationForm(user: UserEvent): Promise<void> {
  stubApiResponse('GET /api/admin/places?*', { body: { startTimes: ['19:30'], then: null } });
  await user.keyboard('{Alt>}n{/Alt}');
  await user.type(await screen.findByLabelText('Time'), '1930');
  await user.type(screen.getByLabelText('Last name'), 'Novák');
}

const eventForm = {
  fillForm: fillEventForm,
  buttonName: 'Create event',
  endpoint: 'POST /api/admin/events',
  failureMessage: 'Failed to create event: ',
  createdResponse: { status: 201, body: { event: buildEvent(), conflicts: [], seatedAgain: [] } },
  successMessage: 'Event created successfully!',
};
const reservationForm = {
  fillForm: fillReservationForm,
  buttonName: 'Save reservation',
  endpoint: 'POST /api/admin/reservations',
  failureMessage: 'Failed to save reservation: ',
  createdResponse: { status: 201, body: buildReservationAction({ id: '9' }) },
  successMessage: 'Reservation saved successfully!',
};
const unknownOutcomeMessage = 'no answer has come, so it is not known whether it was saved. It is safe to try again.';
const readIdempotencyKeys = (endpoint: string) =>
  findRequests(endpoint).map(({ headers }) => headers['idempotency-key']);

async function openFilledForm({ fillForm }: typeof eventForm | typeof reservationForm): Promise<UserEvent> {
  stubAdminResponses({ evening: buildCalendarDay([buildStaffReservation()]) });
  const { user } = openAdmin('/admin/reservations');
  await screen.findByText('Zuzana Kováčová');
  await fillForm(user);
  return user;
}

describe.each([
  ['an event', eventForm],
  ['a reservation', reservationForm],
])('saving %s without a usable response', (_name, form) => {
  const submitForm = (user: UserEvent) => user.click(screen.getByRole('button', { name: form.buttonName }));

  test.each<[string, StubResponse, string]>([
    ['the connection is lost', { isConnectionLost: true }, unknownOutcomeMessage],
    ['a proxy answers 502', { status: 502 }, unknownOutcomeMessage],
    [
      'the first attempt is still in progress',
      problem(409, 'idempotency_in_flight'),
      'the first attempt is still being worked on',
    ],
    ['other values were saved', problem(422, 'idempotency_mismatch'), 'what you sent first was saved after all.'],
  ])('the form shows the failure and retries with the same key: %s', async (_case, response, reason) => {
    const user = await openFilledForm(form);
    stubApiResponse(form.endpoint, response);
    await submitForm(user);
    expect(await screen.findByText((text) => text.startsWith(form.failureMessage + reason))).toBeInTheDocument();
    stubApiResponse(form.endpoint, form.createdResponse);
    await submitForm(user);
    expect(await screen.findByText(form.successMessage)).toBeInTheDocument();
    const [firstKey, secondKey] = readIdempotencyKeys(form.endpoint);
    expect(firstKey).toMatch(/^[\da-f]{32}$/);
    expect(secondKey).toBe(firstKey);
  });

  test('the form uses a new key after a refusal', async () => {
    const user = await openFilledForm(form);
    stubApiResponse(form.endpoint, problem(400, 'validation_failed'));
    await submitForm(user);
    expect(await screen.findByText((text) => text.startsWith(form.failureMessage))).toBeInTheDocument();
    stubApiResponse(form.endpoint, form.createdResponse);
    await submitForm(user);
    expect(await screen.findByText(form.successMessage)).toBeInTheDocument();
    expect(new Set(readIdempotencyKeys(form.endpoint)).size).toBe(2);
  });
});
