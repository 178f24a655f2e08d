import {
  type FieldErrorDto,
  type VenueChangeDto,
  type VenuePreviewDto,
  HttpError,
  type TonightChangeDto,
  changeVenue,
  changeTonight,
  getGetVenueQueryKey,
  previewVenue,
  previewTonight,
} from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalIn } from '../../shared/api/refusal';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { useVenueText } from './texts';

/** A change of the venue, or of tonight only, which hosts may make too. */
export interface AnyChange extends VenueChangeDto {
  tonight?: TonightChangeDto;
}

export interface SeenChange {
  change: AnyChange;
  preview: VenuePreviewDto;
  hasMovedOn: boolean;
}

/** A change of the venue: previewed, then saved as previewed, or previewed again when the data changed meanwhile. */
export function useVenueChange(onSaved: () => void) {
  const text = useVenueText();
  const banner = useBanner();
  const queries = useQueryClient();
  const readReason = useFailureReason('reads');
  const saveReason = useFailureReason();
  const [seen, setSeen] = useState<SeenChange | null>(null);
  const looking = useOneAtATime({
    mutationFn: async ({ change, hasMovedOn = false }: { change: AnyChange; hasMovedOn?: boolean }) =>
      setSeen({ change, preview: await previewOf(change), hasMovedOn }),
    onError: (error) => banner.sayFailed(text('settings.lookFailed', { reason: readReason(error) })),
  });
  const saving = useOneAtATime({
    mutationFn: async ({ change: { tonight, ...change }, preview: { hash } }: SeenChange) => {
      if (!tonight) return changeVenue({ change, hash });
      await changeTonight({ change: tonight, hash });
      return null;
    },
    onSuccess: (venue, { change }) => {
      banner.sayDone(text(isOfTables(change) ? 'settings.saved.tables' : 'settings.saved'));
      void queries.invalidateQueries(); // many queries contain settings of the venue, so all are reloaded
      if (venue) queries.setQueryData(getGetVenueQueryKey(), venue);
      onSaved();
    },
    onError: (error, { change }) => {
      if (error instanceof HttpError && error.code === 'venue_moved_on') looking.mutate({ change, hasMovedOn: true });
      else banner.sayFailed(text('settings.saveFailed', { reason: saveReason(error) }));
    },
  });
  return {
    seen,
    look: (change: AnyChange, onErrors: (formErrors: FieldErrorDto[]) => void) =>
      void looking.mutateAsync({ change }).catch((error: unknown) => onErrors(refusalIn(error).errors ?? [])),
    save: () => {
      if (seen) saving.mutate(seen);
    },
    back: () => setSeen(null),
    isLooking: looking.isPending,
    isSaving: saving.isPending || looking.isPending,
  };
}

const previewOf = ({ tonight, ...change }: AnyChange): Promise<VenuePreviewDto> =>
  tonight ? previewTonight(tonight) : previewVenue(change);

/** Guests do not see changes of tables. */
const isOfTables = ({ putClosure, removeClosure, putRoom, removeRoom, tonight }: AnyChange): boolean =>
  Boolean(putClosure ?? removeClosure ?? putRoom ?? removeRoom ?? tonight);
