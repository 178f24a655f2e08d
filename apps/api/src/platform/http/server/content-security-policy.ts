import type { CaptchaProvider } from '../../config/load-settings.js';

/** Rules §7. */
const captchaHosts: Readonly<Record<CaptchaProvider, readonly string[]>> = {
  altcha: [],
  none: [],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  turnstile: ['https://challenges.cloudflare.com'],
  recaptcha: ['https://www.google.com', 'https://www.gstatic.com'],
};

const mapHost = 'https://www.openstreetmap.org';

export interface PagePolicyOptions {
  captcha: CaptchaProvider;
  /** A picture chosen by its address may redirect to another host. */
  hasExternalPictures: boolean;
  isHttps: boolean;
}

export function createPagePolicy(
  scriptHashes: readonly string[],
  { captcha, isHttps, hasExternalPictures }: PagePolicyOptions,
): string {
  const captchaSources = captchaHosts[captcha];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...captchaSources],
    'style-src': ["'self'", "'unsafe-inline'"], // decision 0048
    'img-src': ["'self'", 'data:', ...(hasExternalPictures ? ['https:'] : captchaSources)],
    ...(captchaSources.length > 0 && { 'connect-src': ["'self'", ...captchaSources] }), // otherwise default-src applies: 20 bytes less
    'frame-src': [mapHost, ...captchaSources],
    'worker-src': ["'self'", 'blob:'], // the proof of work of altcha
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  const policy = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  // over plain http this directive would request every file of a LAN address by https
  return [...policy, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join(';');
}

export const apiPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
