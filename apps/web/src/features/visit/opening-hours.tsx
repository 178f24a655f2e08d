import { addressIn, weekdayOf } from '@strapec/domain';
import { useLanguage } from '../../shared/i18n/language-context';
import { type Text, useText } from '../../shared/i18n/use-text';
import { useSite } from '../../shared/site/site';
import { useCurrentMoment } from '../../shared/use-current-moment';
import { type HouseStatus, houseStatus } from './house-status';
import type { en } from './messages.en';
import styles from './opening-hours.module.css';

type HoursText = Text<keyof typeof en>;

/** The week as a menu is set, today marked, and one sentence about tonight. */
export function OpeningHours() {
  const text = useText<keyof typeof en>();
  const { language } = useLanguage();
  const { openingHours } = useSite();
  const now = useCurrentMoment();
  const status = now && houseStatus(now, openingHours);
  const today = status?.kind === 'open' ? status.evening : now && weekdayOf(now.date);
  return (
    <div>
      <h3 className={styles.title}>{text('home.contact.hours')}</h3>
      <p className={styles.status}>{status ? statusText(status, text) : '\u00a0'}</p>
      <dl className={styles.week}>
        {openingHours.map(({ weekday, opens, closes }) => (
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
    </div>
  );
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
