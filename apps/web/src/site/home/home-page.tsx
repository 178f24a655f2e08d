import { Hero } from './hero';
import { PageFrame, ReserveBar } from '../navigation/page-frame';
import { useInView } from '../../shared/ui/use-in-view';
import { Section } from '../../shared/ui/section';
import styles from './contact-section.module.css';
import { homeTexts, useHomeText } from './home-texts';
import { island, staticIsland } from '../../ssr/island';

const About = staticIsland(() => import('./about').then(({ about }) => about));
const Wines = staticIsland(() => import('./wines').then(({ wines }) => wines));
const VenueContact = island(() => import('./venue-contact').then(({ venueContact }) => venueContact));
const ContactForm = island(() => import('../contact-form/contact-form').then(({ contactForm }) => contactForm));
const MapBlock = island(() => import('./map-block').then(({ mapBlock }) => mapBlock));

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
    <Section id="contact" ground="paper" eyebrow={text('home.contact.eyebrow')} title={text('home.contact.title')}>
      <VenueContact />
      <div className={styles.blocks}>
        <ContactForm />
        <MapBlock />
      </div>
    </Section>
  );
}

export const homePage = { Content: HomePage, texts: homeTexts };
