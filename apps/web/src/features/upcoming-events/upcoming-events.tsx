import { QueryProvider } from '../../shared/api/query-provider';
import { useText } from '../../shared/i18n/use-text';
import buttons from '../../shared/ui/buttons.module.css';
import { Section } from '../../shared/ui/section';
import { EmptyGlass } from './empty-glass';
import { EventEntry } from './event-entry';
import type { en } from './messages.en';
import styles from './upcoming-events.module.css';
import { useUpcomingEvents } from './use-upcoming-events';

/** The public events to come, as a list. */
export function UpcomingEvents() {
  const text = useText<keyof typeof en>();
  return (
    <QueryProvider>
      <Section
        id="upcoming"
        ground="night"
        eyebrow={text('events.upcoming.eyebrow')}
        title={text('events.upcoming.title')}
      >
        <Programme />
      </Section>
    </QueryProvider>
  );
}

function Programme() {
  const text = useText<keyof typeof en>();
  const upcoming = useUpcomingEvents();
  switch (upcoming.state) {
    case 'loading':
      return (
        <p className={styles.state} role="status">
          {text('events.upcoming.loading')}
        </p>
      );
    case 'failed':
      return (
        <div className={styles.state} role="alert">
          <p>{text('events.upcoming.failed')}</p>
          <button type="button" className={buttons.quiet} onClick={upcoming.tryAgain}>
            {text('events.upcoming.retry')}
          </button>
        </div>
      );
    case 'empty':
      return (
        <div className={styles.state}>
          <EmptyGlass />
          <p>{text('events.upcoming.empty')}</p>
          <p className={styles.hint}>{text('events.upcoming.emptyHint')}</p>
        </div>
      );
    case 'listed':
      return (
        <ul className={styles.programme}>
          {upcoming.events.map((event) => (
            <EventEntry key={event.id} event={event} />
          ))}
        </ul>
      );
  }
}
