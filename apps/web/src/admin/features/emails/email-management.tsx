import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import { type EmailStatusDto, useGetEmailConfiguration, useGetEmailStatus } from '@strapec/contracts';
import Button from 'antd/es/button';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import parts from '../../shared/ui/parts.module.css';
import { EmailConfiguration } from './email-configuration';
import styles from './emails.module.css';
import { RecentEmails } from './recent-emails';
import { TestMailButton } from './test-mail-button';
import { useEmailsText } from './texts';

/** The recent mails and the mail settings (spec §2). */
export function EmailManagement() {
  const text = useEmailsText();
  const { data, isError, isFetching, refetch } = useGetEmailStatus({ query: { staleTime: 1000 } });
  const configuration = useGetEmailConfiguration({ query: { staleTime: 60_000 } }).data;
  const isKept = configuration?.transport.kind === 'files';
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
      {!data && isError && <LoadFailure title={text('emails.loadFailed')} onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {data && <Tiles status={data} isKept={isKept} />}
      <div className={styles.columns}>
        {data && <RecentEmails emails={data.recentEmails} isKept={isKept} />}
        <EmailConfiguration />
      </div>
    </>
  );
}

const tiles = ['totalReservations', 'emailsSent', 'emailsWaiting', 'emailsFailed'] as const;

function Tiles({ status, isKept }: { status: EmailStatusDto; isKept: boolean }) {
  const text = useEmailsText();
  return (
    <dl className={`${parts.stats} ${parts.card} ${styles.tiles}`}>
      {tiles.map((tile) => (
        <div key={tile} data-bad={tile === 'emailsFailed' && status.emailsFailed > 0}>
          <dt>{text(`emails.tile.${isKept && tile === 'emailsSent' ? 'emailsKept' : tile}`)}</dt>
          <dd>{text('emails.number', { count: status[tile] })}</dd>
        </div>
      ))}
    </dl>
  );
}
