import type { CaptchaProvider } from '../../config/settings.js';

/** Where the script and the frame of an external captcha come from (rules §7). */
const captchaHosts: Readonly<Record<CaptchaProvider, readonly string[]>> = {
  altcha: [],
  none: [],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  turnstile: ['https://challenges.cloudflare.com'],
  recaptcha: ['https://www.google.com', 'https://www.gstatic.com'],
};

const mapHost = 'https://www.openstreetmap.org'; // the embedded map of the contact section

export interface PagePolicy {
  captcha: CaptchaProvider;
  /** Whether staff have chosen a picture by its address; that may lead on to yet another one. */
  hasPicturesElsewhere: boolean;
  isHttps: boolean;
}

/** The policy of a page: no script but our own files and the inline ones named by their hash. */
export function pagePolicy(
  scriptHashes: readonly string[],
  { captcha, isHttps, hasPicturesElsewhere }: PagePolicy,
): string {
  const hosts = captchaHosts[captcha];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...hosts],
    'style-src': ["'self'", "'unsafe-inline'"], // antd writes styles, its scroll lock without a nonce; React writes attributes
    'img-src': ["'self'", 'data:', ...(hasPicturesElsewhere ? ['https:'] : hosts)],
    ...(hosts.length > 0 && { 'connect-src': ["'self'", ...hosts] }), // else as by default; 20 bytes of a first flight
    'frame-src': [mapHost, ...hosts],
    'worker-src': ["'self'", 'blob:'], // the proof of work of altcha
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  const policy = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  // over plain http it would send every file of a LAN address to https
  return [...policy, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join(';');
}

/** The policy of everything below /api, the documentation's user interface included. */
export const apiPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
