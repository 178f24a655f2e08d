import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';

/** The client does not wait for it and does not get its errors. */
@Injectable()
export class BackgroundTasks implements BeforeApplicationShutdown {
  private readonly logger = new Logger(BackgroundTasks.name);
  private readonly runningTasks = new Set<Promise<void>>();

  /** `failureMessage` goes to the log. */
  runInBackground(work: () => Promise<void>, failureMessage: string): void {
    const task = work()
      .catch((error: unknown) => this.logger.error({ err: error }, failureMessage))
      .finally(() => this.runningTasks.delete(task));
    this.runningTasks.add(task);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.runningTasks);
  }
}
