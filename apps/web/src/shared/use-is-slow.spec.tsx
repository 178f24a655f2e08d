import { act, renderHook } from '@testing-library/react';
import { useIsSlow } from './use-is-slow';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('is true once something lasts too long, and false when it ends or begins again', () => {
  const { result, rerender } = renderHook((isUnderway: boolean) => useIsSlow(isUnderway, 8_000), {
    initialProps: true,
  });
  const after = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
  after(7_999);
  expect(result.current).toBe(false);
  after(1);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(false);
  rerender(true);
  after(7_000);
  expect(result.current).toBe(false);
});
