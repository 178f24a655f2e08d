import type { GuestDay, ReservationField } from '@strapec/domain';
import { useState } from 'react';
import type { FormNotice } from '../../shared/forms/form-notice';
import { useLanguage } from '../../shared/i18n/language-context';
import { failureText, tableAfterFailure } from './error-messages';
import { type FaultsInWords, faultTitles, faultValues } from './fault-words';
import { useReserveText } from './texts';

/** Why a reservation was not made, in the specification's words (spec §5, §8), above the button in place of a toast (rules §1). */
export function useReservationNotice() {
  const text = useReserveText();
  const { language } = useLanguage();
  const [notice, setNotice] = useState<FormNotice | null>(null);
  return {
    notice,
    clear: () => setNotice(null),
    sayRefused: (first: ReservationField | 'missing', faults: FaultsInWords, day: GuestDay | null) => {
      const words = first === 'missing' ? undefined : faults[first];
      const sentence = text(words ?? 'reserve.refusal.missing', faultValues(day, language));
      setNotice({ title: text(faultTitles[first]), text: sentence, isFailure: false });
    },
    sayFailed: (error: Error) => {
      const table = tableAfterFailure(error, text);
      const sentences = [failureText(error, text), table].filter(Boolean).join(' ');
      setNotice({ title: text('reserve.failure.title'), text: sentences, isFailure: table !== null });
    },
  };
}
