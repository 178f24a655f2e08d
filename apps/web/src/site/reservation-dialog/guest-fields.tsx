import Input, { type InputProps } from 'antd/es/input';
import { reservationLimits } from '@strapec/domain';
import { EmailHint } from '../../shared/email-hint/email-hint';
import { Field } from './field';
import styles from './fields.module.css';
import { useReserveText } from './texts';
import type { ReserveTableForm } from './use-reserve-table-form';

type NameOfText = 'firstName' | 'lastName' | 'email' | 'phone';

export function GuestFields({ form }: { form: ReserveTableForm }) {
  const { nameLength, emailLength, phoneLength } = reservationLimits;
  return (
    <>
      <div className={styles.pair}>
        <TextField form={form} field="firstName" autoComplete="given-name" maxLength={nameLength} />
        <TextField form={form} field="lastName" autoComplete="family-name" maxLength={nameLength} />
      </div>
      <div className={styles.pair} data-wide="first">
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
}: { form: ReserveTableForm; field: NameOfText } & Omit<InputProps, 'form'>) {
  const text = useReserveText();
  return (
    <Field form={form} field={field} label={text(`reserve.${field}`)}>
      {(control) => (
        <>
          <Input
            {...input}
            {...control}
            status={form.errors[field] && 'error'}
            name={field}
            required
            enterKeyHint="next"
            value={form.values[field]}
            onChange={(event) => form.change({ [field]: event.target.value })}
            onBlur={() => form.checkLeft(field)}
          />
          {field === 'email' && <EmailHint fieldId={control.id} />}
        </>
      )}
    </Field>
  );
}
