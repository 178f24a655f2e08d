import { getLive } from '@strapec/contracts';

const texts = {
  sk: {
    words: 'Stránka má novšiu verziu. Čo ste napísali, si pred načítaním pre istotu skopírujte.',
    again: 'Načítať znova',
  },
  en: {
    words: 'This page has a newer version. Copy what you have typed before you reload it, to be sure.',
    again: 'Reload',
  },
};

const fields = 'input:not([type=checkbox],[type=radio],[type=hidden]),textarea';
const typed = new Set<HTMLInputElement>();
const reloadedKey = 'reloaded';

/**
 * After an upgrade a file may be missing: reloads once if nothing is typed, else shows a notice
 * (https://vite.dev/guide/build#load-error-handling).
 */
export function followMissingFiles(): void {
  document.querySelectorAll<HTMLInputElement>(fields).forEach((field) => typed.add(field));
  addEventListener('input', ({ target }) => isField(target) && typed.add(target), true);
  addEventListener('vite:preloadError', () => {
    // no answer: the connection is down, and parts retry
    void getLive({ cache: 'no-store', timeoutMs: 4_000 }).then(reloadOrSay, () => undefined);
  });
}

const isField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof Element && target.matches(fields);

function reloadOrSay(): void {
  const isTyped = [...typed].some(({ isConnected, value }) => isConnected && value.trim() !== '');
  if (!isTyped && isFirstTime()) location.reload();
  else say();
}

/** The address of its script, which changes with the code. */
export const buildOfPage = (): string => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';

/** A file that stays missing would reload endlessly. */
function isFirstTime(): boolean {
  const build = buildOfPage();
  try {
    if (sessionStorage.getItem(reloadedKey) === build) return false;
    sessionStorage.setItem(reloadedKey, build);
    return true;
  } catch {
    return false;
  }
}

function say(): void {
  if (document.getElementById(reloadedKey)) return;
  const { words, again } = texts[document.documentElement.lang === 'en' ? 'en' : 'sk'];
  const notice = made('div', { id: reloadedKey, role: 'alert', textContent: `${words} ` }, noticeStyle);
  notice.append(made('button', { type: 'button', textContent: again, onclick: () => location.reload() }, buttonStyle));
  document.body.append(notice);
}

function made(name: 'div' | 'button', properties: object, style: string): HTMLElement {
  const element = Object.assign(document.createElement(name), properties);
  element.style.cssText = style;
  return element;
}

const noticeStyle =
  'position:fixed;inset:0 0 auto;z-index:2000;padding:12px 24px;background:var(--wine);color:var(--paper-background);text-align:center;font-size:16px';
const buttonStyle =
  'min-height:44px;padding:0 16px;border:1px solid;border-radius:4px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer';
