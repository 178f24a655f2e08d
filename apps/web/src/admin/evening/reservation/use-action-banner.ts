import {
  type MovedPartyDto,
  type ReservationActionDto,
  type ReservationDto,
  type TableHolderDto,
  undoAction,
} from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useBanner } from '../../data/banner/banner-provider';
import { useDescribeFailure } from '../../data/failure/use-describe-failure';
import { isReservationUnchanged, refreshEvenings, cacheReservation } from '../../data/reservation-cache';
import { currentServiceDate } from '../../data/current-service-date';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { type NoTableRefusal, findNoTableRefusal } from './no-table-refusal';
import { guestName, useReservationFormat } from './use-reservation-format';
import { useReservationText } from './texts';

/** Shows the changed reservation, and a message with its undo. */
export function useActionBanner(): (title: string, changed: ReservationActionDto) => void {
  const queries = useQueryClient();
  const banner = useBanner();
  const undo = useUndo();
  const summarizeAction = useSummarizeAction();
  return (title, changed) => {
    cacheReservation(queries, changed);
    banner.showSuccess(title, {
      detail: summarizeAction(changed, changed.moved, title),
      undo: () => undo(changed.action),
    });
  };
}

export function useUndo(): (actionId: string) => void {
  const text = useReservationText();
  const summarizeAction = useSummarizeAction();
  const { mutate } = useStaffMutation({
    send: (actionId: string) => undoAction(actionId),
    onSuccess: ({ reservation, moved, reopened }, _actionId, queries) => {
      if (reservation) cacheReservation(queries, reservation);
      const detail = reopened ? text('undo.reopened', { count: reopened }) : summarizeAction(reservation, moved);
      return { text: text('undo.done'), detail };
    },
    onFailure: (reason) => text('undo.failed', { reason }),
    refresh: (queries) => void refreshEvenings(queries),
  });
  return mutate;
}

function useSummarizeAction() {
  const { text, dayText, timeText } = useReservationFormat();
  const tablesText = (tables: readonly string[]) => tables.join(' + ') || text('tables.none');
  const summarizeParty = (party: ReservationDto, title: string) => {
    const { date, time, partySize: count, tables } = party;
    const dayPrefix = date === currentServiceDate() ? '' : `${dayText(date)} · `; // one guest may have two open requests
    const status = text(`status.${party.status}`);
    return [
      text('action.who', { name: guestName(party), time: `${dayPrefix}${timeText(time)}`, count }),
      ...(title.startsWith(status) ? [] : [status]),
      ...(tables.length > 0 ? [text('action.tables', { tables: tablesText(tables) })] : []),
    ].join(' · ');
  };
  const summarizeMove = ({ from, to, ...party }: MovedPartyDto) =>
    text('action.moved.party', {
      ...{ name: guestName(party), time: timeText(party.time), from: tablesText(from), to: tablesText(to) },
    });
  return (reservation: ReservationDto | null, moved: readonly MovedPartyDto[], title = ''): string => {
    const summary = reservation ? summarizeParty(reservation, title) : text('undo.gone');
    return moved.length === 0
      ? summary
      : `${summary.replace(/\.$/, '')}. ${text('action.moved', { parties: moved.map(summarizeMove).join(', ') })}`;
  };
}

/** `at T6 sits Eva Malá until 19:30`. */
export function useSummarizeHolders(): (holders: readonly TableHolderDto[]) => string {
  const { text, timeText } = useReservationFormat();
  const summarizeHolder = ({ status, ...holder }: TableHolderDto): string =>
    text(status === 'seated' ? 'occupied.sits' : 'occupied.expected', {
      tables: holder.tables.join(' + '),
      name: guestName(holder),
      time: timeText(holder.time),
      until: timeText(holder.until),
    });
  return (holders) => (holders.length > 0 ? holders.map(summarizeHolder).join(', ') : text('occupied.event'));
}

const emptyRefusal: NoTableRefusal = { sameEvening: [], nextEvening: null, freeTables: [] };

export function useRefusalBanner() {
  const queries = useQueryClient();
  const banner = useBanner();
  const { text, timeText } = useReservationFormat();
  const describeFailure = useDescribeFailure();
  const summarizeHolders = useSummarizeHolders();
  return (toMessage: (reason: string) => string, error: unknown, party?: ReservationDto): void => {
    const { sameEvening, freeTables, holders } = findNoTableRefusal(error) ?? emptyRefusal;
    const reason = [
      holders ? summarizeHolders(holders) : describeFailure(error),
      freeTables.length > 0 && text('refused.free', { tables: freeTables.slice(0, 3).join(', ') }),
      sameEvening.length > 0 && text('refused.times', { times: sameEvening.map((time) => timeText(time)).join(', ') }),
    ]
      .filter(Boolean)
      .join(' · ');
    const isStillOccupied = () =>
      [...(holders ?? []), party].every((one) => !one || isReservationUnchanged(queries, one));
    banner.showFailure(
      toMessage(holders && party ? `${guestName(party)}: ${reason}` : reason),
      holders && isStillOccupied,
    );
  };
}
