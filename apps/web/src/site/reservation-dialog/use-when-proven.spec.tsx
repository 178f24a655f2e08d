import { act, renderHook } from '@testing-library/react';
import type { CaptchaToken } from '../../shared/captcha/use-captcha-token';
import { useWhenProven } from './use-when-proven';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const nothing = () => undefined;
const aCaptcha = (change: Partial<CaptchaToken>): CaptchaToken => ({
  token: null,
  round: 0,
  comesByItself: true,
  hasFailed: false,
  accept: nothing,
  fail: nothing,
  lose: nothing,
  renew: nothing,
  renewIfSpent: nothing,
  ...change,
});
const waitingFor = (captcha: CaptchaToken) => {
  const then = { onProven: jest.fn(), onGivenUp: jest.fn() };
  const hook = renderHook(({ current, isOpen }) => useWhenProven(current, isOpen), {
    initialProps: { current: captcha, isOpen: true },
  });
  let isWaiting = false;
  act(() => {
    isWaiting = hook.result.current.wait(then);
  });
  return { ...hook, then, isWaiting };
};

test('a proof that the device still works out is waited for, and then sent', () => {
  const { rerender, result, then } = waitingFor(aCaptcha({}));
  expect(result.current.isAwaited).toBe(true);
  rerender({ current: aCaptcha({ token: 'proof' }), isOpen: true });
  act(() => void jest.runAllTimers());
  expect(then.onProven).toHaveBeenCalledWith('proof');
  expect(then.onGivenUp).not.toHaveBeenCalled();
  expect(result.current.isAwaited).toBe(false);
});

test('one that does not come is given up after a while', () => {
  const { result, then } = waitingFor(aCaptcha({}));
  act(() => void jest.advanceTimersByTime(15_000));
  expect(then.onGivenUp).toHaveBeenCalledTimes(1);
  expect(result.current.isAwaited).toBe(false);
});

test('one whose widget has failed is given up at once', () => {
  const { rerender, then } = waitingFor(aCaptcha({}));
  rerender({ current: aCaptcha({ hasFailed: true }), isOpen: true });
  act(() => void jest.advanceTimersByTime(1));
  expect(then.onGivenUp).toHaveBeenCalledTimes(1);
});

test('one that asks the guest for something is not waited for', () => {
  const { isWaiting, result } = waitingFor(aCaptcha({ comesByItself: false }));
  expect([isWaiting, result.current.isAwaited]).toEqual([false, false]);
});

test('when the dialog closes meanwhile, no callback runs and nothing is sent', () => {
  const { rerender, result, then } = waitingFor(aCaptcha({}));
  rerender({ current: aCaptcha({}), isOpen: false });
  act(() => void jest.advanceTimersByTime(1));
  expect(result.current.isAwaited).toBe(false);
  rerender({ current: aCaptcha({ token: 'proof' }), isOpen: false });
  act(() => void jest.advanceTimersByTime(20_000));
  expect(then.onProven).not.toHaveBeenCalled();
  expect(then.onGivenUp).not.toHaveBeenCalled();
});
