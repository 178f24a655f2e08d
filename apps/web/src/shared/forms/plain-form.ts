import { type FormKind, formPaths } from '@strapec/domain';
import { useLanguage } from '../i18n/language-context';

/** Where a form goes by itself: without script, or before it has woken. Belongs on the form element. */
export function usePlainForm(kind: FormKind) {
  const { language } = useLanguage();
  return { method: 'post', action: formPaths[kind][language] } as const;
}
