import { type DayError, type LocalMoment, type ServiceDate, addDays } from '@strapec/domain';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { currentMoment } from '../clock';
import { dateForScreenReaders, monthInWords, weekdayInShort, weekdayInWords } from '../i18n/date-words';
import { useLanguage } from '../i18n/language-context';
import { clampDate, dayAfterKey, monthStart, nextMonth, previousMonth, weeksOf } from './calendar-days';
import buttons from '../ui/buttons.module.css';
import styles from './calendar.module.css';
import { useCalendarText } from './texts';

interface CalendarMonthProps {
  chosen: ServiceDate | null;
  horizonDays: number;
  /** `null` if the day can be picked. */
  errorOf: (date: ServiceDate, now: LocalMoment) => DayError | null;
  onPick: (date: ServiceDate) => void;
  /** They can still be picked. */
  fullDays?: ReadonlySet<ServiceDate>;
  onShow?: (month: ServiceDate) => void;
}

/** Arrow keys move by day and week, Page Up and Page Down by month. */
export function CalendarMonth({ chosen, horizonDays, errorOf, onPick, fullDays, onShow }: CalendarMonthProps) {
  const text = useCalendarText();
  const { language } = useLanguage();
  const [now] = useState(currentMoment);
  const [active, setActive] = useState(chosen ?? now.date);
  const [refused, setRefused] = useState<DayError | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const isFocusDue = useRef(true);
  const latest = addDays(now.date, horizonDays);
  const show = (date: ServiceDate) => {
    setActive(clampDate(date, now.date, latest));
    setRefused(null);
  };
  const month = monthStart(active);
  useEffect(() => onShow?.(month), [month, onShow]);
  const press = (date: ServiceDate) => {
    const error = errorOf(date, now);
    setRefused(error);
    if (!error) onPick(date);
  };

  const followKey = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, active);
    if (!next) return;
    event.preventDefault();
    isFocusDue.current = true;
    show(next);
  };
  // A layout effect, so that a second key that follows quickly finds the focus on the new day.
  useLayoutEffect(() => {
    if (isFocusDue.current) focusDay(table.current?.querySelector<HTMLElement>('[tabindex="0"]'));
    isFocusDue.current = false;
  }, [active]);

  const weeks = weeksOf(active);
  return (
    <div className={styles.calendar}>
      <CalendarHeader
        title={monthInWords(active, language)}
        onPrevious={monthStart(active) > now.date ? () => show(previousMonth(active)) : undefined}
        onNext={nextMonth(active) <= latest ? () => show(nextMonth(active)) : undefined}
      />
      <table ref={table} role="grid" aria-label={monthInWords(active, language)} onKeyDown={followKey}>
        <thead>
          <tr>
            {someWeek.map((date) => (
              <th key={date} scope="col" abbr={weekdayInWords(date, language)}>
                {weekdayInShort(date, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((date, day) => (
                <td key={day} aria-selected={date !== null && date === chosen}>
                  {date && (
                    <CalendarDay
                      date={date}
                      words={dateForScreenReaders(date, language)}
                      error={errorOf(date, now)}
                      isFull={fullDays?.has(date) ?? false}
                      isToday={date === now.date}
                      isActive={date === active}
                      isChosen={date === chosen}
                      onPress={press}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.why} role="status">
        {refused ? text(`calendar.why.${refused}`) : fullDays && fullDays.size > 0 && text('calendar.legend')}
      </p>
    </div>
  );
}

/** Not while the calendar itself moves into place. */
function focusDay(day: HTMLElement | null | undefined): void {
  day?.focus({ preventScroll: true });
  requestAnimationFrame(() => day?.scrollIntoView?.({ block: 'nearest' }));
}

const someMonday = '2026-11-30';
const someWeek = Array.from({ length: 7 }, (_, day) => addDays(someMonday, day));

interface CalendarDayProps {
  date: ServiceDate;
  words: string;
  error: DayError | null;
  isFull: boolean;
  isToday: boolean;
  isActive: boolean;
  isChosen: boolean;
  onPress: (date: ServiceDate) => void;
}

function CalendarDay(props: CalendarDayProps) {
  const { date, words, error, isFull, isToday, isActive, isChosen, onPress } = props;
  const text = useCalendarText();
  const remark = error ?? (isFull ? 'full' : null);
  return (
    <button
      type="button"
      className={styles.day}
      tabIndex={isActive ? 0 : -1}
      aria-label={remark ? text(`calendar.${remark}`, { date: words }) : words}
      aria-disabled={error !== null}
      aria-current={isToday ? 'date' : undefined}
      data-chosen={isChosen || undefined}
      data-full={remark === 'full' || undefined}
      onClick={() => onPress(date)}
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
      <Turn label={text('calendar.previous')} path="M12 4l-6 6 6 6" onPress={onPrevious} />
      <p className={styles.title} aria-live="polite">
        {title}
      </p>
      <Turn label={text('calendar.next')} path="M8 4l6 6-6 6" onPress={onNext} />
    </div>
  );
}

function Turn({ label, path, onPress }: { label: string; path: string; onPress: (() => void) | undefined }) {
  return (
    <button type="button" className={buttons.icon} aria-label={label} disabled={!onPress} onClick={onPress}>
      <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true">
        <path d={path} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
