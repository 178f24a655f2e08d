import type { ReactNode } from 'react';
import { createIsland, createStaticIsland } from '../../ssr/island';
import { ReserveButton } from '../../shared/reserve/reserve-button';
import { useNavigationText } from './navigation-texts';
import styles from './reserve-bar.module.css';
import { SiteNavigation } from './site-navigation';

const Footer = createIsland(() => import('../footer/site-footer').then(({ siteFooter }) => siteFooter));
const CookieBanner = createStaticIsland(() =>
  import('../cookie-banner/cookie-banner').then(({ cookieBanner }) => cookieBanner),
);

interface PageFrameProps {
  hasPicture?: boolean;
  className?: string;
  bar?: ReactNode;
  children: ReactNode;
}

export function PageFrame({ hasPicture, className, bar, children }: PageFrameProps) {
  return (
    <>
      <SiteNavigation hasPicture={hasPicture} />
      <main id="content" className={className}>
        {children}
      </main>
      <Footer />
      {bar}
      <CookieBanner />
    </>
  );
}

export function ActionBar({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <div className={styles.bar} data-shown={isShown} inert={!isShown}>
      {children}
    </div>
  );
}

export function ReserveBar({ isShown }: { isShown: boolean }) {
  const text = useNavigationText();
  return (
    <ActionBar isShown={isShown}>
      <ReserveButton label={text('navigation.reserve')} />
    </ActionBar>
  );
}
