import { useText } from '../../shared/i18n/use-text';
import buttons from '../../shared/ui/buttons.module.css';
import { PageTitle } from '../../shared/ui/page-section';
import styles from './events-intro.module.css';
import { privateEventsTexts } from './texts';

export function EventsIntro() {
  const text = useText<keyof typeof privateEventsTexts>();
  return (
    <section className={styles.hero} aria-labelledby="events-title">
      <div data-column>
        <PageTitle id="events-title" eyebrow={text('events.hero.eyebrow')} title={text('events.hero.title')} />
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
      {/* A file: inlined, it would make the document too large for its first packets. */}
      <svg className={styles.table} viewBox="0 0 1240 280" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
        <use href="/images/table.svg#table" />
      </svg>
    </section>
  );
}

export const eventsIntro = { Content: EventsIntro, texts: privateEventsTexts };
