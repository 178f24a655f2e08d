import { type FormEvent, useState } from 'react';
import { useCaptchaToken } from '../../shared/captcha/use-captcha-token';
import { failureText } from '../../shared/forms/failure-text';
import { useFormText } from '../../shared/forms/texts';
import { useFormEntry } from '../../shared/forms/use-form-entry';
import { useLanguage } from '../../shared/i18n/language-context';
import { useToast } from '../../shared/toasts/toast-provider';
import {
  type ContactField,
  type ContactValues,
  type RefusalWords,
  contactFields,
  faultsOf,
  refusalOf,
} from './contact-fields';
import { sendMessage } from './send-contact-message';
import { useContactText } from './texts';

export type ContactFormState = ReturnType<typeof useContactForm>;

/** Holds a message from the first letter to the answer (spec §4). */
export function useContactForm() {
  const text = useContactText();
  const formText = useFormText();
  const toast = useToast();
  const { language } = useLanguage();
  const entry = useFormEntry<keyof ContactValues, ContactField>(contactFields);
  const captcha = useCaptchaToken(() => entry.forgive('captcha'));
  const [isSending, setSending] = useState(false);

  const refuse = (refusal: RefusalWords) => {
    toast({ title: text(refusal.title), description: text(refusal.text), tone: 'destructive' });
    entry.markFaults(Object.fromEntries(faultsOf(refusal, entry.values()).map(([field, id]) => [field, text(id)])));
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
    const refusal = refusalOf(entry.values(), captcha.token);
    if (refusal) refuse(refusal);
    else void send(captcha.token ?? '');
  };
  return { ...entry, captcha, isSending, submit };
}
