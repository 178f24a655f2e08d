import { houseZone } from '@strapec/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { type Report, claimWork, keepReport } from '../../platform/database/system-reports.js';
import type { IntegrityFindingDto } from './dto/integrity-report.dto.js';
import { checkInput, integrityCheckNames, integrityChecks } from './integrity-checks.js';

const apart = 60 * 60 * 1000; // milliseconds: processes that wake in the same night come this close

const examplesKept = 3;

/** Asks the data whether they can be true, every night and when staff wish. */
@Injectable()
export class Integrity {
  private readonly logger = new Logger(Integrity.name);

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Of several processes one does it. */
  @Cron('30 4 * * *', { timeZone: houseZone })
  async checkEveryNight(): Promise<void> {
    const now = this.clock.now();
    const notSince = new Date(now.getTime() - apart);
    if (await claimWork(this.source, 'integrity', { now, notSince })) await this.check();
  }

  /** Answers with what was found, and keeps it for the system page. Reads only; the house goes on. */
  async check(): Promise<Report> {
    const at = this.clock.now();
    const findings = await this.source.transaction('REPEATABLE READ', (tx) => askAll(tx, at));
    const faults = findings.filter(({ severity }) => severity === 'fault');
    for (const finding of faults) this.logger.error({ ...finding }, 'the data cannot be true');
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
