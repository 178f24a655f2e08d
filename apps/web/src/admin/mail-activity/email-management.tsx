import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import {
  type DnsRecordDto,
  type DnsRecordDtoStatus,
  type EmailConfigurationDto,
  type EmailStatusDto,
  useGetEmailConfiguration,
  useGetEmailStatus,
} from '@strapec/contracts';
import Button from 'antd/es/button';
import { QueryFallback } from '../ui/load-failure';
import parts from '../ui/parts.module.css';
import styles from './emails.module.css';
import { RecentEmails } from './recent-emails';
import { TestMailButton } from '../ui/test-mail-button';
import { useEmailsText } from './texts';
import { useLanguage } from '../../shared/i18n/language-context';
import { formatInstant } from '../ui/time/date-words';
import { Stats } from '../ui/stats';
import { Tag, type Tone } from '../ui/tag';

export function EmailManagement() {
  const text = useEmailsText();
  const { data, isError, isFetching, refetch } = useGetEmailStatus({ query: { staleTime: 1000 } });
  const configuration = useGetEmailConfiguration({ query: { staleTime: 60_000 } }).data;
  const isSavedToFiles = configuration?.transport.kind === 'files';
  return (
    <>
      <div className={parts.bar}>
        <h2>{text('emails.title')}</h2>
        <div className={parts.row}>
          <Button type="text" icon={<ReloadOutlined aria-hidden spin={isFetching} />} onClick={() => void refetch()}>
            {text('emails.refresh')}
          </Button>
          <TestMailButton />
        </div>
      </div>
      {!data && <QueryFallback isError={isError} title={text('emails.loadFailed')} onRetry={refetch} />}
      {data && <EmailStats status={data} isSavedToFiles={isSavedToFiles} />}
      <div className={styles.columns}>
        {data && <RecentEmails emails={data.recentEmails} isSavedToFiles={isSavedToFiles} />}
        <EmailConfiguration />
      </div>
    </>
  );
}

const statNames = ['totalReservations', 'emailsSent', 'emailsWaiting', 'emailsFailed'] as const;

function EmailStats({ status, isSavedToFiles }: { status: EmailStatusDto; isSavedToFiles: boolean }) {
  const text = useEmailsText();
  const stats = statNames.map((statName) => ({
    name: text(`emails.tile.${isSavedToFiles && statName === 'emailsSent' ? 'emailsInFiles' : statName}`),
    count: status[statName],
    tone: statName === 'emailsFailed' ? ('bad' as const) : undefined,
  }));
  return <Stats stats={stats} className={`${parts.card} ${styles.tiles}`} />;
}

function EmailConfiguration() {
  const text = useEmailsText();
  const { data, isError, refetch } = useGetEmailConfiguration({ query: { staleTime: 60_000 } });
  return (
    <section aria-labelledby="email-configuration" className={parts.card}>
      <h3 id="email-configuration" className={parts.heading}>
        {text('emails.configuration')}
      </h3>
      {!data && <QueryFallback isError={isError} onRetry={refetch} />}
      {data && <ConfigurationFacts configuration={data} />}
    </section>
  );
}

function ConfigurationFacts({ configuration }: { configuration: EmailConfigurationDto }) {
  const text = useEmailsText();
  const { language } = useLanguage();
  const { transport, sender, staffCopies, templates, domain, records, checkedAt } = configuration;
  const usesMailServer = transport.kind === 'smtp';
  const bilingualTemplates = templates.filter(({ languages }) => languages.length > 1);
  return (
    <>
      <dl className={`${parts.stack12} ${styles.setup}`}>
        <div>
          <dt>{text('emails.transport')}</dt>
          <dd>
            <span>{usesMailServer ? transport.server : text('emails.transport.files')}</span>
            <Tag tone={usesMailServer ? 'good' : 'waiting'}>
              {text(usesMailServer ? 'emails.transport.set' : 'emails.transport.unset')}
            </Tag>
          </dd>
        </div>
        <div>
          <dt>{text('emails.sender')}</dt>
          <dd>{sender}</dd>
        </div>
        <div>
          <dt>{text('emails.staffCopies')}</dt>
          <dd>{staffCopies}</dd>
        </div>
        <div>
          <dt>{text('emails.templates')}</dt>
          <dd>
            <details>
              <summary>
                {text('emails.templates.count', { count: bilingualTemplates.length, all: templates.length })}
              </summary>
              <ul className={parts.bullets}>
                {templates.map(({ kind, languages }) => (
                  <li key={kind}>
                    {text(`emails.kind.${kind}`)} ({languages.join(', ')})
                  </li>
                ))}
              </ul>
            </details>
          </dd>
        </div>
      </dl>
      <h4 className={parts.heading}>{text('emails.records', { domain })}</h4>
      <ul className={`${parts.stack12} ${styles.records}`}>
        {records.map((record) => (
          <DnsRecord key={record.name} record={record} />
        ))}
      </ul>
      <p className={parts.muted}>
        {checkedAt
          ? text('emails.checkedAt', { instant: formatInstant(checkedAt, language) })
          : text('emails.notChecked')}
      </p>
    </>
  );
}

const dnsRecordTones: Readonly<Record<DnsRecordDtoStatus, Tone>> = { ok: 'good', missing: 'bad', unknown: 'waiting' };

function DnsRecord({ record: { name, status, found } }: { record: DnsRecordDto }) {
  const text = useEmailsText();
  return (
    <li>
      <b>{name}</b>
      <Tag tone={dnsRecordTones[status]}>{text(`emails.record.${status}`)}</Tag>
      <p className={parts.muted}>{text(`emails.record.${name}`)}</p>
      {found && <code>{found}</code>}
    </li>
  );
}
