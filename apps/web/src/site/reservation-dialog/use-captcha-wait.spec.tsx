import { act, renderHook } from '@testing-library/react';
import type { CaptchaControl } from '../../shared/captcha/use-captcha-token';
import { useCaptchaWait } from './use-captcha-wait';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const doNothing = () => undefined;
const buildCaptcha = (overrides: Partial<CaptchaControl>): CaptchaControl => ({
  token: null,
  attempt: 0,
  needsNoInput: true,
  hasFailed: false,
  acceptToken: doNothing,
  markFailed: doNothing,
  invalidateToken: doNothing,
  renewToken: doNothing,
  renewIfUsed: doNothing,
  ...overrides,
});
const startWaiting = (captcha: CaptchaControl) => {
  const callbacks = { onToken: jest.fn(), onTimeout: jest.fn() };
  const renderedHook = renderHook(({ current, isOpen }) => useCaptchaWait(current, isOpen), {
    initialProps: { current: captcha, isOpen: true },
  });
  let isWaiting = false;
  act(() => {
    isWaiting = renderedHook.result.current.waitForToken(callbacks);
  });
  return { ...renderedHook, callbacks, isWaiting };
};

test('the hook waits for a token that the device computes, and passes it on', () => {
  const { rerender, result, callbacks } = startWaiting(buildCaptcha({}));
  expect(result.current.isWaiting).toBe(true);
  rerender({ current: buildCaptcha({ token: 'proof' }), isOpen: true });
  act(() => void jest.runAllTimers());
  expect(callbacks.onToken).toHaveBeenCalledWith('proof');
  expect(callbacks.onTimeout).not.toHaveBeenCalled();
  expect(result.current.isWaiting).toBe(false);
});

test('the hook stops waiting after 15 seconds', () => {
  const { result, callbacks } = startWaiting(buildCaptcha({}));
  act(() => void jest.advanceTimersByTime(15_000));
  expect(callbacks.onTimeout).toHaveBeenCalledTimes(1);
  expect(result.current.isWaiting).toBe(false);
});

test('the hook stops waiting at once when the widget fails', () => {
  const { rerender, callbacks } = startWaiting(buildCaptcha({}));
  rerender({ current: buildCaptcha({ hasFailed: true }), isOpen: true });
  act(() => void jest.advanceTimersByTime(1));
  expect(callbacks.onTimeout).toHaveBeenCalledTimes(1);
});

test('the hook does not wait for a captcha that needs input of the guest', () => {
  const { isWaiting, result } = startWaiting(buildCaptcha({ needsNoInput: false }));
  expect([isWaiting, result.current.isWaiting]).toEqual([false, false]);
});

test('the hook calls no callback when the dialog closes meanwhile', () => {
  const { rerender, result, callbacks } = startWaiting(buildCaptcha({}));
  rerender({ current: buildCaptcha({}), isOpen: false });
  act(() => void jest.advanceTimersByTime(1));
  expect(result.current.isWaiting).toBe(false);
  rerender({ current: buildCaptcha({ token: 'proof' }), isOpen: false });
  act(() => void jest.advanceTimersByTime(20_000));
  expect(callbacks.onToken).not.toHaveBeenCalled();
  expect(callbacks.onTimeout).not.toHaveBeenCalled();
});
