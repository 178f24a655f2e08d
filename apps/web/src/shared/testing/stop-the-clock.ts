/** Saturday, 16:00 in Bratislava. */
const saturdayAfternoon = new Date('2026-11-21T15:00:00Z');

/** Stops the wall clock only; timers run. */
export function stopClock(now = saturdayAfternoon): void {
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
