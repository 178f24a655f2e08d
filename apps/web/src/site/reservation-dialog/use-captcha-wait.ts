import { useEffect, useRef, useState } from 'react';
import type { CaptchaControl } from '../../shared/captcha/use-captcha-token';

const timeoutMs = 15_000;

interface CaptchaCallbacks {
  onToken: (token: string) => void;
  onTimeout: () => void;
}

/** For a captcha that the guest's device solves, so that the guest does not press again. */
export function useCaptchaWait({ token, needsNoInput, hasFailed }: CaptchaControl, isDialogOpen: boolean) {
  const callbacks = useRef<CaptchaCallbacks>(null);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const finishWaiting = () => {
      setWaiting(false);
      if (!isDialogOpen) return;
      if (token === null) callbacks.current?.onTimeout();
      else callbacks.current?.onToken(token);
    };
    const timer = setTimeout(finishWaiting, isDialogOpen && token === null && !hasFailed ? timeoutMs : 0);
    return () => clearTimeout(timer);
  }, [isWaiting, isDialogOpen, token, hasFailed]);
  return {
    isWaiting,
    /** True if it waits; then it calls one of the two callbacks, or neither if the dialog is closed. */
    waitForToken: (nextCallbacks: CaptchaCallbacks): boolean => {
      callbacks.current = nextCallbacks;
      setWaiting(needsNoInput);
      return needsNoInput;
    },
  };
}
