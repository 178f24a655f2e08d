import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CaptchaWidgetProps, type ExternalProvider, loadCaptchaApi, toRenderOptions } from './captcha-providers';
import styles from './captcha.module.css';
import { useCaptchaText } from './texts';

type WidgetStage = 'loading' | 'shown' | 'unavailable';

export function CaptchaExternal(props: CaptchaWidgetProps & { provider: ExternalProvider; siteKey: string }) {
  const text = useCaptchaText();
  const container = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<WidgetStage>('loading');
  const [attempt, setAttempt] = useState(0);
  const widgetOptions = useEffectEvent(() => toRenderOptions(props));
  const reportFailure = useEffectEvent(props.onFailed);
  const { provider, language } = props;
  useEffect(() => {
    let isCurrent = true;
    const showStage = (newStage: WidgetStage) => isCurrent && setStage(newStage);
    loadCaptchaApi(provider, language)
      .then((api) => {
        if (!isCurrent || !container.current) return;
        api.render(container.current, widgetOptions());
        showStage('shown');
      })
      .catch(() => {
        if (isCurrent) reportFailure();
        showStage('unavailable');
      });
    return () => {
      isCurrent = false;
    };
  }, [provider, language, attempt]);
  const tryAgain = () => {
    setStage('loading');
    setAttempt(attempt + 1);
  };
  return (
    <>
      <div ref={container} />
      {stage === 'loading' && <p>{text('captcha.loading')}</p>}
      {stage === 'unavailable' && (
        <p role="alert">
          {text('captcha.unavailable')}{' '}
          <button type="button" className={styles.retry} onClick={tryAgain}>
            {text('captcha.retry')}
          </button>
        </p>
      )}
    </>
  );
}
