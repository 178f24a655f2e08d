import { useSite } from '../site/site';
import { useInBrowser } from '../use-in-browser';

/** Whether our own captcha cannot be solved here: browsers give `crypto.subtle` to secure pages only. */
export function useNeedsHttps(): boolean {
  const { provider } = useSite().captcha;
  return useInBrowser(() => globalThis.isSecureContext === false, false) && provider === 'altcha';
}

/**
 * Whether a form goes by itself: nothing has woken yet, or the captcha cannot be solved here. The page that it goes to asks for
 * another press in place of the captcha.
 */
export function useGoesByItself(): boolean {
  const needsHttps = useNeedsHttps();
  return !useInBrowser(() => true, false) || needsHttps;
}
