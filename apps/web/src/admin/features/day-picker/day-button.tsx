import { type BusyDayDto, useGetCalendarDays } from '@strapec/contracts';
import type { ServiceDate } from '@strapec/domain';
import Button, { type ButtonProps } from 'antd/es/button';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dateInWords } from '../../shared/time/date-words';
import { Hint } from '../../shared/ui/hint';
import styles from './day-picker.module.css';
import { type en, useDaysText } from './texts';

export interface DayChoice {
  /** The shown day; `null` shows all. */
  date: ServiceDate | null;
  today: ServiceDate;
  onChoose: (date: ServiceDate | null) => void;
}

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

/**
 * A day, highlighted when it has reservations (spec §2); a dot marks an event, an exclamation mark parties without a
 * table.
 */
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

/** Attributes for the colours; a past day needs no attention. */
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

export function useBusyDays(from: ServiceDate, to: ServiceDate): ReadonlyMap<ServiceDate, BusyDayDto> {
  const { data } = useGetCalendarDays({ from, to }, { query: { staleTime: 1000 } });
  return useMemo(() => new Map((data ?? []).map((day) => [day.date, day])), [data]);
}

export function Step({ words, ...button }: ButtonProps & { words: keyof typeof en }) {
  const label = useDaysText()(words);
  return (
    <Hint words={label}>
      <Button type="text" aria-label={label} {...button} />
    </Hint>
  );
}
