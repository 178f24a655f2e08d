import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { describeSettings } from '../../platform/config/describe-settings.js';
import { Settings } from '../../platform/config/settings.js';
import { appVersion } from '../../platform/config/app-version.js';
import { poolQuerier } from '../../platform/database/named-statements.js';
import {
  type BackupKind,
  type ReportKind,
  type StoredReport,
  findLatestReports,
} from '../../platform/database/system-reports.js';
import { ProxyHeaderCheck } from '../../platform/http/access/proxy-header-check.js';
import { IntegrityReportDto } from '../integrity/integrity.service.js';
import { findServerAnswer } from '../../mail/outbox/mail-failure.js';
import { readOutboxState } from '../../mail/outbox/outbox.js';
import type { SenderRefusedDto, SystemBackupDto, SystemDatabaseDto, SystemDto, SystemMailDto } from './system.dto.js';

const databaseQuery = `
  SELECT current_setting('server_version') AS version, pg_database_size(current_database())::float8 AS size,
    (SELECT count(*)::int FROM migrations) AS migrations,
    (SELECT name FROM migrations ORDER BY timestamp DESC LIMIT 1) AS "newestMigration"`;

const senderRefusalQuery = `
  SELECT count(*)::int AS waiting, min(created_at) AS since, (array_agg(last_error ORDER BY next_attempt_at DESC))[1] AS said
  FROM email_messages WHERE status IN ('queued', 'sending') AND failure = 'sender_refused' HAVING count(*) > 0`;

@Injectable()
export class SystemService {
  private readonly startedAt: Date;

  constructor(
    private readonly source: DataSource,
    private readonly settings: Settings,
    private readonly proxyHeaders: ProxyHeaderCheck,
    clock: Clock,
  ) {
    this.startedAt = clock.now();
  }

  async getSystem(): Promise<SystemDto> {
    const [database] = await this.source.query<SystemDatabaseDto[]>(databaseQuery);
    const reports = await findLatestReports(this.source);
    const { definedVariableNames } = this.settings;
    return {
      version: appVersion,
      startedAt: this.startedAt,
      database: database as SystemDatabaseDto,
      mail: await this.readMailState(),
      backup: reports.backup ? toBackupDto(reports.backup) : null,
      backsUpNightly: this.settings.backup.isTakenNightly,
      integrity: reports.integrity ? IntegrityReportDto.from(reports.integrity) : null,
      warnings: [...this.settings.warnings, ...this.proxyHeaders.listWarnings()].concat(mailboxWarnings(reports)),
      settings: describeSettings().map(({ form: _form, ...setting }) => ({
        ...setting,
        isSet: definedVariableNames.includes(setting.name),
      })),
    };
  }

  private async readMailState(): Promise<SystemMailDto> {
    const { waiting, failed, oldestWaiting } = await readOutboxState(poolQuerier(this.source));
    const transport = this.settings.mail.smtpUrl === null ? 'files' : 'smtp';
    return { transport, waiting, failed, oldestWaiting, senderRefused: await this.findSenderRefusal() };
  }

  private async findSenderRefusal(): Promise<SenderRefusedDto | null> {
    const [refusal] = await this.source.query<SenderRefusedDto[]>(senderRefusalQuery);
    return refusal ? { ...refusal, said: findServerAnswer(new Error(refusal.said)) ?? refusal.said } : null;
  }
}

function mailboxWarnings(reports: Partial<Record<ReportKind, StoredReport>>): string[] {
  const { failure } = (reports['returned-mail']?.result ?? {}) as { failure?: string | null };
  return failure ? [`Returned mails cannot be fetched (${failure}): check BOUNCE_IMAP_URL.`] : [];
}

function toBackupDto({ at, isOk, result }: StoredReport): SystemBackupDto {
  return { at, isOk, kind: (result['kind'] ?? 'nightly') as BackupKind }; // only nightly backups are claimed
}
