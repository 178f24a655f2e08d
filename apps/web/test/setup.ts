import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { closeTestApi, expectNoUnknownRequests, openTestApi } from '../src/shared/testing/test-api';

const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: 3_000 * timeLimitFactor,
  // `waitFor` retries, and only its last error matters; an error with the whole document is slow to make.
  getElementError: (message, container) =>
    isWaiting() ? elementError(message ?? '') : getElementError(message, container),
});
const isWaiting = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
const elementError = (message: string): Error =>
  Object.assign(new Error(message), { name: 'TestingLibraryElementError' });

// jsdom lacks matchMedia and the observers of Ant Design. Tests have a mouse and no animations, which never end in jsdom.
beforeEach(() => {
  window.matchMedia = (media) => ({
    media,
    matches: /hover: hover|reduced-motion/.test(media),
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
});
class SilentObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}
Object.assign(globalThis, { ResizeObserver: SilentObserver, IntersectionObserver: SilentObserver });
Element.prototype.scrollIntoView = () => undefined;

// jsdom opens no dialogs.
Object.assign(HTMLDialogElement.prototype, {
  show(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

// Node's own MessageChannel prevents Jest from ending.
class TimerChannel {
  port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  port2 = { postMessage: (data: unknown) => setTimeout(() => this.port1.onmessage?.({ data }), 0) };
}
Object.assign(globalThis, { MessageChannel: TimerChannel });

// jsdom cannot decode pictures
Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('unreadable')) });

beforeAll(openTestApi);
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'lang=;path=/;max-age=0';
  expectNoUnknownRequests();
});
afterAll(closeTestApi);
