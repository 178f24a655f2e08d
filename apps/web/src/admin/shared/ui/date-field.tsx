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

const formats = ['D. M. YYYY', 'D.M.YYYY', 'YYYY-MM-DD'];
/** Of this year: read when nothing more is typed, since `1. 1.` may be the beginning of `1. 1. 2027`. */
const shortFormats = ['D. M.', 'D.M.'];

/** A day, picked or typed; a form holds it as `YYYY-MM-DD`. */
export function DateField({ value, onChange, ...field }: DateFieldProps) {
  const day: Dayjs | null = value && isServiceDate(value) ? dayjs(value) : null;
  const readShort = (typed: string) => {
    const short = dayjs(typed.trim(), shortFormats, true);
    if (short.isValid()) onChange?.(short.format('YYYY-MM-DD'));
  };
  return (
    <DatePicker
      {...field}
      format={formats}
      value={day}
      allowClear={false}
      style={{ width: '100%' }}
      onBlur={({ target }) => readShort((target as HTMLInputElement).value)}
      onKeyDown={({ key, target }) => key === 'Enter' && readShort((target as HTMLInputElement).value)}
      onChange={(picked) => onChange?.(picked ? picked.format('YYYY-MM-DD') : '')}
    />
  );
}
