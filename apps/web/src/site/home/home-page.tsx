import { Hero } from './hero';
import { PageFrame, ReserveBar } from '../navigation/page-frame';
import { useInView } from '../../shared/ui/use-in-view';
import { PageSection } from '../../shared/ui/page-section';
import styles from './contact-section.module.css';
import { homeTexts, useHomeText } from './home-texts';
import { createIsland, createStaticIsland } from '../../ssr/island';

const About = createStaticIsland(() => import('./about').then(({ about }) => about));
const Wines = createStaticIsland(() => import('./wines').then(({ wines }) => wines));
const VenueContact = createIsland(() => import('./venue-contact').then(({ venueContact }) => venueContact));
const ContactForm = createIsland(() => import('../contact-form/contact-form').then(({ contactForm }) => contactForm));
const MapBlock = createIsland(() => import('./map-block').then(({ mapBlock }) => mapBlock));

export function HomePage() {
  const [hero, isHeroInView] = useInView<HTMLElement>();
  return (
    <PageFrame hasPicture bar={<ReserveBar isShown={!isHeroInView} />}>
      <Hero ref={hero} />
      <About />
      <Wines />
      <ContactSection />
    </PageFrame>
  );
}

function ContactSection() {
  const text = useHomeText();
  return (
    <PageSection id="contact" ground="paper" eyebrow={text('home.contact.eyebrow')} title={text('home.contact.title')}>
      <VenueContact />
      <div className={styles.blocks}>
        <ContactForm />
        <MapBlock />
      </div>
    </PageSection>
  );
}

export const homePage = { Content: HomePage, texts: homeTexts };
