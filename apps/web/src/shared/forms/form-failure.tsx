import { useSite } from '../site/site';
import { PhoneLink } from '../ui/phone-link';
import styles from './form.module.css';
import type { FormNotice } from './form-notice';
import { useFormText } from './texts';

interface FormFailureProps extends Partial<FormNotice> {
  text: string;
  textId?: string | undefined;
}

/** In place of a toast (rules §1). */
export function FormFailure({ title, text, isFailure = true, textId }: FormFailureProps) {
  const formText = useFormText();
  const { phone } = useSite().businessDetails;
  return (
    <div className={styles.failure} role="alert">
      {title && <strong>{title}</strong>}
      <p id={textId}>{text}</p>
      {isFailure && phone && (
        <p>
          {formText('forms.failure.orCall')} <PhoneLink phone={phone} />
        </p>
      )}
    </div>
  );
}
