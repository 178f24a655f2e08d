import type { ReactNode } from 'react';
import styles from './form.module.css';

/** What ties a control to its label and its fault. */
export interface ControlTies {
  id: string;
  className: string | undefined;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FormFieldProps {
  id: string;
  label: string;
  /** What is wrong with it, in words. */
  fault?: string;
  children: (control: ControlTies) => ReactNode;
}

/** A labelled control of a form on a page; its fault stands below it in words, not in colour alone. */
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
