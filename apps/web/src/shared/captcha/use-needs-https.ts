import { useSite } from '../site/site';
import { useInBrowser } from '../use-in-browser';

/** True if our own captcha cannot be solved here: browsers give `crypto.subtle` only to secure pages. */
export function useNeedsHttps(): boolean {
  const { provider } = useSite().captcha;
  return useInBrowser(() => globalThis.isSecureContext === false, false) && provider === 'altcha';
}

/**
 * True if the browser submits the form itself: nothing is hydrated yet, or the captcha cannot be solved here. The page
 * that the form goes to asks for another press of a button in place of the captcha.
 */
export function useGoesByItself(): boolean {
  const needsHttps = useNeedsHttps();
  return !useInBrowser(() => true, false) || needsHttps;
}
