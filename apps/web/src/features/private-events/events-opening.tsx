import { useText } from '../../shared/i18n/use-text';
import buttons from '../../shared/ui/buttons.module.css';
import { Section } from '../../shared/ui/section';
import { EventTypeDrawing } from './event-type-drawing';
import styles from './events-opening.module.css';
import type { en } from './messages.en';
import { TableDrawing } from './table-drawing';

const types = ['private', 'corporate', 'celebration'] as const;

/** The introduction to private events. */
export function EventsOpening() {
  return (
    <>
      <EventsHero />
      <EventTypes />
    </>
  );
}

function EventsHero() {
  const text = useText<keyof typeof en>();
  return (
    <section className={styles.hero} aria-labelledby="events-title">
      <div className={styles.words}>
        <p className={styles.eyebrow}>{text('events.hero.eyebrow')}</p>
        <h1 id="events-title" className={styles.title}>
          {text('events.hero.title')}
        </h1>
        <p className={styles.lead}>{text('events.hero.lead')}</p>
        <div className={styles.actions}>
          <a className={buttons.primary} href="#inquiry">
            {text('events.hero.inquire')}
          </a>
          <a className={buttons.quiet} href="#upcoming">
            {text('events.hero.upcoming')}
          </a>
        </div>
      </div>
      <TableDrawing />
    </section>
  );
}

function EventTypes() {
  const text = useText<keyof typeof en>();
  return (
    <Section id="types" ground="paper" eyebrow={text('events.types.eyebrow')} title={text('events.types.title')}>
      <ul className={styles.types}>
        {types.map((type) => (
          <li key={type}>
            <EventTypeDrawing type={type} />
            <h3>{text(`events.types.${type}.title`)}</h3>
            <p>{text(`events.types.${type}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
