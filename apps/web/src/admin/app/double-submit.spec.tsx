import type { ContentDto } from '@strapec/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { stopClock } from '../../shared/testing/stop-the-clock';
import { stubApiResponse, holdResponses, findRequests } from '../../shared/testing/test-api';
import {
  buildReservationAction,
  buildStaffReservation,
  buildCalendarDay,
  buildEvent,
} from '../testing/evening-fixtures';
import { stubAdminResponses, openAdmin } from '../testing/open-admin';

beforeEach(() => stopClock());
afterEach(() => jest.useRealTimers());

const storedText: ContentDto = {
  id: 'c1',
  key: 'home.hero.title',
  section: 'home',
  type: 'text',
  contentEn: 'Wine',
  contentSk: 'Víno',
  placeholders: [],
  version: 3,
  updatedAt: '2026-11-20T18:30:00.000Z',
  updatedBy: 'Eva Malá',
};

/** As on a busy phone: the later presses come before React renders the request that the first one has sent. */
async function pressRepeatedly(name: string): Promise<void> {
  const button = screen.getByRole('button', { name });
  await act(async () => {
    button.click();
    for (let microtaskCount = 0; microtaskCount < 200; microtaskCount += 1) await Promise.resolve(); // no timer runs meanwhile
    expect(button).toBeEnabled();
    button.click();
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

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

async function fillTextForm(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /home\.hero\.title/ }));
  await user.type(await screen.findByLabelText('Slovak'), ' a pokoj');
}

test.each([
  {
    form: 'an event',
    path: '/admin/reservations',
    fillForm: fillEventForm,
    buttonName: 'Create event',
    endpoint: 'POST /api/admin/events',
    response: { status: 201, body: { event: buildEvent(), conflicts: [], seatedAgain: [] } },
    successMessage: 'Event created successfully!',
  },
  {
    form: 'a reservation',
    path: '/admin/reservations',
    fillForm: fillReservationForm,
    buttonName: 'Save reservation',
    endpoint: 'POST /api/admin/reservations',
    response: { status: 201, body: buildReservationAction({ id: '9' }) },
    successMessage: 'Reservation saved successfully!',
  },
  {
    form: 'a text',
    path: '/admin/content?show=keys',
    fillForm: fillTextForm,
    buttonName: 'Save Changes',
    endpoint: 'POST /api/admin/content',
    response: { body: { ...storedText, version: 4 } },
    successMessage: 'Content updated successfully!',
  },
])('repeated presses send $form once', async ({ path, fillForm, buttonName, endpoint, response, successMessage }) => {
  stubAdminResponses({ evening: buildCalendarDay([buildStaffReservation()]) });
  const pageText = { ...storedText, page: 'messages', builtInEn: 'Wine', builtInSk: 'Víno' };
  stubApiResponse('GET /api/admin/content/page', { body: { languages: ['sk', 'en'], texts: [pageText] } });
  const { user } = openAdmin(path);
  if (path === '/admin/reservations') await screen.findByText('Zuzana Kováčová');
  await fillForm(user);
  stubApiResponse(endpoint, response);
  const releaseResponse = holdResponses(endpoint);
  await pressRepeatedly(buttonName);
  releaseResponse();
  expect(screen.queryByText(/^Validation error/)).not.toBeInTheDocument();
  expect(await screen.findByText(successMessage)).toBeInTheDocument();
  expect(findRequests(endpoint)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: buttonName })?.hasAttribute('disabled') ?? true).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
