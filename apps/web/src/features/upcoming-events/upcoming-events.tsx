import { QueryProvider } from '../../shared/api/query-provider';
import { useText } from '../../shared/i18n/use-text';
import buttons from '../../shared/ui/buttons.module.css';
import { Section } from '../../shared/ui/section';
import { EmptyGlass } from './empty-glass';
import { EventEntry } from './event-entry';
import type { en } from './messages.en';
import styles from './upcoming-events.module.css';
import { useListPublicEvents } from '@strapec/contracts';
import type { PublicEvent } from '../../shared/events/public-event';
import { usePage } from '../../shared/site/page';

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

const staleMs = 30_000; // spec §9

/** What is known of the upcoming events. */
type UpcomingEventsState =
  | { state: 'loading' | 'empty' }
  | { state: 'failed'; tryAgain: () => void }
  | { state: 'listed'; events: readonly PublicEvent[] };

/** The server's list at once, the newest as soon as it is there (spec §4). */
function useUpcomingEvents(): UpcomingEventsState {
  const { events } = usePage();
  const { data, isFetching, refetch } = useListPublicEvents<PublicEvent[], Error>({
    query: {
      staleTime: staleMs,
      initialData: events ? [...events] : undefined,
      initialDataUpdatedAt: 0, // the page may have waited in a cache
    },
  });
  if (data) return data.length > 0 ? { state: 'listed', events: data } : { state: 'empty' };
  return isFetching ? { state: 'loading' } : { state: 'failed', tryAgain: () => void refetch() };
}
