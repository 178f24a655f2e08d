import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OpenResponses } from '../../platform/http/server/open-responses.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { WarmUp } from '../../platform/http/server/warm-up.js';
import { Disk } from './disk.js';

const diskIsFull = 'The disk of the database is full: nothing can be saved until somebody makes room.';

/** No row where the database is a copy that follows another one, until it is promoted. */
const writableQuery = 'SELECT WHERE NOT pg_is_in_recovery()';

/** Whether this process should be sent requests: not while it shuts down, not without its pages and a database that can be written. */
@Injectable()
export class Readiness {
  constructor(
    private readonly source: DataSource,
    private readonly responses: OpenResponses,
    private readonly warmUp: WarmUp,
    private readonly disk: Disk,
  ) {}

  /** Throws `busy` or `storage_full` when the process is not ready. */
  async check(): Promise<void> {
    if (this.responses.isClosing) throw new Problem('busy', { retryAfter: 5 });
    const checks = Promise.all([this.source.query<unknown[]>(writableQuery), this.warmUp.done()]);
    const [rows] = await checks.catch(() => [[]]);
    if (rows.length === 0) throw new Problem('busy', { retryAfter: 5 });
    if (await this.disk.isFull()) throw new Problem('storage_full', { retryAfter: 60, message: diskIsFull });
  }
}
