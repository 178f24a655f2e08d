import { checkReservation, reservationFields, toldFirst, withMissing } from '@strapec/domain';
import { useState } from 'react';
import { currentMoment } from '../../shared/clock';
import { useLanguage } from '../../shared/i18n/language-context';
import { useHouse } from '../../shared/site/house';
import { faultsInWords } from '../../shared/forms/faults-in-words';
import { lastingFailureText } from './error-messages';
import { faultWords } from './fault-words';
import type { FaultsInWords } from './faults';
import { noteFailure, noteRefusal } from './note-refusal';
import { type ReservationValues, draftOf, requestOf } from './reservation-values';
import { useReserveText } from './texts';
import { useFocusAfter } from './use-focus-after';
import { useOpenedFor } from '../../shared/forms/use-opened-for';
import { useReservationEntry } from './use-reservation-entry';
import { useReservationToasts } from './use-reservation-toasts';
import { type SavedReservation, useSendReservation } from './use-send-reservation';
import { useWhenProven } from './use-when-proven';

/** Everything the dialog's parts show and do. */
export type ReserveTableForm = ReturnType<typeof useReserveTableForm>;

/** A reservation as it was made, and for whom. */
export type MadeReservation = SavedReservation & {
  guest: Pick<ReservationValues, 'firstName' | 'lastName' | 'email'>;
};

/** Holds a reservation from the first choice to the answer; what is typed survives closing the dialog and every failure. */
export function useReserveTableForm(isOpen: boolean, onReserved: (made: MadeReservation) => void) {
  const { language } = useLanguage();
  const text = useReserveText();
  const entry = useReservationEntry();
  const toasts = useReservationToasts();
  const refusalIn = useRefusalIn(entry);
  const [failure, setFailure] = useState<string | null>(null);
  const { openedForMs, startAnew } = useOpenedFor(isOpen);
  const { send, isSending } = useSendReservation({
    onReserved: (reservation) => {
      toasts.sayReserved(reservation);
      entry.startAnew();
      startAnew();
      onReserved({ ...reservation, guest: entry.values });
    },
    onFailed: (error) => {
      toasts.sayFailed(error);
      setFailure(lastingFailureText(error, text));
      focusAfterSending(noteFailure(error, entry));
    },
  });
  const proof = useWhenProven(entry.captcha, isOpen);
  const isUnderway = isSending || proof.isAwaited;
  const focusAfterSending = useFocusAfter(isUnderway);

  const submit = () => {
    setFailure(null);
    const refusal = refusalIn();
    if (!refusal) return sendNow(entry.captcha.token);
    if (refusal.isOnlyProof && proof.wait({ onProven: sendNow, onGivenUp: () => refuse(refusal) })) return;
    refuse(refusal);
  };
  const sendNow = (captchaToken: string | null) => {
    const circumstances = { preferredLanguage: language, captchaToken, openedForMs: openedForMs() };
    send({ data: requestOf(entry.values, circumstances) });
  };
  const refuse = ({ first, faults }: Refusal) => {
    toasts.sayRefused(first, faults, entry.day);
    noteRefusal(faults, entry);
  };
  return { ...entry, isSending: isUnderway, failure, submit };
}

interface Refusal {
  first: Parameters<ReturnType<typeof useReservationToasts>['sayRefused']>[0];
  faults: FaultsInWords;
  /** Nothing is wrong but that the guest's device has not proven yet that a person sits there. */
  isOnlyProof: boolean;
}

/** What keeps the form from being sent, if anything. */
function useRefusalIn({ values, captcha }: ReturnType<typeof useReservationEntry>): () => Refusal | null {
  const house = useHouse();
  return () => {
    const draft = draftOf(values, captcha.token);
    const found = withMissing(checkReservation(draft, currentMoment(), house), draft);
    const first = toldFirst(found, reservationFields);
    if (!first) return null;
    const isOnlyProof = Object.keys(found).every((field) => field === 'captchaToken');
    return { first, faults: faultsInWords(found, (code) => faultWords[code]), isOnlyProof };
  };
}
