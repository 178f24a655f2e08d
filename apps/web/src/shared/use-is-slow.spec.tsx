import { act, renderHook } from '@testing-library/react';
import { useIsSlow } from './use-is-slow';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the hook is true once work lasts too long, and false when it ends or begins again', () => {
  const { result, rerender } = renderHook((isPending: boolean) => useIsSlow(isPending, 8_000), { initialProps: true });
  const advanceTime = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
  advanceTime(7_999);
  expect(result.current).toBe(false);
  advanceTime(1);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(false);
  rerender(true);
  advanceTime(7_000);
  expect(result.current).toBe(false);
});
