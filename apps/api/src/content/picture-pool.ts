import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import Tinypool from 'tinypool';

/** The process in which pictures are read and drawn, one at a time; it ends when there is nothing to do. */
@Injectable()
export class PicturePool implements OnApplicationShutdown {
  private pool?: Tinypool;

  /** Calls a function of site-editing/picture-process.ts. */
  async run<Result>(name: string, asked: object): Promise<Result> {
    this.pool ??= new Tinypool({
      runtime: 'child_process',
      filename: new URL('../site-editing/picture-process.js', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 10_000,
    });
    return (await this.pool.run(asked, { name })) as Result;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.destroy();
  }
}
