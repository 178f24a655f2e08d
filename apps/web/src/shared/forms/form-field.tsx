import type { ReactNode } from 'react';
import controls from './control.module.css';
import styles from './form.module.css';

export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

export interface FormFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** It has a name (`aria-labelledby`) and no label element. */
  isGroup?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
}

export function FormField({ id, label, hint, error, isGroup, children }: FormFieldProps) {
  const Label = isGroup ? 'span' : 'label';
  return (
    <div className={styles.field}>
      <Label id={`${id}-label`} {...(!isGroup && { htmlFor: id })} className={styles.label}>
        {label}
      </Label>
      {children(toControlProps({ id, hint, error }))}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function toControlProps({ id, hint, error }: Pick<FormFieldProps, 'id' | 'hint' | 'error'>): ControlProps {
  const descriptionIds = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    className: controls.control,
    ...(error && { 'aria-invalid': true }),
    ...(descriptionIds && { 'aria-describedby': descriptionIds }),
  };
}
