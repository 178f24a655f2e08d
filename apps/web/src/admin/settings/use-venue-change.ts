import {
  type FieldErrorDto,
  type VenueChangeDto,
  type VenuePreviewDto,
  type TonightChangeDto,
  changeVenue,
  changeTonight,
  getGetVenueQueryKey,
  previewVenue,
  previewTonight,
} from '@strapec/contracts';
import { useState } from 'react';
import { codeOf, refusalIn } from '../data/refusal';
import { useStaffMutation } from '../data/use-staff-mutation';
import { useVenueText } from './texts';

/** Hosts may change tonight. */
export interface AnyChange extends VenueChangeDto {
  tonight?: TonightChangeDto;
}

export interface SeenChange {
  change: AnyChange;
  preview: VenuePreviewDto;
  hasMovedOn: boolean;
}

export function useVenueChange(onSaved: () => void) {
  const text = useVenueText();
  const [seen, setSeen] = useState<SeenChange | null>(null);
  const previewing = useStaffMutation({
    send: async ({ change, hasMovedOn = false }: { change: AnyChange; hasMovedOn?: boolean }) =>
      setSeen({ change, preview: await previewOf(change), hasMovedOn }),
    failed: (reason) => text('settings.lookFailed', { reason }),
    isRead: true,
  });
  const saving = useStaffMutation({
    send: async ({ change: { tonight, ...change }, preview: { hash } }: SeenChange) => {
      if (!tonight) return changeVenue({ change, hash });
      await changeTonight({ change: tonight, hash });
      return null;
    },
    done: (venue, { change }, queries) => {
      void queries.invalidateQueries(); // many queries contain settings of the venue
      if (venue) queries.setQueryData(getGetVenueQueryKey(), venue);
      onSaved();
      return text(isOfTables(change) ? 'settings.saved.tables' : 'settings.saved');
    },
    failed: (reason, error, { change }) => {
      if (codeOf(error) !== 'venue_moved_on') return text('settings.saveFailed', { reason });
      previewing.mutate({ change, hasMovedOn: true });
    },
  });
  return {
    seen,
    preview: (change: AnyChange, onErrors: (formErrors: FieldErrorDto[]) => void) =>
      void previewing.mutateAsync({ change }).catch((error: unknown) => onErrors(refusalIn(error).errors ?? [])),
    save: () => {
      if (seen) saving.mutate(seen);
    },
    back: () => setSeen(null),
    isPreviewing: previewing.isPending,
    isSaving: saving.isPending || previewing.isPending,
  };
}

const previewOf = ({ tonight, ...change }: AnyChange): Promise<VenuePreviewDto> =>
  tonight ? previewTonight(tonight) : previewVenue(change);

const isOfTables = ({ putClosure, removeClosure, putRoom, removeRoom, tonight }: AnyChange): boolean =>
  Boolean(putClosure ?? removeClosure ?? putRoom ?? removeRoom ?? tonight);
