import { hydratedEvent } from '../pages';
import { consentStorageKey } from '../../shared/consent/consent';
import { consentScript, languageScript } from './inline-scripts';
import { fillHydrationScript } from './render-document';

const simpleForm = { href: '/rezervacia', textContent: 'Alebo jednoduchý formulár' };

function runScript(script: string): void {
  const element = document.createElement('script');
  element.textContent = script;
  document.body.append(element);
}

test('the first click starts hydration, and is replayed after it', () => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<button data-replay>Reserve</button>';
  const button = document.querySelector('button') as HTMLButtonElement;
  const onClick = jest.fn();
  runScript(fillHydrationScript('/assets/entry.js', ['/assets/messages.js'], simpleForm));
  button.click();
  expect([...document.head.children].map((child) => child.getAttribute('src') ?? child.getAttribute('href'))).toEqual([
    '/manifest.webmanifest',
    '/print.css',
    '/assets/messages.js',
    '/assets/entry.js',
  ]);
  button.addEventListener('click', onClick);
  window.dispatchEvent(new Event(hydratedEvent));
  expect(onClick).toHaveBeenCalledTimes(1);
  button.click();
  expect(onClick).toHaveBeenCalledTimes(2);
});

test.each([
  ['a mouse at rest', 0, 0, false],
  ['a moving mouse', 0, -3, true],
])('%s starts hydration only if it has moved', (_, movementX, movementY, startsHydration) => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<p>Strapec</p>';
  document.documentElement.dataset['untouched'] = '#contact';
  runScript(fillHydrationScript('/assets/entry.js', [], simpleForm));
  document
    .querySelector('p')
    ?.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY }));
  expect(document.head.querySelector('script') !== null).toBe(startsHydration);
  expect(document.documentElement.dataset['untouched']).toBe(startsHydration ? undefined : '#contact');
});

test('a click before the page is parsed starts hydration afterwards', () => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<button data-replay>Reserve</button>';
  const readyStateSpy = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  runScript(fillHydrationScript('/assets/entry.js', [], simpleForm));
  document.querySelector('button')?.click();
  expect(document.head.querySelector('script')).toBeNull();
  readyStateSpy.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(document.head.querySelector('script')?.src).toMatch(/entry\.js$/);
});

test('a guest who waits for the dialog gets a link to the form without script, until hydration', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<button data-replay aria-haspopup="dialog">Reserve</button>';
  const button = document.querySelector('button') as HTMLButtonElement & { ariaHasPopup: string };
  button.ariaHasPopup = 'dialog'; // jsdom does not reflect it
  runScript(fillHydrationScript('/assets/entry.js', [], simpleForm));
  button.click();
  jest.advanceTimersByTime(1_000);
  expect(document.querySelector('a')).toHaveAttribute('href', '/rezervacia');
  window.dispatchEvent(new Event(hydratedEvent));
  expect(document.querySelector('a')).toBeNull();
  button.click();
  jest.advanceTimersByTime(1_000);
  expect(document.querySelector('a')).toBeNull();
  jest.useRealTimers();
});

test('the browser itself sends no form', () => {
  document.body.innerHTML = '<form><input name="email" value="jana@example.sk"></form>';
  runScript(fillHydrationScript('/assets/entry.js', [], simpleForm));
  const event = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

describe('the link to the English version', () => {
  const isLinkShown = () => document.documentElement.dataset['speaks'] === 'other';
  const loadPage = (browserLanguage: string, pageLanguage = 'sk') => {
    delete document.documentElement.dataset['speaks'];
    document.documentElement.lang = pageLanguage;
    jest.spyOn(navigator, 'language', 'get').mockReturnValue(browserLanguage);
    runScript(languageScript);
  };
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['en-GB', true],
    ['de', true],
    ['sk-SK', false],
    ['sk', false],
    ['cs-CZ', false],
    ['sl-SI', true],
  ])('is shown in a browser with the language %s: %s', (browserLanguage, isShown) => {
    loadPage(browserLanguage);
    expect(isLinkShown()).toBe(isShown);
  });

  it('is not shown on an English page, nor after Slovak was chosen', () => {
    loadPage('en-GB', 'en');
    expect(isLinkShown()).toBe(false);
    localStorage.setItem('language', 'sk');
    loadPage('en-GB');
    expect(isLinkShown()).toBe(false);
  });
});

describe('the cookie banner', () => {
  const dayMs = 86_400_000;
  const isBannerShown = () => document.documentElement.dataset['consent'] === 'due';
  const loadBanner = (stored?: string) => {
    delete document.documentElement.dataset['consent'];
    if (stored !== undefined) localStorage.setItem(consentStorageKey, stored);
    document.body.innerHTML = ['accept', 'decline', 'ask']
      .map((choice) => `<button data-consent-choice="${choice}"><svg></svg></button>`)
      .join('');
    runScript(consentScript);
  };
  const buildChoice = (ageInDays: number, isAccepted = true) =>
    JSON.stringify({ accepted: isAccepted, timestamp: Date.now() - ageInDays * dayMs });
  const pressChoice = (choice: string) =>
    document
      .querySelector(`[data-consent-choice="${choice}"] svg`)
      ?.dispatchEvent(new Event('click', { bubbles: true }));

  it.each([
    ['no choice', undefined, true],
    ['an acceptance of yesterday', buildChoice(1), false],
    ['a refusal of yesterday', buildChoice(1, false), false],
    ['a choice 29 days old', buildChoice(29), false],
    ['a choice 31 days old', buildChoice(31), true],
    ['an unreadable choice', '{', true],
    ['another value', '"yes"', true],
    ['a choice without a time', '{"accepted":true}', true],
  ])('is shown after %s (%s): %s', (_case, stored, isShown) => {
    loadBanner(stored);
    expect(isBannerShown()).toBe(isShown);
    if (isShown) expect(localStorage.getItem(consentStorageKey)).toBeNull();
  });

  it('receives a click that React stops in a part that is not hydrated', () => {
    loadBanner();
    document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true });
    pressChoice('accept');
    expect(isBannerShown()).toBe(false);
  });

  it.each([
    ['accept', true],
    ['decline', false],
  ])('stores the choice “%s” with its time, and disappears', (choice, isAccepted) => {
    loadBanner();
    const earliestMs = Date.now();
    pressChoice(choice);
    const latestMs = Date.now();
    expect(isBannerShown()).toBe(false);
    const stored = JSON.parse(localStorage.getItem(consentStorageKey) ?? '') as {
      accepted: boolean;
      timestamp: number;
    };
    expect(stored.accepted).toBe(isAccepted);
    expect([earliestMs <= stored.timestamp, stored.timestamp <= latestMs]).toEqual([true, true]);
  });

  it('is shown again on request', () => {
    loadBanner(buildChoice(1));
    pressChoice('ask');
    expect(isBannerShown()).toBe(true);
    expect(localStorage.getItem(consentStorageKey)).toBeNull();
  });
});
