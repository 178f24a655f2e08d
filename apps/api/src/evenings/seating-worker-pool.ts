import { longSearchSteps, fewestMovesSteps } from '@strapec/domain';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import Tinypool from 'tinypool';
import { unprovenSeatingCounter } from '../platform/metrics/process-metrics.js';
import { type SeatingQuestions, answerQuestion, isUndecided, isFewestMovesUnproven } from './seating-questions.js';
import { programFileUrl } from '../platform/config/program-file.js';

const createThread = (): Tinypool =>
  new Tinypool({
    filename: programFileUrl('evenings/seating-questions.js').href,
    name: answerQuestion.name,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 10_000,
  });

/** A question that would block the main thread for too long goes to a worker thread (decision 0020). */
@Injectable()
export class SeatingWorkerPool implements OnApplicationShutdown {
  /** A transaction that holds a lock never waits for a read. */
  private readonly threads = { read: createThread(), write: createThread() };

  async compute<Name extends keyof SeatingQuestions>(
    name: Name,
    ...args: Parameters<SeatingQuestions[Name]>
  ): Promise<ReturnType<SeatingQuestions[Name]>> {
    const answer = await this.computeUntilDecided(name, args);
    if (isFewestMovesUnproven(answer)) unprovenSeatingCounter.inc();
    return answer;
  }

  private async computeUntilDecided<Name extends keyof SeatingQuestions>(
    name: Name,
    args: Parameters<SeatingQuestions[Name]>,
  ): Promise<ReturnType<SeatingQuestions[Name]>> {
    const answer = answerQuestion({ name, args });
    // A read does not wait for fewer moves; a decision does.
    const needsFewestMoves = name !== 'reseated' && isFewestMovesUnproven(answer);
    if (!isUndecided(answer) && !needsFewestMoves) return answer;
    const [evening, ...otherArgs] = args;
    const steps = needsFewestMoves ? fewestMovesSteps : longSearchSteps;
    const question = { name, args: [{ ...evening, steps }, ...otherArgs] };
    return (await this.threads[name === 'startTimes' ? 'read' : 'write'].run(question)) as typeof answer;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(Object.values(this.threads).map((thread) => thread.destroy()));
  }
}
