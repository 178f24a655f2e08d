import { type FormEvent, useState } from 'react';
import { useCaptchaToken } from '../../shared/captcha/use-captcha-token';
import { failureText } from '../../shared/forms/failure-text';
import { useFormText } from '../../shared/forms/texts';
import { useFormEntry } from '../../shared/forms/use-form-entry';
import { useLanguage } from '../../shared/i18n/language-context';
import { useToast } from '../../shared/toasts/toast-provider';
import { type ContactRefusal, checkContact, contactFields } from './contact-fields';
import { sendContactMessage } from './send-contact-message';
import { useContactText } from './texts';

export type ContactFormState = ReturnType<typeof useContactForm>;

/** Holds a message from the first letter to the answer (spec §4). */
export function useContactForm() {
  const text = useContactText();
  const formText = useFormText();
  const toast = useToast();
  const { language } = useLanguage();
  const entry = useFormEntry(contactFields);
  const captcha = useCaptchaToken(() => entry.forgive('captcha'));
  const [isSending, setSending] = useState(false);

  const refuse = ({ title, text: reason, faults }: ContactRefusal) => {
    toast({ title: text(title), description: text(reason), tone: 'destructive' });
    entry.markFaults(Object.fromEntries(Object.entries(faults).map(([field, id]) => [field, text(id)])));
  };
  const send = async () => {
    setSending(true);
    try {
      const { openedForMs } = entry;
      await sendContactMessage(entry.values(), { captchaToken: captcha.token, language, openedForMs: openedForMs() });
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
    const refusal = checkContact(entry.values(), captcha.token);
    if (refusal) refuse(refusal);
    else void send();
  };
  return { ...entry, captcha, isSending, submit };
}
