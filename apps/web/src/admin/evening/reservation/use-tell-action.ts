import { type MovedPartyDto, type ReservationDto, type ReservationActionDto, undoAction } from '@strapec/contracts';
import { refreshEvenings, showReservation } from '../../data/reservation-cache';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { useBanner } from '../../data/banner/banner-provider';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dayInWords } from '../../ui/time/date-words';
import { staffToday } from '../../data/staff-day';
import { useReservationText } from './texts';
import { useTimeWords } from '../../ui/time/use-time-words';

export function useActionToast(): (title: string, done: ReservationActionDto) => void {
  const banner = useBanner();
  const undo = useUndo();
  const inWords = useActionInWords();
  return (title, done) =>
    banner.showSuccess(title, { detail: inWords(done, done.moved, title), undo: () => undo(done.action) });
}

export function useUndo(): (action: string) => void {
  const word = useReservationText();
  const inWords = useActionInWords();
  const { mutate } = useStaffMutation({
    send: (action: string) => undoAction(action),
    done: ({ reservation, moved, reopened }, _action, queries) => {
      if (reservation) showReservation(queries, reservation);
      const detail = reopened ? word('undo.reopened', { count: reopened }) : inWords(reservation, moved);
      return { text: word('undo.done'), detail };
    },
    failed: (reason) => word('undo.failed', { reason }),
    refresh: (queries) => void refreshEvenings(queries),
  });
  return mutate;
}

function useActionInWords(): (
  reservation: ReservationDto | null,
  moved: readonly MovedPartyDto[],
  title?: string,
) => string {
  const word = useReservationText();
  const { language } = useLanguage();
  const timeInWords = useTimeWords();
  const nameOf = ({ firstName, lastName }: Pick<ReservationDto, 'firstName' | 'lastName'>) =>
    `${firstName} ${lastName}`.trim();
  const placeOf = (tables: readonly string[]) => tables.join(' + ') || word('action.moved.nowhere');
  const who = (one: ReservationDto, title: string) => {
    const { date, time, partySize: count, status, tables } = one;
    const day = date === staffToday() ? '' : `${dayInWords(date, language)} · `; // one guest may have two open requests
    const said = word(`status.${status}`);
    return [
      word('action.who', { name: nameOf(one), time: `${day}${timeInWords(time)}`, count }),
      ...(title.startsWith(said) ? [] : [said]),
      ...(tables.length > 0 ? [word('action.tables', { tables: placeOf(tables) })] : []),
    ].join(' · ');
  };
  const move = (party: MovedPartyDto) =>
    word('action.moved.party', {
      name: nameOf(party),
      time: timeInWords(party.time),
      from: placeOf(party.from),
      to: placeOf(party.to),
    });
  return (reservation, moved, title = '') => {
    const said = reservation ? who(reservation, title) : word('undo.gone');
    return moved.length === 0
      ? said
      : `${said.replace(/\.$/, '')}. ${word('action.moved', { parties: moved.map(move).join(', ') })}`;
  };
}
