import type { ReservationField } from '@strapec/domain';
import { Field } from './field';
import styles from './fields.module.css';
import type { ReserveTableForm } from './use-reserve-table-form';

interface SelectFieldProps {
  form: ReserveTableForm;
  field: ReservationField;
  label: string;
  value: string | number;
  choices: readonly { value: string | number; label: string }[];
  onChoose: (value: string) => void;
}

/** A list to choose from: the device's own, which every phone, keyboard and screen reader knows best. */
export function SelectField({ value, choices, onChoose, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.selectBox}>
          <select
            {...control}
            className={styles.select}
            value={value}
            required
            onChange={(event) => onChoose(event.target.value)}
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}
