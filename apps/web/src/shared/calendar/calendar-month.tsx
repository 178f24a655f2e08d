import { type DayError, type LocalDateTime, type ServiceDate, addDays } from '@strapec/domain';
import { type ButtonHTMLAttributes, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { currentDateTime } from '../clock';
import { dateForScreenReaders, monthInWords, weekdayInShort, weekdayInWords } from '../i18n/date-words';
import { useLanguage } from '../i18n/language-context';
import { clampDate, moveDayByKey, toMonthStart, nextMonth, previousMonth, listWeeksOfMonth } from './calendar-days';
import buttons from '../ui/buttons.module.css';
import { Icon } from '../ui/icon';
import styles from './calendar.module.css';
import { useCalendarText } from './texts';

interface CalendarMonthProps {
  selectedDate: ServiceDate | null;
  horizonDays: number;
  /** `null` if the day can be picked. */
  checkDay: (date: ServiceDate, now: LocalDateTime) => DayError | null;
  onChoose: (date: ServiceDate) => void;
  /** They can still be picked. */
  fullDays?: ReadonlySet<ServiceDate>;
  onMonthChange?: (month: ServiceDate) => void;
}

/** Arrow keys move by day and week, Page Up and Page Down by month. */
export function CalendarMonth(props: CalendarMonthProps) {
  const { selectedDate, horizonDays, checkDay, onChoose, fullDays, onMonthChange } = props;
  const text = useCalendarText();
  const { language } = useLanguage();
  const [now] = useState(currentDateTime);
  const [activeDate, setActiveDate] = useState(selectedDate ?? now.date);
  const [refusal, setRefusal] = useState<DayError | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const needsFocus = useRef(true);
  const latestDate = addDays(now.date, horizonDays);
  const activateDate = (date: ServiceDate) => {
    setActiveDate(clampDate(date, now.date, latestDate));
    setRefusal(null);
  };
  const month = toMonthStart(activeDate);
  useEffect(() => onMonthChange?.(month), [month, onMonthChange]);
  const chooseDay = (date: ServiceDate) => {
    const error = checkDay(date, now);
    setRefusal(error);
    if (!error) onChoose(date);
  };

  const moveByKey = (event: KeyboardEvent) => {
    const nextDate = moveDayByKey(event.key, activeDate);
    if (!nextDate) return;
    event.preventDefault();
    needsFocus.current = true;
    activateDate(nextDate);
  };
  // A layout effect, so that a second key that follows quickly finds the focus on the new day.
  useLayoutEffect(() => {
    if (needsFocus.current) focusDay(grid.current?.querySelector<HTMLElement>('[tabindex="0"]'));
    needsFocus.current = false;
  }, [activeDate]);

  return (
    <div className={styles.calendar}>
      <CalendarHeader
        title={monthInWords(activeDate, language)}
        onPrevious={toMonthStart(activeDate) > now.date ? () => activateDate(previousMonth(activeDate)) : undefined}
        onNext={nextMonth(activeDate) <= latestDate ? () => activateDate(nextMonth(activeDate)) : undefined}
      />
      <table ref={grid} role="grid" aria-label={monthInWords(activeDate, language)} onKeyDown={moveByKey}>
        <thead>
          <tr>
            {datesOfAnyWeek.map((date) => (
              <th key={date} scope="col" abbr={weekdayInWords(date, language)}>
                {weekdayInShort(date, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeksOfMonth(activeDate).map((week, index) => (
            <tr key={index}>
              {week.map((date, day) => (
                <td key={day} aria-selected={date !== null && date === selectedDate}>
                  {date && (
                    <CalendarDay
                      date={date}
                      error={checkDay(date, now)}
                      isFull={fullDays?.has(date) ?? false}
                      tabIndex={date === activeDate ? 0 : -1}
                      aria-current={date === now.date ? 'date' : undefined}
                      data-chosen={date === selectedDate || undefined}
                      onClick={() => chooseDay(date)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.why} role="status">
        {refusal ? text(`calendar.why.${refusal}`) : fullDays && fullDays.size > 0 && text('calendar.legend')}
      </p>
    </div>
  );
}

/** Not while the calendar itself moves into place. */
function focusDay(day: HTMLElement | null | undefined): void {
  day?.focus({ preventScroll: true });
  requestAnimationFrame(() => day?.scrollIntoView?.({ block: 'nearest' }));
}

const anyMonday = '2026-11-30';
const datesOfAnyWeek = Array.from({ length: 7 }, (_, day) => addDays(anyMonday, day));

interface CalendarDayProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  date: ServiceDate;
  error: DayError | null;
  isFull: boolean;
}

function CalendarDay({ date, error, isFull, ...button }: CalendarDayProps) {
  const text = useCalendarText();
  const { language } = useLanguage();
  const dateText = dateForScreenReaders(date, language);
  const dayState = error ?? (isFull ? 'full' : null);
  return (
    <button
      {...button}
      type="button"
      className={styles.day}
      aria-label={dayState ? text(`calendar.${dayState}`, { date: dateText }) : dateText}
      aria-disabled={error !== null}
      data-full={dayState === 'full' || undefined}
    >
      {Number(date.slice(8))}
    </button>
  );
}

function CalendarHeader(props: { title: string; onPrevious?: () => void; onNext?: () => void }) {
  const text = useCalendarText();
  const { title, onPrevious, onNext } = props;
  return (
    <div className={styles.header}>
      <MonthButton label={text('calendar.previous')} path="M12 4l-6 6 6 6" onPress={onPrevious} />
      <p className={styles.title} aria-live="polite">
        {title}
      </p>
      <MonthButton label={text('calendar.next')} path="M8 4l6 6-6 6" onPress={onNext} />
    </div>
  );
}

/** Not `disabled`, which would take the focus away and close the calendar. */
function MonthButton({ label, path, onPress }: { label: string; path: string; onPress: (() => void) | undefined }) {
  return (
    <button type="button" className={buttons.icon} aria-label={label} aria-disabled={!onPress} onClick={onPress}>
      <Icon path={path} />
    </button>
  );
}
