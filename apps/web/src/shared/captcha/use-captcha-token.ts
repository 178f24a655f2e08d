import { type CaptchaSettingsDtoProvider as CaptchaProvider, HttpError } from '@strapec/contracts';
import { type Language, placeholderCaptchaToken } from '@strapec/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../i18n/language-context';
import { useSite } from '../site/site';
import { useNeedsHttps } from './use-needs-https';

export interface CaptchaControl {
  token: string | null;
  /** Grows when a new solution is needed: the widget then restarts. */
  attempt: number;
  /** Without input from the guest. */
  needsNoInput: boolean;
  /** The form does not wait for it. */
  hasFailed: boolean;
  acceptToken: (token: string) => void;
  markFailed: () => void;
  /** It has failed or expired (spec §4). */
  invalidateToken: () => void;
  renewToken: () => void;
  renewIfUsed: (error: Error) => void;
}

interface CaptchaProof {
  token: string | null;
  hasFailed: boolean;
  language: Language;
}

/** A token of the other language is invalid (spec §4). */
export function useCaptchaToken(onSolved: () => void): CaptchaControl {
  const { provider } = useSite().captcha;
  const { language } = useLanguage();
  const [proof, setProof] = useState<CaptchaProof>({ token: null, hasFailed: false, language });
  const needsHttps = useNeedsHttps();
  const [attempt, setAttempt] = useState(0);
  const acceptToken = (token: string) => {
    setProof({ token, hasFailed: false, language });
    onSolved();
  };
  const discardToken = useCallback((hasFailed = false) => setProof({ token: null, hasFailed, language }), [language]);
  const renewToken = useCallback(() => {
    discardToken();
    setAttempt((current) => current + 1);
  }, [discardToken]);
  const currentProof = proof.language === language ? proof : null;
  return {
    token: provider === 'none' ? placeholderCaptchaToken : (currentProof?.token ?? null),
    attempt,
    needsNoInput: !['hcaptcha', 'turnstile', 'recaptcha'].includes(provider),
    hasFailed: needsHttps || (currentProof?.hasFailed ?? false),
    acceptToken,
    markFailed: () => discardToken(true),
    invalidateToken: () => discardToken(),
    renewToken,
    renewIfUsed: (error) => isTokenUsed(error, provider) && renewToken(),
  };
}

/** Our own token is valid until a reservation has used it; others for one check by the server. */
function isTokenUsed(error: Error, provider: CaptchaProvider): boolean {
  if (!(error instanceof HttpError)) return false;
  return provider !== 'altcha' || error.code === 'captcha_failed' || error.code === 'proof_needed';
}

const newTokenTimeoutMs = 15_000;

/** The server wants the same request with a new solution and an empty honeypot. */
export const needsNewCaptcha = (error: unknown): boolean => error instanceof HttpError && error.code === 'proof_needed';

/** Once more if the server asks for a new token. Fails if the captcha needs the guest's input. */
export function useSendWithCaptcha({ token, needsNoInput, renewToken }: CaptchaControl, emptyHoneypot: () => void) {
  const resolveToken = useRef<(token: string) => void>(null);
  useEffect(() => {
    if (token !== null) resolveToken.current?.(token);
  }, [token]);
  const requestToken = (refusal: unknown): Promise<string> =>
    new Promise((resolve, reject) => {
      resolveToken.current = resolve;
      setTimeout(() => reject(refusal as Error), newTokenTimeoutMs);
      renewToken();
      if (token === placeholderCaptchaToken) resolve(token);
    });
  return async (send: (token: string) => Promise<void>): Promise<void> => {
    try {
      await send(token ?? '');
    } catch (error) {
      if (!needsNewCaptcha(error)) throw error;
      emptyHoneypot();
      if (!needsNoInput) throw error;
      await send(await requestToken(error));
    }
  };
}
