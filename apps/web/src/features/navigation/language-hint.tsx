import { useLanguage } from '../../shared/i18n/language-context';
import { useText } from '../../shared/i18n/use-text';
import { usePage } from '../../shared/site/page';
import styles from './language-hint.module.css';
import type { en } from './messages.en';

/**
 * One line to English, out of sight; the script in the head shows it before the first paint to browsers that speak
 * neither Slovak nor Czech and to nobody who has chosen (app/document/inline-scripts.ts).
 */
export function LanguageHint() {
  const { language } = useLanguage();
  const { path, query = '' } = usePage();
  const text = useText<keyof typeof en>();
  if (language === 'en') return null;
  return (
    <a className={styles.hint} href={`${path}?lang=en${query}`} hrefLang="en" lang="en">
      {text('navigation.hint')}
    </a>
  );
}
