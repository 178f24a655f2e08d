import { addressIn } from '@strapec/domain';
import { useLanguage } from '../i18n/language-context';
import { usePage } from './page';

export type SectionId = 'home' | 'about' | 'wines' | 'contact';

/**
 * Where a section of the home page is found from here. On the home page it is the bare anchor, so that the browser
 * scrolls, with or without scripts; elsewhere it leads there in the current language.
 */
export function useSectionAddress(): (section: SectionId) => string {
  const { path } = usePage();
  const { language } = useLanguage();
  return (section) => (path === '/' ? `#${section}` : `${addressIn(language, '/')}#${section}`);
}
