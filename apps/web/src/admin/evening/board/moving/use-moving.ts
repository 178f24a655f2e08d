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

export interface Aim {
  table: string;
  start: Minute;
  minutes: number;
}

export interface MovingParty {
  party: Party;
  aim: Aim;
  place: HandPlace | null;
  isSame: boolean;
  starts: readonly Minute[];
  lit: LitCells;
}

export interface Mover {
  moving: MovingParty | null;
  begin: (party: Party, table?: string) => void;
  aimAt: (aim: Partial<Aim>) => void;
  drop: () => boolean;
  cancel: () => void;
}

type Held = Pick<MovingParty, 'party' | 'aim'>;

/** Moves visits within an evening; the browser computes the same result as the API. */
export function useMoving(evening: Evening, now: LocalMoment): Mover {
  const [held, setHeld] = useState<Held | null>(null);
  const move = useMoveVisit(evening, now);
  const moving = useMovingParty(held, evening, now);
  const [firstTable = ''] = evening.plan.tables;
  const begin = useCallback(
    (party: Party, table = party.reservation.tables[0] ?? firstTable): void =>
      setHeld({ party, aim: { table, start: party.start, minutes: party.end - party.start } }),
    [firstTable],
  );
  const drop = (): boolean => {
    const isElsewhere = moving !== null && moving.place !== null && !moving.isSame;
    if (isElsewhere && moving.place) {
      move({ before: moving.party.reservation, place: { ...moving.aim, tables: moving.place.tables } });
    }
    setHeld(null);
    return isElsewhere;
  };
  return {
    ...{ moving, begin, drop },
    aimAt: (aim) => setHeld((before) => before && { ...before, aim: { ...before.aim, ...aim } }),
    cancel: () => setHeld(null),
  };
}

function useMovingParty(held: Held | null, evening: Evening, now: LocalMoment): MovingParty | null {
  const [party, minutes] = [held?.party, held?.aim.minutes];
  const moving = useMemo<Moving | null>(
    () => (party ? { visit: visitOf(party.reservation), evening, now } : null),
    [party, evening, now],
  );
  const starts = useMemo(() => {
    if (!moving || !party || minutes === undefined) return [];
    if (party.stage === 'seated') return [party.start];
    return startsToMoveTo(minutes, moving);
  }, [moving, party, minutes]);
  const lit = useLitCells(moving, starts, minutes ?? 0);
  return useMemo(() => {
    if (!held || !moving) return null;
    const { aim, party: mover } = held;
    const isSame = isWhereItWas(mover, aim);
    const { tables } = mover.reservation;
    const place = isSame ? { tables, moves: [] } : placeFor(aim, moving);
    return { ...held, starts, lit, isSame, place };
  }, [held, moving, starts, lit]);
}

function placeFor({ table, start, minutes }: Aim, moving: Moving): HandPlace | null {
  return mayMoveTo({ start, minutes }, moving) ? placeAtTable(table, { start, minutes }, moving) : null;
}

function isWhereItWas({ reservation, start, end }: Party, aim: Aim): boolean {
  return reservation.tables.includes(aim.table) && start === aim.start && end - start === aim.minutes;
}

export function stretched(minutes: number, steps: number): number {
  const { staffStayStep, longestStaffStay } = reservationLimits;
  return Math.min(longestStaffStay, Math.max(staffStayStep, minutes + steps * staffStayStep));
}

type LitCells = ReadonlyMap<string, readonly Minute[]>;

const none: LitCells = new Map();
const turnMs = 8; // milliseconds per slice, so that a drag is never blocked

/** A few cells at a time: a full evening takes some tenths of a second on a slow tablet. */
function useLitCells(moving: Moving | null, starts: readonly Minute[], minutes: number): LitCells {
  const question = useMemo(
    () => (moving ? { moving: { ...moving, anyMoves: true }, starts, minutes } : null),
    [moving, starts, minutes],
  );
  const [known, setKnown] = useState<{ question: typeof question; lit: LitCells }>({ question: null, lit: none });
  useEffect(() => {
    if (!question) return;
    const cells = cellsOf(question);
    const lit = new Map<string, Minute[]>();
    let timer: ReturnType<typeof setTimeout>;
    const ask = (): void => {
      const until = performance.now() + turnMs;
      let cell = cells.next();
      for (; !cell.done; cell = cells.next()) {
        const { table, start } = cell.value;
        lit.set(table, [...(lit.get(table) ?? []), start]);
        if (performance.now() > until) break;
      }
      setKnown({ question, lit: new Map(lit) });
      if (!cell.done) timer = setTimeout(ask);
    };
    timer = setTimeout(ask);
    return () => clearTimeout(timer);
  }, [question]);
  return known.question === question ? known.lit : none;
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

/** It shows at its target at once; the API decides. */
function useMoveVisit(day: VenueDay, now: LocalMoment) {
  const queries = useQueryClient();
  const text = useBoardText();
  const showRefusal = useRefusalToast();
  const showDone = useActionToast();
  const latest = useRef<ReservationDto>(null);
  const show = ({ before, place }: VisitMove): void => showReservation(queries, { ...before, ...visitAt(place) });
  const { mutate } = useStaffMutation({
    send: ({ before, place }: VisitMove) => {
      const isBroken = brokenRules(place, day, now).length > 0; // such a target is offered only if the visit broke the rule before
      const overrideReason = isBroken ? text('move.reason') : null;
      // A second move before the first answer continues from the version of that answer.
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
