import { describe, expect, it, jest } from '@jest/globals';
import { EveningQueue } from '../src/evenings/evening-queue';

const aWhile = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const aQueue = (): EveningQueue => new EveningQueue(() => new Error('too late'));

/** Guests whose work ends when the test says so. */
function guests(queue: EveningQueue, date = '2026-12-04') {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const come = (guest: number): Promise<number> =>
    queue.inTurn(date, async () => {
      begun.push(guest);
      await new Promise<void>((end) => (ends[guest] = end));
      return guest;
    });
  return { begun, come, end: (guest: number) => ends[guest]?.() };
}

describe('the line before an evening', () => {
  it('lets three in, and the others in the order of their coming', async () => {
    const { begun, come, end } = guests(aQueue());
    const told = [0, 1, 2, 3, 4, 5].map(come);
    await aWhile();
    expect(begun).toEqual([0, 1, 2]);
    end(1);
    await aWhile();
    expect(begun).toEqual([0, 1, 2, 3]);
    end(0);
    end(2);
    await aWhile();
    expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
    [3, 4, 5].forEach(end);
    expect(await Promise.all(told)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('is a line of its own for each evening', async () => {
    const queue = aQueue();
    const friday = guests(queue);
    [0, 1, 2, 3].forEach((guest) => void friday.come(guest));
    const saturday = guests(queue, '2026-12-05');
    void saturday.come(0);
    await aWhile();
    expect([friday.begun, saturday.begun]).toEqual([[0, 1, 2], [0]]);
  });

  it('goes on where somebody fails, and begins anew once it is empty', async () => {
    const queue = aQueue();
    const failing = (): Promise<never> => queue.inTurn('2026-12-04', () => Promise.reject(new Error('no table')));
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, failing));
    expect(outcomes.map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
    expect(await queue.inTurn('2026-12-04', () => Promise.resolve('in'))).toBe('in');
  });

  it('lets nobody in who has waited for longer than guests do', async () => {
    const { begun, come, end } = guests(aQueue());
    const told = [0, 1, 2, 3].map(come);
    await aWhile();
    const late = performance.now() + 10_001;
    const clock = jest.spyOn(performance, 'now').mockReturnValue(late);
    end(0);
    await expect(told[3]).rejects.toThrow('too late');
    clock.mockRestore();
    expect(begun).toEqual([0, 1, 2]);
    [1, 2].forEach(end);
    await Promise.all(told.slice(0, 3));
  });
});
