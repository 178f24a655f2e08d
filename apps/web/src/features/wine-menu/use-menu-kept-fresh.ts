import { useEffect } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';

/** When the page is looked at again, what has been finished meanwhile leaves the list. */
export function useMenuKeptFresh(): void {
  const { language } = useLanguage();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible')
        void import('./seek').then(({ refreshMenu }) => refreshMenu(language)).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [language]);
}
