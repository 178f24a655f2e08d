import {
  type Evening,
  type Seated,
  type VenueDay,
  type LocalDateTime,
  type Minute,
  type VisitToMove,
  brokenRules,
  canMoveTo,
  minutesPerHour,
  findPlaceWithTable,
  reservationLimits,
  possibleStarts,
  timeOfMinute,
} from '@strapec/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toVisit } from '../evening-state';
import type { Party } from '../tonight';
import { type ReservationDto, updateReservation } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshEvenings, cacheReservation } from '../../../data/reservation-cache';
import { useStaffMutation } from '../../../data/use-staff-mutation';
import { toReservationRequest, toEntryValues } from '../../form/entry-values';
import { useActionToast, useRefusalToast } from '../../reservation/use-toasts';
import { useBoardText } from '../texts';

export interface DropTarget {
  table: string;
  start: Minute;
  minutes: number;
}

export interface MovingParty {
  party: Party;
  target: DropTarget;
  place: Seated | null;
  isSame: boolean;
  starts: readonly Minute[];
  freeStarts: FreeStarts;
}

export interface Mover {
  moving: MovingParty | null;
  begin: (party: Party, table?: string) => void;
  setTarget: (target: Partial<DropTarget>) => void;
  drop: () => void;
  cancel: () => void;
}

type DraggedVisit = Pick<MovingParty, 'party' | 'target'>;

/** The browser computes the same result as the API. */
export function useMoving(evening: Evening, now: LocalDateTime): Mover {
  const [dragged, setDragged] = useState<DraggedVisit | null>(null);
  const move = useSaveMove(evening, now);
  const moving = useMovingParty(dragged, evening, now);
  const [firstTable = ''] = evening.plan.tables;
  const begin = useCallback(
    (party: Party, table = party.reservation.tables[0] ?? firstTable): void =>
      setDragged({ party, target: { table, start: party.start, minutes: party.end - party.start } }),
    [firstTable],
  );
  const drop = (): void => {
    if (moving?.place && !moving.isSame)
      move({ before: moving.party.reservation, place: { ...moving.target, tables: moving.place.tables } });
    setDragged(null);
  };
  return {
    ...{ moving, begin, drop },
    setTarget: (target) => setDragged((before) => before && { ...before, target: { ...before.target, ...target } }),
    cancel: () => setDragged(null),
  };
}

function useMovingParty(dragged: DraggedVisit | null, evening: Evening, now: LocalDateTime): MovingParty | null {
  const [party, minutes] = [dragged?.party, dragged?.target.minutes];
  const moving = useMemo<VisitToMove | null>(
    () => (party ? { visit: toVisit(party.reservation), evening, now } : null),
    [party, evening, now],
  );
  const starts = useMemo(() => {
    if (!moving || !party || minutes === undefined) return [];
    if (party.stage === 'seated') return [party.start];
    return possibleStarts(minutes, moving);
  }, [moving, party, minutes]);
  const freeStarts = useFreeStarts(moving, starts, minutes ?? 0);
  return useMemo(() => {
    if (!dragged || !moving) return null;
    const { target, party: draggedParty } = dragged;
    const isSame = isUnmoved(draggedParty, target);
    const { tables } = draggedParty.reservation;
    const place = isSame ? { tables, moves: [] } : findPlace(target, moving);
    return { ...dragged, starts, freeStarts, isSame, place };
  }, [dragged, moving, starts, freeStarts]);
}

function findPlace({ table, start, minutes }: DropTarget, moving: VisitToMove): Seated | null {
  return canMoveTo({ start, minutes }, moving) ? findPlaceWithTable(table, { start, minutes }, moving) : null;
}

function isUnmoved({ reservation, start, end }: Party, target: DropTarget): boolean {
  return reservation.tables.includes(target.table) && start === target.start && end - start === target.minutes;
}

export function resizedMinutes(minutes: number, steps: number): number {
  const { staffStayStep, longestStaffStay } = reservationLimits;
  return Math.min(longestStaffStay, Math.max(staffStayStep, minutes + steps * staffStayStep));
}

type FreeStarts = ReadonlyMap<string, readonly Minute[]>;

const noFreeStarts: FreeStarts = new Map();
const sliceMs = 8; // milliseconds per slice: longer ones block a drag

/** In slices: a full evening takes some tenths of a second on a slow tablet. */
function useFreeStarts(moving: VisitToMove | null, starts: readonly Minute[], minutes: number): FreeStarts {
  const question = useMemo(
    () => (moving ? { moving: { ...moving, anyMoves: true }, starts, minutes } : null),
    [moving, starts, minutes],
  );
  const [searched, setSearched] = useState<{ question: typeof question; freeStarts: FreeStarts }>({
    question: null,
    freeStarts: noFreeStarts,
  });
  useEffect(() => {
    if (!question) return;
    const cells = freeCells(question);
    const freeStarts = new Map<string, Minute[]>();
    let timer: ReturnType<typeof setTimeout>;
    const searchSlice = (): void => {
      const until = performance.now() + sliceMs;
      let cell = cells.next();
      for (; !cell.done; cell = cells.next()) {
        const { table, start } = cell.value;
        freeStarts.set(table, [...(freeStarts.get(table) ?? []), start]);
        if (performance.now() > until) break;
      }
      setSearched({ question, freeStarts: new Map(freeStarts) });
      if (!cell.done) timer = setTimeout(searchSlice);
    };
    timer = setTimeout(searchSlice);
    return () => clearTimeout(timer);
  }, [question]);
  return searched.question === question ? searched.freeStarts : noFreeStarts;
}

function* freeCells({ moving, starts, minutes }: { moving: VisitToMove; starts: readonly Minute[]; minutes: number }) {
  for (const table of moving.evening.plan.tables) {
    for (const start of starts) if (findPlaceWithTable(table, { start, minutes }, moving)) yield { table, start };
  }
}

interface NewPlace {
  start: Minute;
  minutes: number;
  tables: readonly string[];
}

interface VisitMove {
  before: ReservationDto;
  place: NewPlace;
}

/** Shown before the answer. */
function useSaveMove(day: VenueDay, now: LocalDateTime) {
  const queries = useQueryClient();
  const text = useBoardText();
  const showRefusal = useRefusalToast();
  const showActionToast = useActionToast();
  const latest = useRef<ReservationDto>(null);
  const showMoved = ({ before, place }: VisitMove): void =>
    cacheReservation(queries, { ...before, ...toVisitFields(place) });
  const { mutate } = useStaffMutation({
    send: ({ before, place }: VisitMove) => {
      const isBroken = brokenRules(place, day, now).length > 0; // offered only if the visit broke the rule before
      const overrideReason = isBroken ? text('move.reason') : null;
      // A second move continues from the version of the first answer.
      const version = Math.max(before.version, latest.current?.id === before.id ? latest.current.version : 0);
      return updateReservation(before.id, {
        ...toReservationRequest(toEntryValues(before)),
        ...toVisitFields(place),
        version,
        overrideReason,
      });
    },
    onStart: showMoved,
    onSuccess: (action, { before, place }) => {
      latest.current = action;
      const isLengthChanged = place.minutes !== before.duration * minutesPerHour;
      const until = timeOfMinute(place.start + place.minutes);
      showActionToast(isLengthChanged ? text('move.stay', { time: until }) : text('move.done'), action);
    },
    onFailure: (_reason, error, { before }) => {
      cacheReservation(queries, before);
      showRefusal((reason) => text('move.failed', { reason }), error, before);
    },
    refresh: () => void refreshEvenings(queries),
  });
  return (visit: VisitMove): void => {
    showMoved(visit);
    mutate(visit);
  };
}

const toVisitFields = ({ start, minutes, tables }: NewPlace) => ({
  time: timeOfMinute(start),
  duration: minutes / minutesPerHour,
  tables: [...tables],
});
