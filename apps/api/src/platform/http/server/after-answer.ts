import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';

/** Work that begins once a call has been answered: neither its end nor its failure is for whoever asked. */
@Injectable()
export class AfterAnswer implements BeforeApplicationShutdown {
  private readonly logger = new Logger(AfterAnswer.name);
  private readonly underWay = new Set<Promise<void>>();

  /** Begins, and does not wait; `complaint` is what the log says when it fails. */
  begin(work: () => Promise<void>, complaint: string): void {
    const begun = work()
      .catch((error: unknown) => this.logger.error({ err: error }, complaint))
      .finally(() => this.underWay.delete(begun));
    this.underWay.add(begun);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.underWay);
  }
}
