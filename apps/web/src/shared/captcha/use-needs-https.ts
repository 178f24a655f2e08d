import { useSite } from '../site/site';
import { useInBrowser } from '../use-in-browser';

/** Browsers give `crypto.subtle` only to secure pages. */
export function useNeedsHttps(): boolean {
  const { provider } = useSite().captcha;
  return useInBrowser(() => globalThis.isSecureContext === false, false) && provider === 'altcha';
}

/** Not hydrated yet, or the captcha cannot be solved here: the form's target page asks for another press. */
export function useSubmitsWithoutScript(): boolean {
  const needsHttps = useNeedsHttps();
  return !useInBrowser(() => true, false) || needsHttps;
}
