import {
  type DnsRecordDto,
  type DnsRecordDtoStatus,
  type EmailConfigurationDto,
  useGetEmailConfiguration,
} from '@strapec/contracts';
import { useLanguage } from '../../../shared/i18n/language-context';
import { instantInWords } from '../../shared/time/date-words';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import parts from '../../shared/ui/parts.module.css';
import { Tag, type Tone } from '../../shared/ui/tag';
import styles from './emails.module.css';
import { useEmailsText } from './texts';

export function EmailConfiguration() {
  const text = useEmailsText();
  const { data, isError, refetch } = useGetEmailConfiguration({ query: { staleTime: 60_000 } });
  return (
    <section aria-labelledby="email-configuration" className={parts.card}>
      <h3 id="email-configuration" className={parts.heading}>
        {text('emails.configuration')}
      </h3>
      {!data && (isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />)}
      {data && <Setup configuration={data} />}
    </section>
  );
}

function Setup({ configuration }: { configuration: EmailConfigurationDto }) {
  const text = useEmailsText();
  const { language } = useLanguage();
  const { transport, sender, staffCopies, templates, domain, records, checkedAt } = configuration;
  const isServer = transport.kind === 'smtp';
  const bilingual = templates.filter(({ languages }) => languages.length > 1);
  return (
    <>
      <dl className={`${parts.stack12} ${styles.setup}`}>
        <div>
          <dt>{text('emails.transport')}</dt>
          <dd>
            <span>{isServer ? transport.server : text('emails.transport.files')}</span>
            <Tag tone={isServer ? 'good' : 'waiting'}>
              {text(isServer ? 'emails.transport.set' : 'emails.transport.unset')}
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
              <summary>{text('emails.templates.count', { count: bilingual.length, all: templates.length })}</summary>
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
          ? text('emails.checkedAt', { instant: instantInWords(checkedAt, language) })
          : text('emails.notChecked')}
      </p>
    </>
  );
}

const tones: Readonly<Record<DnsRecordDtoStatus, Tone>> = { ok: 'good', missing: 'bad', unknown: 'waiting' };

function DnsRecord({ record: { name, status, found } }: { record: DnsRecordDto }) {
  const text = useEmailsText();
  return (
    <li>
      <b>{name}</b>
      <Tag tone={tones[status]}>{text(`emails.record.${status}`)}</Tag>
      <p className={parts.muted}>{text(`emails.record.${name}`)}</p>
      {found && <code>{found}</code>}
    </li>
  );
}
