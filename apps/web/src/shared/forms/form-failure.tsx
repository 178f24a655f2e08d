import { useSite } from '../site/site';
import { PhoneLink } from '../ui/phone-link';
import styles from './form.module.css';
import type { FormNotice } from './form-notice';
import { useFormText } from './texts';

interface FormFailureProps extends Partial<FormNotice> {
  text: string;
  /** For a field that points to the sentence. */
  textId?: string | undefined;
}

/** Why a form is not sent, for as long as it is not: above the button that tries again. No toast says it over the form (rules §1). */
export function FormFailure({ title, text, isFailure = true, textId }: FormFailureProps) {
  const formText = useFormText();
  const { phone } = useSite().venue;
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
