import { type FormKind, formPaths } from '@strapec/domain';
import { useLanguage } from '../i18n/language-context';

/** Without script, or before hydration. */
export function useNoScriptProps(kind: FormKind) {
  const { language } = useLanguage();
  return { method: 'post', action: formPaths[kind][language] } as const;
}
