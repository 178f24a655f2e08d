import { Suspense, lazy } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { useSite } from '../../shared/site/site';
import { CaptchaExternal } from './captcha-external';
import { faultId, fieldId } from './focus-field';
import styles from './fields.module.css';
import { useReserveText } from './texts';
import type { ReserveTableForm } from './use-reserve-table-form';

const CaptchaAltcha = lazy(() => import('./captcha-altcha').then((module) => ({ default: module.CaptchaAltcha })));

/** The proof that a person sits there, by whichever provider the house uses (decisions §7); starts afresh with each round. */
export function CaptchaField({ form }: { form: ReserveTableForm }) {
  const text = useReserveText();
  const { provider } = useSite().captcha;
  const fault = form.faults.captcha;
  if (provider === 'none') return null;
  return (
    <div
      id={fieldId('captcha')}
      className={styles.captcha}
      role="group"
      tabIndex={-1}
      aria-label={text('reserve.captcha')}
      aria-describedby={fault && faultId('captcha')}
    >
      <CaptchaWidget form={form} />
      {fault && (
        <p id={faultId('captcha')} className={styles.fault}>
          {text(fault)}
        </p>
      )}
    </div>
  );
}

function CaptchaWidget({ form: { captcha } }: { form: ReserveTableForm }) {
  const text = useReserveText();
  const { language } = useLanguage();
  const { provider, siteKey } = useSite().captcha;
  const widget = { language, onSolved: captcha.accept, onLost: captcha.lose };
  const key = `${language}-${captcha.round}`;
  if (provider === 'none') return null;
  if (provider !== 'altcha')
    return <CaptchaExternal key={key} provider={provider} siteKey={siteKey ?? ''} {...widget} />;
  return (
    <Suspense fallback={<p>{text('reserve.captcha.loading')}</p>}>
      <CaptchaAltcha key={key} {...widget} />
    </Suspense>
  );
}
