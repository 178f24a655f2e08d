/** The pages of the public site. */
export type PageName = 'home' | 'notFound';

/** Which page stands at a path (spec §2); anything unknown is the not-found page. */
export function pageAt(path: string): PageName {
  return path === '/' ? 'home' : 'notFound';
}
