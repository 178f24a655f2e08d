import {
  type FieldErrorDto,
  type HouseChangeDto,
  type HousePreviewDto,
  type TonightChangeDto,
  changeHouse,
  changeTonight,
  getGetHouseQueryKey,
  previewHouse,
  previewTonight,
} from '@strapec/contracts';
import { useState } from 'react';
import { codeOf, refusalIn } from '../../shared/api/refusal';
import { useStaffMutation } from '../../shared/api/use-staff-mutation';
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
  const [seen, setSeen] = useState<SeenChange | null>(null);
  const looking = useStaffMutation({
    send: async ({ change, hasMovedOn = false }: { change: AnyChange; hasMovedOn?: boolean }) =>
      setSeen({ change, preview: await previewOf(change), hasMovedOn }),
    failed: (reason) => text('house.lookFailed', { reason }),
    isRead: true,
  });
  const saving = useStaffMutation({
    send: async ({ change: { tonight, ...change }, preview: { hash } }: SeenChange) => {
      if (!tonight) return changeHouse({ change, hash });
      await changeTonight({ change: tonight, hash });
      return null;
    },
    done: (house, { change }, queries) => {
      void queries.invalidateQueries(); // many queries contain settings of the venue, so all are reloaded
      if (house) queries.setQueryData(getGetHouseQueryKey(), house);
      onSaved();
      return text(isOfTables(change) ? 'house.saved.tables' : 'house.saved');
    },
    failed: (reason, error, { change }) => {
      if (codeOf(error) !== 'house_moved_on') return text('house.saveFailed', { reason });
      looking.mutate({ change, hasMovedOn: true });
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
