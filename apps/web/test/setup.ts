import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { closeTestApi, expectNoUnknownRequests, openTestApi } from '../src/shared/testing/test-api';

configure({ asyncUtilTimeout: 3_000 * patience });

// jsdom lacks what Ant Design's responsive parts ask for.
Object.defineProperty(window, 'matchMedia', {
  value: (media: string) => ({
    media,
    matches: false,
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

// Nothing is drawn here, but whoever asks whether an element is hidden has every rule of Ant Design matched anew: minutes.
for (const write of ['innerHTML', 'textContent'] as const)
  Object.defineProperty(HTMLStyleElement.prototype, write, { set: () => undefined, get: () => '' });

const getComputedStyle = window.getComputedStyle.bind(window);
// jsdom knows no pseudo elements and complains at length.
window.getComputedStyle = (element: Element) => getComputedStyle(element);

// Node's own MessageChannel keeps Jest from ending; React's scheduler is content with a timer.
class TimerChannel {
  port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  port2 = { postMessage: (data: unknown) => setTimeout(() => this.port1.onmessage?.({ data }), 0) };
}
Object.assign(globalThis, { MessageChannel: TimerChannel });

beforeAll(openTestApi);
afterEach(() => {
  localStorage.clear();
  document.cookie = 'lang=;path=/;max-age=0';
  expectNoUnknownRequests();
});
afterAll(closeTestApi);
