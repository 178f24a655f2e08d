import { sendContactMessage } from '@strapec/contracts';
import {
  type ContactError,
  type ContactField,
  type FormErrors,
  checkContactMessage,
  contactFields,
  toldFirst,
  withMissing,
} from '@strapec/domain';
import { type FormEvent, useState } from 'react';
import { useCaptchaToken, useProvenSend } from '../../shared/captcha/use-captcha-token';
import { useGoesByItself } from '../../shared/captcha/use-needs-https';
import { type FormNotice, noticeInForce } from '../../shared/forms/form-notice';
import { errorsInWords } from '../../shared/forms/errors-in-words';
import { expectSuccess, failureText, refusedFields } from '../../shared/forms/failure-text';
import { useFormText } from '../../shared/forms/texts';
import { useFormEntry } from '../../shared/forms/use-form-entry';
import { useLanguage } from '../../shared/i18n/language-context';
import { type ContactValues, errorTitles, errorWords, fieldsAsMet } from './contact-fields';
import { useContactText } from './texts';

export type ContactFormState = ReturnType<typeof useContactForm>;

/** The state of the contact form, from the first input to the server's answer (spec §4). */
export function useContactForm(onSent: () => void) {
  const text = useContactText();
  const { language } = useLanguage();
  const entry = useFormEntry<keyof ContactValues, ContactField>(fieldsAsMet);
  const captcha = useCaptchaToken(() => entry.forgive('captchaToken'));
  const goesByItself = useGoesByItself();
  const [isSending, setSending] = useState(false);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const noticeOf = useFailureNotice(entry.markErrors);

  const refuse = (found: FormErrors<ContactField, ContactError | 'missing'>, first: ContactField | 'missing') => {
    const errors = errorsInWords(found, (code) => text(errorWords[code]));
    const words = first === 'missing' ? text('contact.missing') : (errors[first] ?? '');
    setNotice({ title: text(errorTitles[first]), text: words, isFailure: false });
    entry.markErrors(errors);
  };
  const sendProven = useProvenSend(captcha, entry.emptyHoneypot);
  const send = async () => {
    setSending(true);
    setNotice(null);
    try {
      await sendProven(async (captchaToken) => {
        const { phone, ...rest } = entry.values();
        expectSuccess(await sendContactMessage({ ...rest, ...(phone && { phone }), captchaToken, language }));
      });
      onSent();
    } catch (error) {
      setNotice(noticeOf(error));
      captcha.renew(); // a token is valid once
    }
    setSending(false);
  };
  const submit = (event: FormEvent) => {
    if (goesByItself) return;
    event.preventDefault();
    if (isSending) return;
    const draft = { ...entry.values(), captchaToken: captcha.token };
    const errors = withMissing(checkContactMessage(draft), draft);
    const first = toldFirst(errors, contactFields);
    if (first) refuse(errors, first);
    else void send();
  };
  return { ...entry, captcha, isSending, notice: noticeInForce(notice, entry.errors), goesByItself, submit };
}

/** Marks the fields that the server refused, and gives the reason. */
function useFailureNotice(markErrors: (errors: Partial<Record<ContactField, string>>) => void) {
  const text = useContactText();
  const formText = useFormText();
  const wordsOf = (code: string) => (code in errorWords ? text(errorWords[code as ContactError]) : undefined);
  return (error: unknown): FormNotice => {
    const errors = refusedFields<ContactField>(error, wordsOf);
    const [first] = Object.values(errors);
    markErrors(errors);
    const words = first ?? failureText(error, formText) ?? text('contact.failure');
    return { title: text('contact.failure.title'), text: words, isFailure: true };
  };
}
