import {
  type PublicVenue,
  type LocalDateTime,
  type Permission,
  venueDayOn,
  minutesUntil,
  serviceDateAt,
} from '@strapec/domain';
import type { texts } from './texts';

interface AdminPage {
  path: string;
  labelTextId: keyof typeof texts;
  permission: Permission;
}

const reservationsPage = {
  path: 'reservations',
  labelTextId: 'admin.tab.reservations',
  permission: 'reservations.see',
} as const;

/** The tabs, in the order of spec §2. */
export const tabs = [
  { path: 'tonight', labelTextId: 'admin.tab.tonight', permission: 'reservations.see' },
  { path: 'content', labelTextId: 'admin.tab.content', permission: 'content.change' },
  { path: 'images', labelTextId: 'admin.tab.images', permission: 'content.change' },
  reservationsPage,
  { path: 'emails', labelTextId: 'admin.tab.emails', permission: 'mails.manage' },
  { path: 'newsletter', labelTextId: 'admin.tab.newsletter', permission: 'newsletter.manage' },
  { path: 'menu', labelTextId: 'admin.tab.menu', permission: 'menu.tonight' },
  { path: 'venue', labelTextId: 'admin.tab.venue', permission: 'venue.change' },
] as const satisfies readonly AdminPage[];

export type TabPath = (typeof tabs)[number]['path'];

export const footerPages = [
  { path: 'setup', labelTextId: 'admin.page.setup', permission: 'venue.change' },
  { path: 'audit', labelTextId: 'admin.page.audit', permission: 'audit.see' },
  { path: 'team', labelTextId: 'admin.page.team', permission: 'staff.manage' },
  { path: 'privacy', labelTextId: 'admin.page.privacy', permission: 'privacy.manage' },
  { path: 'system', labelTextId: 'admin.page.system', permission: 'system.see' },
] as const satisfies readonly AdminPage[];

const headerPages = [
  { path: 'inbox', labelTextId: 'admin.page.inbox', permission: 'inbox.work' },
  { path: 'account', labelTextId: 'admin.page.account', permission: 'account.change' },
  { path: 'search', labelTextId: 'admin.page.search', permission: 'reservations.see' },
] as const satisfies readonly AdminPage[];

export const pages = [...tabs, ...footerPages, ...headerPages];

export type PagePath = (typeof pages)[number]['path'];

/** Minutes before opening in which hosts prepare the evening. */
const preparationMinutes = 180;

export function chooseDefaultTab(venue: PublicVenue, now: LocalDateTime): TabPath {
  const { date, hours } = venueDayOn(serviceDateAt(now), venue);
  return hours && minutesUntil(date, hours.opens - preparationMinutes, now) <= 0 ? 'tonight' : reservationsPage.path;
}

export const adminUrl = (path: PagePath): string => `/admin/${path}`;

export function resolvePage(pathname: string): (typeof pages)[number] {
  const pathSegment = pathname.split('/')[2] ?? '';
  return pages.find(({ path }) => path === pathSegment) ?? reservationsPage;
}

export const isTabPath = (pagePath: PagePath): pagePath is TabPath => tabs.some(({ path }) => path === pagePath);
