import { type SubscriptionFault, checkSubscription, subscriptionFields, withMissing } from '@strapec/domain';
import { type FormEvent, useState } from 'react';
import { faultsInWords } from '../../shared/forms/faults-in-words';
import { failureText } from '../../shared/forms/failure-text';
import { type FaultMessageId, useFormText } from '../../shared/forms/texts';
import { useFormEntry } from '../../shared/forms/use-form-entry';
import { useLanguage } from '../../shared/i18n/language-context';
import { useText } from '../../shared/i18n/use-text';
import { useToast } from '../../shared/toasts/toast-provider';
import type { en } from './messages.en';
import { subscribe } from './subscribe';

type Values = Record<'email' | 'website', string>;
type NewsletterMessageId = keyof typeof en | FaultMessageId;

/** What a guest reads about each fault; a new one does not compile without its words. */
const faultWords: Readonly<Record<SubscriptionFault | 'missing', NewsletterMessageId>> = {
  missing: 'footer.newsletter.missing',
  email_address_invalid: 'footer.newsletter.invalid',
  too_long: 'forms.fault.too_long',
  invalid_characters: 'forms.fault.invalid_characters',
};

/** Holds an address until it is subscribed (spec §4). */
export function useNewsletterForm() {
  const text = useText<NewsletterMessageId>();
  const formText = useFormText();
  const toast = useToast();
  const { language } = useLanguage();
  const { values, reset, markFaults, faults, ties } = useFormEntry<keyof Values, 'email'>(subscriptionFields);
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
    const found = withMissing(checkSubscription(address), address);
    if (!found.email) return void send(address);
    const words = faultsInWords(found, (code) => text(faultWords[code]));
    markFaults(words);
    const title = found.email === 'missing' ? 'footer.newsletter.missing.title' : 'footer.newsletter.failure.title';
    toast({ title: text(title), description: words.email, tone: 'destructive' });
  };
  return { ties, faults, isSending, submit };
}
