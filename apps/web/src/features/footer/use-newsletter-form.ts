import { type FormEvent, useState } from 'react';
import { failureText } from '../../shared/forms/failure-text';
import { useFormText } from '../../shared/forms/texts';
import { useFormEntry } from '../../shared/forms/use-form-entry';
import { useLanguage } from '../../shared/i18n/language-context';
import { useText } from '../../shared/i18n/use-text';
import { useToast } from '../../shared/toasts/toast-provider';
import type { en } from './messages.en';
import { subscribe } from './subscribe';

const fields = ['email'] as const;
type Values = Record<'email' | 'website', string>;

/** Holds an address until it is subscribed (spec §4). */
export function useNewsletterForm() {
  const text = useText<keyof typeof en>();
  const formText = useFormText();
  const toast = useToast();
  const { language } = useLanguage();
  const { values, reset, markFaults, faults, ties } = useFormEntry<keyof Values, 'email'>(fields);
  const [isSending, setSending] = useState(false);

  const sayFailed = (error: unknown) => {
    const description = failureText(error, formText) ?? text('footer.newsletter.failure');
    toast({ title: text('footer.newsletter.failure.title'), description, tone: 'destructive' });
  };
  const send = async (address: Values) => {
    setSending(true);
    try {
      await subscribe(address, language);
      toast({ title: text('footer.newsletter.success.title'), description: text('footer.newsletter.success') });
      reset();
    } catch (error) {
      sayFailed(error);
    }
    setSending(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const address = values();
    if (address.email) return void send(address);
    markFaults({ email: text('footer.newsletter.missing') });
    toast({
      title: text('footer.newsletter.missing.title'),
      description: text('footer.newsletter.missing'),
      tone: 'destructive',
    });
  };
  return { ties, faults, isSending, submit };
}
