import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { closeTestApi, expectNoUnknownRequests, openTestApi } from '../src/shared/testing/test-api';

const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: 3_000 * patience,
  // Whoever waits asks again and again, and only the last answer is read: that one is drawn with the whole document.
  getElementError: (message, container) =>
    isWaiting() ? elementError(message ?? '') : getElementError(message, container),
});
const isWaiting = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
const elementError = (message: string): Error =>
  Object.assign(new Error(message), { name: 'TestingLibraryElementError' });

// jsdom lacks what Ant Design's responsive parts ask for. The tests have a mouse.
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
// A pointer is a mouse as far as tests go.
class MousePointerEvent extends MouseEvent {}
Object.assign(window, { PointerEvent: MousePointerEvent });
Element.prototype.scrollIntoView = () => undefined;

// jsdom matches every rule of a browser's own sheet against every element that somebody asks about: a fifth of all tests. Of
// those rules one says something here, what is not shown; all else is what stands at the element. Nothing has a width, and
// there are no pseudo elements.
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

// jsdom looks through the whole document for each label of it to find those of one field: a sixth of all tests.
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

// Node's own MessageChannel keeps Jest from ending; React's scheduler is content with a timer.
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
