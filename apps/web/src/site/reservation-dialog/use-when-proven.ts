import { useEffect, useRef, useState } from 'react';
import type { CaptchaToken } from '../../shared/captcha/use-captcha-token';

const timeoutMs = 15_000;

interface Waiting {
  onProven: (token: string) => void;
  onGivenUp: () => void;
}

/** For a captcha that the guest's device solves, so that the guest does not press again. */
export function useWhenProven({ token, comesByItself, hasFailed }: CaptchaToken, isWanted: boolean) {
  const waiting = useRef<Waiting>(null);
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    if (!isAwaited) return;
    const end = () => {
      setAwaited(false);
      if (!isWanted) return;
      if (token === null) waiting.current?.onGivenUp();
      else waiting.current?.onProven(token);
    };
    const timer = setTimeout(end, isWanted && token === null && !hasFailed ? timeoutMs : 0);
    return () => clearTimeout(timer);
  }, [isAwaited, isWanted, token, hasFailed]);
  return {
    isAwaited,
    /** True if it waits; then it calls one of the two callbacks, or neither if the dialog is closed. */
    wait: (then: Waiting): boolean => {
      waiting.current = then;
      setAwaited(comesByItself);
      return comesByItself;
    },
  };
}
