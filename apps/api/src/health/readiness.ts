import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Problem } from '../http/problem.js';

/** Whether this process should be sent requests: not while it shuts down, not without its database. */
@Injectable()
export class Readiness {
  private isClosing = false;

  constructor(private readonly source: DataSource) {}

  /** From the signal to the end of the process. */
  close(): void {
    this.isClosing = true;
  }

  /** Throws `busy` when the process is not ready. */
  async check(): Promise<void> {
    if (this.isClosing) throw new Problem('busy', { retryAfter: 5 });
    await this.source.query('SELECT 1').catch(() => {
      throw new Problem('busy', { retryAfter: 5 });
    });
  }
}
