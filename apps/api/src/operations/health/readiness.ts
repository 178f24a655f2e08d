import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OpenResponses } from '../../platform/http/server/open-responses.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { WarmUp } from '../../platform/http/server/warm-up.js';
import { Disk } from './disk.js';

const diskIsFull = 'The disk of the database is full: nothing can be saved until space is freed.';

/** No row while the database is a read-only replica. */
const writableQuery = 'SELECT WHERE NOT pg_is_in_recovery()';

/** Readiness of this process for requests: it does not shut down, its pages are loaded, and the database is writable. */
@Injectable()
export class Readiness {
  constructor(
    private readonly source: DataSource,
    private readonly responses: OpenResponses,
    private readonly warmUp: WarmUp,
    private readonly disk: Disk,
  ) {}

  /** Throws `busy` or `storage_full`. */
  async check(): Promise<void> {
    if (this.responses.isClosing) throw new Problem('busy', { retryAfter: 5 });
    const checks = Promise.all([this.source.query<unknown[]>(writableQuery), this.warmUp.done()]);
    const [rows] = await checks.catch(() => [[]]);
    if (rows.length === 0) throw new Problem('busy', { retryAfter: 5 });
    if (await this.disk.isFull()) throw new Problem('storage_full', { retryAfter: 60, message: diskIsFull });
  }
}
