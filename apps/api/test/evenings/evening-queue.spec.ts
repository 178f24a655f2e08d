import { describe, expect, it, jest } from '@jest/globals';
import { EveningQueue } from '../../src/evenings/evening-queue';
import { FairQueue } from '../../src/platform/http/server/fair-queue';

const aWhile = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const aQueue = (): EveningQueue => new EveningQueue(() => new Error('too late'));

/** Guests whose work ends when the test says so. */
function guests(queue: EveningQueue, date = '2026-12-04') {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const come = (guest: number): Promise<number> =>
    queue.runInTurn(date, async () => {
      begun.push(guest);
      await new Promise<void>((end) => (ends[guest] = end));
      return guest;
    });
  return { begun, come, end: (guest: number) => ends[guest]?.() };
}

describe('the line before an evening', () => {
  it('lets three in, and the others in the order of their coming', async () => {
    const { begun, come, end } = guests(aQueue());
    const received = [0, 1, 2, 3, 4, 5].map(come);
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
    expect(await Promise.all(received)).toEqual([0, 1, 2, 3, 4, 5]);
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

  it('goes on after a failure, and starts again once it is empty', async () => {
    const queue = aQueue();
    const failing = (): Promise<never> => queue.runInTurn('2026-12-04', () => Promise.reject(new Error('no table')));
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, failing));
    expect(outcomes.map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
    expect(await queue.runInTurn('2026-12-04', () => Promise.resolve('in'))).toBe('in');
  });

  it('refuses a request that has waited too long', async () => {
    const { begun, come, end } = guests(aQueue());
    const received = [0, 1, 2, 3].map(come);
    await aWhile();
    const late = performance.now() + 10_001;
    const clock = jest.spyOn(performance, 'now').mockReturnValue(late);
    end(0);
    await expect(received[3]).rejects.toThrow('too late');
    clock.mockRestore();
    expect(begun).toEqual([0, 1, 2]);
    [1, 2].forEach(end);
    await Promise.all(received.slice(0, 3));
  });
});

describe('the line of files', () => {
  const done: string[] = [];
  const line = new FairQueue(1, () => new Error('too many'));
  const send = (name: string): Promise<void> =>
    line.runInTurn(name[0] ?? '', async () => {
      await aWhile();
      done.push(name);
    });

  it('takes one file of a person at a time, the next one after those of all others, and shows the place', async () => {
    const sent = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(send);
    expect(['a', 'b', 'c', 'd'].map((person) => line.queuePosition(person))).toEqual([6, 6, 4, 0]);
    await Promise.all(sent);
    expect([done, line.queuePosition('a')]).toEqual([['a1', 'b1', 'c1', 'a2', 'b2', 'a3'], 0]);
  });

  it('serves other persons meanwhile, and goes on after a failure', async () => {
    const two = new FairQueue(2, () => new Error('too many'));
    const letGo: (() => void)[] = [];
    const slow = ['a', 'a'].map((person) => two.runInTurn(person, () => new Promise<void>((end) => letGo.push(end))));
    await expect(two.runInTurn('b', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(letGo).toHaveLength(1);
    letGo[0]?.();
    await slow[0];
    await aWhile();
    letGo[1]?.();
    await slow[1];
  });

  it('has room for twelve of one person beside the one that is served', async () => {
    const sent = Array.from({ length: 13 }, () => send('a'));
    await expect(send('a')).rejects.toThrow('too many');
    await Promise.all([...sent, send('b')]);
  });
});
