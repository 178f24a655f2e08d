import Input, { type InputProps } from 'antd/es/input';
import { type TimeReading, completeTime } from './complete-time';

interface TimeFieldProps extends Omit<InputProps, 'value' | 'onChange'> {
  value?: string;
  onChange?: (time: string) => void;
  reading?: TimeReading;
}

/** On blur or Enter it becomes `HH:MM`. */
export function TimeField({ value = '', onChange, reading, ...field }: TimeFieldProps) {
  const completeInput = () => {
    const time = completeTime(value, reading);
    if (time !== value) onChange?.(time); // an unchanged field does not count as edited
  };
  return (
    <Input
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange?.(target.value)}
      onPressEnter={completeInput}
      onBlur={(event) => {
        completeInput();
        field.onBlur?.(event);
      }}
    />
  );
}
