import { languageCookie, languageKey } from '../../shared/i18n/language-store';
import { consentDays, consentEvent, consentKey } from '../../shared/consent/consent';
import { hydratedEvent } from '../page-state';

/**
 * Keeps local storage and cookie in step before the first paint. The server knows the address and the cookie only: when
 * local storage holds another language, the page is asked for once more, in that language. Who has chosen none and whose
 * browser speaks neither Slovak nor Czech is shown the way to English.
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
 * A guest who comes to a section is there at once, below a solid bar; only on the page are they taken there smoothly. Links to the
 * other language keep the section.
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
 * Decides before the first paint whether the cookie banner shows, so that nothing moves, and keeps the choice: the
 * banner works before the page has woken. It listens on the way down, because React stops a click on its way up from a
 * part that still sleeps. A choice that cannot be read or is too old is none (spec §4).
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

/** The style element that holds the text face back. */
export const textFaceId = 'text-face';

/**
 * Lets the text face in when the page has loaded and been painted (0.2 s later), so that it does not compete with the
 * largest text; its stand-in has the same measures. It joins the page when its letters are there, so the page is laid out
 * once for it; the rare ones come where one is written. On the visit's further pages it is in the browser's cache and
 * belongs to the page from the beginning.
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
 * Wakes the page late: when the browser is idle after loading, or at the first sign of a guest who wants something. Waking
 * at once costs half a second of a phone's attention; a mouse that rests where the page comes up is no sign, though the
 * browser tells of it as if it had moved. Clicks on buttons that need the script are kept until it listens,
 * then given to it; until then the buttons say that they are busy. No form is ever sent by the browser itself, which
 * would write it into the address, but for one that says where to: what a guest looks for belongs there. The manifest and
 * the style for paper are named only now, because browsers fetch them before the first paint. Each page puts its own files
 * in the places of MODULES and ENTRY. On a slow line a guest who waits for the dialog is offered the form without script, SIMPLE.
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
