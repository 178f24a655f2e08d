import type { CreatedReservationItemDto } from '@strapec/contracts';
import type { HouseDay, RequestRefusal } from '@strapec/domain';
import { useLanguage } from '../../shared/i18n/language-context';
import { useToast } from '../../shared/toasts/toast-provider';
import { failureText } from './error-messages';
import { refusalMessages, refusalValues } from './refusal-messages';
import { useReserveText } from './texts';

/** Says how a reservation went; the titles are those of the specification (spec §5, §8). */
export function useReservationToasts() {
  const toast = useToast();
  const text = useReserveText();
  const { language } = useLanguage();
  return {
    sayRefused: (refusal: RequestRefusal, day: HouseDay | null) => {
      const message = refusalMessages[refusal];
      const description = text(message.text, refusalValues(day, language));
      toast({ title: text(message.title), description, tone: 'destructive' });
    },
    sayFailed: (error: Error) => {
      toast({ title: text('reserve.failure.title'), description: failureText(error, text), tone: 'destructive' });
    },
    sayReserved: ({ requiresApproval }: CreatedReservationItemDto) => {
      const id = requiresApproval ? 'reserve.success.approval' : 'reserve.success';
      toast({ title: text(`${id}.title`), description: text(id) });
    },
  };
}
