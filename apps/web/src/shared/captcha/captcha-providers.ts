import type { Language } from '@strapec/domain';
import type { CaptchaSettingsDtoProvider as CaptchaProvider } from '@strapec/contracts';

export type ExternalProvider = Exclude<CaptchaProvider, 'altcha' | 'none'>;

export interface CaptchaWidgetProps {
  language: Language;
  onSolved: (token: string) => void;
  /** It expired or is computed anew. */
  onTokenInvalid: () => void;
  /** No token unless the guest tries again. */
  onFailed: () => void;
}

interface CaptchaApi {
  render: (container: HTMLElement, options: Record<string, unknown>) => unknown;
  ready?: (callback: () => void) => void;
}

/** Not all widgets support Slovak; Czech is similar (spec §7). */
const widgetLanguages: Readonly<Record<Language, string>> = { sk: 'cs', en: 'en' };

const providers = {
  hcaptcha: {
    globalName: 'hcaptcha',
    scriptUrl: (language: string) => `https://js.hcaptcha.com/1/api.js?render=explicit&hl=${language}`,
    languageOption: 'hl',
  },
  turnstile: {
    globalName: 'turnstile',
    scriptUrl: () => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    languageOption: 'language',
  },
  recaptcha: {
    globalName: 'grecaptcha',
    scriptUrl: (language: string) => `https://www.google.com/recaptcha/api.js?render=explicit&hl=${language}`,
    languageOption: 'hl',
  },
} as const satisfies Record<ExternalProvider, object>;

export async function loadCaptchaApi(provider: ExternalProvider, language: Language): Promise<CaptchaApi> {
  const { scriptUrl, globalName } = providers[provider];
  await loadScriptWithRetries(scriptUrl(widgetLanguages[language]));
  const api = (globalThis as Record<string, unknown>)[globalName] as CaptchaApi | undefined;
  if (!api) throw new Error(`${provider} has loaded without its API`);
  // Only reCAPTCHA loads a second part; Turnstile's `ready` refuses asynchronous scripts.
  if (provider === 'recaptcha') await new Promise<void>((resolve) => api.ready?.(resolve));
  return api;
}

export function toRenderOptions(props: CaptchaWidgetProps & { provider: ExternalProvider; siteKey: string }) {
  const { provider, siteKey, language, onSolved, onTokenInvalid, onFailed } = props;
  return {
    sitekey: siteKey,
    [providers[provider].languageOption]: widgetLanguages[language],
    callback: onSolved,
    'error-callback': onFailed,
    'expired-callback': onTokenInvalid,
    'chalexpired-callback': onTokenInvalid,
  };
}

const maxScriptRetries = 2; // spec §7

/** Once; a failed load is tried twice more. */
async function loadScriptWithRetries(url: string): Promise<void> {
  for (let attempt = 0; attempt <= maxScriptRetries; attempt += 1) {
    if (await loadScriptOnce(url)) return;
  }
  throw new Error(`${url} could not be loaded`);
}

function loadScriptOnce(url: string): Promise<boolean> {
  const existing = document.querySelector<HTMLScriptElement>(`script[src="${url}"]`);
  if (existing?.dataset['loaded']) return Promise.resolve(true);
  const script = existing ?? document.createElement('script');
  return new Promise((resolve) => {
    script.addEventListener('load', () => {
      script.dataset['loaded'] = 'true';
      resolve(true);
    });
    script.addEventListener('error', () => {
      script.remove();
      resolve(false);
    });
    if (existing) return;
    script.src = url;
    script.async = true;
    document.head.append(script);
  });
}
