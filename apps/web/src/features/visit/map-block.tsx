import { useState } from 'react';
import { useIsConsentGiven } from '../../shared/consent/consent';
import { useText } from '../../shared/i18n/use-text';
import { useSite } from '../../shared/site/site';
import buttons from '../../shared/ui/buttons.module.css';
import { embeddedMap, placeOf, routePlanner } from './map-addresses';
import styles from './map-block.module.css';
import type { en } from './messages.en';

/** The embedded map: loaded when the guest asks for it or has accepted cookies; a drawing stands there until then. */
export function MapBlock() {
  const text = useText<keyof typeof en>();
  const { venue } = useSite();
  const [isAskedFor, setAskedFor] = useState(false);
  const isConsentGiven = useIsConsentGiven();
  const place = placeOf(venue);
  if (!place) return null;
  return (
    <div className={styles.block}>
      {isAskedFor || isConsentGiven ? (
        <iframe
          className={styles.map}
          src={embeddedMap(place)}
          title={text('home.contact.map.title', { name: venue.name })}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      ) : (
        <div className={styles.placeholder}>
          <TownDrawing />
          <div className={styles.offer} data-needs-script>
            <button type="button" className={buttons.quiet} data-replay onClick={() => setAskedFor(true)}>
              {text('home.contact.map.show')}
            </button>
            <p className={styles.note}>{text('home.contact.map.note')}</p>
          </div>
        </div>
      )}
      <p className={styles.route}>
        <a href={routePlanner(place)} target="_blank" rel="noopener noreferrer">
          {text('home.contact.map.route')}
        </a>
      </p>
    </div>
  );
}

/** Names of what people walk by, and where they stand in the drawing. */
const places = {
  castle: [222, 312],
  gate: [276, 206],
  square: [334, 272],
  theatre: [404, 326],
  bridge: [372, 384],
  river: [430, 404],
} as const;

/** A sketch of the town around the bar; whatever the frame, the landmarks are in sight (map-block.module.css). */
function TownDrawing() {
  const text = useText<keyof typeof en>();
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
        {(Object.keys(places) as (keyof typeof places)[]).map((place) => (
          <text key={place} x={places[place][0]} y={places[place][1]}>
            {text(`home.contact.map.${place}`)}
          </text>
        ))}
      </svg>
    </>
  );
}
