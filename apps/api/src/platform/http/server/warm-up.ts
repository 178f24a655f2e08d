import { Injectable } from '@nestjs/common';

/** What a process does before it says that it is ready; each task says whether it is done, and may be asked again. */
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
