import { localizePath } from '@strapec/domain';
import { useLanguage } from '../i18n/language-context';
import styles from './form.module.css';
import { useFormText } from './texts';

/** Rules §14. */
export function PrivacyNote() {
  const text = useFormText();
  const { language } = useLanguage();
  return (
    <p className={styles.privacy}>
      {text('forms.privacy')}{' '}
      <a href={`${localizePath(language, '/cookies-policy')}#privacy`}>{text('forms.privacy.more')}</a>
    </p>
  );
}
