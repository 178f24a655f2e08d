import type { ReactNode } from 'react';
import styles from './form.module.css';

/** The attributes that connect a control with its label and its error. */
export interface ControlTies {
  id: string;
  className: string | undefined;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FormFieldProps {
  id: string;
  label: string;
  fault?: string;
  children: (control: ControlTies) => ReactNode;
}

/** A labelled control of a form on a page; its error is below it in words, not in colour alone. */
export function FormField({ id, label, fault, children }: FormFieldProps) {
  const faultId = `${id}-fault`;
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        ...(fault && { 'aria-invalid': true, 'aria-describedby': faultId }),
      })}
      {fault && (
        <p id={faultId} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
