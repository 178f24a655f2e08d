import { mailUrl } from '@strapec/domain';
import { useText } from '../../shared/i18n/use-text';
import { useSite } from '../../shared/site/site';
import { PhoneLink } from '../../shared/ui/phone-link';
import { directions, placeOf } from './map-addresses';
import type { en } from './messages.en';
import { OpeningHours } from './opening-hours';
import styles from './visit.module.css';

/** Where the bar is, how to reach it, and when it is open. */
export function Visit() {
  const text = useText<keyof typeof en>();
  const { venue } = useSite();
  const place = placeOf(venue);
  return (
    <div className={styles.content}>
      <div className={styles.address}>
        <h3>{text('home.contact.address')}</h3>
        <address>
          {venue.street}
          <br />
          {venue.postalCode.replaceAll(' ', '\u00a0')} {venue.city}
        </address>
        {place && (
          <p className={styles.directions}>
            <span>{text('home.contact.directions')}</span>
            {directions(place).map(({ name, href }) => (
              <a key={name} href={href} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            ))}
          </p>
        )}
        <h3>{text('home.contact.phone')}</h3>
        <p>
          <PhoneLink phone={venue.phone} />
        </p>
        <h3>{text('home.contact.email')}</h3>
        <p>
          <a href={mailUrl(venue.email)}>{venue.email}</a>
        </p>
        <h3>{text('home.contact.arrival')}</h3>
        <p className={styles.arrival}>{text('home.contact.arrival.tram')}</p>
        <p className={styles.arrival}>{text('home.contact.arrival.access')}</p>
      </div>
      <OpeningHours />
    </div>
  );
}
