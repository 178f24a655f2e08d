import {
  type IntegrityFindingDto,
  type IntegrityReportDto,
  type SystemDto,
  checkIntegrity,
  getGetSystemQueryKey,
  useGetSystem,
} from '@strapec/contracts';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { useStaffMutation } from '../data/use-staff-mutation';
import { formatInstant } from '../ui/time/date-words';
import { QueryFallback } from '../ui/load-failure';
import parts from '../ui/parts.module.css';
import { useSystemText } from './texts';

export function SystemOverview() {
  const text = useSystemText();
  const { language } = useLanguage();
  const { data, isError, refetch } = useGetSystem({ query: { staleTime: 1000 } });
  if (!data) return <QueryFallback isError={isError} onRetry={refetch} />;
  const { database, warnings } = data; // warnings in English, as in the log
  return (
    <section aria-labelledby="system" className={`${parts.page} ${parts.toned}`}>
      <h2 id="system">{text('system.title')}</h2>
      {warnings.length > 0 && (
        <div className={`${parts.card} ${parts.stack} ${parts.edge}`}>
          <h3>{text('system.warnings')}</h3>
          <ul lang="en">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={parts.gallery}>
        <SystemCard name={text('system.version')}>
          <p className={parts.figure}>{data.version}</p>
          <p>{text('system.startedAt', { at: formatInstant(data.startedAt, language) })}</p>
        </SystemCard>
        <SystemCard name={text('system.database')}>
          <p className={parts.figure}>{formatMegabytes(database.size, language)}</p>
          <p>{text('system.databaseIs', { version: database.version })}</p>
          <p>{text('system.migrations', { count: database.migrations, newest: database.newestMigration })}</p>
        </SystemCard>
        <MailCard {...data.mail} />
        <BackupCard backup={data.backup} isNightly={data.backsUpNightly} />
      </div>
      <DataCheck report={data.integrity} />
      <ServerSettings settings={data.settings} />
    </section>
  );
}

function SystemCard({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={`${parts.card} ${parts.stack}`}>
      <h3>{name}</h3>
      {children}
    </div>
  );
}

function formatMegabytes(bytes: number, language: string): string {
  const formatOptions = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, formatOptions).format(bytes / 1_000_000);
}

function MailCard({ transport, waiting, failed, oldestWaiting, senderRefused }: SystemDto['mail']) {
  const text = useSystemText();
  const { language } = useLanguage();
  const oldestWaitingAt = oldestWaiting ? formatInstant(oldestWaiting, language) : '';
  return (
    <SystemCard name={text('system.mail')}>
      <p data-tone={transport === 'smtp' ? undefined : 'bad'}>{text(`system.mail.${transport}`)}</p>
      {senderRefused && (
        <p data-tone="bad">
          {text('system.mail.senderRefused', {
            ...senderRefused,
            since: formatInstant(senderRefused.since, language),
          })}
        </p>
      )}
      <p>{text('system.mail.waiting', { count: waiting, since: oldestWaitingAt })}</p>
      {(failed > 0 || transport === 'smtp') && (
        <p data-tone={failed > 0 ? 'bad' : undefined}>{text('system.mail.failed', { count: failed })}</p>
      )}
    </SystemCard>
  );
}

function BackupCard({ backup, isNightly }: { backup: SystemDto['backup']; isNightly: boolean }) {
  const text = useSystemText();
  return (
    <SystemCard name={text('system.backup')}>
      {backup ? <LastBackup {...backup} /> : <p>{text('system.backup.none')}</p>}
      <p>{text(isNightly ? 'system.backup.everyNight' : 'system.backup.never')}</p>
    </SystemCard>
  );
}

function LastBackup({ at, isOk, kind }: NonNullable<SystemDto['backup']>) {
  const text = useSystemText();
  const { language } = useLanguage();
  const values = { at: formatInstant(at, language), kind: text(`system.backup.${kind}`) };
  return <p data-tone={isOk ? 'good' : 'bad'}>{text(isOk ? 'system.backup.ok' : 'system.backup.failed', values)}</p>;
}

function DataCheck({ report }: { report: IntegrityReportDto | null }) {
  const text = useSystemText();
  const { mutate, isPending } = useStaffMutation({
    send: () => checkIntegrity(),
    onFailure: (reason) => text('system.check.failed', { reason }),
    refresh: (queries) => queries.invalidateQueries({ queryKey: getGetSystemQueryKey() }),
    isReadOnly: true,
  });
  return (
    <section aria-labelledby="data-check" className={`${parts.card} ${parts.stack}`}>
      <div className={parts.bar}>
        <h3 id="data-check">{text('system.check')}</h3>
        <Button onClick={() => mutate()} loading={isPending}>
          {text('system.check.now')}
        </Button>
      </div>
      {report ? <CheckReport report={report} /> : <p>{text('system.check.none')}</p>}
    </section>
  );
}

const verdictTones = { well: 'good', looked: undefined, todo: 'task' } as const;

function toVerdict(findings: readonly IntegrityFindingDto[]): keyof typeof verdictTones {
  const hasSeverity = (severity: IntegrityFindingDto['severity']) =>
    findings.some((finding) => finding.severity === severity);
  if (hasSeverity('task') && !hasSeverity('error')) return 'todo';
  return findings.length === 0 ? 'well' : 'looked';
}

function CheckReport({ report: { at, findings } }: { report: IntegrityReportDto }) {
  const text = useSystemText();
  const { language } = useLanguage();
  const verdict = toVerdict(findings);
  return (
    <div aria-live="polite">
      <p data-tone={verdictTones[verdict]}>{text(`system.check.${verdict}`, { at: formatInstant(at, language) })}</p>
      <ul className={parts.list}>
        {findings.map((finding) => (
          <Finding key={finding.name} {...finding} />
        ))}
      </ul>
    </div>
  );
}

function Finding({ name, severity, count, examples }: IntegrityFindingDto) {
  const text = useSystemText();
  return (
    <li>
      <p>
        <strong data-tone={severity === 'error' ? 'bad' : severity}>{text(`system.check.${severity}`)}:</strong>{' '}
        {text(`system.finding.${name}`, { count })}{' '}
        {name === 'visit_without_a_table' && <Link to="/admin/reservations">{text('system.check.toTheParties')}</Link>}
      </p>
      <p className={parts.muted}>{examples.join(', ')}</p>
    </li>
  );
}

function ServerSettings({ settings }: Pick<SystemDto, 'settings'>) {
  const text = useSystemText();
  const settingStateText = (setting: SystemDto['settings'][number]) =>
    text(`system.settings.${setting.isSet ? 'set' : 'unset'}`);
  return (
    <details className={parts.fold}>
      <summary>{text('system.settings')}</summary>
      <p>{text('system.settings.lead')}</p>
      <dl className={parts.list}>
        {settings.map((setting) => (
          <div key={setting.name}>
            <dt translate="no">{setting.name}</dt>
            <dd>
              <strong data-tone={setting.isSet ? 'good' : undefined}>{settingStateText(setting)}</strong>{' '}
              <span lang="en">
                {setting.meaning}
                {!setting.isSet && ` (${setting.unset})`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
