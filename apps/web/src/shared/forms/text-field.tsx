import type { InputHTMLAttributes } from 'react';
import { EmailHint } from '../email-hint/email-hint';
import { FormField } from './form-field';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  error: string | undefined;
}

/** An e-mail address that seems misspelt gets a suggestion. */
export function TextField({ id, label, error, ...input }: TextFieldProps) {
  return (
    <FormField id={id} label={label} error={error}>
      {(control) => (
        <>
          <input {...input} {...control} />
          {input.type === 'email' && <EmailHint fieldId={id} />}
        </>
      )}
    </FormField>
  );
}
