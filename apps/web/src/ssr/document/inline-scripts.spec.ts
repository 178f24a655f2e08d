import { hydratedEvent } from '../pages';
import { consentKey } from '../../shared/consent/consent';
import { consentScript, languageScript } from './inline-scripts';
import { hydrationScriptFor } from './render-document';

const simple = { href: '/rezervacia', textContent: 'Alebo jednoduchý formulár' };

function run(script: string): void {
  const element = document.createElement('script');
  element.textContent = script;
  document.body.append(element);
}

test('hydrates at the first click and replays it after hydration', () => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<button data-replay>Reserve</button>';
  const button = document.querySelector('button') as HTMLButtonElement;
  const onClick = jest.fn();
  run(hydrationScriptFor('/assets/entry.js', ['/assets/messages.js'], simple));
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
  ['a mouse that rests where the page comes up', 0, 0, false],
  ['a mouse that moves', 0, -3, true],
])('%s: does it wake?', (_, movementX, movementY, wakes) => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<p>Strapec</p>';
  document.documentElement.dataset['untouched'] = '#contact';
  run(hydrationScriptFor('/assets/entry.js', [], simple));
  document
    .querySelector('p')
    ?.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY }));
  expect(document.head.querySelector('script') !== null).toBe(wakes);
  expect(document.documentElement.dataset['untouched']).toBe(wakes ? undefined : '#contact');
});

test('a click before the page is parsed hydrates it afterwards', () => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<button data-replay>Reserve</button>';
  const stage = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  run(hydrationScriptFor('/assets/entry.js', [], simple));
  document.querySelector('button')?.click();
  expect(document.head.querySelector('script')).toBeNull();
  stage.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(document.head.querySelector('script')?.src).toMatch(/entry\.js$/);
});

test('a guest who waits for the dialog is offered the form without script, until the page listens', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<button data-replay aria-haspopup="dialog">Reserve</button>';
  const button = document.querySelector('button') as HTMLButtonElement & { ariaHasPopup: string };
  button.ariaHasPopup = 'dialog'; // jsdom does not reflect it
  run(hydrationScriptFor('/assets/entry.js', [], simple));
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

test('no form is sent by the browser itself', () => {
  document.body.innerHTML = '<form><input name="email" value="jana@example.sk"></form>';
  run(hydrationScriptFor('/assets/entry.js', [], simple));
  const event = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

describe('the way to English', () => {
  const isShown = () => document.documentElement.dataset['speaks'] === 'other';
  const load = (spoken: string, html = 'sk') => {
    delete document.documentElement.dataset['speaks'];
    document.documentElement.lang = html;
    jest.spyOn(navigator, 'language', 'get').mockReturnValue(spoken);
    run(languageScript);
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
  ])('a browser that speaks %s: %s', (spoken, expected) => {
    load(spoken);
    expect(isShown()).toBe(expected);
  });

  it('is not shown on an English page, nor to who has chosen Slovak', () => {
    load('en-GB', 'en');
    expect(isShown()).toBe(false);
    localStorage.setItem('language', 'sk');
    load('en-GB');
    expect(isShown()).toBe(false);
  });
});

describe('the cookie banner', () => {
  const day = 86_400_000;
  const isBannerShown = () => document.documentElement.dataset['consent'] === 'due';
  const load = (stored?: string) => {
    delete document.documentElement.dataset['consent'];
    if (stored !== undefined) localStorage.setItem(consentKey, stored);
    document.body.innerHTML = ['accept', 'decline', 'ask']
      .map((choice) => `<button data-consent-choice="${choice}"><svg></svg></button>`)
      .join('');
    run(consentScript);
  };
  const choiceOf = (ageInDays: number, accepted = true) =>
    JSON.stringify({ accepted, timestamp: Date.now() - ageInDays * day });
  const press = (choice: string) =>
    document
      .querySelector(`[data-consent-choice="${choice}"] svg`)
      ?.dispatchEvent(new Event('click', { bubbles: true }));

  it.each([
    ['no choice', undefined, true],
    ['an acceptance of yesterday', choiceOf(1), false],
    ['a refusal of yesterday', choiceOf(1, false), false],
    ['a choice 29 days old', choiceOf(29), false],
    ['a choice 31 days old', choiceOf(31), true],
    ['an unreadable choice', '{', true],
    ['something else', '"yes"', true],
    ['a choice without a time', '{"accepted":true}', true],
  ])('shows after %s: %s → %s', (_what, stored, expected) => {
    load(stored);
    expect(isBannerShown()).toBe(expected);
    if (expected) expect(localStorage.getItem(consentKey)).toBeNull();
  });

  it('receives a click that React stops in a part that is not hydrated', () => {
    load();
    document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true });
    press('accept');
    expect(isBannerShown()).toBe(false);
  });

  it.each([
    ['accept', true],
    ['decline', false],
  ])('%s is stored with its time, and the banner goes', (choice, accepted) => {
    load();
    const before = Date.now();
    press(choice);
    const after = Date.now();
    expect(isBannerShown()).toBe(false);
    const stored = JSON.parse(localStorage.getItem(consentKey) ?? '') as { accepted: boolean; timestamp: number };
    expect(stored.accepted).toBe(accepted);
    expect([before <= stored.timestamp, stored.timestamp <= after]).toEqual([true, true]);
  });

  it('is shown again on request', () => {
    load(choiceOf(1));
    press('ask');
    expect(isBannerShown()).toBe(true);
    expect(localStorage.getItem(consentKey)).toBeNull();
  });
});
