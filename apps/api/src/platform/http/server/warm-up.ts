import { Injectable } from '@nestjs/common';

/**
 * Tasks of a process before it reports that it is ready. `done` may be called again, so each task checks if it has already
 * run.
 */
@Injectable()
export class WarmUp {
  private readonly tasks: (() => Promise<void>)[] = [];

  add(task: () => Promise<void>): void {
    this.tasks.push(task);
  }

  async done(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task()));
  }
}
