import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OpenResponses } from '../http/open-responses.js';
import { Problem } from '../http/problem.js';

/** Whether this process should be sent requests: not while it shuts down, not without its database. */
@Injectable()
export class Readiness {
  constructor(
    private readonly source: DataSource,
    private readonly responses: OpenResponses,
  ) {}

  /** Throws `busy` when the process is not ready. */
  async check(): Promise<void> {
    if (this.responses.isClosing) throw new Problem('busy', { retryAfter: 5 });
    await this.source.query('SELECT 1').catch(() => {
      throw new Problem('busy', { retryAfter: 5 });
    });
  }
}
