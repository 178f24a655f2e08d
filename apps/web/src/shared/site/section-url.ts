import { localizePath } from '@strapec/domain';
import { useLanguage } from '../i18n/language-context';
import { usePage } from './page';

export type SectionId = 'home' | 'about' | 'wines' | 'contact';

/** On the home page the bare anchor, so that the browser scrolls. */
export function useSectionUrl(): (section: SectionId) => string {
  const { path } = usePage();
  const { language } = useLanguage();
  return (section) => (path === '/' ? `#${section}` : `${localizePath(language, '/')}#${section}`);
}
