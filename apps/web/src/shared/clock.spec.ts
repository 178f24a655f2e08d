import { act, renderHook } from '@testing-library/react';
import {
  currentDateTime,
  toInstant,
  toLocalDateTime,
  measureClock,
  getClockErrorMinutes,
  setVenueTimeZone,
} from './clock';
import { useCurrentDateTime } from './use-current-date-time';

test.each([
  ['2026-06-03T16:30:00Z', { date: '2026-06-03', minute: 1110 }],
  ['2026-12-31T23:05:00Z', { date: '2027-01-01', minute: 5 }],
  ['2026-10-25T00:30:00Z', { date: '2026-10-25', minute: 150 }], // 02:30 for the first time
  ['2026-10-25T01:30:00Z', { date: '2026-10-25', minute: 150 }], // and for the second
])('%s is converted to the time of Bratislava', (instant, expectedDateTime) => {
  expect(toLocalDateTime(new Date(instant))).toEqual(expectedDateTime);
});

describe('a device clock that differs from the server', () => {
  const buildResponse = (time: string) => ({ headers: new Headers({ 'x-server-time': time }) }) as Response;
  /** The device's clock shows `deviceTime` at the request and half a second more at the response. */
  const measureError = (deviceTime: string, serverTime: string) => {
    jest.useFakeTimers({ now: new Date(deviceTime) });
    const onResponse = measureClock();
    jest.advanceTimersByTime(500);
    onResponse(buildResponse(serverTime));
    return [currentDateTime().date, getClockErrorMinutes()];
  };
  afterEach(() => {
    measureError('2026-12-04T12:00:00Z', '2026-12-04T12:00:00.100Z');
    jest.useRealTimers();
  });

  test.each([
    ['2026-12-05T14:00:00Z', '2026-12-04', 26 * 60],
    ['2026-12-03T10:00:00Z', '2026-12-04', -26 * 60],
    ['2026-12-04T12:00:20Z', '2026-12-04', 0],
  ])('is corrected only from 30 seconds on: %s', (deviceTime, expectedDate, expectedErrorMinutes) => {
    expect(measureError(deviceTime, '2026-12-04T12:00:00Z')).toEqual([expectedDate, expectedErrorMinutes]);
  });

  test('is not corrected by a response without a time', () => {
    expect(measureError('2026-12-05T14:00:00Z', '')).toEqual(['2026-12-05', 0]);
  });
});

describe('the displayed time', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-04T15:59:40Z') }));
  afterEach(() => jest.useRealTimers());
  const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  test('changes on the full minute', () => {
    const { result } = renderHook(() => useCurrentDateTime());
    advanceTime(19_999);
    expect(result.current?.minute).toBe(16 * 60 + 59);
    advanceTime(1);
    expect(result.current?.minute).toBe(17 * 60);
    advanceTime(60_000);
    expect(result.current?.minute).toBe(17 * 60 + 1);
  });

  test('is updated when the page becomes visible, although its timers have slept', () => {
    const { result } = renderHook(() => useCurrentDateTime());
    jest.setSystemTime(new Date('2026-12-04T16:22:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(result.current?.minute).toBe(17 * 60 + 22);
  });
});

test.each([
  ['America/New_York', 780, '2026-11-10T18:00-05:00', '2026-10-20T18:00-04:00'],
  ['Asia/Dubai', 1320, '2026-11-10T18:00+04:00', '2026-10-20T18:00+04:00'],
  ['Europe/London', 1080, '2026-11-10T18:00+00:00', '2026-10-20T18:00+01:00'],
  ['Europe/Bratislava', 1140, '2026-11-10T18:00+01:00', '2026-10-20T18:00+02:00'],
])('a venue in %s has its own time zone', (zone, expectedMinute, winterInstant, summerInstant) => {
  setVenueTimeZone(zone);
  expect(toLocalDateTime(new Date('2026-11-10T18:00Z'))).toEqual({ date: '2026-11-10', minute: expectedMinute });
  expect([toInstant('2026-11-10', 1080), toInstant('2026-10-20', 1080)]).toEqual([winterInstant, summerInstant]);
});
