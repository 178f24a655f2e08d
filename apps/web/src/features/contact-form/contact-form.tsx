import { contactLimits } from '@strapec/domain';
import { type InputHTMLAttributes, useState } from 'react';
import { EmailHint } from '../../shared/email-hint/email-hint';
import { FormCaptcha } from '../../shared/forms/form-captcha';
import { FormFailure } from '../../shared/forms/form-failure';
import { FormField } from '../../shared/forms/form-field';
import forms from '../../shared/forms/form.module.css';
import { FormSent } from '../../shared/forms/form-sent';
import { usePlainForm } from '../../shared/forms/plain-form';
import { PrivacyNote } from '../../shared/forms/privacy-note';
import { Honeypot } from '../../shared/forms/honeypot';
import { useFormText } from '../../shared/forms/texts';
import buttons from '../../shared/ui/buttons.module.css';
import type { ContactValues } from './contact-fields';
import styles from './contact-form.module.css';
import { useContactText } from './texts';
import { type ContactFormState, useContactForm } from './use-contact-form';

const { nameLength, emailLength, phoneLength, messageLength } = contactLimits;

/** The contact form, replaced by a confirmation after sending (spec §5). */
export function ContactForm() {
  const text = useContactText();
  const [isSent, setSent] = useState(false);
  if (!isSent) return <MessageForm onSent={() => setSent(true)} />;
  return (
    <FormSent
      className={`${forms.sent} ${styles.form} ${styles.sent}`}
      buttonClassName={buttons.onPaper}
      title={text('contact.success.title')}
      text={text('contact.success')}
      another={text('contact.another')}
      onAnother={() => setSent(false)}
      firstField="contact-firstName"
    />
  );
}

function MessageForm({ onSent }: { onSent: () => void }) {
  const text = useContactText();
  const formText = useFormText();
  const form = useContactForm(onSent);
  const { captcha, isSending, notice, goesByItself } = form;
  return (
    <form
      {...form.ties}
      {...usePlainForm('message')}
      className={`${forms.form} ${styles.form}`}
      aria-labelledby="contact-form"
      onSubmit={form.submit}
    >
      <h3 id="contact-form" className={styles.title}>
        {text('contact.title')}
      </h3>
      <div className={forms.pair}>
        <TextField form={form} name="firstName" required autoComplete="given-name" maxLength={nameLength} />
        <TextField form={form} name="lastName" required autoComplete="family-name" maxLength={nameLength} />
      </div>
      <div className={forms.pair}>
        <TextField
          form={form}
          name="email"
          required
          type="email"
          pattern="[^\s@]+@[^\s@]+\.[^\s@]+"
          title={text('contact.email.invalid')}
          autoComplete="email"
          maxLength={emailLength}
        />
        <TextField form={form} name="phone" type="tel" autoComplete="tel" maxLength={phoneLength} />
      </div>
      <FormField id="contact-message" label={text('contact.message')} error={form.errors.message}>
        {(control) => <textarea {...control} name="message" required rows={4} maxLength={messageLength} />}
      </FormField>
      <Honeypot id="contact-decoy" label={formText('forms.decoy')} />
      <FormCaptcha captcha={captcha} id="contact-captcha" isDue={form.isBegun} error={form.errors.captchaToken} />
      {notice && <FormFailure {...notice} />}
      <button
        type="submit"
        className={`${buttons.primary} ${forms.submit}`}
        disabled={isSending || !(captcha.token || goesByItself)}
        data-replay
      >
        {isSending ? text('contact.sending') : notice?.isFailure ? formText('forms.again') : text('contact.send')}
      </button>
      <PrivacyNote />
    </form>
  );
}

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'name'> {
  form: ContactFormState;
  name: Exclude<keyof ContactValues, 'message' | 'decoy'>;
}

function TextField({ form, name, ...input }: TextFieldProps) {
  const text = useContactText();
  const formText = useFormText();
  const label = text(`contact.${name}`);
  return (
    <FormField
      id={`contact-${name}`}
      label={input.required ? label : formText('forms.optional', { label })}
      error={form.errors[name]}
    >
      {(control) => (
        <>
          <input {...input} {...control} name={name} />
          {name === 'email' && <EmailHint fieldId={control.id} />}
        </>
      )}
    </FormField>
  );
}
