import type { en } from './messages.en';

/** The tabs in the specification's order (spec §2), and where each stands in the address. */
export const tabs = [
  { path: 'content', label: 'admin.tab.content' },
  { path: 'images', label: 'admin.tab.images' },
  { path: 'reservations', label: 'admin.tab.reservations' },
  { path: 'emails', label: 'admin.tab.emails' },
  { path: 'newsletter', label: 'admin.tab.newsletter' },
] as const satisfies readonly { path: string; label: keyof typeof en }[];

export type TabPath = (typeof tabs)[number]['path'];

/** Where `/admin` leads: a host wants the evening. */
export const firstTab: TabPath = 'reservations';

export const addressOf = (tab: string): string => `/admin/${tab}`;

/** The tab that an address belongs to. */
export function tabAt(pathname: string): TabPath {
  const name = pathname.split('/')[2];
  return tabs.find(({ path }) => path === name)?.path ?? firstTab;
}
