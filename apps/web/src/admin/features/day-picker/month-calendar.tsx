import { type ServiceDate, addDays } from '@strapec/domain';
import Calendar from 'antd/es/calendar';
import dayjs, { type Dayjs } from 'dayjs';
import { type KeyboardEvent, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { CalendarHeader } from './calendar-header';
import { DayButton } from './day-button';
import type { DayChoice } from './day-choice';
import styles from './day-picker.module.css';
import { useBusyDays } from './use-busy-days';
import { firstYear, lastYear } from './years';

const dateOf = (day: Dayjs): ServiceDate => day.format('YYYY-MM-DD');
const daysByKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The month as a calendar; arrow keys go from day to day. */
export function MonthCalendar({ date, today, onChoose }: DayChoice) {
  const { language } = useLanguage();
  const [shown, setShown] = useState(date ?? today);
  const [seenDate, setSeenDate] = useState(date);
  if (seenDate !== date) {
    setSeenDate(date);
    if (date) setShown(date);
  }
  const month = shown.slice(0, 7);
  const plans = useBusyDays(addDays(`${month}-01`, -7), addDays(`${month}-01`, 44));
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const days = daysByKey[event.key];
    const from = (event.target as HTMLElement).dataset['date'];
    if (days === undefined || from === undefined) return;
    event.preventDefault();
    const next = addDays(from, days);
    setShown(next);
    const calendar = event.currentTarget;
    requestAnimationFrame(() => calendar.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus());
  };
  return (
    <div className={styles.month} onKeyDown={moveFocus}>
      <Calendar
        key={language} // the week begins where the language says
        fullscreen={false}
        value={dayjs(shown).locale(language === 'sk' ? 'sk' : 'en-gb')}
        validRange={[dayjs(`${firstYear}-01-01`), dayjs(`${lastYear(today)}-12-31`)]}
        onSelect={(day, { source }) => source === 'date' && onChoose(dateOf(day))}
        headerRender={() => <CalendarHeader shown={shown} today={today} onShow={setShown} />}
        fullCellRender={(day) => (
          <DayButton
            date={dateOf(day)}
            today={today}
            isChosen={dateOf(day) === date}
            isMuted={!dateOf(day).startsWith(month)}
            tabIndex={dateOf(day) === shown ? 0 : -1}
            plan={plans.get(dateOf(day))}
          >
            {day.date()}
          </DayButton>
        )}
      />
    </div>
  );
}
