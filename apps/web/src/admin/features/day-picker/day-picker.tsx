import DownOutlined from '@ant-design/icons/DownOutlined';
import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { type KeyboardEvent, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { monthInWords, monthName, weekdayInShort } from '../../shared/time/date-words';
import { useIsNarrow } from '../../shared/ui/use-is-narrow';
import { DayButton, type DayChoice, Step, useBusyDays } from './day-button';
import styles from './day-picker.module.css';
import { type ServiceDate, addDays, weekdayOf, weekdays } from '@strapec/domain';
import Button from 'antd/es/button';
import { useDaysText } from './texts';
import Calendar from 'antd/es/calendar';
import Select from 'antd/es/select';
import dayjs, { type Dayjs } from 'dayjs';

/** Chooses the evening: from a month on a desktop, from a week on a phone. */
export function DayPicker(choice: DayChoice) {
  const isNarrow = useIsNarrow();
  return (
    <div className={styles.picker}>
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

const dateOf = (day: Dayjs): ServiceDate => day.format('YYYY-MM-DD');
const daysByKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The month as a calendar; arrow keys move between days. */
function MonthCalendar({ date, today, onChoose }: DayChoice) {
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
        key={language} // the first day of the week depends on the language
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

interface CalendarHeaderProps {
  shown: ServiceDate;
  today: ServiceDate;
  onShow: (date: ServiceDate) => void;
}

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

function CalendarHeader({ shown, today, onShow }: CalendarHeaderProps) {
  const text = useDaysText();
  const { language } = useLanguage();
  const [year = '', month = ''] = shown.split('-');
  const last = lastYear(today);
  const step = (by: number) => onShow(monthAway(shown, by));
  return (
    <div className={styles.header}>
      <Step
        words="days.previousMonth"
        icon={<LeftOutlined />}
        disabled={shown < `${firstYear}-02`}
        onClick={() => step(-1)}
      />
      <Select
        aria-label={text('days.month')}
        value={month}
        options={months.map((value) => ({ value, label: monthName(`${year}-${value}-01`, language) }))}
        onChange={(value) => onShow(`${year}-${value}-01`)}
      />
      <Select
        aria-label={text('days.year')}
        value={Number(year)}
        options={yearsUntil(last).map((value) => ({ value, label: String(value) }))}
        onChange={(value) => onShow(`${value}-${month}-01`)}
      />
      <Step words="days.nextMonth" icon={<RightOutlined />} disabled={shown >= `${last}-12`} onClick={() => step(1)} />
    </div>
  );
}

function monthAway(date: ServiceDate, by: number): ServiceDate {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + by;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}

const firstYear = 2024;
const lastYearAtLeast = 2026;

/** The calendar ends with 2026 or next year, whichever is later (rules §1). */
const lastYear = (today: ServiceDate): number => Math.max(lastYearAtLeast, Number(today.slice(0, 4)) + 1);

const yearsUntil = (last: number): number[] =>
  Array.from({ length: last - firstYear + 1 }, (_, index) => firstYear + index);
