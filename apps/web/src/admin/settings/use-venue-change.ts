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
import { toProblemCode, toProblem } from '../data/problem-details';
import { useStaffMutation } from '../data/use-staff-mutation';
import { useSettingsText } from './texts';

/** `tonight` is the only change that hosts may make; it has its own endpoint. */
export interface VenueOrTonightChange extends VenueChangeDto {
  tonight?: TonightChangeDto;
}

export interface PreviewedVenueChange {
  change: VenueOrTonightChange;
  preview: VenuePreviewDto;
  isOutdated: boolean;
}

export function useVenueChange(onSaved: () => void) {
  const text = useSettingsText();
  const [previewedChange, setPreviewedChange] = useState<PreviewedVenueChange | null>(null);
  const previewMutation = useStaffMutation({
    send: async ({ change, isOutdated = false }: { change: VenueOrTonightChange; isOutdated?: boolean }) =>
      setPreviewedChange({ change, preview: await fetchPreview(change), isOutdated }),
    onFailure: (reason) => text('settings.lookFailed', { reason }),
    isReadOnly: true,
  });
  const saveMutation = useStaffMutation({
    send: async ({ change: { tonight, ...change }, preview: { hash } }: PreviewedVenueChange) => {
      if (!tonight) return changeVenue({ change, hash });
      await changeTonight({ change: tonight, hash });
      return null;
    },
    onSuccess: (venue, { change }, queries) => {
      void queries.invalidateQueries(); // many queries contain settings of the venue
      if (venue) queries.setQueryData(getGetVenueQueryKey(), venue);
      onSaved();
      return text(hasTableChange(change) ? 'settings.saved.tables' : 'settings.saved');
    },
    onFailure: (reason, error, { change }) => {
      if (toProblemCode(error) !== 'venue_moved_on') return text('settings.saveFailed', { reason });
      previewMutation.mutate({ change, isOutdated: true });
    },
  });
  return {
    previewedChange,
    previewChange: (change: VenueOrTonightChange, onErrors: (formErrors: FieldErrorDto[]) => void) =>
      void previewMutation.mutateAsync({ change }).catch((error: unknown) => onErrors(toProblem(error).errors ?? [])),
    save: () => {
      if (previewedChange) saveMutation.mutate(previewedChange);
    },
    returnToForm: () => setPreviewedChange(null),
    isPreviewing: previewMutation.isPending,
    isSaving: saveMutation.isPending || previewMutation.isPending,
  };
}

const fetchPreview = ({ tonight, ...change }: VenueOrTonightChange): Promise<VenuePreviewDto> =>
  tonight ? previewTonight(tonight) : previewVenue(change);

const hasTableChange = ({ putClosure, removeClosure, putRoom, removeRoom, tonight }: VenueOrTonightChange): boolean =>
  Boolean(putClosure ?? removeClosure ?? putRoom ?? removeRoom ?? tonight);
