import { type ReservationDto, type UpdateReservationDto, updateReservation } from '@strapec/contracts';
import {
  type LocalMoment,
  type Minute,
  type VenueDay,
  brokenRules,
  byNote,
  minutesPerHour,
  formNotes,
  timeOfMinute,
} from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { refreshEvenings, showReservation } from '../../shared/api/reservation-cache';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useSayRefused } from '../../shared/reservation/use-refusal-words';
import { useActionToast } from '../../shared/reservation/use-tell-action';
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
export function useMoveVisit(day: VenueDay, now: LocalMoment) {
  const queries = useQueryClient();
  const text = useBoardText();
  const banner = useBanner();
  const sayRefused = useSayRefused();
  const tell = useActionToast();
  const latest = useRef<ReservationDto>(null);
  const show = ({ before, place }: VisitMove): void => showReservation(queries, { ...before, ...visitAt(place) });
  const { mutate } = useOneAtATime({
    mutationFn: ({ before, place }: VisitMove) => {
      const isBroken = brokenRules(place, day, now).length > 0; // such a target is offered only if the visit broke the rule before
      const overrideReason = isBroken ? text('move.reason') : null;
      // A second move before the first answer continues from the version of that answer.
      const version = Math.max(before.version, latest.current?.id === before.id ? latest.current.version : 0);
      return updateReservation(before.id, { ...asEntered(before), ...visitAt(place), version, overrideReason });
    },
    onMutate: (visit) => {
      banner.clear();
      show(visit);
    },
    onSuccess: (action, { before, place }) => {
      latest.current = action;
      showReservation(queries, action);
      const isStay = place.minutes !== before.duration * minutesPerHour;
      tell(isStay ? text('move.stay', { time: timeOfMinute(place.start + place.minutes) }) : text('move.done'), action);
    },
    onError: (error, { before }) => {
      showReservation(queries, before);
      sayRefused((reason) => text('move.failed', { reason }), error, before);
    },
    onSettled: () => void refreshEvenings(queries),
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
