import { CaptchaField } from '../captcha/captcha-field';
import type { CaptchaControl } from '../captcha/use-captcha-token';
import { useNeedsHttps } from '../captcha/use-needs-https';
import { useSite } from '../site/site';
import styles from './form.module.css';
import { useFormText } from './texts';

export function FormCaptcha(props: { captcha: CaptchaControl; id: string; isNeeded: boolean; error?: string }) {
  const text = useFormText();
  const { provider } = useSite().captcha;
  const { isNeeded, ...field } = props;
  const needsHttps = useNeedsHttps();
  if (provider === 'none' || (isNeeded && needsHttps)) return null;
  return (
    <div className={styles.captcha}>
      {isNeeded ? (
        <CaptchaField {...field} />
      ) : (
        <p className={styles.hint} data-needs-script>
          {text('forms.captcha.later')}
        </p>
      )}
    </div>
  );
}
