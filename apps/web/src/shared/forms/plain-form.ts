import { type FormKind, formPaths } from '@strapec/domain';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/language-context';
import { useSite } from '../site/site';

/** Where a form goes by itself: without script, or before it has woken. Belongs on the form element. */
export function usePlainForm(kind: FormKind) {
  const { language } = useLanguage();
  return { method: 'post', action: formPaths[kind][language] } as const;
}

/**
 * Whether the form goes by itself: nothing has woken yet, or the captcha cannot be solved, since browsers give no cryptography
 * to pages over plain http. The page that it goes to asks for another press in place of the captcha.
 */
export function useGoesByItself(): boolean {
  const { provider } = useSite().captcha;
  return useSyncExternalStore(
    neverChanges,
    () => provider === 'altcha' && window.isSecureContext === false,
    () => true,
  );
}

const neverChanges = () => () => undefined;
