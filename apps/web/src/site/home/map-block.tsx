import { useState } from 'react';
import { useIsConsentGiven } from '../../shared/consent/consent';
import { useLanguage } from '../../shared/i18n/language-context';
import { useSite } from '../../shared/site/site';
import buttons from '../../shared/ui/buttons.module.css';
import { CustomPicture } from '../../shared/ui/custom-picture';
import { embeddedMapUrl, toMapPoint, routePlannerUrl } from './map-links';
import styles from './map-block.module.css';
import { venueContactTexts, useVenueContactText } from './venue-contact-texts';

export function MapBlock() {
  const text = useVenueContactText();
  const { businessDetails } = useSite();
  const [isRequested, setRequested] = useState(false);
  const isConsentGiven = useIsConsentGiven();
  const mapPoint = toMapPoint(businessDetails);
  const ownMap = useStaticMapImage();
  if (!mapPoint) return null;
  return (
    <div className={styles.block} data-map={businessDetails.map}>
      {businessDetails.map === 'none' ? null : isRequested || isConsentGiven ? (
        <iframe
          className={styles.map}
          src={embeddedMapUrl(mapPoint)}
          title={text('home.contact.map.title', { name: businessDetails.name })}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      ) : (
        <div className={styles.placeholder}>
          {businessDetails.map === 'drawing' && <TownDrawing />}
          {ownMap && <CustomPicture image={ownMap} sizes="(min-width: 1080px) 640px, 92vw" className={styles.own} />}
          <div className={styles.offer} data-needs-script>
            <button type="button" className={buttons.quiet} data-replay onClick={() => setRequested(true)}>
              {text('home.contact.map.show')}
            </button>
            <p className={styles.note}>{text('home.contact.map.note')}</p>
          </div>
        </div>
      )}
      <p className={styles.route}>
        <a href={routePlannerUrl(mapPoint)} target="_blank" rel="noopener noreferrer">
          {text('home.contact.map.route')}
        </a>
        {ownMap && <a href="https://www.openstreetmap.org/copyright">{text('home.contact.map.credit')}</a>}
      </p>
    </div>
  );
}

/** None if it shows an earlier location. */
function useStaticMapImage() {
  const { businessDetails, images } = useSite();
  const map = images['venue.map'];
  const isOfThisPlace =
    businessDetails.map === 'static' && map?.alt === `${businessDetails.latitude}, ${businessDetails.longitude}`;
  return isOfThisPlace ? { ...map, alt: '' } : null;
}

const landmarks = [
  { x: 222, y: 312, sk: 'Hrad', en: 'Castle' },
  { x: 276, y: 206, sk: 'Michalská brána', en: 'Michael’s Gate' },
  { x: 334, y: 272, sk: 'Hlavné námestie', en: 'Main Square' },
  { x: 404, y: 326, sk: 'SND', en: 'National Theatre' },
  { x: 372, y: 384, sk: 'Most SNP', en: 'SNP Bridge' },
  { x: 430, y: 404, sk: 'Dunaj', en: 'Danube' },
];

function TownDrawing() {
  const { language } = useLanguage();
  return (
    <>
      <img
        className={styles.drawing}
        src="/images/town.svg"
        width={640}
        height={640}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <svg className={styles.drawing} viewBox="0 0 640 640" textAnchor="middle" aria-hidden="true">
        {landmarks.map(({ x, y, [language]: name }) => (
          <text key={name} x={x} y={y}>
            {name}
          </text>
        ))}
      </svg>
    </>
  );
}

export const mapBlock = { Content: MapBlock, texts: venueContactTexts };
