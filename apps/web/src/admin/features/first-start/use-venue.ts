import { HttpError, type StoredVenueDto, type SaveVenueDto, getGetVenueQueryKey, saveVenue } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { refusalIn } from '../../shared/api/refusal';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { useStartText } from './texts';

/** A fault that the API has found, at a field. */
export interface VenueFault {
  field: string;
  code: string;
}

interface Saving {
  onSaved: () => void;
  onFaults: (faults: VenueFault[]) => void;
}

/** Saves what has been changed about the house; whoever was slower reads first what stands there now. */
export function useSaveVenue(venue: StoredVenueDto, { onSaved, onFaults }: Saving) {
  const text = useStartText();
  const banner = useBanner();
  const queries = useQueryClient();
  const reasonOf = useFailureReason();
  const { mutate, isPending } = useOneAtATime({
    mutationFn: (change: Partial<SaveVenueDto>) => saveVenue({ ...venue, ...change }),
    onMutate: () => banner.clear(),
    onSuccess: (saved) => {
      queries.setQueryData<StoredVenueDto>(getGetVenueQueryKey(), saved);
      banner.sayDone(text('start.saved'));
      onSaved();
    },
    onError: (error) => {
      const isOutdated = error instanceof HttpError && error.code === 'changed_meanwhile';
      if (isOutdated) void queries.invalidateQueries({ queryKey: getGetVenueQueryKey() });
      onFaults(refusalIn(error).errors ?? []);
      banner.sayFailed(text('start.saveFailed', { reason: isOutdated ? text('start.changed') : reasonOf(error) }));
    },
  });
  return { save: mutate, isSaving: isPending };
}
