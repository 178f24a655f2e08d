import { getLive } from '@strapec/contracts';

const texts = {
  sk: {
    text: 'Stránka má novšiu verziu. Čo ste napísali, si pred načítaním pre istotu skopírujte.',
    reload: 'Načítať znova',
  },
  en: {
    text: 'This page has a newer version. Copy what you have typed before you reload it, to be sure.',
    reload: 'Reload',
  },
};

const fieldSelector = 'input:not([type=checkbox],[type=radio],[type=hidden]),textarea';
const filledFields = new Set<HTMLInputElement>();
const reloadKey = 'reloaded';

/**
 * After an upgrade a file may be missing: reloads once if nothing is typed, else shows a notice
 * (https://vite.dev/guide/build#load-error-handling).
 */
export function watchMissingFiles(): void {
  document.querySelectorAll<HTMLInputElement>(fieldSelector).forEach((field) => filledFields.add(field));
  addEventListener('input', ({ target }) => isField(target) && filledFields.add(target), true);
  addEventListener('vite:preloadError', () => {
    // the connection is down, and parts retry
    void getLive({ cache: 'no-store', timeoutMs: 4_000 }).then(reloadOrShowNotice, () => undefined);
  });
}

const isField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof Element && target.matches(fieldSelector);

function reloadOrShowNotice(): void {
  const hasTypedText = [...filledFields].some(({ isConnected, value }) => isConnected && value.trim() !== '');
  if (!hasTypedText && markFirstReload()) location.reload();
  else showNotice();
}

/** It changes with the code. */
export const readPageBuild = (): string => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';

/** Otherwise it would reload endlessly. */
function markFirstReload(): boolean {
  const build = readPageBuild();
  try {
    if (sessionStorage.getItem(reloadKey) === build) return false;
    sessionStorage.setItem(reloadKey, build);
    return true;
  } catch {
    return false;
  }
}

function showNotice(): void {
  if (document.getElementById(reloadKey)) return;
  const { text, reload } = texts[document.documentElement.lang === 'en' ? 'en' : 'sk'];
  const notice = document.createElement('div');
  const button = document.createElement('button');
  Object.assign(notice, { id: reloadKey, role: 'alert', textContent: `${text} `, style: noticeStyle });
  Object.assign(button, { type: 'button', textContent: reload, onclick: () => location.reload(), style: buttonStyle });
  notice.append(button);
  document.body.append(notice);
}

const noticeStyle =
  'position:fixed;inset:0 0 auto;z-index:2000;padding:12px 24px;background:var(--wine);color:var(--paper-background);text-align:center;font-size:16px';
const buttonStyle =
  'min-height:44px;padding:0 16px;border:1px solid;border-radius:4px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer';
