/** The moment of the tests: Saturday 21 November 2026, four in the afternoon in Bratislava. */
const aSaturdayAfternoon = new Date('2026-11-21T15:00:00Z');

/** Stops the wall clock only; everything that waits still waits in real time. */
export function stopTheClock(now = aSaturdayAfternoon): void {
  jest.useFakeTimers({
    now,
    doNotFake: [
      'cancelAnimationFrame',
      'clearImmediate',
      'clearInterval',
      'clearTimeout',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ],
  });
}
