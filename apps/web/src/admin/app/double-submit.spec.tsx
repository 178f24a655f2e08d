import type { ContentDto } from '@strapec/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { stopTheClock } from '../../shared/testing/stop-the-clock';
import { stubApiAnswer, holdAnswers, requestsTo } from '../../shared/testing/test-api';
import { aReservationAction, aStaffReservation, anEvening, anEvent } from '../testing/evening-fixtures';
import { stubAdminAnswers, openAdmin } from '../testing/open-admin';

beforeEach(() => stopTheClock());
afterEach(() => jest.useRealTimers());

type User = ReturnType<typeof openAdmin>['user'];

const someText: ContentDto = {
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

/**
 * As a double click on a busy telephone: the second press finds the first one checked and sent, but nothing drawn anew,
 * since React Query tells what has begun only when the browser has dealt with both.
 */
async function pressTwice(name: string): Promise<void> {
  const button = screen.getByRole('button', { name });
  await act(async () => {
    button.click();
    for (let turn = 0; turn < 200; turn += 1) await Promise.resolve(); // no timer runs meanwhile
    expect(button).toBeEnabled();
    button.click();
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

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

async function fillText(user: User): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /home\.hero\.title/ }));
  await user.type(await screen.findByLabelText('Slovak'), ' a pokoj');
}

test.each([
  {
    what: 'an event',
    path: '/admin/reservations',
    fill: fillEvent,
    button: 'Create event',
    call: 'POST /api/admin/events',
    answer: { status: 201, body: { event: anEvent(), conflicts: [], seatedAgain: [] } },
    done: 'Event created successfully!',
  },
  {
    what: 'a reservation',
    path: '/admin/reservations',
    fill: fillReservation,
    button: 'Save reservation',
    call: 'POST /api/admin/reservations',
    answer: { status: 201, body: aReservationAction({ id: '9' }) },
    done: 'Reservation saved successfully!',
  },
  {
    what: 'a text',
    path: '/admin/content?show=keys',
    fill: fillText,
    button: 'Save Changes',
    call: 'POST /api/admin/content',
    answer: { body: { ...someText, version: 4 } },
    done: 'Content updated successfully!',
  },
])('$what is sent once, also after a double press', async ({ path, fill, button, call, answer, done }) => {
  stubAdminAnswers({ evening: anEvening([aStaffReservation()]) });
  const onPage = { ...someText, page: 'messages', builtInEn: 'Wine', builtInSk: 'Víno' };
  stubApiAnswer('GET /api/admin/content/page', { body: { languages: ['sk', 'en'], texts: [onPage] } });
  const { user } = openAdmin(path);
  if (path === '/admin/reservations') await screen.findByText('Zuzana Kováčová');
  await fill(user);
  stubApiAnswer(call, answer);
  const release = holdAnswers(call);
  await pressTwice(button);
  release();
  expect(screen.queryByText(/^Validation error/)).not.toBeInTheDocument();
  expect(await screen.findByText(done)).toBeInTheDocument();
  expect(requestsTo(call)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: button })?.hasAttribute('disabled') ?? true).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
