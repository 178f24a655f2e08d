import { formatEndTime } from '@strapec/domain';
import { QueryProvider } from '../../shared/api/query-provider';
import { setInquiredEvent } from '../../shared/events/inquired-event';
import { dateInSentence, dayAndMonth, weekdayInWords } from '../../shared/i18n/date-words';
import { useLanguage } from '../../shared/i18n/language-context';
import { priceInWords } from '../../shared/i18n/price-words';
import buttons from '../../shared/ui/buttons.module.css';
import { LineDrawing } from '../../shared/ui/icon';
import { PageSection } from '../../shared/ui/page-section';
import visuallyHidden from '../../shared/ui/visually-hidden.module.css';
import eventEntryStyles from './event-entry.module.css';
import { upcomingEventsTexts, useUpcomingEventsText } from './upcoming-events-texts';
import styles from './upcoming-events.module.css';
import { useListPublicEvents } from '@strapec/contracts';
import { type PublicEvent, localizeEvent } from '../../shared/events/public-event';
import { usePage } from '../../shared/site/page';

export function UpcomingEvents() {
  const text = useUpcomingEventsText();
  return (
    <QueryProvider>
      <PageSection
        id="upcoming"
        ground="night"
        eyebrow={text('events.upcoming.eyebrow')}
        title={text('events.upcoming.title')}
      >
        <EventList />
      </PageSection>
    </QueryProvider>
  );
}

function EventList() {
  const text = useUpcomingEventsText();
  const { data: events, isFetching, refetch } = useUpcomingEvents();
  if (events && events.length > 0)
    return (
      <ul className={styles.programme}>
        {events.map((event) => (
          <EventItem key={event.id} event={event} />
        ))}
      </ul>
    );
  if (events)
    return (
      <div className={styles.state}>
        <EmptyGlass />
        <p>{text('events.upcoming.empty')}</p>
        <p className={styles.hint}>{text('events.upcoming.emptyHint')}</p>
      </div>
    );
  if (isFetching)
    return (
      <p className={styles.state} role="status">
        {text('events.upcoming.loading')}
      </p>
    );
  return (
    <div className={styles.state} role="alert">
      <p>{text('events.upcoming.failed')}</p>
      <button type="button" className={buttons.quiet} onClick={() => void refetch()}>
        {text('events.upcoming.retry')}
      </button>
    </div>
  );
}

const staleMs = 30_000; // spec §9

/** Spec §4. */
function useUpcomingEvents() {
  const { events } = usePage();
  return useListPublicEvents<PublicEvent[], Error>({
    query: {
      staleTime: staleMs,
      initialData: events ? [...events] : undefined,
      initialDataUpdatedAt: 0, // the page may come from a cache
    },
  });
}

function EmptyGlass() {
  return (
    <LineDrawing viewBox="0 0 48 72" width="64" height="96" strokeWidth="1.1">
      <path d="M13 6h22c4 14 3 31-11 31S9 20 13 6zM24 37v25M13 64c4-2 18-2 22 0" />
    </LineDrawing>
  );
}

function EventItem({ event }: { event: PublicEvent }) {
  const text = useUpcomingEventsText();
  const { language } = useLanguage();
  const { title, description, lang } = localizeEvent(event, language);
  const { date, time, eventType, imageUrl } = event;
  const until = formatEndTime(event);
  return (
    <li className={eventEntryStyles.event}>
      <p className={eventEntryStyles.when}>
        <time dateTime={`${date}T${time}`}>
          <span className={eventEntryStyles.weekday}>{weekdayInWords(date, language)}</span>
          <span className={eventEntryStyles.day}>{dayAndMonth(date, language)}</span>
          <span className={visuallyHidden.hidden}>{` ${dateInSentence(date, language)}, `}</span>
          <span className={eventEntryStyles.hours}>{text('events.upcoming.time', { from: time, until })}</span>
        </time>
      </p>
      <div lang={lang}>
        {eventType === 'wine_tasting' && (
          <p className={eventEntryStyles.label} lang={language}>
            {text('events.upcoming.tasting')}
          </p>
        )}
        <h3 className={eventEntryStyles.title}>{title}</h3>
        <p className={eventEntryStyles.description}>{description}</p>
        {imageUrl && <img className={eventEntryStyles.picture} src={imageUrl} alt="" loading="lazy" decoding="async" />}
      </div>
      <EventTerms event={event} title={title} />
    </li>
  );
}

function EventTerms({ event, title }: { event: PublicEvent; title: string }) {
  const text = useUpcomingEventsText();
  const { language } = useLanguage();
  const { currentBookings, maxCapacity, pricePerPerson } = event;
  const hasRoom = currentBookings < maxCapacity;
  return (
    <div className={eventEntryStyles.terms}>
      {pricePerPerson !== null && (
        <p>{text('events.upcoming.price', { price: priceInWords(pricePerPerson, language) })}</p>
      )}
      <p className={eventEntryStyles.spots}>
        {hasRoom
          ? text('events.upcoming.spots', { count: maxCapacity - currentBookings })
          : text('events.upcoming.full')}
      </p>
      {hasRoom && (
        <a
          className={buttons.quiet}
          href="#inquiry"
          data-replay
          aria-label={text('events.upcoming.inquireAbout', { title })}
          onClick={() => setInquiredEvent(event)}
        >
          {text('events.upcoming.inquire')}
        </a>
      )}
    </div>
  );
}

export const upcomingEvents = { Content: UpcomingEvents, texts: upcomingEventsTexts };
