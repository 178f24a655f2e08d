import { About } from '../../features/about/about';
import { SiteFooter } from '../../features/footer/site-footer';
import { Hero } from '../../features/hero/hero';
import { ReserveBar } from '../../features/navigation/reserve-bar';
import { SiteNavigation } from '../../features/navigation/site-navigation';
import { Visit } from '../../features/visit/visit';
import { Wines } from '../../features/wines/wines';
import { useInView } from '../../shared/ui/use-in-view';
import { useIsAtTop } from '../../shared/ui/use-is-at-top';

/** The landing page: one evening from the first glass to the way there (spec §2). */
export function HomePage() {
  const [hero, isHeroInView] = useInView();
  const isAtTop = useIsAtTop();
  return (
    <>
      <SiteNavigation isOverPicture={isAtTop} />
      <main id="content">
        <Hero ref={hero} />
        <About />
        <Wines />
        <Visit />
      </main>
      <SiteFooter />
      <ReserveBar isShown={!isHeroInView} />
    </>
  );
}
