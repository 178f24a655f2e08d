import {
  type Evening,
  type HandPlace,
  type VenueDay,
  type LocalMoment,
  type Minute,
  type Moving,
  brokenRules,
  mayMoveTo,
  minutesPerHour,
  placeAtTable,
  reservationLimits,
  startsToMoveTo,
  timeOfMinute,
} from '@strapec/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { visitOf } from '../evening-state-of';
import type { Party } from '../tonight';
import { type ReservationDto, updateReservation } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshEvenings, showReservation } from '../../../data/reservation-cache';
import { useStaffMutation } from '../../../data/use-staff-mutation';
import { requestOf, valuesOf } from '../../form/entry-values';
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
  place: HandPlace | null;
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
export function useMoving(evening: Evening, now: LocalMoment): Mover {
  const [dragged, setDragged] = useState<DraggedVisit | null>(null);
  const move = useMoveVisit(evening, now);
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

function useMovingParty(dragged: DraggedVisit | null, evening: Evening, now: LocalMoment): MovingParty | null {
  const [party, minutes] = [dragged?.party, dragged?.target.minutes];
  const moving = useMemo<Moving | null>(
    () => (party ? { visit: visitOf(party.reservation), evening, now } : null),
    [party, evening, now],
  );
  const starts = useMemo(() => {
    if (!moving || !party || minutes === undefined) return [];
    if (party.stage === 'seated') return [party.start];
    return startsToMoveTo(minutes, moving);
  }, [moving, party, minutes]);
  const freeStarts = useFreeStarts(moving, starts, minutes ?? 0);
  return useMemo(() => {
    if (!dragged || !moving) return null;
    const { target, party: mover } = dragged;
    const isSame = isWhereItWas(mover, target);
    const { tables } = mover.reservation;
    const place = isSame ? { tables, moves: [] } : placeFor(target, moving);
    return { ...dragged, starts, freeStarts, isSame, place };
  }, [dragged, moving, starts, freeStarts]);
}

function placeFor({ table, start, minutes }: DropTarget, moving: Moving): HandPlace | null {
  return mayMoveTo({ start, minutes }, moving) ? placeAtTable(table, { start, minutes }, moving) : null;
}

function isWhereItWas({ reservation, start, end }: Party, target: DropTarget): boolean {
  return reservation.tables.includes(target.table) && start === target.start && end - start === target.minutes;
}

export function stretched(minutes: number, steps: number): number {
  const { staffStayStep, longestStaffStay } = reservationLimits;
  return Math.min(longestStaffStay, Math.max(staffStayStep, minutes + steps * staffStayStep));
}

type FreeStarts = ReadonlyMap<string, readonly Minute[]>;

const none: FreeStarts = new Map();
const turnMs = 8; // milliseconds per slice: longer ones block a drag

/** In slices: a full evening takes some tenths of a second on a slow tablet. */
function useFreeStarts(moving: Moving | null, starts: readonly Minute[], minutes: number): FreeStarts {
  const question = useMemo(
    () => (moving ? { moving: { ...moving, anyMoves: true }, starts, minutes } : null),
    [moving, starts, minutes],
  );
  const [known, setKnown] = useState<{ question: typeof question; freeStarts: FreeStarts }>({
    question: null,
    freeStarts: none,
  });
  useEffect(() => {
    if (!question) return;
    const cells = cellsOf(question);
    const freeStarts = new Map<string, Minute[]>();
    let timer: ReturnType<typeof setTimeout>;
    const ask = (): void => {
      const until = performance.now() + turnMs;
      let cell = cells.next();
      for (; !cell.done; cell = cells.next()) {
        const { table, start } = cell.value;
        freeStarts.set(table, [...(freeStarts.get(table) ?? []), start]);
        if (performance.now() > until) break;
      }
      setKnown({ question, freeStarts: new Map(freeStarts) });
      if (!cell.done) timer = setTimeout(ask);
    };
    timer = setTimeout(ask);
    return () => clearTimeout(timer);
  }, [question]);
  return known.question === question ? known.freeStarts : none;
}

function* cellsOf({ moving, starts, minutes }: { moving: Moving; starts: readonly Minute[]; minutes: number }) {
  for (const table of moving.evening.plan.tables) {
    for (const start of starts) if (placeAtTable(table, { start, minutes }, moving)) yield { table, start };
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
function useMoveVisit(day: VenueDay, now: LocalMoment) {
  const queries = useQueryClient();
  const text = useBoardText();
  const showRefusal = useRefusalToast();
  const showDone = useActionToast();
  const latest = useRef<ReservationDto>(null);
  const show = ({ before, place }: VisitMove): void => showReservation(queries, { ...before, ...visitAt(place) });
  const { mutate } = useStaffMutation({
    send: ({ before, place }: VisitMove) => {
      const isBroken = brokenRules(place, day, now).length > 0; // offered only if the visit broke the rule before
      const overrideReason = isBroken ? text('move.reason') : null;
      // A second move continues from the version of the first answer.
      const version = Math.max(before.version, latest.current?.id === before.id ? latest.current.version : 0);
      return updateReservation(before.id, {
        ...requestOf(valuesOf(before)),
        ...visitAt(place),
        version,
        overrideReason,
      });
    },
    begin: show,
    done: (action, { before, place }) => {
      latest.current = action;
      const isStay = place.minutes !== before.duration * minutesPerHour;
      const until = timeOfMinute(place.start + place.minutes);
      showDone(isStay ? text('move.stay', { time: until }) : text('move.done'), action);
    },
    failed: (_reason, error, { before }) => {
      showReservation(queries, before);
      showRefusal((reason) => text('move.failed', { reason }), error, before);
    },
    refresh: () => void refreshEvenings(queries),
  });
  return (visit: VisitMove): void => {
    show(visit);
    mutate(visit);
  };
}

const visitAt = ({ start, minutes, tables }: NewPlace) => ({
  time: timeOfMinute(start),
  duration: minutes / minutesPerHour,
  tables: [...tables],
});
