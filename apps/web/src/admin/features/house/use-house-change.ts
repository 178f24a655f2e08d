import {
  type FieldErrorDto,
  type HouseChangeDto,
  type HousePreviewDto,
  HttpError,
  changeHouse,
  getGetHouseQueryKey,
  previewHouse,
} from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalIn } from '../../shared/api/refusal';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { useHouseText } from './texts';

/** A change, and what it would do as the house stood when somebody looked. */
export interface SeenChange {
  change: HouseChangeDto;
  preview: HousePreviewDto;
  /** Something has come between the last look and the attempt to save. */
  hasMovedOn: boolean;
}

/** A change of the house: looked at, then saved as it was seen, or looked at again when something came in between. */
export function useHouseChange(onSaved: () => void) {
  const text = useHouseText();
  const banner = useBanner();
  const queries = useQueryClient();
  const readReason = useFailureReason('reads');
  const saveReason = useFailureReason();
  const [seen, setSeen] = useState<SeenChange | null>(null);
  const looking = useOneAtATime({
    mutationFn: async ({ change, hasMovedOn = false }: { change: HouseChangeDto; hasMovedOn?: boolean }) =>
      setSeen({ change, preview: await previewHouse(change), hasMovedOn }),
    onError: (error) => banner.sayFailed(text('house.lookFailed', { reason: readReason(error) })),
  });
  const saving = useOneAtATime({
    mutationFn: ({ change, preview }: SeenChange) => changeHouse({ change, hash: preview.hash }),
    onSuccess: (house, { change }) => {
      banner.sayDone(text(isOfTables(change) ? 'house.saved.tables' : 'house.saved'));
      void queries.invalidateQueries(); // hours, evenings, what waits: the house is in all of it
      queries.setQueryData(getGetHouseQueryKey(), house);
      onSaved();
    },
    onError: (error, { change }) => {
      if (error instanceof HttpError && error.code === 'house_moved_on') looking.mutate({ change, hasMovedOn: true });
      else banner.sayFailed(text('house.saveFailed', { reason: saveReason(error) }));
    },
  });
  return {
    seen,
    /** What is wrong with the change goes to the form that it stands in. */
    look: (change: HouseChangeDto, onFaults: (faults: FieldErrorDto[]) => void) =>
      void looking.mutateAsync({ change }).catch((error: unknown) => onFaults(refusalIn(error).errors ?? [])),
    save: () => {
      if (seen) saving.mutate(seen);
    },
    back: () => setSeen(null),
    isLooking: looking.isPending,
    isSaving: saving.isPending || looking.isPending,
  };
}

/** Guests read nothing of the tables. */
const isOfTables = ({ putClosure, removeClosure, putRoom, removeRoom }: HouseChangeDto): boolean =>
  Boolean(putClosure ?? removeClosure ?? putRoom ?? removeRoom);
