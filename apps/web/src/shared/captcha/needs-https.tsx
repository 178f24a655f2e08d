import { reservePaths } from '@strapec/domain';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/language-context';
import { useSite } from '../site/site';
import { PhoneLink } from '../ui/phone-link';
import styles from './captcha.module.css';
import { useCaptchaText } from './texts';

/** Whether our own captcha cannot be solved here: browsers give `crypto.subtle` to secure pages only. False on the server. */
export function useNeedsHttps(): boolean {
  const { provider } = useSite().captcha;
  const isPlain = useSyncExternalStore(
    () => () => undefined,
    () => globalThis.isSecureContext === false,
    () => false,
  );
  return isPlain && provider === 'altcha';
}

/** Says at once that the captcha will not come, and how to go on. */
export function NeedsHttps({ instead }: { instead?: ReactNode }) {
  const text = useCaptchaText();
  const { phone, email } = useSite().venue;
  return (
    <p role="alert" className={styles.needsHttps}>
      {text('captcha.needsHttps')}{' '}
      {instead ?? (
        <>
          {text('captcha.call')} <PhoneLink phone={phone} />, <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
    </p>
  );
}

/** The form without script needs no captcha: the guest confirms by mail. */
export function ReserveWithoutScript() {
  const text = useCaptchaText();
  const { language } = useLanguage();
  return <a href={reservePaths[language]}>{text('captcha.without')}</a>;
}
