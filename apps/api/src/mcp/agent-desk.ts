import { Injectable } from '@nestjs/common';
import { type OpenDesk, Services } from './services.js';

/** Where the protocol is spoken. Its library is loaded by the first call: a house that no program calls does not pay for it. */
@Injectable()
export class AgentDesk {
  private opening: Promise<OpenDesk> | null = null;

  constructor(private readonly services: Services) {}

  async opened(): Promise<OpenDesk> {
    this.opening ??= this.open().catch((error: unknown) => {
      this.opening = null; // the next call tries again
      throw error;
    });
    return this.opening;
  }

  private async open(): Promise<OpenDesk> {
    const { openDesk } = await import('./tools/server.js');
    return openDesk(this.services);
  }
}
