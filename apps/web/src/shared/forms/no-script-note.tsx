import { useSite } from '../site/site';
import { PhoneLink } from '../ui/phone-link';
import styles from './form.module.css';
import { useFormText } from './texts';

/** Says to guests without scripts why the form stays silent, and what to do instead. */
export function NoScriptNote() {
  const text = useFormText();
  const { email, phone } = useSite().venue;
  return (
    <noscript>
      <p className={styles.noScript}>
        {text('forms.noScript')} <a href={`mailto:${email}`}>{email}</a>, <PhoneLink phone={phone} />
      </p>
    </noscript>
  );
}
