import { useSite } from '../site/site';
import { PhoneLink } from '../ui/phone-link';
import styles from './form.module.css';
import { useFormText } from './texts';

interface FormFailureProps {
  text: string;
  /** `alert` where no toast says the same. */
  role?: 'alert' | 'group';
}

/** Why a form could not be sent, for as long as it has not been sent: above the button that tries again, with the telephone. */
export function FormFailure({ text, role = 'group' }: FormFailureProps) {
  const formText = useFormText();
  const { phone } = useSite().venue;
  return (
    <p className={styles.failure} role={role}>
      {text} {formText('forms.failure.orCall')} <PhoneLink phone={phone} />
    </p>
  );
}
