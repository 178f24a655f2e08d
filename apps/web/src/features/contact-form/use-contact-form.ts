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
import { useProvenSend } from '../../shared/captcha/use-proven-send';
import { faultsInWords } from '../../shared/forms/faults-in-words';
import { failureText, refusedFields } from '../../shared/forms/failure-text';
import { useGoesByItself } from '../../shared/forms/plain-form';
import { useFormText } from '../../shared/forms/texts';
import { useFormEntry } from '../../shared/forms/use-form-entry';
import { useLanguage } from '../../shared/i18n/language-context';
import { useToast } from '../../shared/toasts/toast-provider';
import { type ContactValues, faultTitles, faultWords, fieldsAsMet } from './contact-fields';
import { sendMessage } from './send-contact-message';
import { useContactText } from './texts';

export type ContactFormState = ReturnType<typeof useContactForm>;

/** Holds a message from the first letter to the answer (spec §4). */
export function useContactForm(onSent: () => void) {
  const text = useContactText();
  const toast = useToast();
  const { language } = useLanguage();
  const entry = useFormEntry<keyof ContactValues, ContactField>(fieldsAsMet);
  const captcha = useCaptchaToken(() => entry.forgive('captchaToken'));
  const goesByItself = useGoesByItself();
  const [isSending, setSending] = useState(false);
  const { failure, fail, forget } = useFailure(entry.markFaults);

  const refuse = (found: Faults<ContactField, ContactFault | 'missing'>, first: ContactField | 'missing') => {
    const faults = faultsInWords(found, (code) => text(faultWords[code]));
    const description = first === 'missing' ? text('contact.missing') : faults[first];
    toast({ title: text(faultTitles[first]), description, tone: 'destructive' });
    entry.markFaults(faults);
  };
  const sendProven = useProvenSend(captcha, entry.emptyHoneypot);
  const send = async () => {
    setSending(true);
    forget();
    try {
      await sendProven((captchaToken) => sendMessage(entry.values(), { captchaToken, language }));
      toast({ title: text('contact.success.title'), description: text('contact.success') });
      onSent();
    } catch (error) {
      fail(error);
      captcha.renew(); // a token serves once
    }
    setSending(false);
  };
  const submit = (event: FormEvent) => {
    if (goesByItself) return;
    event.preventDefault();
    if (isSending) return;
    const draft = { ...entry.values(), captchaToken: captcha.token };
    const faults = withMissing(checkContactMessage(draft), draft);
    const first = toldFirst(faults, contactFields);
    if (first) refuse(faults, first);
    else void send();
  };
  return { ...entry, captcha, isSending, failure, goesByItself, submit };
}

/** Why the message has not been sent: told by the specification's toast, and kept until it is sent again. */
function useFailure(markFaults: (faults: Partial<Record<ContactField, string>>) => void) {
  const text = useContactText();
  const formText = useFormText();
  const toast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const wordsOf = (code: string) => (code in faultWords ? text(faultWords[code as ContactFault]) : undefined);
  const fail = (error: unknown) => {
    const faults = refusedFields<ContactField>(error, wordsOf);
    const [first] = Object.values(faults);
    const description = first ?? failureText(error, formText) ?? text('contact.failure');
    toast({ title: text('contact.failure.title'), description, tone: 'destructive' });
    setFailure(description);
    markFaults(faults);
  };
  return { failure, fail, forget: () => setFailure(null) };
}
