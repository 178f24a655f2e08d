import { reservePaths } from '@strapec/domain';
import { Suspense, lazy } from 'react';
import { useLanguage } from '../i18n/language-context';
import { useSite } from '../site/site';
import { CaptchaExternal } from './captcha-external';
import styles from './captcha.module.css';
import { useCaptchaText } from './texts';
import type { CaptchaControl } from './use-captcha-token';
import { useNeedsHttps } from './use-needs-https';

const CaptchaAltcha = lazy(() => import('./captcha-altcha').then((module) => ({ default: module.CaptchaAltcha })));

/** Rules §7; remounts with each round. */
export function CaptchaField({ captcha, id, error }: { captcha: CaptchaControl; id: string; error?: string }) {
  const text = useCaptchaText();
  const needsHttps = useNeedsHttps();
  const { language } = useLanguage();
  const { provider, siteKey } = useSite().captcha;
  const errorId = `${id}-error`;
  if (provider === 'none') return null;
  const key = `${language}-${captcha.attempt}`;
  const widgetProps = {
    language,
    onSolved: captcha.acceptToken,
    onTokenInvalid: captcha.invalidateToken,
    onFailed: captcha.markFailed,
  };
  return (
    <div
      id={id}
      className={styles.captcha}
      role="group"
      data-field="captchaToken"
      tabIndex={-1}
      aria-label={text('captcha')}
      aria-describedby={error && errorId}
    >
      {needsHttps ? (
        <HttpsNotice />
      ) : provider === 'altcha' ? (
        <Suspense fallback={<p>{text('captcha.loading')}</p>}>
          <CaptchaAltcha key={key} {...widgetProps} />
        </Suspense>
      ) : (
        <CaptchaExternal key={key} provider={provider} siteKey={siteKey ?? ''} {...widgetProps} />
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The form without script is confirmed by e-mail. */
export function HttpsNotice() {
  const text = useCaptchaText();
  const { language } = useLanguage();
  return (
    <p role="alert" className={styles.needsHttps}>
      {text('captcha.needsHttps')} <a href={reservePaths[language]}>{text('captcha.without')}</a>
    </p>
  );
}
