import Button from 'antd/es/button';
import { useEffect, useRef, useState } from 'react';
import { type CaptchaWidgetProps, type ExternalProvider, loadCaptchaApi, renderOptions } from './captcha-providers';
import { useReserveText } from './texts';

type Stage = 'loading' | 'shown' | 'unavailable';

/** A provider's own widget, drawn by its script. */
export function CaptchaExternal(props: CaptchaWidgetProps & { provider: ExternalProvider; siteKey: string }) {
  const text = useReserveText();
  const place = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>('loading');
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const { provider, language } = props;
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: Stage) => isCurrent && setStage(next);
    loadCaptchaApi(provider, language)
      .then((api) => {
        if (!isCurrent || !place.current) return;
        api.render(place.current, renderOptions(latest.current));
        settle('shown');
      })
      .catch(() => settle('unavailable'));
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
      <div ref={place} />
      {stage === 'loading' && <p>{text('reserve.captcha.loading')}</p>}
      {stage === 'unavailable' && (
        <p role="alert">
          {text('reserve.captcha.unavailable')} <Button onClick={tryAgain}>{text('reserve.captcha.retry')}</Button>
        </p>
      )}
    </>
  );
}
