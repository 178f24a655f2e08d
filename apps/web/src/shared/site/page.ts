import { createContext, useContext } from 'react';

/** The document that is being drawn. Public pages are documents of their own: links between them are ordinary links. */
export interface Page {
  /** Without a query, such as `/`. */
  path: string;
  /** The year of the rendering: after midnight on New Year's Eve hydration must still find the same. */
  year: number;
}

const PageContext = createContext<Page | null>(null);
export const PageProvider = PageContext.Provider;

/** The document that the component stands in. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs a PageProvider above it');
  return page;
}
