import { useText } from '../../shared/i18n/use-text';
import { Section } from '../../shared/ui/section';
import styles from './events-house.module.css';
import type { en } from './messages.en';
import { SeatsDrawing } from './seats-drawing';

const reasons = ['room', 'wine', 'food', 'answer'] as const;
const sizes = ['small', 'group', 'buyout'] as const;
const signatures = ['tasting', 'dinner'] as const;

/** Why here, for how many, and what the bar is known for. */
export function EventsHouse() {
  return (
    <>
      <Reasons />
      <Capacity />
    </>
  );
}

function Reasons() {
  const text = useText<keyof typeof en>();
  return (
    <Section id="reasons" ground="paper" eyebrow={text('events.reasons.eyebrow')} title={text('events.reasons.title')}>
      <ol className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>
            <h3>{text(`events.reasons.${reason}.title`)}</h3>
            <p>{text(`events.reasons.${reason}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Capacity() {
  const text = useText<keyof typeof en>();
  return (
    <Section
      id="capacity"
      ground="night"
      eyebrow={text('events.capacity.eyebrow')}
      title={text('events.capacity.title')}
    >
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
      <h3 className={styles.signatureTitle}>{text('events.signature.title')}</h3>
      <ul className={styles.signatures}>
        {signatures.map((signature) => (
          <li key={signature}>
            <p className={styles.count}>{text(`events.signature.${signature}.count`)}</p>
            <div>
              <h4>{text(`events.signature.${signature}.title`)}</h4>
              <p>{text(`events.signature.${signature}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
