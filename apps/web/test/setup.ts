import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { closeTestApi, expectNoUnknownRequests, openTestApi } from '../src/shared/testing/test-api';

const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: 3_000 * patience,
  // `waitFor` retries, and only its last error is read; that one includes the whole document.
  getElementError: (message, container) =>
    isWaiting() ? elementError(message ?? '') : getElementError(message, container),
});
const isWaiting = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
const elementError = (message: string): Error =>
  Object.assign(new Error(message), { name: 'TestingLibraryElementError' });

// jsdom lacks matchMedia and the observers of Ant Design. The tests have a mouse.
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (media: string) => ({
    media,
    matches: media === '(hover: hover) and (pointer: fine)',
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }),
});
class SilentObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}
Object.assign(globalThis, { ResizeObserver: SilentObserver, IntersectionObserver: SilentObserver });
// jsdom lacks pointers.
class MousePointerEvent extends MouseEvent {}
Object.assign(window, { PointerEvent: MousePointerEvent });
Element.prototype.scrollIntoView = () => undefined;

// jsdom matches every rule of the default style sheet against every element: a fifth of all test time. Only hidden
// elements and inline styles count here.
const notShown = '[hidden], head, script, style, template, input[type="hidden"], dialog:not([open])';
const visibilityOf = (element: Element | null): string =>
  element === null ? 'visible' : (element as HTMLElement).style.visibility || visibilityOf(element.parentElement);
window.getComputedStyle = (element: Element) => {
  const own = (element as HTMLElement).style;
  const known: Record<string, string> = {
    display: own.display || (element.matches(notShown) ? 'none' : 'block'),
    visibility: visibilityOf(element),
  };
  const widthOf = (name: string): string => (/^(padding|border)-/.test(name) ? '0px' : '');
  const getPropertyValue = (name: string): string => known[name] ?? (own.getPropertyValue(name) || widthOf(name));
  const read = (name: string | symbol): unknown =>
    name === 'getPropertyValue' ? getPropertyValue : (known[String(name)] ?? Reflect.get(own, name));
  return new Proxy(own, { get: (_, name) => read(name) });
};

// jsdom searches the whole document for each label of a field: a sixth of all test time.
const labelsOf = (field: HTMLElement): HTMLLabelElement[] | null => {
  if ((field as HTMLInputElement).type === 'hidden') return null;
  const around = field.closest('label');
  const labels = [...(field.getRootNode() as ParentNode).querySelectorAll('label')];
  return labels.filter((label) => (label.htmlFor ? label.htmlFor === field.id : label === around));
};
for (const field of [HTMLInputElement, HTMLButtonElement, HTMLSelectElement, HTMLTextAreaElement])
  Object.defineProperty(field.prototype, 'labels', {
    get(this: HTMLElement) {
      return labelsOf(this);
    },
  });

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

// jsdom reads no pictures
Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('unreadable')) });

beforeAll(openTestApi);
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'lang=;path=/;max-age=0';
  expectNoUnknownRequests();
});
afterAll(closeTestApi);
