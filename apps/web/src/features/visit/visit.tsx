import { mailUrl } from '@strapec/domain';
import type { ReactNode } from 'react';
import { useText } from '../../shared/i18n/use-text';
import { useSite } from '../../shared/site/site';
import { PhoneLink } from '../../shared/ui/phone-link';
import { directions, placeOf } from './map-addresses';
import type { en } from './messages.en';
import { OpeningHours } from './opening-hours';
import styles from './visit.module.css';

export function Visit() {
  const text = useText<keyof typeof en>();
  const { venue } = useSite();
  const place = placeOf(venue);
  const arrival = [text('home.contact.arrival.tram'), text('home.contact.arrival.access')].filter(Boolean);
  return (
    <div className={styles.content}>
      <div className={styles.address}>
        {(venue.street || venue.city) && (
          <>
            <h3>{text('home.contact.address')}</h3>
            <address>
              {venue.street}
              <br />
              {venue.postalCode.replaceAll(' ', '\u00a0')} {venue.city}
            </address>
          </>
        )}
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
        <Told title={text('home.contact.phone')} fact={venue.phone && <PhoneLink phone={venue.phone} />} />
        <Told
          title={text('home.contact.email')}
          fact={venue.email && <a href={mailUrl(venue.email)}>{venue.email}</a>}
        />
        {arrival.length > 0 && <h3>{text('home.contact.arrival')}</h3>}
        {arrival.map((words) => (
          <p key={words} className={styles.arrival}>
            {words}
          </p>
        ))}
      </div>
      <OpeningHours />
    </div>
  );
}

/** A fact that is not filled in has no heading. */
function Told({ title, fact }: { title: string; fact: ReactNode }) {
  if (!fact) return null;
  return (
    <>
      <h3>{title}</h3>
      <p>{fact}</p>
    </>
  );
}
