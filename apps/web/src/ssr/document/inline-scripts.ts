import { languageCookieName, languageStorageKey } from '../../shared/i18n/language-context';
import { consentDays, consentEventName, consentStorageKey } from '../../shared/consent/consent';
import { hydratedEvent } from '../pages';

/** Requests the page again if local storage and the cookie differ: only the cookie reaches the server. */
export const languageScript = `(function (html) {
  function store(language) {
    localStorage.setItem('${languageStorageKey}', language);
    document.cookie = '${languageCookieName}=' + language + ';path=/;max-age=31536000;samesite=lax';
  }
  try {
    var known = /^(sk|en)$/, wanted = new URLSearchParams(location.search).get('lang'), stored = localStorage.getItem('${languageStorageKey}');
    if (known.test(wanted)) store(wanted);
    else if (known.test(stored) && stored !== html.lang && !sessionStorage.getItem('language-retried')) {
      sessionStorage.setItem('language-retried', '1');
      store(stored);
      location.reload();
    } else if (stored === html.lang) sessionStorage.removeItem('language-retried');
    else if (html.lang === 'sk' && !/^(sk|cs)\\b/.test(navigator.language)) html.dataset.speaks = 'other';
  } catch (storageIsForbidden) {}
})(document.documentElement);`;

/**
 * Says the section of the address until the first input (no smooth scrolling to it) and how the page was opened ('navigate',
 * 'reload', 'back_forward': a restored place needs the real heights). Language links keep the section.
 */
export const sectionScript = `(function (html) {
  html.dataset.untouched = location.hash;
  html.dataset.opened = (performance.getEntriesByType('navigation')[0] || {}).type;
  addEventListener('click', function (event) {
    var link = event.target.closest('a[hreflang]');
    if (link) link.hash = location.hash;
  }, true);
})(document.documentElement);`;

/**
 * Before the first paint, so that nothing moves; an unreadable or old choice counts as none (spec §4). Captured: React
 * stops clicks that bubble from a part that is not hydrated.
 */
export const consentScript = `(function (html) {
  var key = '${consentStorageKey}', choice = null;
  try { choice = JSON.parse(localStorage.getItem(key)); } catch (unreadable) {}
  if (!choice || typeof choice.accepted !== 'boolean' || !(Date.now() - choice.timestamp < ${consentDays * 86_400_000})) {
    try { localStorage.removeItem(key); } catch (storageIsForbidden) {}
    html.dataset.consent = 'due';
  }
  addEventListener('click', function (event) {
    var button = event.target.closest('[data-consent-choice]');
    if (!button) return;
    var answer = button.dataset.consentChoice, asksAgain = answer === 'ask';
    try {
      if (asksAgain) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ accepted: answer === 'accept', timestamp: Date.now() }));
    } catch (storageIsForbidden) {}
    if (asksAgain) html.dataset.consent = 'due';
    else delete html.dataset.consent;
    dispatchEvent(new Event('${consentEventName}'));
  }, true);
})(document.documentElement);`;

export const textFaceElementId = 'text-face';

/**
 * Applies the text typeface 0.2 s after load, so that it does not compete with the largest text, and once its file is
 * there, so that the layout changes once. Later pages of the visit have it from the start.
 */
export const textFaceScript = `(function (style) {
  var key = 'text-face';
  try { if (sessionStorage.getItem(key)) { style.media = 'all'; return; } } catch (storageIsForbidden) {}
  addEventListener('load', function () {
    setTimeout(function () {
      var parts = [].map.call(style.sheet.cssRules, function (rule) {
        var read = rule.style.getPropertyValue.bind(rule.style), range = read('unicode-range');
        return new FontFace('Figtree', read('src'), { weight: read('font-weight'), unicodeRange: range || 'U+0-10FFFF' });
      });
      parts[0].load().then(function () {
        parts.forEach(document.fonts.add, document.fonts);
        sessionStorage.setItem(key, 'cached');
      }).catch(function stayWithout() {});
    }, 200);
  });
})(document.getElementById('${textFaceElementId}'));`;

/**
 * Hydrates when the browser is idle after load, or at the first input: at once would block a phone for half a second.
 * A mouse at rest is reported as a move and does not count. Forms without an action are not submitted: their fields
 * would be in the address. Browsers fetch manifest and print style before the first paint unless they come now.
 * `render-document.ts` fills in MODULES, ENTRY and SIMPLE, the form without script.
 */
export const hydrationScript = `(function () {
  var started = false, clicked = [], simpleForm;
  function add(name, attributes) {
    document.head.append(Object.assign(document.createElement(name), attributes));
  }
  function start() {
    if (started) return;
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start);
    started = true;
    add('link', { rel: 'manifest', href: '/manifest.webmanifest' });
    add('link', { rel: 'stylesheet', href: '/print.css', media: 'print' });
    MODULES.forEach(function (href) { add('link', { rel: 'modulepreload', href: href }); });
    add('script', { type: 'module', src: ENTRY });
  }
  function holdClick(event) {
    var button = event.target.closest('[data-replay]');
    if (button) { event.preventDefault(); clicked.push(button); button.ariaBusy = true; }
    if (button && button.ariaHasPopup) setTimeout(offerSimpleForm, 400, button.className);
    start();
  }
  function offerSimpleForm(className) {
    if (simpleForm === null || simpleForm) return;
    simpleForm = Object.assign(document.createElement('a'), SIMPLE);
    simpleForm.className = className;
    simpleForm.style.cssText = 'position:fixed;inset:auto 16px calc(var(--consent-space,0px) + 80px);z-index:3';
    document.body.append(simpleForm);
  }
  addEventListener('click', holdClick, true);
  addEventListener('submit', function (event) {
    if (event.target.closest('[action]')) return;
    event.preventDefault();
    start();
  }, true);
  addEventListener('${hydratedEvent}', function () {
    removeEventListener('click', holdClick, true);
    if (simpleForm) simpleForm.remove();
    simpleForm = null;
    clicked.forEach(function (button) { button.ariaBusy = null; button.click(); });
  }, { once: true });
  function startAtInput(event) {
    if (event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    delete document.documentElement.dataset.untouched;
    start();
  }
  ['pointerdown', 'keydown', 'focusin', 'wheel', 'click', 'pointermove'].forEach(function (input) {
    addEventListener(input, startAtInput, { passive: true, capture: true });
  });
  function whenIdle() {
    setTimeout(function () {
      if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 3000 });
      else setTimeout(start, 200);
    }, 300);
  }
  addEventListener('load', function () { requestAnimationFrame(function () { requestAnimationFrame(whenIdle); }); });
})();`;
