import { addressIn, newsletterLimits } from '@strapec/domain';
import { useState } from 'react';
import { EmailHint } from '../../shared/email-hint/email-hint';
import { FormFailure } from '../../shared/forms/form-failure';
import { FormSent } from '../../shared/forms/form-sent';
import { Honeypot } from '../../shared/forms/honeypot';
import { usePlainForm } from '../../shared/forms/plain-form';
import { useFormText } from '../../shared/forms/texts';
import { useLanguage } from '../../shared/i18n/language-context';
import { useText } from '../../shared/i18n/use-text';
import buttons from '../../shared/ui/buttons.module.css';
import type { en } from './messages.en';
import styles from './newsletter-box.module.css';
import { useNewsletterForm } from './use-newsletter-form';

const fieldId = 'newsletter-email';
const errorId = 'newsletter-email-error';

/** Newsletter: one field and one button (spec §2), replaced by a confirmation. */
export function NewsletterBox() {
  const text = useText<keyof typeof en>();
  const [isSubscribed, setSubscribed] = useState(false);
  if (!isSubscribed) return <SubscriptionForm onSubscribed={() => setSubscribed(true)} />;
  return (
    <div className={styles.box}>
      <h2 className={styles.title}>{text('footer.newsletter.title')}</h2>
      <FormSent
        className={styles.box}
        buttonClassName={buttons.quiet}
        title={text('footer.newsletter.success.title')}
        text={text('footer.newsletter.success')}
        another={text('footer.newsletter.another')}
        onAnother={() => setSubscribed(false)}
        firstField={fieldId}
      />
    </div>
  );
}

function ButtonWords({ isSending, isAgain = false }: { isSending: boolean; isAgain?: boolean | undefined }) {
  const text = useText<keyof typeof en>();
  const formText = useFormText();
  if (isSending) return text('footer.newsletter.subscribing');
  return isAgain ? formText('forms.again') : text('footer.newsletter.subscribe');
}

function SubscriptionForm({ onSubscribed }: { onSubscribed: () => void }) {
  const text = useText<keyof typeof en>();
  const formText = useFormText();
  const { language } = useLanguage();
  const { ties, errors, notice, isSending, submit } = useNewsletterForm(onSubscribed);
  return (
    <form
      {...ties}
      {...usePlainForm('newsletter')}
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
          <ButtonWords isSending={isSending} isAgain={notice?.isFailure} />
        </button>
      </div>
      <EmailHint fieldId={fieldId} />
      {errors.email && !notice && (
        <p id={errorId} className={styles.error}>
          {errors.email}
        </p>
      )}
      {notice && <FormFailure {...notice} textId={errorId} />}
      <Honeypot id="newsletter-decoy" label={formText('forms.decoy')} />
      <p className={styles.consent}>
        {text('footer.newsletter.consent')}{' '}
        <a href={`${addressIn(language, '/cookies-policy')}#privacy`}>{text('footer.newsletter.consent.more')}</a>
      </p>
    </form>
  );
}
