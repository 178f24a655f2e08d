import { type SpecialDay, timeOfMinute } from '@strapec/domain';
import { dayAndMonth } from '../../shared/i18n/date-words';
import { useLanguage } from '../../shared/i18n/language-context';
import { useText } from '../../shared/i18n/use-text';
import { useHouse } from '../../shared/site/house';
import type { en } from './messages.en';
import styles from './opening-hours.module.css';

const mostTold = 4;

/** The next days that differ from the week, and why; nothing while there are none. */
export function SpecialHours() {
  const text = useText<keyof typeof en>();
  const { schedule } = useHouse();
  const days = [...schedule.specialDays].sort((a, b) => (a.from < b.from ? -1 : 1)).slice(0, mostTold);
  if (days.length === 0) return null;
  return (
    <>
      <h4 className={styles.special}>{text('hours.special')}</h4>
      <dl className={styles.week}>
        {days.map((day) => (
          <Special key={`${day.from} ${day.to}`} day={day} />
        ))}
      </dl>
    </>
  );
}

function Special({ day: { from, to, hours, label } }: { day: SpecialDay }) {
  const text = useText<keyof typeof en>();
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
      <dd>
        {hours
          ? text('hours.range', { opens: timeOfMinute(hours.opens), closes: timeOfMinute(hours.closes) })
          : text('hours.special.closed')}
      </dd>
    </div>
  );
}
