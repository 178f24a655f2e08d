import { type FieldErrorDto, type ReservationDto, createStaffReservation, updateReservation } from '@strapec/contracts';
import type { StaffRule } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useVenue } from '../../../shared/site/site';
import { refusalIn } from '../../data/refusal';
import { refreshEvenings, showReservation } from '../../data/reservation-cache';
import { type InsteadOffered, insteadIn } from '../reservation/instead';
import { useActionToast, useRefusalToast } from '../reservation/use-toasts';
import { useDraft } from '../../ui/drawer/use-draft';
import { type EntrySubject, type EntryValues, initialValues, requestOf, valuesOf } from './entry-values';
import { type EntryText, useEntryText } from './texts';

export interface EntryRefusal {
  rules: readonly StaffRule[];
  /** Given when there is no table. */
  instead: InsteadOffered | null;
}

export type EntryDraft = ReturnType<typeof useSaveEntry>;

export function useSaveEntry(subject: EntrySubject, onSaved: (reservation: ReservationDto) => void) {
  const queries = useQueryClient();
  const venue = useVenue();
  const text = useEntryText();
  const showRefusal = useRefusalToast();
  const showDone = useActionToast();
  return useDraft({
    name: 'entry',
    opened: subject.kind === 'edit' ? subject.reservation : null,
    valuesOf: (base: ReservationDto | null) => (base ? valuesOf(base) : initialValues(subject, venue)),
    save: (values: EntryValues, base, attempt) => {
      const request = requestOf(values);
      if (subject.kind !== 'edit') return createStaffReservation({ ...request, source: subject.kind }, attempt);
      const { id, version } = base ?? subject.reservation;
      return updateReservation(id, { ...request, version, isQuiet: values.isQuiet ?? false });
    },
    onSaved: (saved) => {
      void refreshEvenings(queries);
      showDone(text('entry.saved'), saved);
      onSaved(saved);
    },
    onRefused: (_reason, error, { latest }) => {
      if (latest) {
        showReservation(queries, latest);
        void refreshEvenings(queries);
      } else if (!insteadIn(error)) showRefusal((reason) => text('entry.failed', { reason }), error);
    },
    errorOf: (formError) => ({ name: formError.field as keyof EntryValues, errors: [errorInWords(formError, text)] }),
  });
}

export function helpIn(error: unknown): EntryRefusal {
  const { rules = [] } = refusalIn(error);
  return { rules, instead: insteadIn(error) };
}

const knownErrors = ['invalid_characters', 'email_invalid', 'email_not_ascii', 'phone_invalid'] as const;

function errorInWords({ code }: FieldErrorDto, text: EntryText): string {
  const known = knownErrors.find((formError) => formError === code);
  return text(known ? `entry.error.${known}` : 'entry.error.check');
}
