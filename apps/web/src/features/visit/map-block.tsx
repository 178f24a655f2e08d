import { useState } from 'react';
import { useIsConsentGiven } from '../../shared/consent/consent';
import { useText } from '../../shared/i18n/use-text';
import { useSite } from '../../shared/site/site';
import buttons from '../../shared/ui/buttons.module.css';
import { embeddedMap, routePlanner } from './map-addresses';
import styles from './map-block.module.css';
import type { en } from './messages.en';
import { TownDrawing } from './town-drawing';

/** The embedded map: loaded when the guest asks for it or has accepted cookies; a drawing stands there until then. */
export function MapBlock() {
  const text = useText<keyof typeof en>();
  const { venue } = useSite();
  const [isAskedFor, setAskedFor] = useState(false);
  const isConsentGiven = useIsConsentGiven();
  return (
    <div className={styles.block}>
      {isAskedFor || isConsentGiven ? (
        <iframe
          className={styles.map}
          src={embeddedMap(venue)}
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
        <a href={routePlanner(venue)} target="_blank" rel="noopener noreferrer">
          {text('home.contact.map.route')}
        </a>
      </p>
    </div>
  );
}
