import { type ServiceDate, addressIn, openingHoursOn, timeOfMinute, weekdayOf } from '@strapec/domain';
import { useLanguage } from '../../shared/i18n/language-context';
import { type Text, useText } from '../../shared/i18n/use-text';
import { useHouse } from '../../shared/site/house';
import { type DayHours, useSite } from '../../shared/site/site';
import { useCurrentMoment } from '../../shared/use-current-moment';
import { SpecialHours } from './special-hours';
import { type HouseStatus, houseStatus } from './house-status';
import type { en } from './messages.en';
import styles from './opening-hours.module.css';

type HoursText = Text<keyof typeof en>;

/** The opening hours of the week, today marked, and one sentence about tonight. */
export function OpeningHours() {
  const text = useText<keyof typeof en>();
  const { language } = useLanguage();
  const house = useHouse();
  const now = useCurrentMoment();
  const status = now && houseStatus(now, house);
  const evening = status?.kind === 'open' ? status.evening : now && now.date;
  const today = evening && weekdayOf(evening);
  const week = useWeek(evening);
  return (
    <div>
      <h3 className={styles.title}>{text('home.contact.hours')}</h3>
      <p className={styles.status}>{status ? statusText(status, text) : '\u00a0'}</p>
      <dl className={styles.week}>
        {week.map(({ weekday, opens, closes }) => (
          <div key={weekday} className={styles.day} data-today={weekday === today} data-closed={opens === null}>
            <dt>
              {text(`hours.${weekday}`)}
              {weekday === today && <span className={styles.today}>{text('hours.today')}</span>}
            </dt>
            <dd>
              {opens && closes ? (
                text('hours.range', { opens, closes })
              ) : (
                <a href={addressIn(language, '/events')}>{text('hours.closed')}</a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <SpecialHours />
    </div>
  );
}

/** The week as it is now; tonight's hours are those of its date, which may differ from its weekday. */
function useWeek(tonight: ServiceDate | null): readonly DayHours[] {
  const { openingHours } = useSite();
  const { schedule } = useHouse();
  if (tonight === null) return openingHours;
  const hours = openingHoursOn(tonight, schedule);
  const told = { opens: hours && timeOfMinute(hours.opens), closes: hours && timeOfMinute(hours.closes) };
  return openingHours.map((day) => (day.weekday === weekdayOf(tonight) ? { ...day, ...told } : day));
}

function statusText(status: HouseStatus, text: HoursText): string {
  switch (status.kind) {
    case 'open':
      return text('hours.status.open', { closes: status.closes });
    case 'later':
      return text('hours.status.later', { opens: status.opens, closes: status.closes });
    case 'closed':
      return text(`hours.status.${status.next}`, { opens: status.opens });
  }
}
