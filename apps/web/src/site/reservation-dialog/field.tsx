import type { ReservationField } from '@strapec/domain';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { errorId, fieldId, labelId } from './focus-field';
import styles from './fields.module.css';
import { errorValues } from './error-words';
import { useReserveText } from './texts';
import type { ReserveTableForm } from './use-reserve-table-form';

export interface ControlTies {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FieldProps {
  form: ReserveTableForm;
  field: ReservationField;
  label: string;
  hint?: string;
  /** It has a name (`aria-labelledby`) and no label element. */
  isGroup?: boolean | undefined;
  children: (control: ControlTies) => ReactNode;
}

/** The error is below the control in words, not in colour alone. */
export function Field({ form, field, label, hint, isGroup, children }: FieldProps) {
  const text = useReserveText();
  const { language } = useLanguage();
  const error = form.errors[field];
  const hintId = `${fieldId(field)}-hint`;
  const described = [error && errorId(field), hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-faulty={error && true}>
      <Label field={field} isGroup={isGroup}>
        {label}
      </Label>
      {children({
        id: fieldId(field),
        ...(error && { 'aria-invalid': true }),
        ...(described && { 'aria-describedby': described }),
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(field)} className={styles.error}>
          {text(error, errorValues(form.day, language, form.values.time))}
        </p>
      )}
    </div>
  );
}

function Label({ field, isGroup, children }: Pick<FieldProps, 'field' | 'isGroup'> & { children: string }) {
  const Tag = isGroup ? 'span' : 'label';
  return (
    <Tag id={labelId(field)} className={styles.label} {...(!isGroup && { htmlFor: fieldId(field) })}>
      {children}
    </Tag>
  );
}
