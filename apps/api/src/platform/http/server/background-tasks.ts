import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';

/** The client does not wait for it and does not get its errors. */
@Injectable()
export class BackgroundTasks implements BeforeApplicationShutdown {
  private readonly logger = new Logger(BackgroundTasks.name);
  private readonly underWay = new Set<Promise<void>>();

  /** `complaint` is the log message. */
  runInBackground(work: () => Promise<void>, complaint: string): void {
    const begun = work()
      .catch((error: unknown) => this.logger.error({ err: error }, complaint))
      .finally(() => this.underWay.delete(begun));
    this.underWay.add(begun);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.underWay);
  }
}
