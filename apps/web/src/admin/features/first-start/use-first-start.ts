import {
  type FirstStartDto,
  type FirstStartMark,
  getGetFirstStartQueryKey,
  markFirstStart,
  useGetFirstStart,
} from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { useStartText } from './texts';

/** How far the house has been set up, and saying that a step is done. */
export function useFirstStart() {
  const text = useStartText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const queries = useQueryClient();
  const { data, isError, refetch } = useGetFirstStart({ query: { staleTime: 1_000 } });
  const { mutate, isPending } = useOneAtATime({
    mutationFn: (mark: FirstStartMark) => markFirstStart({ mark, isSet: true }),
    onSuccess: (now) => queries.setQueryData<FirstStartDto>(getGetFirstStartQueryKey(), now),
    onError: (error) => banner.sayFailed(text('start.saveFailed', { reason: reasonOf(error) })),
  });
  return { progress: data, isError, refetch, markDone: mutate, isMarking: isPending };
}
