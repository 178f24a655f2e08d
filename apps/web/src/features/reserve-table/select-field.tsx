import type { ReservationField } from '@strapec/domain';
import { Field } from './field';
import styles from './fields.module.css';
import type { ReserveTableForm } from './use-reserve-table-form';

export interface Choice {
  value: string | number;
  label: string;
  isOff?: boolean;
}

interface SelectFieldProps {
  form: ReserveTableForm;
  field: ReservationField;
  label: string;
  value: string | number | null;
  choices: readonly Choice[];
  /** Shown until something is chosen. */
  placeholder?: string;
  onChoose: (value: string) => void;
}

/** A list to choose from: the device's own, which every phone, keyboard and screen reader knows best. */
export function SelectField({ value, choices, placeholder, onChoose, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.selectBox}>
          <select
            {...control}
            className={styles.select}
            value={value ?? ''}
            required
            onChange={(event) => onChoose(event.target.value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.isOff}>
                {choice.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}
