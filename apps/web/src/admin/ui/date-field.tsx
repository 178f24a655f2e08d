import { type ServiceDate, isServiceDate } from '@strapec/domain';
import DatePicker from 'antd/es/date-picker';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { type ReactNode, useMemo } from 'react';
import styles from './ui.module.css';

dayjs.extend(customParseFormat);

export type DayMark = 'closed' | 'full';
export type FindDayMark = (date: ServiceDate) => DayMark | null;

interface DateFieldProps {
  id?: string;
  value?: string;
  onChange?: (date: string) => void;
  isOptional?: boolean;
  marks?: {
    findMark: FindDayMark;
    markLabels: Readonly<Record<DayMark, string>>;
    onShowMonth: (month: ServiceDate) => void;
  };
}

const dateFormats = ['D. M. YYYY', 'D.M.YYYY', 'YYYY-MM-DD'];
/** Read only when typing ends: `1. 1.` may be the beginning of `1. 1. 2027`. */
const shortFormats = ['D. M.', 'D.M.'];
const toServiceDate = (day: Dayjs): ServiceDate => day.format('YYYY-MM-DD');
const toFirstDayOfMonth = (day: Dayjs): ServiceDate => toServiceDate(day.startOf('month'));

export function DateField({ value, onChange, isOptional = false, marks, ...field }: DateFieldProps) {
  // memoised: a new object for the same day would replace the text being typed
  const day = useMemo((): Dayjs | null => (value && isServiceDate(value) ? dayjs(value) : null), [value]);
  const completeShortDate = (input: string) => {
    const shortDate = dayjs(input.trim(), shortFormats, true);
    if (shortDate.isValid()) onChange?.(toServiceDate(shortDate));
  };
  return (
    <DatePicker
      {...field}
      format={dateFormats}
      value={day}
      allowClear={isOptional}
      style={{ width: '100%' }}
      classNames={{ popup: { root: styles.calendar } }}
      onBlur={({ target }) => completeShortDate((target as HTMLInputElement).value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault(); // Enter picks the day and must not submit the form
        completeShortDate((event.target as HTMLInputElement).value);
      }}
      onChange={(selectedDay) => onChange?.(selectedDay ? toServiceDate(selectedDay) : '')}
      {...(marks && toCalendarMarkProps(marks, day))}
    />
  );
}

const toCalendarMarkProps = (
  { findMark, markLabels, onShowMonth }: NonNullable<DateFieldProps['marks']>,
  day: Dayjs | null,
) => ({
  onOpenChange: (isOpen: boolean) => isOpen && day && onShowMonth(toFirstDayOfMonth(day)),
  onPanelChange: (shownMonth: Dayjs) => onShowMonth(toFirstDayOfMonth(shownMonth)),
  cellRender: (current: unknown, { originNode, type }: { originNode: ReactNode; type: string }) => {
    const mark = type === 'date' ? findMark(toServiceDate(current as Dayjs)) : null;
    if (!mark) return originNode;
    return (
      <span className={styles.marked} data-mark={mark} title={markLabels[mark]}>
        {originNode}
      </span>
    );
  },
});
