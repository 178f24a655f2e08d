import { type ReservationDto, type UpdateReservationDto, updateReservation } from '@strapec/contracts';
import {
  type LocalMoment,
  type Minute,
  type HouseDay,
  brokenRules,
  byNote,
  minutesPerHour,
  formNotes,
  timeOfMinute,
} from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { refreshEvenings, showReservation } from '../../shared/api/reservation-cache';
import { useStaffMutation } from '../../shared/api/use-staff-mutation';
import { useSayRefused } from '../../shared/reservation/use-refusal-words';
import { useTellDeed } from '../../shared/reservation/use-tell-deed';
import { useBoardText } from './texts';

interface NewPlace {
  start: Minute;
  minutes: number;
  tables: readonly string[];
}

interface VisitMove {
  before: ReservationDto;
  place: NewPlace;
}

/**
 * Moves a visit: it shows at its target at once, the API decides, and the banner names the parties that moved for it.
 */
export function useMoveVisit(day: HouseDay, now: LocalMoment) {
  const queries = useQueryClient();
  const text = useBoardText();
  const sayRefused = useSayRefused();
  const tell = useTellDeed();
  const latest = useRef<ReservationDto>(null);
  const show = ({ before, place }: VisitMove): void => showReservation(queries, { ...before, ...visitAt(place) });
  const { mutate } = useStaffMutation({
    send: ({ before, place }: VisitMove) => {
      const isBroken = brokenRules(place, day, now).length > 0; // such a target is offered only if the visit broke the rule before
      const overrideReason = isBroken ? text('move.reason') : null;
      // A second move before the first answer continues from the version of that answer.
      const version = Math.max(before.version, latest.current?.id === before.id ? latest.current.version : 0);
      return updateReservation(before.id, { ...asEntered(before), ...visitAt(place), version, overrideReason });
    },
    begin: show,
    done: (deed, { before, place }) => {
      latest.current = deed;
      showReservation(queries, deed);
      const isStay = place.minutes !== before.duration * minutesPerHour;
      tell(isStay ? text('move.stay', { time: timeOfMinute(place.start + place.minutes) }) : text('move.done'), deed);
    },
    failed: (_reason, error, { before }) => {
      showReservation(queries, before);
      sayRefused((reason) => text('move.failed', { reason }), error, before);
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

function asEntered(reservation: ReservationDto): UpdateReservationDto {
  const { firstName, lastName, email, phone, date, time, duration, partySize, preferredLanguage, version } =
    reservation;
  return {
    ...{ firstName: firstName || null, lastName, email, phone },
    ...{ date, time, duration, partySize, preferredLanguage, version },
    ...byNote(formNotes, (note) => reservation[note]),
  };
}
