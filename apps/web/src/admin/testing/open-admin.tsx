import type {
  CalendarDayDto,
  EventDto,
  StaffUserDto,
  StoredBusinessDetailsDto,
  BusinessDetailsDto,
} from '@strapec/contracts';
import { type PublicVenue, type Language, addDays } from '@strapec/domain';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPublicVenue, buildSite } from '../../shared/testing/site-fixtures';
import { stubApiResponse } from '../../shared/testing/test-api';
import { UnstyledProvider } from './unstyled-provider';
import { adminLanguageKey } from '../i18n/use-admin-language';
import { lacksTable } from '../data/table-status';
import { buildCalendarDay } from './evening-fixtures';
import { AdminApp } from '../app/admin-app';
import { createAdminRouter } from '../app/router';

export { problemResponse as problem } from '../../shared/testing/test-api';

export const authStatusEndpoint = 'GET /api/auth/status';
export const withoutTableEndpoint = 'GET /api/admin/reservations/without-table';
export const readinessEndpoint = 'GET /api/health/ready';
export const inboxCountsEndpoint = 'GET /api/admin/inbox/counts';
export const emptyInboxCounts = {
  approvals: 0,
  changes: 0,
  withoutTable: 0,
  mails: 0,
  inquiries: 0,
  messages: 0,
  total: 0,
};
export const emptySearchResult = { upcoming: [], past: [], upcomingTotal: 0, pastTotal: 0, isTotalExact: true };
export const loginEndpoint = 'POST /api/auth/login';
export const calendarDayEndpoint = (date: string): string => `GET /api/admin/calendar/date/${date}`;

export const ownerUser: StaffUserDto = {
  id: 'u1',
  username: 'jana',
  email: 'jana@strapec.example',
  firstName: 'Jana',
  lastName: null,
  profileImageUrl: null,
  role: 'owner',
};

/** The business details of the sample venue, as staff edit them. */
export const sampleBusinessDetails: StoredBusinessDetailsDto = {
  ...(buildSite('sk').businessDetails as BusinessDetailsDto),
  ...{ latitude: '48.1445', longitude: '17.1106', mailLanguage: 'sk', staffCopies: 'all', staffEmail: '' },
  ...{ senderName: null, senderEmail: null, version: 3 },
};

/** Data of the responses that the admin reads when it opens. */
interface AdminAnswers {
  user?: StaffUserDto | null;
  evening?: CalendarDayDto;
  events?: EventDto[];
  venue?: PublicVenue;
}

/** Stubs all requests that an evening around Saturday 21 November 2026 sends by itself. */
export function stubAdminResponses({
  user = ownerUser,
  evening = buildCalendarDay([]),
  events = [],
  venue = buildPublicVenue(),
}: AdminAnswers = {}): void {
  stubApiResponse(authStatusEndpoint, { body: { authenticated: user !== null, user } });
  stubApiResponse(readinessEndpoint, { body: { status: 'ok' } });
  stubApiResponse(inboxCountsEndpoint, { body: emptyInboxCounts });
  stubApiResponse('GET /api/admin/waitlist', { body: [] });
  stubApiResponse('GET /api/admin/first-start', { body: { done: [], isLeft: true, isOpened: true } });
  const previousDate = addDays(evening.date, -1); // the board reads whether it has been closed
  stubApiResponse(calendarDayEndpoint(previousDate), { body: buildCalendarDay([], { date: previousDate }) });
  stubApiResponse(calendarDayEndpoint(evening.date), { body: evening });
  stubApiResponse('GET /api/admin/calendar/days?from=2026-10-25&to=2026-12-15', { body: [] });
  stubApiResponse('GET /api/admin/calendar/days?from=2026-11-24&to=2027-01-14', { body: [] });
  stubApiResponse('GET /api/admin/calendar/days?*', { body: [] });
  stubApiResponse('GET /api/admin/events', { body: events });
  stubApiResponse(`GET /api/admin/tables?date=${evening.date}`, { body: tablePlan });
  stubApiResponse(withoutTableEndpoint, { body: evening.reservations.filter(lacksTable) });
  stubApiResponse('GET /api/site?lang=sk', { body: buildSite('sk', { venue }) });
  stubApiResponse('GET /api/site?lang=en', { body: buildSite('en', { venue }) });
  stubApiResponse('GET /api/admin/business-details', { body: sampleBusinessDetails });
  stubApiResponse('GET /api/admin/reservations/found?*', { body: emptySearchResult });
  stubApiResponse('GET /api/admin/menu/import', { body: { latest: null } });
  stubApiResponse('GET /api/admin/translate', { body: { isSetUp: true } });
}

/** Stubs the requests of the other tabs, all of them empty. */
export function stubEmptyTabs(): void {
  const counts = { active: 0, inactive: 0 };
  stubApiResponse('GET /api/admin/content/page', { body: { languages: ['sk', 'en'], texts: [] } });
  stubApiResponse('GET /api/admin/images', { body: [] });
  stubApiResponse('GET /api/admin/inbox', {
    body: {
      approvals: [],
      changes: [],
      withoutTable: [],
      mails: [],
      inquiries: [],
      messages: [],
      counts: emptyInboxCounts,
    },
  });
  stubApiResponse('GET /api/admin/newsletter/subscribers?limit=50&offset=0', { body: { items: [], total: 0, counts } });
}

const tablePlan = {
  tables: [
    { id: 'T5', minParty: 1, maxParty: 2 },
    { id: 'T6', minParty: 1, maxParty: 4 },
  ],
  combinations: [{ tables: ['T6', 'T7'], minParty: 5, maxParty: 8 }],
};

/** Opens the admin at an address, as a browser does. */
export function openAdmin(address: string, language: Language = 'en') {
  localStorage.setItem(adminLanguageKey, language);
  history.replaceState(null, '', address);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  return { user, ...render(<AdminApp router={createAdminRouter()} />, { wrapper: UnstyledProvider }) };
}
