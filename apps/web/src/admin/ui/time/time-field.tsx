import Input, { type InputProps } from 'antd/es/input';
import { type HourMode, completeTime } from './complete-time';

interface TimeFieldProps extends Omit<InputProps, 'value' | 'onChange'> {
  value?: string;
  onChange?: (time: string) => void;
  hourMode?: HourMode;
}

/** On blur or Enter it becomes `HH:MM`. */
export function TimeField({ value = '', onChange, hourMode, ...field }: TimeFieldProps) {
  const completeInput = () => {
    const time = completeTime(value, hourMode);
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
