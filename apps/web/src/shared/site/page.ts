import { addressIn } from '@strapec/domain';
import type { PublicEvent } from '../events/public-event';
import { useLanguage } from '../i18n/language-context';
import { requiredContext } from '../required-context';

/** Each public page is a document, linked by ordinary links. */
export interface Page {
  /** Without a query, such as `/`. */
  path: string;
  /** To be added to the address in another language: `&farba=cervene`. */
  query?: string | undefined;
  /** Of the rendering: hydration after New Year finds the same. */
  year: number;
  /** `null` if the server could not read them. */
  events: readonly PublicEvent[] | null;
  /** As in the address and in words. */
  regions?: readonly { key: string; name: string }[] | undefined;
}

export const [PageProvider, usePage] = requiredContext<Page>('Page');

export type SectionId = 'home' | 'about' | 'wines' | 'contact';

/** On the home page the bare anchor, so that the browser scrolls. */
export function useSectionAddress(): (section: SectionId) => string {
  const { path } = usePage();
  const { language } = useLanguage();
  return (section) => (path === '/' ? `#${section}` : `${addressIn(language, '/')}#${section}`);
}
