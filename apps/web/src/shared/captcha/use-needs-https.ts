import { useSite } from '../site/site';
import { useBrowserValue } from '../use-browser-value';

/** Browsers give `crypto.subtle` only to secure pages. */
export function useNeedsHttps(): boolean {
  const { provider } = useSite().captcha;
  return useBrowserValue(() => globalThis.isSecureContext === false, false) && provider === 'altcha';
}

/** Not hydrated yet, or the captcha cannot be solved here: the form's target page asks for another press. */
export function useSubmitsWithoutScript(): boolean {
  const needsHttps = useNeedsHttps();
  return !useBrowserValue(() => true, false) || needsHttps;
}
