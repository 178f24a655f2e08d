import {
  type FieldErrorDto,
  type HouseChangeDto,
  type HousePreviewDto,
  HttpError,
  type TonightChangeDto,
  changeHouse,
  changeTonight,
  getGetHouseQueryKey,
  previewHouse,
  previewTonight,
} from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalIn } from '../../shared/api/refusal';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { useHouseText } from './texts';

/** A change of the venue, or of tonight only, which hosts may make too. */
export interface AnyChange extends HouseChangeDto {
  tonight?: TonightChangeDto;
}

export interface SeenChange {
  change: AnyChange;
  preview: HousePreviewDto;
  hasMovedOn: boolean;
}

/** A change of the venue: previewed, then saved as previewed, or previewed again when the data changed meanwhile. */
export function useHouseChange(onSaved: () => void) {
  const text = useHouseText();
  const banner = useBanner();
  const queries = useQueryClient();
  const readReason = useFailureReason('reads');
  const saveReason = useFailureReason();
  const [seen, setSeen] = useState<SeenChange | null>(null);
  const looking = useOneAtATime({
    mutationFn: async ({ change, hasMovedOn = false }: { change: AnyChange; hasMovedOn?: boolean }) =>
      setSeen({ change, preview: await previewOf(change), hasMovedOn }),
    onError: (error) => banner.sayFailed(text('house.lookFailed', { reason: readReason(error) })),
  });
  const saving = useOneAtATime({
    mutationFn: async ({ change: { tonight, ...change }, preview: { hash } }: SeenChange) => {
      if (!tonight) return changeHouse({ change, hash });
      await changeTonight({ change: tonight, hash });
      return null;
    },
    onSuccess: (house, { change }) => {
      banner.sayDone(text(isOfTables(change) ? 'house.saved.tables' : 'house.saved'));
      void queries.invalidateQueries(); // many queries contain settings of the venue, so all are reloaded
      if (house) queries.setQueryData(getGetHouseQueryKey(), house);
      onSaved();
    },
    onError: (error, { change }) => {
      if (error instanceof HttpError && error.code === 'house_moved_on') looking.mutate({ change, hasMovedOn: true });
      else banner.sayFailed(text('house.saveFailed', { reason: saveReason(error) }));
    },
  });
  return {
    seen,
    look: (change: AnyChange, onFaults: (faults: FieldErrorDto[]) => void) =>
      void looking.mutateAsync({ change }).catch((error: unknown) => onFaults(refusalIn(error).errors ?? [])),
    save: () => {
      if (seen) saving.mutate(seen);
    },
    back: () => setSeen(null),
    isLooking: looking.isPending,
    isSaving: saving.isPending || looking.isPending,
  };
}

const previewOf = ({ tonight, ...change }: AnyChange): Promise<HousePreviewDto> =>
  tonight ? previewTonight(tonight) : previewHouse(change);

/** Guests do not see changes of tables. */
const isOfTables = ({ putClosure, removeClosure, putRoom, removeRoom, tonight }: AnyChange): boolean =>
  Boolean(putClosure ?? removeClosure ?? putRoom ?? removeRoom ?? tonight);
