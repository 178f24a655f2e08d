import { endMyOtherSessions, endMySession, getListMySessionsQueryKey } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { useMeText } from './texts';

/** Ends sessions of one's own: one of them, or with `null` all but this one. */
export function useEndSession() {
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
