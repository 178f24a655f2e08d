import { shortNameOf } from '@strapec/domain';
import { useState } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { ReserveButton } from '../../shared/reserve/reserve-button';
import { useSectionAddress } from '../../shared/site/section-address';
import { useSite } from '../../shared/site/site';
import { Grapes } from '../../shared/ui/logo';
import { useInView } from '../../shared/ui/use-in-view';
import { LanguageHint } from './language-hint';
import { LanguageSwitcher } from './language-switcher';
import type { en } from './messages.en';
import { NavigationLinks } from './navigation-links';
import styles from './site-navigation.module.css';
import { useCurrentSection } from './use-current-section';

/** The bar at the top of every page, lower on a phone that has been scrolled; there its links are behind a button. */
export function SiteNavigation({ hasPicture = false }: { hasPicture?: boolean }) {
  const text = useText<keyof typeof en>();
  const addressOf = useSectionAddress();
  const { name } = useSite().venue;
  const current = useCurrentSection();
  const [top, isAtTop] = useInView<HTMLSpanElement>('0px'); // told by the browser: asking for it would lay the page out
  const [isMenuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  return (
    <>
      <span ref={top} className={styles.top} />
      <header
        className={styles.bar}
        data-over-picture={hasPicture && isAtTop && !isMenuOpen}
        data-low={!isAtTop && !isMenuOpen}
      >
        <a className={styles.skip} href="#content">
          {text('navigation.skip')}
        </a>
        <nav
          className={styles.content}
          aria-label={text('navigation.label')}
          onKeyDown={(event) => event.key === 'Escape' && closeMenu()}
        >
          <a
            className={styles.logo}
            href={addressOf('home')}
            aria-label={text('navigation.logo', { name })}
            onClick={closeMenu}
          >
            <Grapes size={36} />
            <span>{shortNameOf(name)}</span>
          </a>
          <NavigationLinks current={current} className={styles.links} />
          <div className={styles.tools}>
            <LanguageSwitcher />
            <span className={styles.reserve}>
              <ReserveButton label={text('navigation.reserve')} />
            </span>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isMenuOpen}
              aria-controls="menu"
              aria-label={text('navigation.menu')}
              data-replay
              onClick={() => setMenuOpen(!isMenuOpen)}
            >
              <svg
                viewBox="0 0 24 24"
                width="24"
                height="24"
                stroke="currentColor"
                strokeWidth="1.5"
                aria-hidden="true"
              >
                <path d={isMenuOpen ? 'M5 5l14 14M19 5L5 19' : 'M3 8h18M3 16h18'} strokeLinecap="round" />
              </svg>
            </button>
          </div>
          <div id="menu" className={styles.menu} hidden={!isMenuOpen}>
            <NavigationLinks current={current} onChosen={closeMenu} />
            <ReserveButton label={text('navigation.reserve')} />
          </div>
        </nav>
        <LanguageHint />
      </header>
    </>
  );
}
