import { toMailtoUrl } from '@strapec/domain';
import type { ReactNode } from 'react';
import { useSite } from '../../shared/site/site';
import { PhoneLink } from '../../shared/ui/phone-link';
import { directionLinks, toMapPoint } from './map-links';
import { venueContactTexts, useVenueContactText } from './venue-contact-texts';
import { OpeningHoursList } from './opening-hours';
import styles from './venue-contact.module.css';

export function VenueContact() {
  const text = useVenueContactText();
  const { businessDetails } = useSite();
  const mapPoint = toMapPoint(businessDetails);
  const arrivalLines = [text('home.contact.arrival.tram'), text('home.contact.arrival.access')].filter(Boolean);
  return (
    <div className={styles.content}>
      <div className={styles.address}>
        {(businessDetails.street || businessDetails.city) && (
          <>
            <h3>{text('home.contact.address')}</h3>
            <address>
              {businessDetails.street}
              <br />
              {businessDetails.postalCode.replaceAll(' ', '\u00a0')} {businessDetails.city}
            </address>
          </>
        )}
        {mapPoint && (
          <p className={styles.directions}>
            <span>{text('home.contact.directions')}</span>
            {directionLinks(mapPoint).map(({ name, href }) => (
              <a key={name} href={href} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            ))}
          </p>
        )}
        <ContactFact
          title={text('home.contact.phone')}
          fact={businessDetails.phone && <PhoneLink phone={businessDetails.phone} />}
        />
        <ContactFact
          title={text('home.contact.email')}
          fact={businessDetails.email && <a href={toMailtoUrl(businessDetails.email)}>{businessDetails.email}</a>}
        />
        {arrivalLines.length > 0 && <h3>{text('home.contact.arrival')}</h3>}
        {arrivalLines.map((line) => (
          <p key={line} className={styles.arrival}>
            {line}
          </p>
        ))}
      </div>
      <OpeningHoursList />
    </div>
  );
}

function ContactFact({ title, fact }: { title: string; fact: ReactNode }) {
  if (!fact) return null;
  return (
    <>
      <h3>{title}</h3>
      <p>{fact}</p>
    </>
  );
}

export const venueContact = { Content: VenueContact, texts: venueContactTexts };
