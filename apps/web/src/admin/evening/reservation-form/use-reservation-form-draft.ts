import { type FieldErrorDto, type ReservationDto, createStaffReservation, updateReservation } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useVenue } from '../../../shared/site/site';
import { refreshEvenings, cacheReservation } from '../../data/reservation-cache';
import { findNoTableRefusal } from '../reservation/no-table-refusal';
import { useActionBanner, useRefusalBanner } from '../reservation/use-action-banner';
import { useDraft } from '../../ui/drawer/use-draft';
import {
  type FormSubject,
  type ReservationFormValues,
  initialFormValues,
  toReservationRequest,
  toFormValues,
} from './reservation-form-values';
import { type ReservationFormText, useReservationFormText } from './texts';

export type ReservationFormDraft = ReturnType<typeof useReservationFormDraft>;

export function useReservationFormDraft(subject: FormSubject, onSaved: (reservation: ReservationDto) => void) {
  const queries = useQueryClient();
  const venue = useVenue();
  const text = useReservationFormText();
  const showRefusal = useRefusalBanner();
  const announceAction = useActionBanner();
  return useDraft({
    name: 'entry',
    openedSubject: subject.kind === 'edit' ? subject.reservation : null,
    toFormValues: (base: ReservationDto | null) => (base ? toFormValues(base) : initialFormValues(subject, venue)),
    save: (values: ReservationFormValues, base, newRequest) => {
      const request = toReservationRequest(values);
      if (subject.kind !== 'edit') return createStaffReservation({ ...request, source: subject.kind }, newRequest);
      const { id, version } = base ?? subject.reservation;
      return updateReservation(id, { ...request, version, isQuiet: values.isQuiet ?? false });
    },
    onSaved: (saved) => {
      void refreshEvenings(queries);
      announceAction(text('reservationForm.saved'), saved);
      onSaved(saved);
    },
    onFailure: (_reason, error, { latest }) => {
      if (latest) {
        cacheReservation(queries, latest);
        void refreshEvenings(queries);
      } else if (!findNoTableRefusal(error)) showRefusal((reason) => text('reservationForm.failed', { reason }), error);
    },
    toFormError: (error) => ({ name: error.field as keyof ReservationFormValues, errors: [errorText(error, text)] }),
  });
}

const knownErrorCodes = ['invalid_characters', 'email_invalid', 'email_not_ascii', 'phone_invalid'] as const;

function errorText({ code }: FieldErrorDto, text: ReservationFormText): string {
  const knownCode = knownErrorCodes.find((known) => known === code);
  return text(knownCode ? `reservationForm.error.${knownCode}` : 'reservationForm.error.other');
}
