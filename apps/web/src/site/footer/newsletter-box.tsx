import {
  type Language,
  type SubscriptionError,
  localizePath,
  checkSubscription,
  newsletterLimits,
  normalizeEmail,
  subscriptionFields,
} from '@strapec/domain';
import { type FormEvent, useState } from 'react';
import { EmailHint } from '../../shared/email-hint/email-hint';
import { FormAlert } from '../../shared/forms/form-alert';
import { FormSuccess } from '../../shared/forms/form-success';
import { Honeypot } from '../../shared/forms/honeypot';
import { useNoScriptProps } from '../../shared/forms/use-no-script-props';
import { type ErrorTextId, useFormText } from '../../shared/forms/texts';
import { useLanguage } from '../../shared/i18n/language-context';
import { useText } from '../../shared/i18n/use-text';
import buttons from '../../shared/ui/buttons.module.css';
import { type FooterTextId, useFooterText } from './footer-texts';
import styles from './newsletter-box.module.css';
import { needsNewCaptcha } from '../../shared/captcha/use-captcha-token';
import { type FormNotice, findActiveNotice } from '../../shared/forms/form-notice';
import { expectSuccess, toFailureText, toFieldErrorTexts } from '../../shared/forms/failure-text';
import { useUncontrolledForm } from '../../shared/forms/use-uncontrolled-form';
import { subscribeToNewsletter } from '@strapec/contracts';

const fieldId = 'newsletter-email';
const errorId = 'newsletter-email-error';

export function NewsletterBox() {
  const text = useFooterText();
  const [isSubscribed, setSubscribed] = useState(false);
  if (!isSubscribed) return <SubscriptionForm onSubscribed={() => setSubscribed(true)} />;
  return (
    <div className={styles.box}>
      <h2 className={styles.title}>{text('footer.newsletter.title')}</h2>
      <FormSuccess
        className={styles.box}
        buttonClassName={buttons.quiet}
        title={text('footer.newsletter.success.title')}
        text={text('footer.newsletter.success')}
        restartLabel={text('footer.newsletter.another')}
        onRestart={() => setSubscribed(false)}
        firstFieldId={fieldId}
      />
    </div>
  );
}

function SubmitText({ isSending, isRetry = false }: { isSending: boolean; isRetry?: boolean | undefined }) {
  const text = useFooterText();
  const formText = useFormText();
  if (isSending) return text('footer.newsletter.subscribing');
  return isRetry ? formText('forms.again') : text('footer.newsletter.subscribe');
}

function SubscriptionForm({ onSubscribed }: { onSubscribed: () => void }) {
  const text = useFooterText();
  const formText = useFormText();
  const { language } = useLanguage();
  const { formProps, errors, notice, isSending, submit } = useNewsletterForm(onSubscribed);
  return (
    <form
      {...formProps}
      {...useNoScriptProps('newsletter')}
      className={styles.box}
      aria-labelledby="newsletter"
      onSubmit={submit}
    >
      <h2 id="newsletter" className={styles.title}>
        {text('footer.newsletter.title')}
      </h2>
      <p className={styles.text}>{text('footer.newsletter.text')}</p>
      <div className={styles.line}>
        <input
          id={fieldId}
          type="email"
          name="email"
          className={styles.email}
          aria-label={text('footer.newsletter.email')}
          placeholder={text('footer.newsletter.email')}
          aria-invalid={errors.email ? true : undefined}
          aria-describedby={errors.email && errorId}
          autoComplete="email"
          required
          maxLength={newsletterLimits.emailLength}
        />
        <button type="submit" className={buttons.quiet} disabled={isSending} data-replay>
          <SubmitText isSending={isSending} isRetry={notice?.isFailure} />
        </button>
      </div>
      <EmailHint fieldId={fieldId} />
      {errors.email && !notice && (
        <p id={errorId} className={styles.error}>
          {errors.email}
        </p>
      )}
      {notice && <FormAlert {...notice} textElementId={errorId} />}
      <Honeypot id="newsletter-decoy" label={formText('forms.decoy')} />
      <p className={styles.consent}>
        {text('footer.newsletter.consent')}{' '}
        <a href={`${localizePath(language, '/cookies-policy')}#privacy`}>{text('footer.newsletter.consent.more')}</a>
      </p>
    </form>
  );
}

type SubscriptionValues = Record<'email' | 'decoy', string>;
type NewsletterTextId = FooterTextId | ErrorTextId;

const errorMessageIds: Readonly<Record<SubscriptionError, NewsletterTextId>> = {
  email_address_invalid: 'footer.newsletter.invalid',
  email_not_ascii: 'forms.error.email_not_ascii',
  too_long: 'forms.error.too_long',
  invalid_characters: 'forms.error.invalid_characters',
};

function useNewsletterForm(onSubscribed: () => void) {
  const text = useText<NewsletterTextId>();
  const formText = useFormText();
  const { language } = useLanguage();
  const { readValues, setValues, showErrors, errors, formProps, emptyHoneypot } = useUncontrolledForm<
    keyof SubscriptionValues,
    'email'
  >(subscriptionFields);
  const [isSending, setSending] = useState(false);
  const [notice, setNotice] = useState<FormNotice | null>(null);

  const showFailure = (error: unknown) => {
    const errorText = (code: string) =>
      code in errorMessageIds ? text(errorMessageIds[code as SubscriptionError]) : undefined;
    const fieldErrors = toFieldErrorTexts<'email'>(error, errorText);
    const description = fieldErrors.email ?? toFailureText(error, formText) ?? text('footer.newsletter.failure');
    showErrors(fieldErrors);
    setNotice({ title: text('footer.newsletter.failure.title'), text: description, isFailure: true });
  };
  const send = async (subscription: SubscriptionValues) => {
    setSending(true);
    setNotice(null);
    try {
      await subscribe(subscription, language).catch((error: unknown) => {
        if (!needsNewCaptcha(error)) throw error;
        emptyHoneypot();
        return subscribe({ ...subscription, decoy: '' }, language);
      });
      onSubscribed();
    } catch (error) {
      showFailure(error);
    }
    setSending(false);
  };
  const showMissingEmail = () => {
    const description = text('footer.newsletter.missing');
    showErrors({ email: description });
    setNotice({ title: text('footer.newsletter.missing.title'), text: description, isFailure: false });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setValues({ email: normalizeEmail(readValues().email) });
    const subscription = readValues();
    if (subscription.email === '') return showMissingEmail();
    // The server checks what the browser lets through (spec §5).
    if (event.currentTarget.checkValidity()) return void send(subscription);
    setNotice(null);
    const { email: error = 'email_address_invalid' } = checkSubscription(subscription);
    showErrors({ email: text(errorMessageIds[error]) });
    event.currentTarget.reportValidity();
  };
  return { formProps, errors, notice: findActiveNotice(notice, errors), isSending, submit };
}

/** Throws on refusal or loss (spec §3). */
async function subscribe(values: { email: string; decoy: string }, language: Language): Promise<void> {
  expectSuccess(await subscribeToNewsletter({ ...values, language, source: 'website' }));
}
