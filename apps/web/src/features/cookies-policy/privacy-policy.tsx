import { useText } from '../../shared/i18n/use-text';
import { useSite } from '../../shared/site/site';
import type { en } from './messages.en';
import styles from './policy.module.css';

const purposes = ['reservation', 'messages', 'newsletter', 'mails', 'technical'] as const;

/** Personal data: who, what, why, how long, and the guest's rights (rules §14). */
export function PrivacyPolicy() {
  const text = useText<keyof typeof en>();
  const { email, phone } = useSite().venue;
  return (
    <section className={styles.chapter} id="privacy" aria-labelledby="privacy-heading">
      <h2 id="privacy-heading" className={styles.second}>
        {text('cookies.privacy.title')}
      </h2>
      <h3>{text('cookies.privacy.who.title')}</h3>
      <p>{text('cookies.privacy.who.text', { email, phone })}</p>
      <h3>{text('cookies.privacy.what.title')}</h3>
      <dl className={styles.purposes}>
        {purposes.map((purpose) => (
          <div key={purpose}>
            <dt>{text(`cookies.privacy.what.${purpose}.title`)}</dt>
            <dd>{text(`cookies.privacy.what.${purpose}.text`)}</dd>
          </div>
        ))}
      </dl>
      <h3>{text('cookies.privacy.others.title')}</h3>
      <p>{text('cookies.privacy.others.text')}</p>
      <h3>{text('cookies.privacy.rights.title')}</h3>
      <p>{text('cookies.privacy.rights.text')}</p>
    </section>
  );
}
