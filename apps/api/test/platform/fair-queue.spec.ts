import { describe, expect, it } from '@jest/globals';
import { FairQueue } from '../../src/platform/http/server/fair-queue';

const waitOneTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('FairQueue', () => {
  const finishedTasks: string[] = [];
  const queue = new FairQueue(1, () => new Error('too many'));
  /** The first letter of a task is its person. */
  const runTask = (task: string): Promise<void> =>
    queue.runInTurn(task[0] ?? '', async () => {
      await waitOneTurn();
      finishedTasks.push(task);
    });

  it('runs one task of a person at a time, the next one after those of the others, and tells queue positions', async () => {
    const tasks = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(runTask);
    expect(['a', 'b', 'c', 'd'].map((personId) => queue.findQueuePosition(personId))).toEqual([6, 6, 4, 0]);
    await Promise.all(tasks);
    expect([finishedTasks, queue.findQueuePosition('a')]).toEqual([['a1', 'b1', 'c1', 'a2', 'b2', 'a3'], 0]);
  });

  it('serves other persons while a task runs, and continues after a failure', async () => {
    const queueOfTwo = new FairQueue(2, () => new Error('too many'));
    const finishTask: (() => void)[] = [];
    const runSlowTask = (): Promise<void> =>
      queueOfTwo.runInTurn('a', () => new Promise<void>((finish) => finishTask.push(finish)));
    const slowTasks = [runSlowTask(), runSlowTask()];
    await expect(queueOfTwo.runInTurn('b', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(finishTask).toHaveLength(1);
    finishTask[0]?.();
    await slowTasks[0];
    await waitOneTurn();
    finishTask[1]?.();
    await slowTasks[1];
  });

  it('queues up to twelve tasks of a person besides the one that runs', async () => {
    const tasks = Array.from({ length: 13 }, () => runTask('a'));
    await expect(runTask('a')).rejects.toThrow('too many');
    await Promise.all([...tasks, runTask('b')]);
  });
});
