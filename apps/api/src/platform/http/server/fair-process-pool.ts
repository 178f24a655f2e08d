import type { OnApplicationShutdown } from '@nestjs/common';
import Tinypool from 'tinypool';
import { FairQueue } from './fair-queue.js';
import { Problem } from '../problems/problem.js';

export interface PoolLimits {
  concurrency: number;
  /** Milliseconds. */
  timeoutMs: number;
  /** Megabytes. */
  maxHeapMegabytes?: number;
}

/** For work that may take hundreds of megabytes or a minute. */
export class FairProcessPool extends FairQueue implements OnApplicationShutdown {
  private readonly pool: Tinypool;
  private readonly timeoutMs: number;

  constructor(program: URL, { concurrency, timeoutMs, maxHeapMegabytes }: PoolLimits) {
    super(concurrency, () => new Problem('files_waiting', { retryAfter: 10 }));
    this.timeoutMs = timeoutMs;
    this.pool = new Tinypool({
      runtime: 'child_process',
      filename: program.href,
      minThreads: 0,
      maxThreads: concurrency,
      idleTimeout: 10_000,
      ...(maxHeapMegabytes && { execArgv: [`--max-old-space-size=${maxHeapMegabytes}`] }),
    });
  }

  /** Throws `files_waiting`, and an `AbortError` after `timeoutMs`. */
  runTask<Result>(taskName: string, input: object, personId: string): Promise<Result> {
    const createTaskOptions = () => ({ name: taskName, signal: AbortSignal.timeout(this.timeoutMs) });
    return this.runInTurn(personId, () => this.pool.run(input, createTaskOptions()) as Promise<Result>);
  }

  async onApplicationShutdown(): Promise<void> {
    this.close();
    await this.pool.destroy();
  }
}
