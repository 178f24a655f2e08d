import { addressIn } from '@strapec/domain';
import { useLanguage } from '../i18n/language-context';
import { usePage } from './page';

export type SectionId = 'home' | 'about' | 'wines' | 'contact';

/**
 * The address of a section of the home page. On the home page it is the bare anchor, so that the browser scrolls, with
 * or without scripts; elsewhere it is the home page's address in the current language.
 */
export function useSectionAddress(): (section: SectionId) => string {
  const { path } = usePage();
  const { language } = useLanguage();
  return (section) => (path === '/' ? `#${section}` : `${addressIn(language, '/')}#${section}`);
}
