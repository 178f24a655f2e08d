import {
  type Evening,
  type FoundSeating,
  type VenueDay,
  type LocalDateTime,
  type Minute,
  type VisitToMove,
  findBrokenStaffRules,
  canMoveTo,
  minutesPerHour,
  findPlaceWithTable,
  reservationLimits,
  listAllowedMoveStarts,
  timeOfMinute,
} from '@strapec/domain';
import { useMemo, useRef, useState } from 'react';
import { toVisit } from '../calendar-day-evening';
import type { BoardParty } from '../evening-overview';
import { type ReservationDto, updateReservation } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshEvenings, cacheReservation } from '../../../data/reservation-cache';
import { useStaffMutation } from '../../../data/use-staff-mutation';
import { toReservationRequest, toFormValues } from '../../reservation-form/reservation-form-values';
import { useActionBanner, useRefusalBanner } from '../../reservation/use-action-banner';
import { useBoardText } from '../texts';

export interface DropTarget {
  table: string;
  start: Minute;
  minutes: number;
}

export interface PlannedMove {
  party: BoardParty;
  target: DropTarget;
  seating: FoundSeating | null;
  isUnchanged: boolean;
  startOptions: readonly Minute[];
  findFreeStarts: (table: string) => readonly Minute[];
}

export type MoveMode = ReturnType<typeof useMoveMode>;

export interface MoveProps {
  moveMode: MoveMode;
  move: PlannedMove;
}

type DraggedVisit = Pick<PlannedMove, 'party' | 'target'>;

/** The browser computes the same result as the API. */
export function useMoveMode(evening: Evening, now: LocalDateTime) {
  const [draggedVisit, setDraggedVisit] = useState<DraggedVisit | null>(null);
  const saveMove = useSaveMove(evening, now);
  const move = usePlannedMove(draggedVisit, evening, now);
  const [firstTable = ''] = evening.plan.tables;
  const begin = (party: BoardParty, table = party.reservation.tables[0] ?? firstTable): void =>
    setDraggedVisit({ party, target: { table, start: party.start, minutes: party.end - party.start } });
  const drop = (): void => {
    if (move?.seating && !move.isUnchanged)
      saveMove({ before: move.party.reservation, target: { ...move.target, tables: move.seating.tables } });
    setDraggedVisit(null);
  };
  return {
    ...{ move, begin, drop },
    setTarget: (target: Partial<DropTarget>): void =>
      setDraggedVisit((previous) => previous && { ...previous, target: { ...previous.target, ...target } }),
    cancel: (): void => setDraggedVisit(null),
  };
}

function usePlannedMove(draggedVisit: DraggedVisit | null, evening: Evening, now: LocalDateTime): PlannedMove | null {
  const [party, minutes] = [draggedVisit?.party, draggedVisit?.target.minutes];
  const visitToMove = useMemo<VisitToMove | null>(
    () => (party ? { visit: toVisit(party.reservation), evening, now } : null),
    [party, evening, now],
  );
  const startOptions = useMemo(() => {
    if (!visitToMove || !party || minutes === undefined) return [];
    if (party.stage === 'seated') return [party.start];
    return listAllowedMoveStarts(minutes, visitToMove);
  }, [visitToMove, party, minutes]);
  const findFreeStarts = useMemo(
    () => createFreeStartSearch(visitToMove, startOptions, minutes ?? 0),
    [visitToMove, startOptions, minutes],
  );
  return useMemo(() => {
    if (!draggedVisit || !visitToMove) return null;
    const { target, party: draggedParty } = draggedVisit;
    const isUnchanged = isSameTarget(draggedParty, target);
    const { tables } = draggedParty.reservation;
    const seating = isUnchanged ? { tables, moves: [] } : findSeating(target, visitToMove);
    return { ...draggedVisit, startOptions, findFreeStarts, isUnchanged, seating };
  }, [draggedVisit, visitToMove, startOptions, findFreeStarts]);
}

function findSeating({ table, start, minutes }: DropTarget, visitToMove: VisitToMove): FoundSeating | null {
  return canMoveTo({ start, minutes }, visitToMove) ? findPlaceWithTable(table, { start, minutes }, visitToMove) : null;
}

function isSameTarget({ reservation, start, end }: BoardParty, target: DropTarget): boolean {
  return reservation.tables.includes(target.table) && start === target.start && end - start === target.minutes;
}

export function resizedMinutes(minutes: number, steps: number): number {
  const { stayStepMinutes, maxStaffStayMinutes } = reservationLimits;
  return Math.min(maxStaffStayMinutes, Math.max(stayStepMinutes, minutes + steps * stayStepMinutes));
}

/** Found starts are kept, because an interrupted render asks again. */
function createFreeStartSearch(visitToMove: VisitToMove | null, starts: readonly Minute[], minutes: number) {
  const foundStarts = new Map<string, readonly Minute[]>();
  const searchStarts = (table: string): readonly Minute[] =>
    visitToMove
      ? starts.filter((start) =>
          findPlaceWithTable(table, { start, minutes }, { ...visitToMove, acceptsAnyMoves: true }),
        )
      : [];
  return (table: string): readonly Minute[] => {
    const freeStarts = foundStarts.get(table) ?? searchStarts(table);
    foundStarts.set(table, freeStarts);
    return freeStarts;
  };
}

interface VisitMove {
  before: ReservationDto;
  target: Omit<DropTarget, 'table'> & { tables: readonly string[] };
}

/** Shown before the answer. */
function useSaveMove(day: VenueDay, now: LocalDateTime) {
  const queries = useQueryClient();
  const text = useBoardText();
  const showRefusal = useRefusalBanner();
  const announceAction = useActionBanner();
  const lastSaved = useRef<ReservationDto>(null);
  const showMove = ({ before, target }: VisitMove): void =>
    cacheReservation(queries, { ...before, ...toVisitFields(target) });
  const { mutate } = useStaffMutation({
    send: ({ before, target }: VisitMove) => {
      const breaksRules = findBrokenStaffRules(target, day, now).length > 0; // offered only if the visit broke the rule before
      const overrideReason = breaksRules ? text('move.reason') : null;
      // A second move continues from the version of the first answer.
      const version = Math.max(before.version, lastSaved.current?.id === before.id ? lastSaved.current.version : 0);
      return updateReservation(before.id, {
        ...toReservationRequest(toFormValues(before)),
        ...toVisitFields(target),
        version,
        overrideReason,
      });
    },
    onStart: showMove,
    onSuccess: (saved, { before, target }) => {
      lastSaved.current = saved;
      const isLengthChanged = target.minutes !== before.duration * minutesPerHour;
      const until = timeOfMinute(target.start + target.minutes);
      announceAction(isLengthChanged ? text('move.stay', { time: until }) : text('move.done'), saved);
    },
    onFailure: (_reason, error, { before }) => {
      cacheReservation(queries, before);
      showRefusal((reason) => text('move.failed', { reason }), error, before);
    },
    refresh: () => void refreshEvenings(queries),
  });
  return (move: VisitMove): void => {
    showMove(move);
    mutate(move);
  };
}

const toVisitFields = ({ start, minutes, tables }: VisitMove['target']) => ({
  time: timeOfMinute(start),
  duration: minutes / minutesPerHour,
  tables: [...tables],
});
