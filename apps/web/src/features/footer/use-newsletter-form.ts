import {
  type SubscriptionError,
  type Language,
  checkSubscription,
  normalEmail,
  subscriptionFields,
} from '@strapec/domain';
import { type FormEvent, useState } from 'react';
import { needsProof } from '../../shared/captcha/use-captcha-token';
import { type FormNotice, noticeInForce } from '../../shared/forms/form-notice';
import { failureText, refusedFields, expectSuccess } from '../../shared/forms/failure-text';
import { type ErrorMessageId, useFormText } from '../../shared/forms/texts';
import { useFormEntry } from '../../shared/forms/use-form-entry';
import { useLanguage } from '../../shared/i18n/language-context';
import { useText } from '../../shared/i18n/use-text';
import type { en } from './messages.en';
import { subscribeToNewsletter } from '@strapec/contracts';

type Values = Record<'email' | 'decoy', string>;
type NewsletterMessageId = keyof typeof en | ErrorMessageId;

/** The text for each error; a new error without a text does not compile. */
const errorWords: Readonly<Record<SubscriptionError, NewsletterMessageId>> = {
  email_address_invalid: 'footer.newsletter.invalid',
  email_not_ascii: 'forms.error.email_not_ascii',
  too_long: 'forms.error.too_long',
  invalid_characters: 'forms.error.invalid_characters',
};

/** The state of the newsletter form, from the first input to the server's answer (spec §4). */
export function useNewsletterForm(onSubscribed: () => void) {
  const text = useText<NewsletterMessageId>();
  const formText = useFormText();
  const { language } = useLanguage();
  const { values, fill, markErrors, errors, ties, emptyHoneypot } = useFormEntry<keyof Values, 'email'>(
    subscriptionFields,
  );
  const [isSending, setSending] = useState(false);
  const [notice, setNotice] = useState<FormNotice | null>(null);

  const fail = (error: unknown) => {
    const wordsOf = (code: string) => (code in errorWords ? text(errorWords[code as SubscriptionError]) : undefined);
    const refused = refusedFields<'email'>(error, wordsOf);
    const description = refused.email ?? failureText(error, formText) ?? text('footer.newsletter.failure');
    markErrors(refused);
    setNotice({ title: text('footer.newsletter.failure.title'), text: description, isFailure: true });
  };
  const send = async (address: Values) => {
    setSending(true);
    setNotice(null);
    try {
      await subscribe(address, language).catch((error: unknown) => {
        if (!needsProof(error)) throw error;
        emptyHoneypot();
        return subscribe({ ...address, decoy: '' }, language);
      });
      onSubscribed();
    } catch (error) {
      fail(error);
    }
    setSending(false);
  };
  const refuseMissing = () => {
    const description = text('footer.newsletter.missing');
    markErrors({ email: description });
    setNotice({ title: text('footer.newsletter.missing.title'), text: description, isFailure: false });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    fill({ email: normalEmail(values().email) });
    const address = values();
    if (address.email === '') return refuseMissing();
    // The browser validates the address and shows its own message; the server checks everything that passes (spec §5).
    if (event.currentTarget.checkValidity()) return void send(address);
    setNotice(null);
    const { email: error = 'email_address_invalid' } = checkSubscription(address);
    markErrors({ email: text(errorWords[error]) });
    event.currentTarget.reportValidity();
  };
  return { ties, errors, notice: noticeInForce(notice, errors), isSending, submit };
}

/**
 * Subscribes an address (spec §3).
 * @throws when it was refused or did not arrive
 */
async function subscribe(values: { email: string; decoy: string }, language: Language): Promise<void> {
  expectSuccess(await subscribeToNewsletter({ ...values, language, source: 'website' }));
}
