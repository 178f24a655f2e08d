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

/** One day, highlighted when parties are to come (spec §2); a brass dot stands for an event. */
export function DayButton({ date, today, isChosen, isMuted, tabIndex, plan, onChoose, children }: DayButtonProps) {
  const label = useDayLabel(date, plan);
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
      data-busy={(plan && plan.reservations > 0 && date >= today) || undefined}
      data-event={(plan && plan.events > 0) || undefined}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}

function useDayLabel(date: ServiceDate, plan: BusyDayDto | undefined): string {
  const text = useDaysText();
  const { language } = useLanguage();
  const words = dateInWords(date, language);
  if (!plan || plan.reservations + plan.events === 0) return words;
  return text(plan.events > 0 ? 'days.busyWithEvent' : 'days.busy', { date: words, count: plan.reservations });
}
