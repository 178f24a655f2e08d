import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { describeSettings } from '../../platform/config/describe-settings.js';
import { Settings } from '../../platform/config/settings.js';
import { version } from '../../platform/config/version.js';
import type { BackupKind, ReportKind } from '../../platform/database/entities/operations/system-report.entity.js';
import { onPool } from '../../platform/database/named-query.js';
import { type Report, latestReports } from '../../platform/database/system-reports.js';
import { NamedClients } from '../../platform/http/access/named-clients.js';
import { IntegrityReportDto } from '../integrity/integrity.js';
import { serverWords } from '../../mail/outbox/mail-failure.js';
import { outboxState } from '../../mail/outbox/outbox.js';
import type {
  SenderRefusedDto,
  SystemBackupDto,
  SystemDatabaseDto,
  SystemDto,
  SystemMailDto,
} from './dto/system.dto.js';

const databaseQuery = `
  SELECT current_setting('server_version') AS version, pg_database_size(current_database())::float8 AS size,
    (SELECT count(*)::int FROM migrations) AS migrations,
    (SELECT name FROM migrations ORDER BY timestamp DESC LIMIT 1) AS "newestMigration"`;

const refusedQuery = `
  SELECT count(*)::int AS waiting, min(created_at) AS since, (array_agg(last_error ORDER BY next_attempt_at DESC))[1] AS said
  FROM email_messages WHERE status IN ('queued', 'sending') AND failure = 'sender_refused' HAVING count(*) > 0`;

@Injectable()
export class SystemService {
  private readonly startedAt: Date;

  constructor(
    private readonly source: DataSource,
    private readonly settings: Settings,
    private readonly namedClients: NamedClients,
    clock: Clock,
  ) {
    this.startedAt = clock.now();
  }

  async getSystem(): Promise<SystemDto> {
    const [database] = await this.source.query<SystemDatabaseDto[]>(databaseQuery);
    const reports = await latestReports(this.source);
    const { given } = this.settings;
    return {
      version,
      startedAt: this.startedAt.toISOString(),
      database: database as SystemDatabaseDto,
      mail: await this.mail(),
      backup: reports.backup ? backupOf(reports.backup) : null,
      backsUpNightly: this.settings.backup.nightly,
      integrity: reports.integrity ? IntegrityReportDto.from(reports.integrity) : null,
      warnings: [...this.settings.warnings, ...this.namedClients.warnings()].concat(mailboxWarning(reports)),
      settings: describeSettings().map(({ form: _form, ...one }) => ({ ...one, isSet: given.includes(one.name) })),
    };
  }

  private async mail(): Promise<SystemMailDto> {
    const { waiting, failed, oldestWaiting } = await outboxState(onPool(this.source));
    const transport = this.settings.mail.smtpUrl === null ? 'files' : 'smtp';
    const state = { transport, waiting, failed, oldestWaiting: oldestWaiting?.toISOString() ?? null } as const;
    return { ...state, senderRefused: await this.senderRefused() };
  }

  private async senderRefused(): Promise<SenderRefusedDto | null> {
    const [refused] = await this.source.query<{ waiting: number; since: Date; said: string }[]>(refusedQuery);
    if (!refused) return null;
    return {
      ...refused,
      since: refused.since.toISOString(),
      said: serverWords(new Error(refused.said)) ?? refused.said,
    };
  }
}

function mailboxWarning(reports: Partial<Record<ReportKind, Report>>): string[] {
  const { failure } = (reports['returned-mail']?.result ?? {}) as { failure?: string | null };
  return failure ? [`Returned mails cannot be fetched (${failure}): check BOUNCE_IMAP_URL.`] : [];
}

function backupOf({ at, isOk, result }: Report): SystemBackupDto {
  return { at: at.toISOString(), isOk, kind: (result['kind'] ?? 'nightly') as BackupKind }; // only nightly backups are claimed
}
