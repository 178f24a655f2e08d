import { type FieldErrorDto, type ReservationDto, createStaffReservation, updateReservation } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useVenue } from '../../../shared/site/site';
import { refreshEvenings, cacheReservation } from '../../data/reservation-cache';
import { findNoTableRefusal } from '../reservation/no-table-refusal';
import { useActionBanner, useRefusalBanner } from '../reservation/use-action-banner';
import { useDraft } from '../../ui/drawer/use-draft';
import { type EntrySubject, type EntryValues, initialEntryValues, toEntryRequest, toEntryValues } from './entry-values';
import { type EntryText, useEntryText } from './texts';

export type EntryDraft = ReturnType<typeof useEntryDraft>;

export function useEntryDraft(subject: EntrySubject, onSaved: (reservation: ReservationDto) => void) {
  const queries = useQueryClient();
  const venue = useVenue();
  const text = useEntryText();
  const showRefusal = useRefusalBanner();
  const announceAction = useActionBanner();
  return useDraft({
    name: 'entry',
    openedSubject: subject.kind === 'edit' ? subject.reservation : null,
    toFormValues: (base: ReservationDto | null) => (base ? toEntryValues(base) : initialEntryValues(subject, venue)),
    save: (values: EntryValues, base, newRequest) => {
      const request = toEntryRequest(values);
      if (subject.kind !== 'edit') return createStaffReservation({ ...request, source: subject.kind }, newRequest);
      const { id, version } = base ?? subject.reservation;
      return updateReservation(id, { ...request, version, isQuiet: values.isQuiet ?? false });
    },
    onSaved: (saved) => {
      void refreshEvenings(queries);
      announceAction(text('entry.saved'), saved);
      onSaved(saved);
    },
    onFailure: (_reason, error, { latest }) => {
      if (latest) {
        cacheReservation(queries, latest);
        void refreshEvenings(queries);
      } else if (!findNoTableRefusal(error)) showRefusal((reason) => text('entry.failed', { reason }), error);
    },
    toFormError: (error) => ({ name: error.field as keyof EntryValues, errors: [errorText(error, text)] }),
  });
}

const knownErrorCodes = ['invalid_characters', 'email_invalid', 'email_not_ascii', 'phone_invalid'] as const;

function errorText({ code }: FieldErrorDto, text: EntryText): string {
  const knownCode = knownErrorCodes.find((known) => known === code);
  return text(knownCode ? `entry.error.${knownCode}` : 'entry.error.check');
}
