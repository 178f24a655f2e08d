import { ApiProperty } from '@nestjs/swagger';
import { defaultZone } from '@strapec/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { type StoredReport, claimWork, saveReport } from '../../platform/database/system-reports.js';
import {
  type IntegrityCheckName,
  type Severity,
  inputClause,
  integrityCheckNames,
  integrityChecks,
  severities,
} from './integrity-checks.js';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';

export class IntegrityFindingDto {
  @ApiProperty({ enum: integrityCheckNames })
  name: IntegrityCheckName;

  @ApiProperty({ enum: severities, description: 'An error must not happen at all; a notice is for staff to check' })
  severity: Severity;

  @ApiProperty({ type: 'integer', minimum: 1 })
  count: number;

  @ApiProperty({ type: [String], description: 'The first few ids: they say nothing about who it is' })
  examples: string[];
}

export class IntegrityReportDto {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ description: 'Whether there was no error; notices are allowed' })
  isOk: boolean;

  @ApiProperty({ type: [IntegrityFindingDto], description: 'Empty when all is well' })
  findings: IntegrityFindingDto[];

  static from({ at, isOk, result }: StoredReport): IntegrityReportDto {
    const findings = (result['findings'] ?? []) as IntegrityFindingDto[]; // none while the check runs
    return { at: at.toISOString(), isOk, findings };
  }
}

const maxStartDelayMs = 60 * 60 * 1000; // longest delay between processes that start the job

const maxExamples = 3;

@Injectable()
export class IntegrityService {
  private readonly logger = new Logger(IntegrityService.name);

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** In one process only. */
  @Cron('30 4 * * *', { timeZone: defaultZone })
  async checkEveryNight(): Promise<void> {
    const now = this.clock.now();
    const notSince = new Date(now.getTime() - maxStartDelayMs);
    if (await claimWork(this.source, 'integrity', { now, notSince })) await this.checkIntegrity();
  }

  async checkIntegrity(): Promise<StoredReport> {
    const at = this.clock.now();
    const findings = await this.source.transaction('REPEATABLE READ', (tx) => runChecks(tx, at));
    const errors = findings.filter(({ severity }) => severity === 'error');
    for (const finding of errors) this.logger.error({ ...finding }, 'the data cannot be true');
    const isOk = findings.every(({ severity }) => severity === 'notice');
    const report = { at, isOk, result: { findings } };
    await saveReport(this.source, 'integrity', report);
    return report;
  }
}

async function runChecks(tx: EntityManager, now: Date): Promise<IntegrityFindingDto[]> {
  await tx.query(`SET TRANSACTION READ ONLY`);
  await tx.query(`SET LOCAL statement_timeout = '60s'`);
  const findings: IntegrityFindingDto[] = [];
  for (const name of integrityCheckNames) {
    const { severity, query } = integrityChecks[name];
    const rows = await tx.query<{ id: string }[]>(`${inputClause} ${query}`, [toLocalDateTime(now).date, now]);
    const examples = rows.slice(0, maxExamples).map(({ id }) => id);
    if (rows.length > 0) findings.push({ name, severity, count: rows.length, examples });
  }
  return findings;
}
