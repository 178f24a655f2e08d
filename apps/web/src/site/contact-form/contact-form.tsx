import {
  type ContactError,
  type ContactField,
  type FormErrors,
  checkContactMessage,
  contactLimits,
  findFirstErrorField,
  markMissing,
  mapErrors,
} from '@strapec/domain';
import { type FormEvent, useState } from 'react';
import { FormCaptcha } from '../../shared/forms/form-captcha';
import { FormAlert } from '../../shared/forms/form-alert';
import { FormField } from '../../shared/forms/form-field';
import forms from '../../shared/forms/form.module.css';
import { FormSuccess } from '../../shared/forms/form-success';
import { TextField } from '../../shared/forms/text-field';
import { useNoScriptProps } from '../../shared/forms/use-no-script-props';
import { PrivacyNote } from '../../shared/forms/privacy-note';
import { Honeypot } from '../../shared/forms/honeypot';
import { sharedErrorTextIds, useFormText } from '../../shared/forms/texts';
import buttons from '../../shared/ui/buttons.module.css';
import styles from './contact-form.module.css';
import { type ContactTextId, contactTexts, useContactText } from './texts';
import { sendContactMessage } from '@strapec/contracts';
import { useCaptchaToken, useSendWithCaptcha } from '../../shared/captcha/use-captcha-token';
import { useSubmitsWithoutScript } from '../../shared/captcha/use-needs-https';
import { type FormNotice, findActiveNotice } from '../../shared/forms/form-notice';
import { expectSuccess, toFailureText, toFieldErrorTexts } from '../../shared/forms/failure-text';
import { useUncontrolledForm } from '../../shared/forms/use-uncontrolled-form';
import { useLanguage } from '../../shared/i18n/language-context';

const { nameLength, emailLength, phoneLength, messageLength } = contactLimits;

export function ContactForm() {
  const text = useContactText();
  const [isSent, setSent] = useState(false);
  if (!isSent) return <MessageForm onSent={() => setSent(true)} />;
  return (
    <FormSuccess
      className={`${forms.sent} ${styles.form} ${styles.sent}`}
      buttonClassName={buttons.onPaper}
      title={text('contact.success.title')}
      text={text('contact.success')}
      restartLabel={text('contact.another')}
      onRestart={() => setSent(false)}
      firstFieldId="contact-firstName"
    />
  );
}

function MessageForm({ onSent }: { onSent: () => void }) {
  const text = useContactText();
  const formText = useFormText();
  const form = useContactForm(onSent);
  const { captcha, isSending, notice, sendsWithoutScript } = form;
  const fieldProps = (name: ContactTextField) => ({
    id: `contact-${name}`,
    name,
    label: text(`contact.${name}`),
    error: form.errors[name],
  });
  const phone = fieldProps('phone');
  return (
    <form
      {...form.formProps}
      {...useNoScriptProps('message')}
      className={`${forms.form} ${styles.form}`}
      aria-labelledby="contact-form"
      onSubmit={form.submit}
    >
      <h3 id="contact-form" className={styles.title}>
        {text('contact.title')}
      </h3>
      <div className={forms.pair}>
        <TextField {...fieldProps('firstName')} required autoComplete="given-name" maxLength={nameLength} />
        <TextField {...fieldProps('lastName')} required autoComplete="family-name" maxLength={nameLength} />
      </div>
      <div className={forms.pair}>
        <TextField
          {...fieldProps('email')}
          required
          type="email"
          pattern="[^\s@]+@[^\s@]+\.[^\s@]+"
          title={text('contact.email.invalid')}
          autoComplete="email"
          maxLength={emailLength}
        />
        <TextField
          {...phone}
          label={formText('forms.optional', { label: phone.label })}
          type="tel"
          autoComplete="tel"
          maxLength={phoneLength}
        />
      </div>
      <FormField id="contact-message" label={text('contact.message')} error={form.errors.message}>
        {(control) => <textarea {...control} name="message" required rows={4} maxLength={messageLength} />}
      </FormField>
      <Honeypot id="contact-decoy" label={formText('forms.decoy')} />
      <FormCaptcha captcha={captcha} id="contact-captcha" isNeeded={form.isStarted} error={form.errors.captchaToken} />
      {notice && <FormAlert {...notice} />}
      <button
        type="submit"
        className={`${buttons.primary} ${forms.submit}`}
        disabled={isSending || !(captcha.token || sendsWithoutScript)}
        data-replay
      >
        {isSending ? text('contact.sending') : notice?.isFailure ? formText('forms.again') : text('contact.send')}
      </button>
      <PrivacyNote />
    </form>
  );
}

type ContactTextField = Exclude<keyof ContactValues, 'message' | 'decoy'>;

/** Spec §4, §5. */
function useContactForm(onSent: () => void) {
  const text = useContactText();
  const { language } = useLanguage();
  const form = useUncontrolledForm<keyof ContactValues, ContactField>(fieldsInOrder);
  const captcha = useCaptchaToken(() => form.clearError('captchaToken'));
  const sendsWithoutScript = useSubmitsWithoutScript();
  const [isSending, setSending] = useState(false);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const applyFailure = useApplyFailure(form.showErrors);

  const showRefusal = (
    fieldErrors: FormErrors<ContactField, ContactError | 'missing'>,
    firstField: ContactField | 'missing',
  ) => {
    const errors = mapErrors(fieldErrors, (code) => text(errorMessageIds[code]));
    const message = firstField === 'missing' ? text('contact.missing') : (errors[firstField] ?? '');
    setNotice({ title: text(noticeTitleIds[firstField]), text: message, isFailure: false });
    form.showErrors(errors);
  };
  const sendWithCaptcha = useSendWithCaptcha(captcha, form.emptyHoneypot);
  const send = async () => {
    setSending(true);
    setNotice(null);
    try {
      await sendWithCaptcha(async (captchaToken) => {
        const { phone, ...rest } = form.readValues();
        expectSuccess(await sendContactMessage({ ...rest, ...(phone && { phone }), captchaToken, language }));
      });
      onSent();
    } catch (error) {
      setNotice(applyFailure(error));
      captcha.renewToken(); // a token is valid once
    }
    setSending(false);
  };
  const submit = (event: FormEvent) => {
    if (sendsWithoutScript) return;
    event.preventDefault();
    if (isSending) return;
    const draft = { ...form.readValues(), captchaToken: captcha.token };
    const errors = markMissing(checkContactMessage(draft), draft);
    const firstField = findFirstErrorField(errors);
    if (firstField) showRefusal(errors, firstField);
    else void send();
  };
  return {
    ...form,
    captcha,
    isSending,
    notice: findActiveNotice(notice, form.errors),
    sendsWithoutScript,
    submit,
  };
}

function useApplyFailure(markErrors: (errors: Partial<Record<ContactField, string>>) => void) {
  const text = useContactText();
  const formText = useFormText();
  const errorText = (code: string) =>
    code in errorMessageIds ? text(errorMessageIds[code as ContactError]) : undefined;
  return (error: unknown): FormNotice => {
    const errors = toFieldErrorTexts<ContactField>(error, errorText);
    const [first] = Object.values(errors);
    markErrors(errors);
    const message = first ?? toFailureText(error, formText) ?? text('contact.failure');
    return { title: text('contact.failure.title'), text: message, isFailure: true };
  };
}

type ContactValues = Readonly<Record<Exclude<ContactField, 'captchaToken'> | 'decoy', string>>;

const fieldsInOrder: readonly ContactField[] = ['firstName', 'lastName', 'email', 'phone', 'message', 'captchaToken'];

const errorMessageIds: Readonly<Record<ContactError | 'missing', ContactTextId>> = {
  ...sharedErrorTextIds,
  missing: 'contact.required',
  first_name_required: 'contact.required',
  last_name_required: 'contact.required',
  required: 'contact.required',
  email_address_invalid: 'contact.email.invalid',
  captcha_required: 'contact.captcha',
};

/** Spec §5. */
const noticeTitleIds: Readonly<Record<ContactField | 'missing', ContactTextId>> = {
  missing: 'contact.missing.title',
  firstName: 'contact.wrong.title',
  lastName: 'contact.wrong.title',
  email: 'contact.email.title',
  phone: 'contact.phone.title',
  message: 'contact.wrong.title',
  captchaToken: 'contact.captcha.title',
};

export const contactForm = { Content: ContactForm, texts: contactTexts };
