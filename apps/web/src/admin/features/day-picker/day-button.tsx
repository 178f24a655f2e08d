import type { BusyDayDto } from '@strapec/contracts';
import type { ServiceDate } from '@strapec/domain';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dateInWords } from '../../shared/time/date-words';
import styles from './day-picker.module.css';
import { useDaysText } from './texts';

interface DayButtonProps {
  date: ServiceDate;
  today: ServiceDate;
  isChosen: boolean;
  isMuted?: boolean;
  tabIndex?: number;
  plan: BusyDayDto | undefined;
  onChoose?: () => void;
  children: ReactNode;
}

/** One day, highlighted when parties are to come (spec §2); a dot stands for an event, an exclamation mark for parties without a table. */
export function DayButton({ date, today, isChosen, isMuted, tabIndex, plan, onChoose, children }: DayButtonProps) {
  const label = useDayLabel(date, { plan, today });
  return (
    <button
      type="button"
      className={styles.day}
      tabIndex={tabIndex}
      aria-label={label}
      aria-pressed={isChosen}
      aria-current={date === today ? 'date' : undefined}
      data-date={date}
      data-muted={isMuted || undefined}
      {...(plan && marksOf(plan, date >= today))}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}

/** Attributes that the colours go by; the past wants nothing any more. */
function marksOf({ reservations, withoutTable, events }: BusyDayDto, isAhead: boolean) {
  return {
    'data-busy': (isAhead && reservations > 0) || undefined,
    'data-without-table': (isAhead && withoutTable > 0) || undefined,
    'data-event': events > 0 || undefined,
  };
}

function useDayLabel(date: ServiceDate, { plan, today }: Pick<DayButtonProps, 'plan' | 'today'>): string {
  const text = useDaysText();
  const { language } = useLanguage();
  const words = dateInWords(date, language);
  if (!plan || plan.reservations + plan.events === 0) return words;
  const label = text(plan.events > 0 ? 'days.busyWithEvent' : 'days.busy', { date: words, count: plan.reservations });
  const isOpen = plan.withoutTable > 0 && date >= today;
  return isOpen ? text('days.withoutTable', { label, count: plan.withoutTable }) : label;
}
