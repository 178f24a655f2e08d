import { act, renderHook } from '@testing-library/react';
import type { CaptchaControl } from '../../shared/captcha/use-captcha-token';
import { useCaptchaWait } from './use-captcha-wait';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const nothing = () => undefined;
const aCaptcha = (change: Partial<CaptchaControl>): CaptchaControl => ({
  token: null,
  attempt: 0,
  needsNoInput: true,
  hasFailed: false,
  acceptToken: nothing,
  markFailed: nothing,
  invalidateToken: nothing,
  renewToken: nothing,
  renewIfUsed: nothing,
  ...change,
});
const waitingFor = (captcha: CaptchaControl) => {
  const then = { onToken: jest.fn(), onTimeout: jest.fn() };
  const hook = renderHook(({ current, isOpen }) => useCaptchaWait(current, isOpen), {
    initialProps: { current: captcha, isOpen: true },
  });
  let isWaiting = false;
  act(() => {
    isWaiting = hook.result.current.waitForToken(then);
  });
  return { ...hook, then, isWaiting };
};

test('a proof that the device still works out is waited for, and then sent', () => {
  const { rerender, result, then } = waitingFor(aCaptcha({}));
  expect(result.current.isWaiting).toBe(true);
  rerender({ current: aCaptcha({ token: 'proof' }), isOpen: true });
  act(() => void jest.runAllTimers());
  expect(then.onToken).toHaveBeenCalledWith('proof');
  expect(then.onTimeout).not.toHaveBeenCalled();
  expect(result.current.isWaiting).toBe(false);
});

test('one that does not come is given up after a while', () => {
  const { result, then } = waitingFor(aCaptcha({}));
  act(() => void jest.advanceTimersByTime(15_000));
  expect(then.onTimeout).toHaveBeenCalledTimes(1);
  expect(result.current.isWaiting).toBe(false);
});

test('one whose widget has failed is given up at once', () => {
  const { rerender, then } = waitingFor(aCaptcha({}));
  rerender({ current: aCaptcha({ hasFailed: true }), isOpen: true });
  act(() => void jest.advanceTimersByTime(1));
  expect(then.onTimeout).toHaveBeenCalledTimes(1);
});

test('one that asks the guest for something is not waited for', () => {
  const { isWaiting, result } = waitingFor(aCaptcha({ needsNoInput: false }));
  expect([isWaiting, result.current.isWaiting]).toEqual([false, false]);
});

test('when the dialog closes meanwhile, no callback runs and nothing is sent', () => {
  const { rerender, result, then } = waitingFor(aCaptcha({}));
  rerender({ current: aCaptcha({}), isOpen: false });
  act(() => void jest.advanceTimersByTime(1));
  expect(result.current.isWaiting).toBe(false);
  rerender({ current: aCaptcha({ token: 'proof' }), isOpen: false });
  act(() => void jest.advanceTimersByTime(20_000));
  expect(then.onToken).not.toHaveBeenCalled();
  expect(then.onTimeout).not.toHaveBeenCalled();
});
