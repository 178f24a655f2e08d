import type {} from 'altcha/types/react';
import 'altcha/altcha.css';
import 'altcha/external';
import ProofWorker from 'altcha/workers/pbkdf2?worker';
import { getGetCaptchaChallengeUrl } from '@strapec/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './captcha-altcha.module.css';
import type { CaptchaWidgetProps } from './captcha-providers';
import { useCaptchaText } from './texts';

// A file of this site, not a blob, for a strict Content-Security-Policy.
for (const hash of ['SHA-256', 'SHA-384', 'SHA-512']) {
  globalThis.$altcha.algorithms.set(`PBKDF2/${hash}`, () => new ProofWorker());
}

/** The guest's device solves a small computation (rules §7). */
export function CaptchaAltcha({ language, ...callbacks }: CaptchaWidgetProps) {
  useAltchaTexts(language);
  const widget = useRef<HTMLElement>(null);
  const reportState = useEffectEvent((state: string, payload?: string) => {
    if (state === 'verified' && payload) callbacks.onSolved(payload);
    else if (state === 'error') callbacks.onFailed();
    else callbacks.onTokenInvalid();
  });
  useEffect(() => {
    const element = widget.current;
    const onStateChange = (event: Event) => {
      const { state, payload } = (event as CustomEvent<{ state: string; payload?: string }>).detail;
      reportState(state, payload);
    };
    element?.addEventListener('statechange', onStateChange);
    return () => element?.removeEventListener('statechange', onStateChange);
  }, []);
  return (
    <altcha-widget
      ref={widget}
      className={styles.widget}
      challenge={getGetCaptchaChallengeUrl()}
      auto="onload"
      language={language}
      configuration={widgetConfiguration}
    />
  );
}

const widgetConfiguration = JSON.stringify({ hideFooter: true, hideLogo: true, humanInteractionSignature: false });

/** Its own Slovak is machine-translated. Runs before the widget reads the texts. */
function useAltchaTexts(language: CaptchaWidgetProps['language']): void {
  const text = useCaptchaText();
  globalThis.$altcha.i18n.set(language, {
    label: text('captcha.label'),
    loading: text('captcha.loading'),
    verify: text('captcha.label'),
    verifying: text('captcha.verifying'),
    verified: text('captcha.verified'),
    error: text('captcha.failed'),
    expired: text('captcha.expired'),
    waitAlert: text('captcha.wait'),
    verificationRequired: text('captcha.required'),
    reload: text('captcha.retry'),
  });
}
