import { AboutIsland } from '../../features/about/about-island';
import { FooterIsland } from '../../features/footer/footer-island';
import { Hero } from '../../features/hero/hero';
import { CookieBannerIsland } from '../../features/cookie-banner/cookie-banner-island';
import { ReserveBar, SiteNavigation } from '../../features/navigation/navigation';
import { WinesIsland } from '../../features/wines/wines-island';
import { useInView } from '../../shared/ui/use-in-view';
import { ContactSection } from './contact-section';

/** The landing page (spec §2). */
export function HomePage() {
  const [hero, isHeroInView] = useInView<HTMLElement>();
  return (
    <>
      <SiteNavigation hasPicture />
      <main id="content">
        <Hero ref={hero} />
        <AboutIsland />
        <WinesIsland />
        <ContactSection />
      </main>
      <FooterIsland />
      <ReserveBar isShown={!isHeroInView} />
      <CookieBannerIsland />
    </>
  );
}
