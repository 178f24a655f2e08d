import {
  type AlternativesDto,
  HttpError,
  type ReservationDto,
  createStaffReservation,
  updateReservation,
} from '@strapec/contracts';
import type { StaffRule } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { findReservation, refreshEvenings, showReservation } from '../../shared/api/reservation-cache';
import { refusalIn } from '../../shared/api/refusal';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { type EntrySubject, type EntryValues, requestOf } from './entry-values';
import { useEntryText } from './texts';

/** Why a reservation is not saved yet, and what helps. */
export interface EntryRefusal {
  rules: readonly StaffRule[];
  alternatives: AlternativesDto | null;
  isFull: boolean;
  /** The reservation as somebody else has left it. */
  theirs: ReservationDto | null;
  isOutdated: boolean;
}

const noRefusal: EntryRefusal = { rules: [], alternatives: null, isFull: false, theirs: null, isOutdated: false };

export type EntrySaving = ReturnType<typeof useSaveEntry>;

/** Saves what was typed; every refusal leaves the form as it is. */
export function useSaveEntry(subject: EntrySubject, onSaved: (reservation: ReservationDto) => void) {
  const queries = useQueryClient();
  const text = useEntryText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const [refusal, setRefusal] = useState(noRefusal);
  const [version, setVersion] = useState(subject.kind === 'edit' ? subject.reservation.version : 0);
  const { mutateAsync, isPending } = useOneAtATime({
    mutationFn: ({ values, isReasonAsked }: { values: EntryValues; isReasonAsked: boolean }) => {
      const request = requestOf(values, isReasonAsked);
      return subject.kind === 'edit'
        ? updateReservation(subject.reservation.id, { ...request, version })
        : createStaffReservation({ ...request, source: subject.kind });
    },
    onMutate: () => setRefusal(noRefusal),
    onSuccess: (saved) => {
      showReservation(queries, saved);
      banner.sayDone(text('entry.saved'));
      void refreshEvenings(queries);
      onSaved(saved);
    },
    onError: async (error) => {
      banner.sayFailed(text('entry.failed', { reason: reasonOf(error) }));
      const isOutdated = error instanceof HttpError && error.code === 'changed_meanwhile';
      if (isOutdated) await refreshEvenings(queries);
      setRefusal({ ...helpIn(error), isOutdated, theirs: isOutdated ? theirsOf(subject) : null });
    },
  });
  const theirsOf = (edited: EntrySubject) =>
    edited.kind === 'edit' ? findReservation(queries, edited.reservation.id) : null;
  /** Goes on from the version that somebody else has left. */
  const goOnFrom = (theirs: ReservationDto) => {
    setVersion(theirs.version);
    setRefusal(noRefusal);
  };
  return { save: mutateAsync, isSaving: isPending, refusal, goOnFrom };
}

function helpIn(error: unknown): EntryRefusal {
  const { rules = [], alternatives = null } = refusalIn(error);
  const isFull = error instanceof HttpError && error.code === 'capacity_full';
  return { ...noRefusal, rules, alternatives, isFull };
}
