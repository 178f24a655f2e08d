import { reservePaths } from '@strapec/domain';
import { Suspense, lazy } from 'react';
import { useLanguage } from '../i18n/language-context';
import { useSite } from '../site/site';
import { CaptchaExternal } from './captcha-external';
import styles from './captcha.module.css';
import { useCaptchaText } from './texts';
import type { CaptchaToken } from './use-captcha-token';
import { useNeedsHttps } from './use-needs-https';

const CaptchaAltcha = lazy(() => import('./captcha-altcha').then((module) => ({ default: module.CaptchaAltcha })));

/** The captcha of whichever provider is set (rules §7), with what is wrong with it in words; starts afresh with each round. */
export function CaptchaField({ captcha, id, fault }: { captcha: CaptchaToken; id: string; fault?: string }) {
  const text = useCaptchaText();
  const needsHttps = useNeedsHttps();
  const { language } = useLanguage();
  const { provider, siteKey } = useSite().captcha;
  const faultId = `${id}-fault`;
  if (provider === 'none') return null;
  const key = `${language}-${captcha.round}`;
  const widget = { language, onSolved: captcha.accept, onLost: captcha.lose, onFailed: captcha.fail };
  return (
    <div
      id={id}
      className={styles.captcha}
      role="group"
      data-field="captchaToken"
      tabIndex={-1}
      aria-label={text('captcha')}
      aria-describedby={fault && faultId}
    >
      {needsHttps ? (
        <NeedsHttps />
      ) : provider === 'altcha' ? (
        <Suspense fallback={<p>{text('captcha.loading')}</p>}>
          <CaptchaAltcha key={key} {...widget} />
        </Suspense>
      ) : (
        <CaptchaExternal key={key} provider={provider} siteKey={siteKey ?? ''} {...widget} />
      )}
      {fault && (
        <p id={faultId} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}

/** Says at once that the captcha will not come, and how to reserve without: that form is confirmed by mail. */
export function NeedsHttps() {
  const text = useCaptchaText();
  const { language } = useLanguage();
  return (
    <p role="alert" className={styles.needsHttps}>
      {text('captcha.needsHttps')} <a href={reservePaths[language]}>{text('captcha.without')}</a>
    </p>
  );
}
