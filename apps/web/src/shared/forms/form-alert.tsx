import { useSite } from '../site/site';
import { PhoneLink } from '../ui/phone-link';
import styles from './form.module.css';
import type { FormNotice } from './form-notice';
import { useFormText } from './texts';

interface FormAlertProps extends Partial<FormNotice> {
  text: string;
  textElementId?: string | undefined;
}

/** In place of a toast (rules §1). */
export function FormAlert({ title, text, isFailure = true, textElementId }: FormAlertProps) {
  const formText = useFormText();
  const { phone } = useSite().businessDetails;
  return (
    <div className={styles.failure} role="alert">
      {title && <strong>{title}</strong>}
      <p id={textElementId}>{text}</p>
      {isFailure && phone && (
        <p>
          {formText('forms.failure.orCall')} <PhoneLink phone={phone} />
        </p>
      )}
    </div>
  );
}
