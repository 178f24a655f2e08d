import { pagePaths } from '@strapec/domain';

/** The pages of the public site. */
export type PageName = 'home' | 'wineMenu' | 'events' | 'cookiesPolicy' | 'notFound';

export const publicPaths: readonly string[] = Object.values(pagePaths);

const pagesByPath = new Map<string, PageName>(
  Object.entries(pagePaths).map(([page, path]) => [path, page as keyof typeof pagePaths]),
);

/** Which page stands at a path (spec §2); anything unknown is the not-found page. */
export function pageAt(path: string): PageName {
  return pagesByPath.get(path) ?? 'notFound';
}
