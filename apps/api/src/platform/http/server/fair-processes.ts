import type { OnApplicationShutdown } from '@nestjs/common';
import Tinypool from 'tinypool';
import { FairLine } from './fair-line.js';
import { Problem } from '../problems/problem.js';

interface Bounds {
  atOnce: number;
  /** Milliseconds. */
  longest: number;
  /** Megabytes. */
  memory?: number;
}

/** For work that may take hundreds of megabytes or a minute. */
export class FairProcesses extends FairLine implements OnApplicationShutdown {
  private readonly pool: Tinypool;
  private readonly longest: number;

  constructor(program: URL, { atOnce, longest, memory }: Bounds) {
    super(atOnce, () => new Problem('files_waiting', { retryAfter: 10 }));
    this.longest = longest;
    this.pool = new Tinypool({
      runtime: 'child_process',
      filename: program.href,
      minThreads: 0,
      maxThreads: atOnce,
      idleTimeout: 10_000,
      ...(memory && { execArgv: [`--max-old-space-size=${memory}`] }),
    });
  }

  /** Throws `files_waiting`, and an `AbortError` after `longest`. */
  run<Result>(name: string, asked: object, by: string): Promise<Result> {
    const bounded = () => ({ name, signal: AbortSignal.timeout(this.longest) });
    return this.inTurn(by, () => this.pool.run(asked, bounded()) as Promise<Result>);
  }

  async onApplicationShutdown(): Promise<void> {
    this.close();
    await this.pool.destroy();
  }
}
