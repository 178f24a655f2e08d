import DownOutlined from '@ant-design/icons/DownOutlined';
import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dateInWords, monthInWords, formatMonth, weekdayInShort } from '../../ui/time/date-words';
import parts from '../../ui/parts.module.css';
import { useIsNarrow } from '../../ui/use-media-query';
import styles from './day-picker.module.css';
import { type ServiceDate, addDays, weekdayOf, weekdays } from '@strapec/domain';
import Button, { type ButtonProps } from 'antd/es/button';
import { type texts, useDaysText } from './texts';
import Calendar from 'antd/es/calendar';
import Select from 'antd/es/select';
import dayjs, { type Dayjs } from 'dayjs';
import { type BusyDayDto, useGetCalendarDays } from '@strapec/contracts';
import { Hint } from '../../ui/hint';

export function DayPicker(props: DayPickerProps) {
  const isNarrow = useIsNarrow();
  return (
    <div className={parts.stack12}>
      <QuickDays {...props} />
      {isNarrow ? <WeekStrip {...props} /> : <MonthCalendar {...props} />}
    </div>
  );
}

function QuickDays({ selectedDate, today, onChoose }: DayPickerProps) {
  const text = useDaysText();
  const days = [
    { textId: 'days.today', day: today },
    { textId: 'days.tomorrow', day: addDays(today, 1) },
    { textId: 'days.all', day: null },
  ] as const;
  return (
    <div className={styles.quick} role="group" aria-label={text('days.title')}>
      {days.map(({ textId, day }) => (
        <Button key={textId} aria-pressed={day === selectedDate} onClick={() => onChoose(day)}>
          {text(textId)}
        </Button>
      ))}
    </div>
  );
}

const mondayOf = (date: ServiceDate): ServiceDate => addDays(date, -weekdays.indexOf(weekdayOf(date)));

/** The date whose week or month is shown; it follows the selected date. */
function useShownDate(date: ServiceDate | null, today: ServiceDate) {
  const [shownDate, setShown] = useState(date ?? today);
  const [previousDate, setPreviousDate] = useState(date);
  if (previousDate !== date) {
    setPreviousDate(date);
    if (date) setShown(date);
  }
  return [shownDate, setShown] as const;
}

function WeekStrip(props: DayPickerProps) {
  const { selectedDate, today } = props;
  const { language } = useLanguage();
  const [isMonthOpen, setMonthOpen] = useState(false);
  const [shownDate, setShown] = useShownDate(selectedDate, today);
  return (
    <div>
      <div className={styles.header}>
        <StepButton
          textId="days.previousWeek"
          icon={<LeftOutlined />}
          onClick={() => setShown(addDays(shownDate, -7))}
        />
        <Button type="text" aria-expanded={isMonthOpen} onClick={() => setMonthOpen(!isMonthOpen)}>
          {monthInWords(shownDate, language)} <DownOutlined rotate={isMonthOpen ? 180 : 0} aria-hidden />
        </Button>
        <StepButton textId="days.nextWeek" icon={<RightOutlined />} onClick={() => setShown(addDays(shownDate, 7))} />
      </div>
      {isMonthOpen ? <MonthCalendar {...props} /> : <Week {...props} monday={mondayOf(shownDate)} />}
    </div>
  );
}

function Week({ monday, selectedDate, today, onChoose }: DayPickerProps & { monday: ServiceDate }) {
  const { language } = useLanguage();
  const busyDays = useBusyDays(monday, addDays(monday, 6));
  return (
    <div className={styles.week}>
      {weekdays.map((_, index) => {
        const day = addDays(monday, index);
        return (
          <DayButton
            key={day}
            date={day}
            today={today}
            isSelected={day === selectedDate}
            busyDay={busyDays.get(day)}
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

const toServiceDate = (day: Dayjs): ServiceDate => day.format('YYYY-MM-DD');
const daysByArrowKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

function MonthCalendar({ selectedDate, today, onChoose }: DayPickerProps) {
  const { language } = useLanguage();
  const [shownDate, setShown] = useShownDate(selectedDate, today);
  const month = shownDate.slice(0, 7);
  const busyDays = useBusyDays(addDays(`${month}-01`, -7), addDays(`${month}-01`, 44));
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const dayOffset = daysByArrowKey[event.key];
    const focusedDate = (event.target as HTMLElement).dataset['date'];
    if (dayOffset === undefined || focusedDate === undefined) return;
    event.preventDefault();
    const nextDate = addDays(focusedDate, dayOffset);
    setShown(nextDate);
    const calendar = event.currentTarget;
    requestAnimationFrame(() => calendar.querySelector<HTMLElement>(`[data-date="${nextDate}"]`)?.focus());
  };
  return (
    <div className={styles.month} onKeyDown={moveFocus}>
      <Calendar
        key={language}
        fullscreen={false}
        value={dayjs(shownDate).locale(language === 'sk' ? 'sk' : 'en-gb')}
        validRange={[dayjs(`${firstYear}-01-01`), dayjs(`${latestYear(today)}-12-31`)]}
        onSelect={(day, { source }) => source === 'date' && onChoose(toServiceDate(day))}
        headerRender={() => <CalendarHeader shownDate={shownDate} today={today} onShow={setShown} />}
        fullCellRender={(day) => (
          <DayButton
            date={toServiceDate(day)}
            today={today}
            isSelected={toServiceDate(day) === selectedDate}
            isOtherMonth={!toServiceDate(day).startsWith(month)}
            tabIndex={toServiceDate(day) === shownDate ? 0 : -1}
            busyDay={busyDays.get(toServiceDate(day))}
          >
            {day.date()}
          </DayButton>
        )}
      />
    </div>
  );
}

interface CalendarHeaderProps {
  shownDate: ServiceDate;
  today: ServiceDate;
  onShow: (date: ServiceDate) => void;
}

const monthNumbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

function CalendarHeader({ shownDate, today, onShow }: CalendarHeaderProps) {
  const text = useDaysText();
  const { language } = useLanguage();
  const [year = '', month = ''] = shownDate.split('-');
  const maxYear = latestYear(today);
  const stepMonths = (count: number) => onShow(toServiceDate(dayjs(shownDate).startOf('month').add(count, 'month')));
  return (
    <div className={styles.header}>
      <StepButton
        textId="days.previousMonth"
        icon={<LeftOutlined />}
        disabled={shownDate < `${firstYear}-02`}
        onClick={() => stepMonths(-1)}
      />
      <Select
        aria-label={text('days.month')}
        value={month}
        options={monthNumbers.map((value) => ({ value, label: formatMonth(`${year}-${value}-01`, language) }))}
        onChange={(value) => onShow(`${year}-${value}-01`)}
      />
      <Select
        aria-label={text('days.year')}
        value={Number(year)}
        options={listYearsUntil(maxYear).map((value) => ({ value, label: String(value) }))}
        onChange={(value) => onShow(`${value}-${month}-01`)}
      />
      <StepButton
        textId="days.nextMonth"
        icon={<RightOutlined />}
        disabled={shownDate >= `${maxYear}-12`}
        onClick={() => stepMonths(1)}
      />
    </div>
  );
}

const firstYear = 2024;
const minLatestYear = 2026;

/** 2026 or next year, whichever is later (rules §1). */
const latestYear = (today: ServiceDate): number => Math.max(minLatestYear, Number(today.slice(0, 4)) + 1);

const listYearsUntil = (lastYear: number): number[] =>
  Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);

interface DayPickerProps {
  selectedDate: ServiceDate | null;
  today: ServiceDate;
  onChoose: (date: ServiceDate | null) => void;
}

interface DayButtonProps {
  date: ServiceDate;
  today: ServiceDate;
  isSelected: boolean;
  isOtherMonth?: boolean;
  tabIndex?: number;
  busyDay: BusyDayDto | undefined;
  onChoose?: () => void;
  children: ReactNode;
}

/** Highlighted when it has reservations (spec §2); a dot marks an event. */
function DayButton({ date, today, isSelected, isOtherMonth, tabIndex, busyDay, onChoose, children }: DayButtonProps) {
  const label = useDayLabel(date, { busyDay, today });
  return (
    <button
      type="button"
      className={styles.day}
      tabIndex={tabIndex}
      aria-label={label}
      aria-pressed={isSelected}
      aria-current={date === today ? 'date' : undefined}
      data-date={date}
      data-muted={isOtherMonth || undefined}
      {...(busyDay && busyAttributes(busyDay, date >= today))}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}

function busyAttributes({ reservations, withoutTable, events }: BusyDayDto, isUpcoming: boolean) {
  return {
    'data-busy': (isUpcoming && reservations > 0) || undefined,
    'data-without-table': (isUpcoming && withoutTable > 0) || undefined,
    'data-event': events > 0 || undefined,
  };
}

function useDayLabel(date: ServiceDate, { busyDay, today }: Pick<DayButtonProps, 'busyDay' | 'today'>): string {
  const text = useDaysText();
  const { language } = useLanguage();
  const dateText = dateInWords(date, language);
  if (!busyDay || busyDay.reservations + busyDay.events === 0) return dateText;
  const label = text(busyDay.events > 0 ? 'days.busyWithEvent' : 'days.busy', {
    date: dateText,
    count: busyDay.reservations,
  });
  const needsTables = busyDay.withoutTable > 0 && date >= today;
  return needsTables ? text('days.withoutTable', { label, count: busyDay.withoutTable }) : label;
}

function useBusyDays(from: ServiceDate, to: ServiceDate): ReadonlyMap<ServiceDate, BusyDayDto> {
  const { data } = useGetCalendarDays({ from, to }, { query: { staleTime: 1000 } });
  return useMemo(() => new Map((data ?? []).map((day) => [day.date, day])), [data]);
}

function StepButton({ textId, ...buttonProps }: ButtonProps & { textId: keyof typeof texts }) {
  const label = useDaysText()(textId);
  return (
    <Hint text={label}>
      <Button type="text" aria-label={label} {...buttonProps} />
    </Hint>
  );
}
