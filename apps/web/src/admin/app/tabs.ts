import type { en } from './messages.en';

/** Where `/admin` leads: a host wants the evening. */
const firstPage = { path: 'reservations', label: 'admin.tab.reservations' } as const;

/** The tabs in the specification's order (spec §2), and where each stands in the address. */
export const tabs = [
  { path: 'content', label: 'admin.tab.content' },
  { path: 'images', label: 'admin.tab.images' },
  firstPage,
  { path: 'emails', label: 'admin.tab.emails' },
  { path: 'newsletter', label: 'admin.tab.newsletter' },
] as const satisfies readonly { path: string; label: keyof typeof en }[];

export type TabPath = (typeof tabs)[number]['path'];

/** What is needed now and then: the footer leads there. */
export const quietPages = [
  { path: 'privacy', label: 'admin.page.privacy' },
  { path: 'system', label: 'admin.page.system' },
] as const satisfies readonly { path: string; label: keyof typeof en }[];

export type QuietPath = (typeof quietPages)[number]['path'];

/** What is wanted from everywhere: the header leads there. */
export const headerPages = [
  { path: 'inbox', label: 'admin.page.inbox' },
  { path: 'find', label: 'admin.page.find' },
] as const satisfies readonly { path: string; label: keyof typeof en }[];

export type PagePath = TabPath | QuietPath | (typeof headerPages)[number]['path'];

export const firstTab: TabPath = firstPage.path;

export const addressOf = (page: PagePath): string => `/admin/${page}`;

/** Every page of the admin. */
export const pages = [...tabs, ...quietPages, ...headerPages];

/** The page that an address belongs to. */
export function pageAt(pathname: string): (typeof pages)[number] {
  const name = pathname.split('/')[2] ?? '';
  return pages.find(({ path }) => path === name) ?? firstPage;
}

export const isTab = (page: PagePath): page is TabPath => tabs.some(({ path }) => path === page);
