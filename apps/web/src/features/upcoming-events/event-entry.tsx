import { untilOf } from '@strapec/domain';
import { dateInSentence, dayAndMonth, weekdayInWords } from '../../shared/i18n/date-words';
import { useLanguage } from '../../shared/i18n/language-context';
import { priceInWords } from '../../shared/i18n/price-words';
import { useText } from '../../shared/i18n/use-text';
import { inquireAbout } from '../../shared/events/inquiry-subject';
import { type PublicEvent, eventTexts } from '../../shared/events/public-event';
import buttons from '../../shared/ui/buttons.module.css';
import styles from './event-entry.module.css';
import type { en } from './messages.en';

/** One evening of the programme: when, what, for how much, and whether there is room. */
export function EventEntry({ event }: { event: PublicEvent }) {
  const text = useText<keyof typeof en>();
  const { language } = useLanguage();
  const { title, description, lang } = eventTexts(event, language);
  const { date, time, eventType, imageUrl } = event;
  const until = untilOf(event);
  return (
    <li className={styles.event}>
      <p className={styles.when}>
        <time dateTime={`${date}T${time}`}>
          <span className={styles.weekday}>{weekdayInWords(date, language)}</span>
          <span className={styles.day}>{dayAndMonth(date, language)}</span>
          <span className={styles.hidden}>{` ${dateInSentence(date, language)}, `}</span>
          <span className={styles.hours}>{text('events.upcoming.time', { from: time, until })}</span>
        </time>
      </p>
      <div className={styles.what} lang={lang}>
        {eventType === 'wine_tasting' && (
          <p className={styles.label} lang={language}>
            {text('events.upcoming.tasting')}
          </p>
        )}
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.description}>{description}</p>
        {imageUrl && <img className={styles.picture} src={imageUrl} alt="" loading="lazy" decoding="async" />}
      </div>
      <Terms event={event} title={title} />
    </li>
  );
}

function Terms({ event, title }: { event: PublicEvent; title: string }) {
  const text = useText<keyof typeof en>();
  const { language } = useLanguage();
  const { currentBookings, maxCapacity, pricePerPerson } = event;
  const hasRoom = currentBookings < maxCapacity;
  return (
    <div className={styles.terms}>
      {pricePerPerson !== null && (
        <p>{text('events.upcoming.price', { price: priceInWords(pricePerPerson, language) })}</p>
      )}
      <p className={styles.spots}>
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
          onClick={() => inquireAbout(event)}
        >
          {text('events.upcoming.inquire')}
        </a>
      )}
    </div>
  );
}
