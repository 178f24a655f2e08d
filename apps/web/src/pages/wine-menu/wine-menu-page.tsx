import { useEffect } from 'react';
import { CookieBannerIsland } from '../../features/cookie-banner/cookie-banner-island';
import { FooterIsland } from '../../features/footer/footer-island';
import { ActionBar, SiteNavigation } from '../../features/navigation/navigation';
import { MenuFilterIsland } from '../../features/wine-menu/menu-filter-island';
import { MenuListIsland, MenuOpeningIsland } from '../../features/wine-menu/menu-islands';
import { useLanguage } from '../../shared/i18n/language-context';
import { useText } from '../../shared/i18n/use-text';
import { ReserveButton } from '../../shared/reserve/reserve-button';
import buttons from '../../shared/ui/buttons.module.css';
import { useInView } from '../../shared/ui/use-in-view';
import type { en } from '../../features/navigation/messages.en';
import type { en as ownEn } from './messages.en';
import styles from './wine-menu-page.module.css';

/** The wine list: the whole list is in the document, with the filter form. */
export function WineMenuPage() {
  const text = useText<keyof typeof en | keyof typeof ownEn>();
  const [filter, isFilterInView] = useInView<HTMLDivElement>();
  useMenuKeptFresh();
  return (
    <>
      <SiteNavigation />
      <main id="content">
        <MenuOpeningIsland />
        <div className={styles.card}>
          <div className={styles.column}>
            <div ref={filter}>
              <MenuFilterIsland />
            </div>
            <MenuListIsland />
          </div>
        </div>
      </main>
      <FooterIsland />
      <ActionBar isShown>
        <nav className={styles.actions} aria-label={text('wineMenu.bar.label')}>
          {!isFilterInView && (
            <a className={buttons.quiet} href="#filter">
              {text('wineMenu.bar.filter')}
            </a>
          )}
          <ReserveButton label={text('navigation.reserve')} />
        </nav>
      </ActionBar>
      <CookieBannerIsland />
    </>
  );
}

/** Fetches the list again when the page becomes visible, so that sold-out items disappear. */
function useMenuKeptFresh(): void {
  const { language } = useLanguage();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible')
        void import('../../features/wine-menu/seek')
          .then(({ refreshMenu }) => refreshMenu(language))
          .catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [language]);
}
