import { Get, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApiOkResponse, ApiOperation, ApiProperty } from '@nestjs/swagger';
import { Clock } from '../../platform/clock/clock.js';
import { isDiskFull } from '../../platform/http/problems/to-problem.js';
import { OpenResponses } from '../../platform/http/server/open-responses.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { WarmUpTasks } from '../../platform/http/server/warm-up-tasks.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { PublicController } from '../../platform/http/access/route-access.js';

const checkIntervalMs = 10_000; // milliseconds: the readiness check is public

/** A temporary megabyte. */
const diskRoomQuery = `
  CREATE TEMPORARY TABLE a_little_room ON COMMIT DROP AS
  SELECT repeat(md5(number::text), 30) FROM generate_series(1, 1000) AS number`;

const diskFullText = 'The disk of the database is full: nothing can be saved until space is freed.';

/** No row while the database is a read-only replica. */
const writableQuery = 'SELECT WHERE NOT pg_is_in_recovery()';

@Injectable()
export class Readiness {
  private lastDiskCheck = { checkedAtMs: Number.NEGATIVE_INFINITY, isFull: Promise.resolve(false) };

  constructor(
    private readonly source: DataSource,
    private readonly responses: OpenResponses,
    private readonly warmUp: WarmUpTasks,
    private readonly clock: Clock,
  ) {}

  async requireReadiness(): Promise<void> {
    if (this.responses.isClosing) throw new Problem('busy', { retryAfter: 5 });
    const checks = Promise.all([this.source.query<unknown[]>(writableQuery), this.warmUp.runTasks()]);
    const [rows] = await checks.catch(() => [[]]);
    if (rows.length === 0) throw new Problem('busy', { retryAfter: 5 });
    if (await this.isDiskFull()) throw new Problem('storage_full', { retryAfter: 60, message: diskFullText });
  }

  private isDiskFull(): Promise<boolean> {
    const nowMs = this.clock.now().getTime();
    if (Math.abs(nowMs - this.lastDiskCheck.checkedAtMs) >= checkIntervalMs)
      this.lastDiskCheck = { checkedAtMs: nowMs, isFull: this.checkDiskFull() };
    return this.lastDiskCheck.isFull;
  }

  /** A missing permission does not mean that the disk is full. */
  private checkDiskFull(): Promise<boolean> {
    return this.source.transaction((tx) => tx.query(diskRoomQuery)).then(() => false, isDiskFull);
  }
}

export const healthPath = '/api/health/';

class HealthDto {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';
}

@PublicController('health', 'health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @ApiOperation({ summary: 'Whether the process answers at all' })
  @ApiOkResponse({ type: HealthDto })
  getLive(): HealthDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({
    summary:
      'Whether requests should be sent here: the database answers and has room, and the process is not shutting down',
  })
  @ApiOkResponse({ type: HealthDto })
  @FailsWith('busy')
  async getReady(): Promise<HealthDto> {
    await this.readiness.requireReadiness();
    return { status: 'ok' };
  }
}
