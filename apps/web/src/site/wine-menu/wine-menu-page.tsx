import { useEffect } from 'react';
import { ActionBar, PageFrame } from '../navigation/page-frame';
import { MenuListIsland, MenuIntroIsland } from './menu-islands';
import { useLanguage } from '../../shared/i18n/language-context';
import { useText } from '../../shared/i18n/use-text';
import { ReserveButton } from '../../shared/reserve/reserve-button';
import buttons from '../../shared/ui/buttons.module.css';
import { useInView } from '../../shared/ui/use-in-view';
import { useNavigationText } from '../navigation/navigation-texts';
import styles from './wine-menu-page.module.css';
import { wineMenuPageTexts } from './page-texts';
import { createIsland } from '../../ssr/island';

const MenuFilter = createIsland(() => import('./menu-filter').then(({ menuFilter }) => menuFilter));

export function WineMenuPage() {
  const [filterRef, isFilterInView] = useInView<HTMLDivElement>();
  useMenuRefresh();
  return (
    <PageFrame bar={<MenuBar hasFilterLink={!isFilterInView} />}>
      <MenuIntroIsland />
      <div className={styles.card} data-ground="paper">
        <div className={styles.column} data-column>
          <div ref={filterRef}>
            <MenuFilter />
          </div>
          <MenuListIsland />
        </div>
      </div>
    </PageFrame>
  );
}

function MenuBar({ hasFilterLink }: { hasFilterLink: boolean }) {
  const text = useText<keyof typeof wineMenuPageTexts>();
  const navigationText = useNavigationText();
  return (
    <ActionBar isShown>
      <nav className={styles.actions} aria-label={text('wineMenu.bar.label')}>
        {hasFilterLink && (
          <a className={buttons.quiet} href="#filter">
            {text('wineMenu.bar.filter')}
          </a>
        )}
        <ReserveButton label={navigationText('navigation.reserve')} />
      </nav>
    </ActionBar>
  );
}

/** Sold-out items disappear when the page becomes visible again. */
function useMenuRefresh(): void {
  const { language } = useLanguage();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible')
        void import('./menu-updates').then(({ renewMenu }) => renewMenu(language)).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [language]);
}

export const wineMenuPage = { Content: WineMenuPage, texts: wineMenuPageTexts };
