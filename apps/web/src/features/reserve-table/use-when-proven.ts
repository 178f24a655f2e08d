import { useEffect, useRef, useState } from 'react';
import type { CaptchaToken } from '../../shared/captcha/use-captcha-token';

const patienceMs = 15_000;

interface Waiting {
  onProven: (token: string) => void;
  onGivenUp: () => void;
}

/**
 * Waits for the proof that the guest's own device is working out: that it takes a moment is our business, not the
 * guest's. It ends when the widget has failed. A proof that asks the guest for something is not waited for, and nobody waits any more once the dialog is closed.
 */
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
    const timer = setTimeout(end, isWanted && token === null && !hasFailed ? patienceMs : 0);
    return () => clearTimeout(timer);
  }, [isAwaited, isWanted, token, hasFailed]);
  return {
    isAwaited,
    /** Whether it is worth waiting; then one of the two is called. */
    wait: (then: Waiting): boolean => {
      waiting.current = then;
      setAwaited(comesByItself);
      return comesByItself;
    },
  };
}
