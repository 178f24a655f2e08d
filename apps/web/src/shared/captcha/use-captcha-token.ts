import { type CaptchaSettingsDtoProvider as CaptchaProvider, HttpError } from '@strapec/contracts';
import { placeholderCaptchaToken } from '@strapec/domain';
import { useCallback, useState } from 'react';
import { useLanguage } from '../i18n/language-context';
import { useSite } from '../site/site';

export interface CaptchaToken {
  /** What proves that a person sits there; `null` until the widget has it. */
  token: string | null;
  /** Grows when a new proof is needed: the widget starts afresh. */
  round: number;
  /** Whether the guest's device finds the proof without asking anything of the guest. */
  comesByItself: boolean;
  accept: (token: string) => void;
  /** Forgets the token: it has failed or expired (spec §4). */
  lose: () => void;
  /** Forgets the token and asks the widget for a new one. */
  renew: () => void;
  renewIfSpent: (error: Error) => void;
}

/** Keeps the captcha's token for one language: a token solved in the other one counts no more (spec §4). */
export function useCaptchaToken(onSolved: () => void): CaptchaToken {
  const { provider } = useSite().captcha;
  const { language } = useLanguage();
  const [solved, setSolved] = useState({ token: null as string | null, language });
  const [round, setRound] = useState(0);
  const accept = (token: string) => {
    setSolved({ token, language });
    onSolved();
  };
  const lose = useCallback(() => setSolved({ token: null, language }), [language]);
  const renew = useCallback(() => {
    lose();
    setRound((current) => current + 1);
  }, [lose]);
  const own = solved.language === language ? solved.token : null;
  return {
    token: provider === 'none' ? placeholderCaptchaToken : own,
    round,
    comesByItself: provider === 'altcha' || provider === 'none',
    accept,
    lose,
    renew,
    renewIfSpent: (error) => isSpent(error, provider) && renew(),
  };
}

/** A token of our own captcha counts until a reservation has used it; the others count for one look of the server. */
function isSpent(error: Error, provider: CaptchaProvider): boolean {
  if (!(error instanceof HttpError)) return false;
  return provider !== 'altcha' || error.code === 'captcha_failed' || error.code === 'proof_needed';
}
