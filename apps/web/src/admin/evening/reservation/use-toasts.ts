import {
  type MovedPartyDto,
  type ReservationActionDto,
  type ReservationDto,
  type TableHolderDto,
  undoAction,
} from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useBanner } from '../../data/banner/banner-provider';
import { useFailureReason } from '../../data/failure/use-failure-reason';
import { isAsSeen, refreshEvenings, showReservation } from '../../data/reservation-cache';
import { staffToday } from '../../data/staff-day';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { insteadIn } from './instead';
import { nameOf, useReservationWords } from './reservation-words';
import { useReservationText } from './texts';

/** Shows the changed reservation, and a message with its undo. */
export function useActionToast(): (title: string, changed: ReservationActionDto) => void {
  const queries = useQueryClient();
  const banner = useBanner();
  const undo = useUndo();
  const inWords = useActionInWords();
  return (title, changed) => {
    showReservation(queries, changed);
    banner.showSuccess(title, { detail: inWords(changed, changed.moved, title), undo: () => undo(changed.action) });
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

/** `at T6 sits Eva Malá until 19:30`. */
export function useHoldersInWords(): (holders: readonly TableHolderDto[]) => string {
  const { text, time } = useReservationWords();
  const holderInWords = ({ status, ...holder }: TableHolderDto): string =>
    text(status === 'seated' ? 'occupied.sits' : 'occupied.expected', {
      tables: holder.tables.join(' + '),
      name: nameOf(holder),
      time: time(holder.time),
      until: time(holder.until),
    });
  return (holders) => (holders.length > 0 ? holders.map(holderInWords).join(', ') : text('occupied.event'));
}

function useRefusalInWords(): (error: unknown, party?: ReservationDto) => string {
  const { text, time } = useReservationWords();
  const reasonOf = useFailureReason();
  const holdersInWords = useHoldersInWords();
  return (error, party) => {
    const { alternatives, freeTables, holders } = insteadIn(error) ?? { alternatives: null, freeTables: [] };
    const times = alternatives?.sameEvening.map((start) => time(start)).join(', ');
    const tables = freeTables.slice(0, 3).join(', ');
    const why = holders ? holdersInWords(holders) : reasonOf(error);
    const instead = [tables && text('refused.free', { tables }), times && text('refused.times', { times })];
    return [party ? `${nameOf(party)}: ${why}` : why, ...instead.filter(Boolean)].join(' · ');
  };
}

export function useRefusalToast(): (
  failed: (reason: string) => string,
  error: unknown,
  party?: ReservationDto,
) => void {
  const queries = useQueryClient();
  const banner = useBanner();
  const inWords = useRefusalInWords();
  return (failed, error, party) => {
    const { holders } = insteadIn(error) ?? {};
    const seen = [...(holders ?? []), ...(party ? [party] : [])];
    const isStillSo = () => seen.every((one) => isAsSeen(queries, one));
    banner.showFailure(failed(inWords(error, holders && party)), holders && isStillSo);
  };
}
