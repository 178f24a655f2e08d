import { AboutIsland } from '../../features/about/about-island';
import { FooterIsland } from '../../features/footer/footer-island';
import { Hero } from '../../features/hero/hero';
import { CookieBannerIsland } from '../../features/cookie-banner/cookie-banner-island';
import { ReserveBar, SiteNavigation } from '../../features/navigation/navigation';
import { WinesIsland } from '../../features/wines/wines-island';
import { useInView } from '../../shared/ui/use-in-view';
import { ContactFormIsland } from '../../features/contact-form/contact-form-island';
import { MapIsland, VisitIsland } from '../../features/visit/visit-island';
import { useText } from '../../shared/i18n/use-text';
import { Section } from '../../shared/ui/section';
import styles from './contact-section.module.css';
import type { en } from './messages.en';

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

function ContactSection() {
  const text = useText<keyof typeof en>();
  return (
    <Section id="contact" ground="paper" eyebrow={text('home.contact.eyebrow')} title={text('home.contact.title')}>
      <VisitIsland />
      <div className={styles.blocks}>
        <ContactFormIsland />
        <MapIsland />
      </div>
    </Section>
  );
}
