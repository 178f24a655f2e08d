import { getListContentQueryKey, seedContent } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { useContentText } from './texts';

/** Adds the texts of the pages that nobody has written yet; those that are there stay as they are. */
export function useSeedContent() {
  const queries = useQueryClient();
  const text = useContentText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const { mutate, isPending } = useOneAtATime({
    mutationFn: () => seedContent(),
    onMutate: () => banner.clear(),
    onSuccess: ({ added }) => banner.sayDone(text('content.seeded', { count: added })),
    onError: (error) => banner.sayFailed(text('content.seedFailed', { reason: reasonOf(error) })),
    onSettled: () => queries.invalidateQueries({ queryKey: getListContentQueryKey() }),
  });
  return { seed: () => mutate(), isSeeding: isPending };
}
