import {
  type SessionDto,
  useListMySessions,
  endMyOtherSessions,
  endMySession,
  getListMySessionsQueryKey,
} from '@strapec/contracts';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { instantInWords } from '../../shared/time/date-words';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import { Tag } from '../../shared/ui/tag';
import styles from './me.module.css';
import { useMeText } from './texts';
import { useStaffMutation } from '../../shared/api/use-staff-mutation';

/** The sessions of the user, each with a sign-out button. */
export function Sessions() {
  const text = useMeText();
  const { data, isError, refetch } = useListMySessions({ query: { staleTime: 1000 } });
  const { mutate: end, isPending } = useEndSession();
  const endOthers = () => {
    if (window.confirm(text('me.sessions.endOthers.confirm'))) end(null);
  };
  return (
    <section aria-labelledby="sessions" className={styles.card}>
      <h3 id="sessions" className={styles.heading}>
        {text('me.sessions')}
      </h3>
      {!data && (isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />)}
      <ul className={styles.sessions}>
        {data?.map((session) => (
          <SessionItem key={session.id} session={session} isBusy={isPending} onEnd={() => end(session.id)} />
        ))}
      </ul>
      {data && data.length > 1 && (
        <Button danger disabled={isPending} onClick={endOthers} className={styles.all}>
          {text('me.sessions.endOthers')}
        </Button>
      )}
    </section>
  );
}

interface SessionItemProps {
  session: SessionDto;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionItem({ session, isBusy, onEnd }: SessionItemProps) {
  const text = useMeText();
  const { language } = useLanguage();
  const { browser, system, signedInAt, seenAt, isThis } = session;
  const device = text('me.session.device', {
    browser: text(`me.browser.${browser}`),
    system: text(`me.system.${system}`),
  });
  const [began, seen] = [instantInWords(signedInAt, language), instantInWords(seenAt, language)];
  return (
    <li>
      <div>
        <strong>{device}</strong> {isThis && <Tag tone="good">{text('me.session.this')}</Tag>}
        <p className={styles.lead}>{text('me.session.since', { began, seen })}</p>
      </div>
      {!isThis && (
        <Button disabled={isBusy} onClick={onEnd} aria-label={`${text('me.session.end')}: ${device}, ${began}`}>
          {text('me.session.end')}
        </Button>
      )}
    </li>
  );
}

/** Ends one session, or with `null` all but the current one. */
function useEndSession() {
  const text = useMeText();
  return useStaffMutation({
    send: (id: string | null) => (id === null ? endMyOtherSessions() : endMySession(id)),
    done: (_answer, id) => text(id === null ? 'me.sessions.endedOthers' : 'me.session.ended'),
    failed: (reason) => text('me.session.endFailed', { reason }),
    refresh: (queries) => queries.invalidateQueries({ queryKey: getListMySessionsQueryKey() }),
  });
}
