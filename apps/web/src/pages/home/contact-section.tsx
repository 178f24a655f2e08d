import { ContactFormIsland } from '../../features/contact-form/contact-form-island';
import { MapIsland, VisitIsland } from '../../features/visit/visit-island';
import { useText } from '../../shared/i18n/use-text';
import { Section } from '../../shared/ui/section';
import styles from './contact-section.module.css';
import type { en } from './messages.en';

/** How to find the bar, when it is open, and the contact form. */
export function ContactSection() {
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
