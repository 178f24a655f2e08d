import { isServiceDate } from '@strapec/domain';
import DatePicker from 'antd/es/date-picker';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

interface DateFieldProps {
  id?: string;
  /** `YYYY-MM-DD`, or empty. */
  value?: string;
  onChange?: (date: string) => void;
}

const formats = ['D. M. YYYY', 'D.M.YYYY', 'D. M.', 'D.M.', 'YYYY-MM-DD'];

/** A day, picked or typed; a form holds it as `YYYY-MM-DD`. */
export function DateField({ value, onChange, ...field }: DateFieldProps) {
  const day: Dayjs | null = value && isServiceDate(value) ? dayjs(value) : null;
  return (
    <DatePicker
      {...field}
      format={formats}
      value={day}
      allowClear={false}
      style={{ width: '100%' }}
      onChange={(picked) => onChange?.(picked ? picked.format('YYYY-MM-DD') : '')}
    />
  );
}
