import { reservationLimits } from '@strapec/domain';
import type { ChangeEvent } from 'react';
import { TextField } from '../../shared/forms/text-field';
import forms from '../../shared/forms/form.module.css';
import { useFieldProps } from './field';
import type { GuestFieldName } from './reservation-values';
import styles from './fields.module.css';
import { useReserveText } from './texts';
import type { ReservationFormState } from './use-reservation-form';

export function GuestFields({ form }: { form: ReservationFormState }) {
  const { nameLength, emailLength, phoneLength } = reservationLimits;
  const text = useReserveText();
  const fieldProps = useFieldProps(form);
  const field = (name: GuestFieldName) => ({
    ...fieldProps(name),
    name,
    label: text(`reserve.${name}`),
    required: true,
    enterKeyHint: 'next' as const,
    value: form.values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => form.changeValues({ [name]: event.target.value }),
    onBlur: () => form.checkOnBlur(name),
  });
  return (
    <>
      <div className={forms.pair}>
        <TextField {...field('firstName')} autoComplete="given-name" maxLength={nameLength} />
        <TextField {...field('lastName')} autoComplete="family-name" maxLength={nameLength} />
      </div>
      <div className={`${forms.pair} ${styles.wideFirst}`}>
        <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" maxLength={emailLength} />
        <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={phoneLength} />
      </div>
    </>
  );
}
