import DownOutlined from '@ant-design/icons/DownOutlined';
import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { monthInWords, weekdayInShort } from '../../shared/time/date-words';
import parts from '../../shared/ui/parts.module.css';
import { useIsNarrow } from '../../shared/ui/use-is-narrow';
import { DayButton, type DayChoice, Step, useBusyDays } from './day-button';
import { MonthCalendar } from './month-calendar';
import styles from './day-picker.module.css';
import { type ServiceDate, addDays, weekdayOf, weekdays } from '@strapec/domain';
import Button from 'antd/es/button';
import { useDaysText } from './texts';

/** Chooses the evening: from a month on a desktop, from a week on a phone. */
export function DayPicker(choice: DayChoice) {
  const isNarrow = useIsNarrow();
  return (
    <div className={parts.stack12}>
      <QuickDays {...choice} />
      {isNarrow ? <WeekStrip {...choice} /> : <MonthCalendar {...choice} />}
    </div>
  );
}

function QuickDays({ date, today, onChoose }: DayChoice) {
  const text = useDaysText();
  const days = [
    { label: 'days.today', day: today },
    { label: 'days.tomorrow', day: addDays(today, 1) },
    { label: 'days.all', day: null },
  ] as const;
  return (
    <div className={styles.quick} role="group" aria-label={text('days.title')}>
      {days.map(({ label, day }) => (
        <Button key={label} aria-pressed={day === date} onClick={() => onChoose(day)}>
          {text(label)}
        </Button>
      ))}
    </div>
  );
}

const mondayOf = (date: ServiceDate): ServiceDate => addDays(date, -weekdays.indexOf(weekdayOf(date)));

function WeekStrip(choice: DayChoice) {
  const { date, today } = choice;
  const { language } = useLanguage();
  const [isMonthOpen, setMonthOpen] = useState(false);
  const [shown, setShown] = useState(date ?? today);
  const [seenDate, setSeenDate] = useState(date);
  if (seenDate !== date) {
    setSeenDate(date);
    if (date) setShown(date);
  }
  return (
    <div>
      <div className={styles.header}>
        <Step words="days.previousWeek" icon={<LeftOutlined />} onClick={() => setShown(addDays(shown, -7))} />
        <Button type="text" aria-expanded={isMonthOpen} onClick={() => setMonthOpen(!isMonthOpen)}>
          {monthInWords(shown, language)} <DownOutlined rotate={isMonthOpen ? 180 : 0} aria-hidden />
        </Button>
        <Step words="days.nextWeek" icon={<RightOutlined />} onClick={() => setShown(addDays(shown, 7))} />
      </div>
      {isMonthOpen ? <MonthCalendar {...choice} /> : <Week {...choice} monday={mondayOf(shown)} />}
    </div>
  );
}

function Week({ monday, date, today, onChoose }: DayChoice & { monday: ServiceDate }) {
  const { language } = useLanguage();
  const plans = useBusyDays(monday, addDays(monday, 6));
  return (
    <div className={styles.week}>
      {weekdays.map((_, index) => {
        const day = addDays(monday, index);
        return (
          <DayButton
            key={day}
            date={day}
            today={today}
            isChosen={day === date}
            plan={plans.get(day)}
            onChoose={() => onChoose(day)}
          >
            <small>{weekdayInShort(day, language)}</small>
            {Number(day.slice(8))}
          </DayButton>
        );
      })}
    </div>
  );
}
