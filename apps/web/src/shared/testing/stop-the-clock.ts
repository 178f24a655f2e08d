/** Saturday, 16:00 in Bratislava. */
const aSaturdayAfternoon = new Date('2026-11-21T15:00:00Z');

/** The wall clock only; timers run. */
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
