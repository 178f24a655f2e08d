import { useText } from '../../shared/i18n/use-text';
import { useSite } from '../../shared/site/site';
import { Section } from '../../shared/ui/section';
import type { en } from './messages.en';
import { OpeningHours } from './opening-hours';
import styles from './visit.module.css';

/** Where the house is, how to reach it, and when it is open. */
export function Visit() {
  const text = useText<keyof typeof en>();
  const { venue } = useSite();
  const map = `https://www.openstreetmap.org/?mlat=${venue.latitude}&mlon=${venue.longitude}#map=18/${venue.latitude}/${venue.longitude}`;
  return (
    <Section id="contact" ground="paper" eyebrow={text('home.contact.eyebrow')} title={text('home.contact.title')}>
      <div className={styles.content}>
        <address className={styles.address}>
          <h3>{text('home.contact.address')}</h3>
          <p>
            {venue.street}
            <br />
            {venue.postalCode} {venue.city}
          </p>
          <p>
            <a href={map} target="_blank" rel="noopener">
              {text('home.contact.map')}
            </a>
          </p>
          <h3>{text('home.contact.phone')}</h3>
          <p>
            <a href={`tel:${venue.phone.replace(/\s/g, '')}`}>{venue.phone}</a>
          </p>
          <h3>{text('home.contact.email')}</h3>
          <p>
            <a href={`mailto:${venue.email}`}>{venue.email}</a>
          </p>
        </address>
        <OpeningHours />
      </div>
    </Section>
  );
}
