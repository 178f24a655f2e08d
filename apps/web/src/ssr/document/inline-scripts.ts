import { languageCookie, languageKey } from '../../shared/i18n/language-store';
import { consentDays, consentEvent, consentKey } from '../../shared/consent/consent';
import { hydratedEvent } from '../pages';

/**
 * Brings local storage and cookie into agreement before the first paint. The server knows only the address and the
 * cookie: when local storage holds another language, the page is requested again in that language. Guests without a
 * stored choice whose browser lists neither Slovak nor Czech see the link to English.
 */
export const languageScript = `(function (html) {
  function keep(language) {
    localStorage.setItem('${languageKey}', language);
    document.cookie = '${languageCookie}=' + language + ';path=/;max-age=31536000;samesite=lax';
  }
  try {
    var known = /^(sk|en)$/, asked = new URLSearchParams(location.search).get('lang'), stored = localStorage.getItem('${languageKey}');
    if (known.test(asked)) keep(asked);
    else if (known.test(stored) && stored !== html.lang && !sessionStorage.getItem('language-retried')) {
      sessionStorage.setItem('language-retried', '1');
      keep(stored);
      location.reload();
    } else if (stored === html.lang) sessionStorage.removeItem('language-retried');
    else if (html.lang === 'sk' && !/^(sk|cs)\\b/.test(navigator.language)) html.dataset.speaks = 'other';
  } catch (storageIsForbidden) {}
})(document.documentElement);`;

/**
 * A guest who arrives at a section is there at once, below a solid bar; smooth scrolling is only for links within the
 * page. Links to the other language keep the section.
 */
export const sectionScript = `(function (html) {
  if (location.hash) html.dataset.jumps = '';
  addEventListener('${hydratedEvent}', function () { setTimeout(function () { delete html.dataset.jumps; }, 300); });
  addEventListener('click', function (event) {
    var link = event.target.closest && event.target.closest('a[hreflang]');
    if (link) link.hash = location.hash;
  }, true);
})(document.documentElement);`;

/**
 * Decides before the first paint whether the cookie banner shows, so that nothing moves, and stores the choice: the
 * banner works before the page is hydrated. Listens in the capture phase, because React stops a click that bubbles from
 * a part that is not hydrated yet. A choice that cannot be read or is too old counts as none (spec §4).
 */
export const consentScript = `(function (html) {
  var key = '${consentKey}', choice = null;
  try {
    choice = JSON.parse(localStorage.getItem(key));
    var isGood = choice && typeof choice.accepted === 'boolean' && Date.now() - choice.timestamp < ${consentDays * 86_400_000};
    if (!isGood) { choice = null; localStorage.removeItem(key); }
  } catch (unreadable) {
    try { localStorage.removeItem(key); } catch (storageIsForbidden) {}
  }
  if (!choice) html.dataset.consent = 'due';
  addEventListener('click', function (event) {
    var button = event.target.closest && event.target.closest('[data-consent-choice]');
    if (!button) return;
    var answer = button.dataset.consentChoice, asksAgain = answer === 'ask';
    try {
      if (asksAgain) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ accepted: answer === 'accept', timestamp: Date.now() }));
    } catch (storageIsForbidden) {}
    if (asksAgain) html.dataset.consent = 'due';
    else delete html.dataset.consent;
    dispatchEvent(new Event('${consentEvent}'));
  }, true);
})(document.documentElement);`;

/** The id of the style element that holds the text typeface's rules. */
export const textFaceId = 'text-face';

/**
 * Applies the text typeface 0.2 s after the page has loaded and been painted, so that it does not compete with the
 * largest text; its fallback has the same metrics. It is applied when its file has loaded, so that there is only one
 * new layout; the file of rare letters loads where one is used. On the visit's further pages it is in the browser's
 * cache and applies from the beginning.
 */
export const textFaceScript = `(function (style) {
  var key = 'text-face';
  try { if (sessionStorage.getItem(key)) { style.media = 'all'; return; } } catch (storageIsForbidden) {}
  addEventListener('load', function () {
    setTimeout(function () {
      var parts = [].map.call(style.sheet.cssRules, function (rule) {
        var said = rule.style.getPropertyValue.bind(rule.style), range = said('unicode-range');
        return new FontFace('Figtree', said('src'), { weight: said('font-weight'), unicodeRange: range || 'U+0-10FFFF' });
      });
      parts[0].load().then(function () {
        parts.forEach(document.fonts.add, document.fonts);
        sessionStorage.setItem(key, 'cached');
      }).catch(function stayWithout() {});
    }, 200);
  });
})(document.getElementById('${textFaceId}'));`;

/**
 * Hydrates the page late: when the browser is idle after loading, or at the first input of the guest. Hydration at once
 * would block a phone's main thread for half a second. A mouse that rests where the page appears does not count,
 * although the browser reports it as a move. Clicks on buttons that need the script are kept and replayed after
 * hydration; until then the buttons show that they are busy. The browser itself never submits a form, which would write
 * its fields into the address, unless the form has an action: a search belongs in the address. The manifest and the
 * print style are added only now, because browsers fetch them before the first paint. Each page puts its own files in
 * the places of MODULES and ENTRY. On a slow connection a guest who waits for the dialog is offered the form without
 * script, SIMPLE.
 */
export const wakingScript = `(function () {
  var started = false, clicked = [], simpleForm;
  function add(name, attributes) {
    document.head.appendChild(Object.assign(document.createElement(name), attributes));
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
  function keepClick(event) {
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
  addEventListener('click', keepClick, true);
  addEventListener('submit', function (event) {
    if (event.target.closest('[action]')) return;
    event.preventDefault();
    start();
  }, true);
  addEventListener('${hydratedEvent}', function () {
    removeEventListener('click', keepClick, true);
    if (simpleForm) simpleForm.remove();
    simpleForm = null;
    clicked.forEach(function (button) { button.ariaBusy = null; button.click(); });
  }, { once: true });
  ['pointerdown', 'keydown', 'focusin'].forEach(function (intent) {
    addEventListener(intent, start, { once: true, passive: true, capture: true });
  });
  addEventListener('pointermove', function (event) {
    if (event.movementX || event.movementY) start();
  }, true);
  function whenIdle() {
    setTimeout(function () {
      if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 3000 });
      else setTimeout(start, 200);
    }, 300);
  }
  function afterPaint() { requestAnimationFrame(function () { requestAnimationFrame(whenIdle); }); }
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint);
})();`;
