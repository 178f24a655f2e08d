/** The pages of the public site, by the module that draws each. */
export const pageModules = {
  home: 'src/pages/home/home-page.tsx',
  notFound: 'src/pages/not-found/not-found-page.tsx',
} as const;

export type PageName = keyof typeof pageModules;

/** Which page stands at a path (spec §2); anything unknown is the not-found page. */
export function pageAt(path: string): PageName {
  return path === '/' ? 'home' : 'notFound';
}
