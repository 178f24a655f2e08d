import { describe, expect, it, jest } from '@jest/globals';
import { EveningQueue } from '../../src/evenings/evening-queue';

const waitOneTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const createQueue = (): EveningQueue => new EveningQueue(() => new Error('too late'));

/** Queues guests by number; each one is served until the test calls `finish`. */
function createGuestQueue(queue: EveningQueue, date = '2026-12-04') {
  const admitted: number[] = [];
  const finishCallbacks: (() => void)[] = [];
  const enqueue = (guest: number): Promise<number> =>
    queue.runInTurn(date, async () => {
      admitted.push(guest);
      await new Promise<void>((finish) => (finishCallbacks[guest] = finish));
      return guest;
    });
  return { admitted, enqueue, finish: (guest: number) => finishCallbacks[guest]?.() };
}

describe('EveningQueue', () => {
  it('admits three guests at once, and the others in order of arrival', async () => {
    const { admitted, enqueue, finish } = createGuestQueue(createQueue());
    const results = [0, 1, 2, 3, 4, 5].map(enqueue);
    await waitOneTurn();
    expect(admitted).toEqual([0, 1, 2]);
    finish(1);
    await waitOneTurn();
    expect(admitted).toEqual([0, 1, 2, 3]);
    finish(0);
    finish(2);
    await waitOneTurn();
    expect(admitted).toEqual([0, 1, 2, 3, 4, 5]);
    [3, 4, 5].forEach(finish);
    expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('has a separate queue for each evening', async () => {
    const queue = createQueue();
    const friday = createGuestQueue(queue);
    [0, 1, 2, 3].forEach((guest) => void friday.enqueue(guest));
    const saturday = createGuestQueue(queue, '2026-12-05');
    void saturday.enqueue(0);
    await waitOneTurn();
    expect([friday.admitted, saturday.admitted]).toEqual([[0, 1, 2], [0]]);
  });

  it('continues after failures, and admits requests again when it has been empty', async () => {
    const queue = createQueue();
    const failInTurn = (): Promise<never> => queue.runInTurn('2026-12-04', () => Promise.reject(new Error('no table')));
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, failInTurn));
    expect(outcomes.map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
    expect(await queue.runInTurn('2026-12-04', () => Promise.resolve('in'))).toBe('in');
  });

  it('refuses a request that has waited for more than ten seconds', async () => {
    const { admitted, enqueue, finish } = createGuestQueue(createQueue());
    const results = [0, 1, 2, 3].map(enqueue);
    await waitOneTurn();
    const afterTimeoutMs = performance.now() + 10_001;
    const clockSpy = jest.spyOn(performance, 'now').mockReturnValue(afterTimeoutMs);
    finish(0);
    await expect(results[3]).rejects.toThrow('too late');
    clockSpy.mockRestore();
    expect(admitted).toEqual([0, 1, 2]);
    [1, 2].forEach(finish);
    await Promise.all(results.slice(0, 3));
  });
});
