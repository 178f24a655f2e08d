import {
  type ContactFault,
  type ContactField,
  type Faults,
  checkContactMessage,
  contactFields,
  toldFirst,
  withMissing,
} from '@strapec/domain';
import { type FormEvent, useState } from 'react';
import { useCaptchaToken } from '../../shared/captcha/use-captcha-token';
import { faultsInWords } from '../../shared/forms/faults-in-words';
import { failureText } from '../../shared/forms/failure-text';
import { useFormText } from '../../shared/forms/texts';
import { useFormEntry } from '../../shared/forms/use-form-entry';
import { useLanguage } from '../../shared/i18n/language-context';
import { useToast } from '../../shared/toasts/toast-provider';
import { type ContactValues, faultTitles, faultWords, fieldsAsMet } from './contact-fields';
import { sendMessage } from './send-contact-message';
import { useContactText } from './texts';

export type ContactFormState = ReturnType<typeof useContactForm>;

/** Holds a message from the first letter to the answer (spec §4). */
export function useContactForm() {
  const text = useContactText();
  const formText = useFormText();
  const toast = useToast();
  const { language } = useLanguage();
  const entry = useFormEntry<keyof ContactValues, ContactField>(fieldsAsMet);
  const captcha = useCaptchaToken(() => entry.forgive('captchaToken'));
  const [isSending, setSending] = useState(false);

  const refuse = (found: Faults<ContactField, ContactFault | 'missing'>, first: ContactField | 'missing') => {
    const faults = faultsInWords(found, (code) => text(faultWords[code]));
    const description = first === 'missing' ? text('contact.missing') : faults[first];
    toast({ title: text(faultTitles[first]), description, tone: 'destructive' });
    entry.markFaults(faults);
  };
  const send = async (captchaToken: string) => {
    setSending(true);
    try {
      await sendMessage(entry.values(), { captchaToken, language, openedForMs: entry.openedForMs() });
      toast({ title: text('contact.success.title'), description: text('contact.success') });
      entry.reset();
    } catch (error) {
      const description = failureText(error, formText) ?? text('contact.failure');
      toast({ title: text('contact.failure.title'), description, tone: 'destructive' });
    }
    captcha.renew(); // a token serves once
    setSending(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const draft = { ...entry.values(), captchaToken: captcha.token };
    const faults = withMissing(checkContactMessage(draft), draft);
    const first = toldFirst(faults, contactFields);
    if (first) refuse(faults, first);
    else void send(captcha.token ?? '');
  };
  return { ...entry, captcha, isSending, submit };
}
