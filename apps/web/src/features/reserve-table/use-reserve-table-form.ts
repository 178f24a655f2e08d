import type { CreatedReservationItemDto } from '@strapec/contracts';
import { checkReservation, reservationFields, toldFirst, withMissing } from '@strapec/domain';
import { currentMoment } from '../../shared/clock';
import { useLanguage } from '../../shared/i18n/language-context';
import { useHouse } from '../../shared/site/house';
import { faultsInWords } from '../../shared/forms/faults-in-words';
import { faultWords } from './fault-words';
import { noteFailure, noteRefusal } from './note-refusal';
import { draftOf, requestOf } from './reservation-values';
import { useFocusAfter } from './use-focus-after';
import { useOpenedFor } from '../../shared/forms/use-opened-for';
import { useReservationEntry } from './use-reservation-entry';
import { useReservationToasts } from './use-reservation-toasts';
import { useSendReservation } from './use-send-reservation';

/** Everything the dialog's parts show and do. */
export type ReserveTableForm = ReturnType<typeof useReserveTableForm>;

/** Holds a reservation from the first choice to the answer; what is typed survives closing the dialog and every failure. */
export function useReserveTableForm(isOpen: boolean, onReserved: (reservation: CreatedReservationItemDto) => void) {
  const { language } = useLanguage();
  const house = useHouse();
  const entry = useReservationEntry();
  const toasts = useReservationToasts();
  const { openedForMs, startAnew } = useOpenedFor(isOpen);
  const { send, isSending } = useSendReservation({
    onReserved: (reservation) => {
      toasts.sayReserved(reservation);
      entry.startAnew();
      startAnew();
      onReserved(reservation);
    },
    onFailed: (error) => {
      toasts.sayFailed(error);
      focusAfterSending(noteFailure(error, entry));
    },
  });
  const focusAfterSending = useFocusAfter(isSending);

  const submit = () => {
    const { values, captcha } = entry;
    const draft = draftOf(values, captcha.token);
    const found = withMissing(checkReservation(draft, currentMoment(), house), draft);
    const first = toldFirst(found, reservationFields);
    if (first) {
      const faults = faultsInWords(found, (code) => faultWords[code]);
      toasts.sayRefused(first, faults, entry.day);
      noteRefusal(faults, entry);
      return;
    }
    const circumstances = { preferredLanguage: language, captchaToken: captcha.token, openedForMs: openedForMs() };
    send({ data: requestOf(values, circumstances) });
  };
  return { ...entry, isSending, submit };
}
