import { HttpError } from '@strapec/contracts';
import { placeholderCaptchaToken } from '@strapec/domain';
import { useEffect, useRef } from 'react';
import type { CaptchaToken } from './use-captcha-token';

const timeoutMs = 15_000;

/** Whether the server asks to send the same once more, with a new captcha solution and an empty hidden field. */
export const needsProof = (error: unknown): boolean => error instanceof HttpError && error.code === 'proof_needed';

/**
 * Sends a form with its captcha token, and once more with a new one where the server asks for that. A captcha that the guest
 * has to solve is not waited for: the failure stands on the screen.
 */
export function useProvenSend({ token, comesByItself, renew }: CaptchaToken, emptyHoneypot: () => void) {
  const accept = useRef<(token: string) => void>(null);
  useEffect(() => {
    if (token !== null) accept.current?.(token);
  }, [token]);
  const newToken = (failure: unknown): Promise<string> =>
    new Promise((resolve, reject) => {
      accept.current = resolve;
      setTimeout(() => reject(failure as Error), timeoutMs);
      renew();
      if (token === placeholderCaptchaToken) resolve(token);
    });
  return async (send: (token: string) => Promise<void>): Promise<void> => {
    try {
      await send(token ?? '');
    } catch (error) {
      if (!needsProof(error)) throw error;
      emptyHoneypot();
      if (!comesByItself) throw error;
      await send(await newToken(error));
    }
  };
}
