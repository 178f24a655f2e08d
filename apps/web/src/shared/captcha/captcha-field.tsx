import { type ReactNode, Suspense, lazy } from 'react';
import { useLanguage } from '../i18n/language-context';
import { useSite } from '../site/site';
import { CaptchaExternal } from './captcha-external';
import { NeedsHttps, useNeedsHttps } from './needs-https';
import styles from './captcha.module.css';
import { useCaptchaText } from './texts';
import type { CaptchaToken } from './use-captcha-token';

const CaptchaAltcha = lazy(() => import('./captcha-altcha').then((module) => ({ default: module.CaptchaAltcha })));

interface CaptchaFieldProps {
  captcha: CaptchaToken;
  id: string;
  /** What is wrong with it, in words. */
  fault?: string;
  /** How a guest goes on where it cannot be solved; else by telephone or mail. */
  instead?: ReactNode;
}

/** The captcha of whichever provider is set (rules §7); starts afresh with each round. */
export function CaptchaField({ captcha, id, fault, instead }: CaptchaFieldProps) {
  const text = useCaptchaText();
  const needsHttps = useNeedsHttps();
  const { provider } = useSite().captcha;
  const faultId = `${id}-fault`;
  if (provider === 'none') return null;
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
      {needsHttps ? <NeedsHttps instead={instead} /> : <CaptchaWidget captcha={captcha} />}
      {fault && (
        <p id={faultId} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}

function CaptchaWidget({ captcha }: { captcha: CaptchaToken }) {
  const text = useCaptchaText();
  const { language } = useLanguage();
  const { provider, siteKey } = useSite().captcha;
  const widget = { language, onSolved: captcha.accept, onLost: captcha.lose, onFailed: captcha.fail };
  const key = `${language}-${captcha.round}`;
  if (provider === 'none') return null;
  if (provider !== 'altcha')
    return (
      <CaptchaExternal
        key={key}
        provider={provider}
        siteKey={siteKey ?? ''}
        {...widget}
        onLost={() => captcha.lose()}
      />
    );
  return (
    <Suspense fallback={<p>{text('captcha.loading')}</p>}>
      <CaptchaAltcha key={key} {...widget} />
    </Suspense>
  );
}
