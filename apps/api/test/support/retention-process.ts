import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fixture } from './fixture';

/** The nightly job of the built API in a process of its own; it is started when it is first needed. */
export class RetentionProcess {
  private child: ChildProcess | null = null;

  constructor(private readonly env: Record<string, string> = {}) {}

  /** Runs it to its end, as if it were that moment. */
  async runJobAt(instant: string): Promise<void> {
    const child = (this.child ??= await this.start());
    const controller = new AbortController();
    const done = once(child, 'message', controller);
    const ended = once(child, 'exit', controller).then(() => Promise.reject(new Error('the job has ended')));
    child.send(instant);
    await Promise.race([done, ended]);
    controller.abort();
  }

  stop(): void {
    this.child?.kill();
  }

  private async start(): Promise<ChildProcess> {
    const usual = { DATABASE_URL: databaseUrl, DATA_DIR: fixture.dataDir, LOG_LEVEL: 'error' };
    const env = { PATH: process.env.PATH ?? '', ...usual, ...this.env };
    const child = fork(join(__dirname, 'retain.mjs'), {
      env,
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await once(child, 'message');
    return child;
  }
}
