import { type MovedPartyDto, type ReservationDto, type ReservationActionDto, undoAction } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useBanner } from '../../data/banner/banner-provider';
import { refreshEvenings, showReservation } from '../../data/reservation-cache';
import { staffToday } from '../../data/staff-day';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { nameOf, useReservationWords } from './reservation-words';
import { useReservationText } from './texts';

/** Shows the changed reservation, and in the banner what has changed, with its undo. */
export function useActionToast(): (title: string, changed: ReservationActionDto) => void {
  const queries = useQueryClient();
  const banner = useBanner();
  const undo = useUndo();
  const inWords = useActionInWords();
  return (title, changed) => {
    showReservation(queries, changed);
    banner.sayDone(title, { detail: inWords(changed, changed.moved, title), undo: () => undo(changed.action) });
  };
}

export function useUndo(): (action: string) => void {
  const text = useReservationText();
  const inWords = useActionInWords();
  const { mutate } = useStaffMutation({
    send: (action: string) => undoAction(action),
    done: ({ reservation, moved, reopened }, _action, queries) => {
      if (reservation) showReservation(queries, reservation);
      const detail = reopened ? text('undo.reopened', { count: reopened }) : inWords(reservation, moved);
      return { text: text('undo.done'), detail };
    },
    failed: (reason) => text('undo.failed', { reason }),
    refresh: (queries) => void refreshEvenings(queries),
  });
  return mutate;
}

function useActionInWords(): (
  reservation: ReservationDto | null,
  moved: readonly MovedPartyDto[],
  title?: string,
) => string {
  const { text, day, time: timeInWords } = useReservationWords();
  const placeOf = (tables: readonly string[]) => tables.join(' + ') || text('tables.none');
  const partyInWords = (party: ReservationDto, title: string) => {
    const { date, time, partySize: count, tables } = party;
    const dayBefore = date === staffToday() ? '' : `${day(date)} · `; // one guest may have two open requests
    const status = text(`status.${party.status}`);
    return [
      text('action.who', { name: nameOf(party), time: `${dayBefore}${timeInWords(time)}`, count }),
      ...(title.startsWith(status) ? [] : [status]),
      ...(tables.length > 0 ? [text('action.tables', { tables: placeOf(tables) })] : []),
    ].join(' · ');
  };
  const moveInWords = ({ from, to, ...party }: MovedPartyDto) =>
    text('action.moved.party', {
      ...{ name: nameOf(party), time: timeInWords(party.time), from: placeOf(from), to: placeOf(to) },
    });
  return (reservation, moved, title = '') => {
    const words = reservation ? partyInWords(reservation, title) : text('undo.gone');
    return moved.length === 0
      ? words
      : `${words.replace(/\.$/, '')}. ${text('action.moved', { parties: moved.map(moveInWords).join(', ') })}`;
  };
}
