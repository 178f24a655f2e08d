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
import { useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import parts from '../../shared/ui/parts.module.css';

/** The sessions of the user, each with a sign-out button. */
export function Sessions() {
  const text = useMeText();
  const { data, isError, refetch } = useListMySessions({ query: { staleTime: 1000 } });
  const { mutate: end, isPending } = useEndSession();
  const endOthers = () => {
    if (window.confirm(text('me.sessions.endOthers.confirm'))) end(null);
  };
  return (
    <section aria-labelledby="sessions" className={`${parts.panel} ${parts.stack12}`}>
      <h3 id="sessions" className={parts.heading}>
        {text('me.sessions')}
      </h3>
      {!data && (isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />)}
      <ul className={parts.facts}>
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
        <p className={parts.muted}>{text('me.session.since', { began, seen })}</p>
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
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const queries = useQueryClient();
  return useOneAtATime({
    mutationFn: (id: string | null) => (id === null ? endMyOtherSessions() : endMySession(id)),
    onSuccess: (_answer, id) => banner.sayDone(text(id === null ? 'me.sessions.endedOthers' : 'me.session.ended')),
    onError: (error) => banner.sayFailed(text('me.session.endFailed', { reason: reasonOf(error) })),
    onSettled: () => queries.invalidateQueries({ queryKey: getListMySessionsQueryKey() }),
  });
}
