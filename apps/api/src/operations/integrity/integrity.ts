import { venueZone } from '@strapec/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { type Report, claimWork, keepReport } from '../../platform/database/system-reports.js';
import type { IntegrityFindingDto } from './dto/integrity-report.dto.js';
import { checkInput, integrityCheckNames, integrityChecks } from './integrity-checks.js';

const apart = 60 * 60 * 1000; // milliseconds: longest delay between processes that start the same nightly job

const examplesKept = 3;

/** Checks the consistency of the data, every night and on request of staff. */
@Injectable()
export class Integrity {
  private readonly logger = new Logger(Integrity.name);

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Runs in one process only. */
  @Cron('30 4 * * *', { timeZone: venueZone })
  async checkEveryNight(): Promise<void> {
    const now = this.clock.now();
    const notSince = new Date(now.getTime() - apart);
    if (await claimWork(this.source, 'integrity', { now, notSince })) await this.check();
  }

  /** Returns the findings and saves them for the system page. Only reads; guests are served meanwhile. */
  async check(): Promise<Report> {
    const at = this.clock.now();
    const findings = await this.source.transaction('REPEATABLE READ', (tx) => askAll(tx, at));
    const errors = findings.filter(({ severity }) => severity === 'error');
    for (const finding of errors) this.logger.error({ ...finding }, 'the data cannot be true');
    const isOk = findings.every(({ severity }) => severity === 'notice');
    const report = { at, isOk, result: { findings } };
    await keepReport(this.source, 'integrity', report);
    return report;
  }
}

async function askAll(tx: EntityManager, at: Date): Promise<IntegrityFindingDto[]> {
  await tx.query(`SET TRANSACTION READ ONLY`);
  await tx.query(`SET LOCAL statement_timeout = '60s'`);
  const findings: IntegrityFindingDto[] = [];
  for (const name of integrityCheckNames) {
    const { severity, query } = integrityChecks[name];
    const rows = await tx.query<{ id: string }[]>(`${checkInput} ${query}`, [localMoment(at).date, at]);
    const examples = rows.slice(0, examplesKept).map(({ id }) => id);
    if (rows.length > 0) findings.push({ name, severity, count: rows.length, examples });
  }
  return findings;
}
