import { Injectable } from '@nestjs/common';

/** Before a process reports that it is ready. */
@Injectable()
export class WarmUpTasks {
  private readonly tasks: (() => Promise<void>)[] = [];

  addTask(task: () => Promise<void>): void {
    this.tasks.push(task);
  }

  async runTasks(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task()));
  }
}
