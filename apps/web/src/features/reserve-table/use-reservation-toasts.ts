import type { CreatedReservationItemDto } from '@strapec/contracts';
import type { GuestDay, ReservationField } from '@strapec/domain';
import { useLanguage } from '../../shared/i18n/language-context';
import { useToast } from '../../shared/toasts/toast-provider';
import { failureText } from './error-messages';
import { faultTitles, faultValues } from './fault-words';
import type { FaultsInWords } from './faults';
import { useReserveText } from './texts';

/** Says how a reservation went; the titles are those of the specification (spec §5, §8). */
export function useReservationToasts() {
  const toast = useToast();
  const text = useReserveText();
  const { language } = useLanguage();
  return {
    sayRefused: (first: ReservationField | 'missing', faults: FaultsInWords, day: GuestDay | null) => {
      const words = first === 'missing' ? undefined : faults[first];
      const description = text(words ?? 'reserve.refusal.missing', faultValues(day, language));
      toast({ title: text(faultTitles[first]), description, tone: 'destructive' });
    },
    sayFailed: (error: Error) => {
      toast({ title: text('reserve.failure.title'), description: failureText(error, text), tone: 'destructive' });
    },
    sayReserved: ({ status, requiresApproval }: CreatedReservationItemDto) => {
      if (status === 'held') return; // the ticket says what is still to do
      const id = requiresApproval ? 'reserve.success.approval' : 'reserve.success';
      toast({ title: text(`${id}.title`), description: text(id) });
    },
  };
}
