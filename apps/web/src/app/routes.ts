import { pagePaths } from '@strapec/domain';

export type PageName = 'home' | 'wineMenu' | 'events' | 'cookiesPolicy' | 'notFound';

export const publicPaths: readonly string[] = Object.values(pagePaths);

const pagesByPath = new Map<string, PageName>(
  Object.entries(pagePaths).map(([page, path]) => [path, page as keyof typeof pagePaths]),
);

/** The page at a path (spec §2); an unknown path is the not-found page. */
export function pageAt(path: string): PageName {
  return pagesByPath.get(path) ?? 'notFound';
}
