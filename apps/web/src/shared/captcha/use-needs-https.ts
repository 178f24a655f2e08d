import { useSite } from '../site/site';
import { useInBrowser } from '../use-in-browser';

/** Browsers give `crypto.subtle` only to secure pages. */
export function useNeedsHttps(): boolean {
  const { provider } = useSite().captcha;
  return useInBrowser(() => globalThis.isSecureContext === false, false) && provider === 'altcha';
}

/**
 * Nothing is hydrated yet, or the captcha cannot be solved here: the page that the form goes to asks for another press
 * instead.
 */
export function useGoesByItself(): boolean {
  const needsHttps = useNeedsHttps();
  return !useInBrowser(() => true, false) || needsHttps;
}
