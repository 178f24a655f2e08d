import {
  type PublicVenue,
  type LocalDateTime,
  type OpeningHours as Hours,
  type ServiceDate,
  type SpecialDay,
  type Weekday,
  addDays,
  localizePath,
  minutesPerDay,
  findOpenPeriodNear,
  openingHoursOn,
  listOpenPeriods,
  timeOfMinute,
  valueOn,
  weekdayOf,
  weekdays,
} from '@strapec/domain';
import { dayAndMonth } from '../../shared/i18n/date-words';
import { useLanguage } from '../../shared/i18n/language-context';
import { useVenue } from '../../shared/site/site';
import { useCurrentDateTime } from '../../shared/use-current-date-time';
import { useVenueContactText } from './venue-contact-texts';
import styles from './opening-hours.module.css';

type VenueContactText = ReturnType<typeof useVenueContactText>;

export function OpeningHoursList() {
  const text = useVenueContactText();
  const { language } = useLanguage();
  const venue = useVenue();
  const now = useCurrentDateTime();
  const status = now && venueStatus(now, venue);
  const shownDate = status?.kind === 'open' ? status.date : now && now.date;
  const todayWeekday = shownDate && weekdayOf(shownDate);
  const week = useWeekHours(shownDate);
  return (
    <div>
      <h3 className={styles.title}>{text('home.contact.hours')}</h3>
      <p className={styles.status}>{status ? statusText(status, text) : '\u00a0'}</p>
      <dl className={styles.week}>
        {week.map(({ weekday, hours }) => (
          <div key={weekday} className={styles.day} data-today={weekday === todayWeekday} data-closed={hours === null}>
            <dt>
              {text(`hours.${weekday}`)}
              {weekday === todayWeekday && <span className={styles.today}>{text('hours.today')}</span>}
            </dt>
            <dd>
              {hours ? (
                <OpeningTimes hours={hours} />
              ) : (
                <a href={localizePath(language, '/events')}>{text('hours.closed')}</a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <SpecialHours />
    </div>
  );
}

/** By date: special days differ. */
function useWeekHours(shownDate: ServiceDate | null): { weekday: Weekday; hours: Hours | null }[] {
  const { schedule } = useVenue();
  const week = valueOn(shownDate ?? '', schedule.weeks); // contains today
  return weekdays.map((weekday) => {
    const isShownDay = shownDate !== null && weekday === weekdayOf(shownDate);
    return { weekday, hours: isShownDay ? openingHoursOn(shownDate, schedule) : (week?.[weekday] ?? null) };
  });
}

function OpeningTimes({ hours }: { hours: Hours }) {
  const text = useVenueContactText();
  return listOpenPeriods(hours).map(({ opens, closes }) => (
    <span key={opens} className={styles.opening}>
      {text('hours.range', { opens: timeOfMinute(opens), closes: timeOfMinute(closes) })}
    </span>
  ));
}

const statusText = (status: VenueStatus, text: VenueContactText): string =>
  text(`hours.status.${status.kind === 'closed' ? status.next : status.kind}`, status);

type VenueStatus =
  | { kind: 'open'; date: ServiceDate; closes: string }
  | { kind: 'later'; date: ServiceDate; opens: string; closes: string }
  | { kind: 'closed'; next: Weekday; opens: string };

// At 01:00 on Saturday, Friday evening is still open.
const daysAheadChecked = [-1, 0, 1, 2, 3, 4, 5, 6, 7];

/** `null` if closed for the next week. */
export function venueStatus(now: LocalDateTime, { schedule }: PublicVenue): VenueStatus | null {
  for (const daysAhead of daysAheadChecked) {
    const date = addDays(now.date, daysAhead);
    const hours = openingHoursOn(date, schedule);
    const minute = now.minute - daysAhead * minutesPerDay; // since midnight of that evening's date
    if (!hours || minute >= hours.closes) continue;
    const opening = findOpenPeriodNear(minute, hours);
    const opens = timeOfMinute(opening.opens);
    const closes = timeOfMinute(opening.closes);
    if (daysAhead > 0) return { kind: 'closed', next: weekdayOf(date), opens };
    return minute >= opening.opens ? { kind: 'open', date, closes } : { kind: 'later', date, opens, closes };
  }
  return null;
}

const maxSpecialDays = 4;

function SpecialHours() {
  const text = useVenueContactText();
  const { schedule } = useVenue();
  const days = [...schedule.specialDays].sort((a, b) => (a.from < b.from ? -1 : 1)).slice(0, maxSpecialDays);
  if (days.length === 0) return null;
  return (
    <>
      <h4 className={styles.special}>{text('hours.special')}</h4>
      <dl className={styles.week}>
        {days.map((day) => (
          <SpecialDayRow key={`${day.from} ${day.to}`} day={day} />
        ))}
      </dl>
    </>
  );
}

function SpecialDayRow({ day: { from, to, hours, label } }: { day: SpecialDay }) {
  const text = useVenueContactText();
  const { language } = useLanguage();
  const dates =
    from === to ? dayAndMonth(from, language) : `${dayAndMonth(from, language)} – ${dayAndMonth(to, language)}`;
  return (
    <div className={styles.day} data-closed={hours === null}>
      <dt>
        <span>
          {dates}
          {label && <span className={styles.why}>{label[language]}</span>}
        </span>
      </dt>
      <dd>{hours ? <OpeningTimes hours={hours} /> : text('hours.special.closed')}</dd>
    </div>
  );
}
