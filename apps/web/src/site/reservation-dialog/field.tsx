import type { ReservationField } from '@strapec/domain';
import { FormField, type FormFieldProps } from '../../shared/forms/form-field';
import { useLanguage } from '../../shared/i18n/language-context';
import { errorTextValues } from './field-message-ids';
import { fieldId } from './dialog-focus';
import { useReserveText } from './texts';
import type { ReservationFormState } from './use-reservation-form';

type FieldProps = Omit<FormFieldProps, 'id' | 'error'> & { form: ReservationFormState; field: ReservationField };

export function Field({ form, field, ...props }: FieldProps) {
  const fieldProps = useFieldProps(form);
  return <FormField {...props} {...fieldProps(field)} />;
}

export function useFieldProps({ errors, day, values }: ReservationFormState) {
  const text = useReserveText();
  const { language } = useLanguage();
  return (field: ReservationField) => {
    const error = errors[field];
    return { id: fieldId(field), error: error && text(error, errorTextValues(day, language, values.time)) };
  };
}
