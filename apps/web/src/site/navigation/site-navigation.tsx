import { localizePath, menuPath, findOtherLanguage, shortNameOf } from '@strapec/domain';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { ReserveButton } from '../../shared/reserve/reserve-button';
import { usePage } from '../../shared/site/page';
import { type SectionId, useSectionUrl } from '../../shared/site/section-url';
import { useSite } from '../../shared/site/site';
import buttons from '../../shared/ui/buttons.module.css';
import { LineDrawing } from '../../shared/ui/icon';
import { VenueLogo, useLogo } from '../../shared/ui/logo';
import { useInView } from '../../shared/ui/use-in-view';
import languageHintStyles from './language-hint.module.css';
import { LanguageSwitcher } from './language-switcher';
import { useNavigationText } from './navigation-texts';
import styles from './site-navigation.module.css';

export function SiteNavigation({ hasPicture = false }: { hasPicture?: boolean }) {
  const text = useNavigationText();
  const sectionUrl = useSectionUrl();
  const { name } = useSite().businessDetails;
  const { isWide } = useLogo();
  const currentSection = useCurrentSection();
  const [topMarker, isAtTop] = useInView<HTMLSpanElement>('0px'); // reading the scroll position would force a layout
  const [isMenuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  return (
    <>
      <span ref={topMarker} className={styles.top} />
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
          data-column
          aria-label={text('navigation.label')}
          onKeyDown={(event) => event.key === 'Escape' && closeMenu()}
        >
          <a
            className={styles.logo}
            href={sectionUrl('home')}
            aria-label={text('navigation.logo', { name })}
            onClick={closeMenu}
          >
            <VenueLogo size={36} />
            {!isWide && <span>{shortNameOf(name)}</span>}
          </a>
          <NavigationLinks currentSection={currentSection} className={styles.links} />
          <div className={styles.tools}>
            <LanguageSwitcher />
            <span className={styles.reserve}>
              <ReserveButton label={text('navigation.reserve')} />
            </span>
            <button
              type="button"
              className={buttons.icon}
              aria-expanded={isMenuOpen}
              aria-controls="menu"
              aria-label={text('navigation.menu')}
              data-replay
              onClick={() => setMenuOpen(!isMenuOpen)}
            >
              <LineDrawing viewBox="0 0 24 24" width="24" height="24" strokeWidth="1.5">
                <path d={isMenuOpen ? 'M5 5l14 14M19 5L5 19' : 'M3 8h18M3 16h18'} />
              </LineDrawing>
            </button>
          </div>
          <div id="menu" className={styles.menu} hidden={!isMenuOpen}>
            <NavigationLinks currentSection={currentSection} onChoose={closeMenu} />
            <ReserveButton label={text('navigation.reserve')} />
          </div>
        </nav>
        <LanguageHint />
      </header>
    </>
  );
}

/** `ssr/document/inline-scripts.ts` shows it to guests who read neither Slovak nor Czech. */
function LanguageHint() {
  const { language } = useLanguage();
  const { path, query = '' } = usePage();
  const text = useNavigationText();
  if (language === 'en' || !findOtherLanguage(language)) return null;
  return (
    <a className={languageHintStyles.hint} href={`${path}?lang=en${query}`} hrefLang="en" lang="en">
      {text('navigation.hint')}
    </a>
  );
}

const sections: readonly SectionId[] = ['home', 'about', 'wines', 'contact'];

/** The wine list counts as the wines. */
function useCurrentSection(): SectionId | null {
  const { path } = usePage();
  const [current, setCurrent] = useState<SectionId | null>(path === '/' ? 'home' : path === menuPath ? 'wines' : null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id as SectionId);
      },
      { rootMargin: '-25% 0px -75% 0px' },
    );
    sections.forEach((section) => {
      const element = document.getElementById(section);
      if (element) observer.observe(element);
    });
    return () => observer.disconnect();
  }, []);
  return current;
}

/** Spec §2. */
const links = ['home', 'about', 'wines', 'events', 'contact'] as const;

interface NavigationLinksProps {
  currentSection: SectionId | null;
  className?: string;
  onChoose?: () => void;
}

function NavigationLinks({ currentSection, className, onChoose }: NavigationLinksProps) {
  const text = useNavigationText();
  const sectionUrl = useSectionUrl();
  const { language } = useLanguage();
  const { path } = usePage();
  const currentLink =
    path === '/events' ? ({ link: 'events', as: 'page' } as const) : { link: currentSection, as: 'location' as const };
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link}>
          <a
            href={link === 'events' ? localizePath(language, '/events') : sectionUrl(link)}
            aria-current={link === currentLink.link ? currentLink.as : undefined}
            onClick={onChoose}
          >
            {text(`navigation.${link}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
