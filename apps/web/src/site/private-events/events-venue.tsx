import { useText } from '../../shared/i18n/use-text';
import { cellarCrops, plateCrops } from '../../shared/ui/pictures';
import { ResponsivePicture, useHasPicture } from '../../shared/ui/responsive-picture';
import { PageSection } from '../../shared/ui/page-section';
import styles from './events-venue.module.css';
import { privateEventsTexts } from './texts';

const reasons = ['room', 'wine', 'food', 'answer'] as const;
const sizes = ['small', 'group', 'buyout'] as const;
const signatures = ['tasting', 'dinner'] as const;

export function EventsVenue() {
  const text = useText<keyof typeof privateEventsTexts>();
  const hasPicture = useHasPicture('events.room');
  return (
    <PageSection
      id="reasons"
      ground="night"
      eyebrow={text('events.reasons.eyebrow')}
      title={text('events.reasons.title')}
      picture={
        hasPicture && (
          <ResponsivePicture slot="events.room" picture={cellarCrops} sizes="100vw" className={styles.room} />
        )
      }
    >
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>
            <h3>{text(`events.reasons.${reason}.title`)}</h3>
            <p>{text(`events.reasons.${reason}.text`)}</p>
          </li>
        ))}
      </ul>
      <GroupSizes />
      <SignatureEvenings />
    </PageSection>
  );
}

function GroupSizes() {
  const text = useText<keyof typeof privateEventsTexts>();
  return (
    <>
      <h2 className={styles.subtitle}>{text('events.capacity.title')}</h2>
      <ul className={styles.sizes}>
        {sizes.map((size) => (
          <li key={size}>
            <SeatsDrawing size={size} />
            <p className={styles.count}>{text(`events.capacity.${size}.count`)}</p>
            <h3>{text(`events.capacity.${size}.title`)}</h3>
            <p>{text(`events.capacity.${size}.text`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function SignatureEvenings() {
  const text = useText<keyof typeof privateEventsTexts>();
  return (
    <div className={styles.known}>
      <ResponsivePicture slot="events.plate" picture={plateCrops} sizes="480px" className={styles.plate} />
      <div>
        <h2 className={styles.subtitle}>{text('events.signature.title')}</h2>
        <ul className={styles.signatures}>
          {signatures.map((signature) => (
            <li key={signature}>
              <p className={styles.count}>{text(`events.signature.${signature}.count`)}</p>
              <h3>{text(`events.signature.${signature}.title`)}</h3>
              <p>{text(`events.signature.${signature}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A file: see `events-intro.tsx`. */
function SeatsDrawing({ size }: { size: (typeof sizes)[number] }) {
  return (
    <svg viewBox="0 0 240 138" width="264" height="152" aria-hidden="true">
      <use href={`/images/seats.svg#${size}`} />
    </svg>
  );
}

export const eventsVenue = { Content: EventsVenue, texts: privateEventsTexts };
