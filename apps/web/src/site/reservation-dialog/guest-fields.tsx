import { reservationLimits } from '@strapec/domain';
import type { InputHTMLAttributes } from 'react';
import { EmailHint } from '../../shared/email-hint/email-hint';
import { Field } from './field';
import forms from '../../shared/forms/form.module.css';
import styles from './fields.module.css';
import { useReserveText } from './texts';
import type { ReserveTableForm } from './use-reserve-table-form';

type GuestFieldName = 'firstName' | 'lastName' | 'email' | 'phone';

export function GuestFields({ form }: { form: ReserveTableForm }) {
  const { nameLength, emailLength, phoneLength } = reservationLimits;
  return (
    <>
      <div className={forms.pair}>
        <TextField form={form} field="firstName" autoComplete="given-name" maxLength={nameLength} />
        <TextField form={form} field="lastName" autoComplete="family-name" maxLength={nameLength} />
      </div>
      <div className={`${forms.pair} ${styles.wideFirst}`}>
        <TextField
          form={form}
          field="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={emailLength}
        />
        <TextField form={form} field="phone" type="tel" autoComplete="tel" maxLength={phoneLength} />
      </div>
    </>
  );
}

function TextField({
  form,
  field,
  ...input
}: { form: ReserveTableForm; field: GuestFieldName } & Omit<InputHTMLAttributes<HTMLInputElement>, 'form'>) {
  const text = useReserveText();
  return (
    <Field form={form} field={field} label={text(`reserve.${field}`)}>
      {(control) => (
        <>
          <input
            {...input}
            {...control}
            name={field}
            required
            enterKeyHint="next"
            value={form.values[field]}
            onChange={(event) => form.changeValues({ [field]: event.target.value })}
            onBlur={() => form.checkOnBlur(field)}
          />
          {field === 'email' && <EmailHint fieldId={control.id} />}
        </>
      )}
    </Field>
  );
}
