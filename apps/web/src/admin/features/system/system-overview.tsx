import { type SystemDto, useGetSystem } from '@strapec/contracts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { instantInWords } from '../../shared/time/date-words';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import { DataCheck } from './data-check';
import styles from './system.module.css';
import { useSystemText } from './texts';

/** Version, database, mails, backup and data check: for operators, and for staff who report to them. */
export function SystemOverview() {
  const text = useSystemText();
  const { data, isError, refetch } = useGetSystem({ query: { staleTime: 1000 } });
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />;
  return (
    <section aria-labelledby="system" className={styles.system}>
      <h2 id="system">{text('system.title')}</h2>
      {data.warnings.length > 0 && <Warnings warnings={data.warnings} />}
      <div className={styles.parts}>
        <Running system={data} />
        <Database {...data.database} />
        <Mail {...data.mail} />
        <Backup backup={data.backup} isNightly={data.backsUpNightly} />
      </div>
      <DataCheck report={data.integrity} />
    </section>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3>{name}</h3>
      {children}
    </div>
  );
}

/** What the settings say at every start; an operator's words, in English as in the log. */
function Warnings({ warnings }: { warnings: string[] }) {
  const text = useSystemText();
  return (
    <div className={styles.warnings}>
      <h3>{text('system.warnings')}</h3>
      <ul lang="en">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  );
}

function Running({ system }: { system: SystemDto }) {
  const text = useSystemText();
  const { language } = useLanguage();
  return (
    <Part name={text('system.version')}>
      <p className={styles.figure}>{system.version}</p>
      <p>{text('system.startedAt', { at: instantInWords(system.startedAt, language) })}</p>
    </Part>
  );
}

function Database({ version, size, migrations, newestMigration }: SystemDto['database']) {
  const text = useSystemText();
  const { language } = useLanguage();
  return (
    <Part name={text('system.database')}>
      <p className={styles.figure}>{sizeInWords(size, language)}</p>
      <p>{text('system.databaseIs', { version })}</p>
      <p>{text('system.migrations', { count: migrations, newest: newestMigration })}</p>
    </Part>
  );
}

function sizeInWords(bytes: number, language: string): string {
  const format = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, format).format(bytes / 1_000_000);
}

function Mail({ transport, waiting, failed, oldestWaiting, senderRefused }: SystemDto['mail']) {
  const text = useSystemText();
  const { language } = useLanguage();
  const since = oldestWaiting ? instantInWords(oldestWaiting, language) : '';
  return (
    <Part name={text('system.mail')}>
      <p data-tone={transport === 'smtp' ? undefined : 'bad'}>{text(`system.mail.${transport}`)}</p>
      {senderRefused && (
        <p data-tone="bad">
          {text('system.mail.senderRefused', {
            ...senderRefused,
            since: instantInWords(senderRefused.since, language),
          })}
        </p>
      )}
      <p>{text('system.mail.waiting', { count: waiting, since })}</p>
      <p data-tone={failed > 0 ? 'bad' : undefined}>{text('system.mail.failed', { count: failed })}</p>
    </Part>
  );
}

function Backup({ backup, isNightly }: { backup: SystemDto['backup']; isNightly: boolean }) {
  const text = useSystemText();
  return (
    <Part name={text('system.backup')}>
      {backup ? <LastBackup {...backup} /> : <p>{text('system.backup.none')}</p>}
      <p>{text(isNightly ? 'system.backup.everyNight' : 'system.backup.never')}</p>
    </Part>
  );
}

function LastBackup({ at, isOk, kind }: NonNullable<SystemDto['backup']>) {
  const text = useSystemText();
  const { language } = useLanguage();
  const values = { at: instantInWords(at, language), kind: text(`system.backup.${kind}`) };
  return <p data-tone={isOk ? 'good' : 'bad'}>{text(isOk ? 'system.backup.ok' : 'system.backup.failed', values)}</p>;
}
