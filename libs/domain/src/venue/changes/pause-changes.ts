import { type OnlinePause, openingHoursOn } from '../schedule/opening-hours.js';
import type { ServiceDate } from '../schedule/service-date.js';
import type { VenueRows } from '../build-venue.js';
import type { VenueAction, VenueFacts } from './venue-action.js';
import { notThere, pauseErrors } from './venue-errors.js';

/** From a minute on; replaces another pause of that evening. */
export interface PutPause {
  pause: OnlinePause;
}

export interface RemovePause {
  date: ServiceDate;
}

interface Actions {
  putPause: VenueAction<PutPause>;
  removePause: VenueAction<RemovePause>;
}

export const pauseActions: Actions = {
  putPause: {
    errors: ({ pause }, { schedule }, today) => pauseErrors(pause, openingHoursOn(pause.date, schedule), today),
    applied: ({ pause }, rows) => withPauses(rows, [...except(rows, pause.date), pause]),
    dates: ({ pause }) => [pause.date],
    facts: ({ pause }, rows) => pauseOn(pause.date, rows),
  },
  removePause: {
    errors: ({ date }, rows) => (except(rows, date).length < pausesOf(rows).length ? [] : [notThere('date')]),
    applied: ({ date }, rows) => withPauses(rows, except(rows, date)),
    dates: ({ date }) => [date],
    facts: ({ date }, rows) => pauseOn(date, rows),
  },
};

const pausesOf = ({ schedule }: VenueRows): readonly OnlinePause[] => schedule.pauses ?? [];

const pauseOn = (date: ServiceDate, rows: VenueRows): VenueFacts | null => {
  const pause = pausesOf(rows).find((one) => one.date === date);
  return pause ? { pausedFrom: pause.from } : null;
};

const except = (rows: VenueRows, date: ServiceDate): OnlinePause[] =>
  pausesOf(rows).filter((pause) => pause.date !== date);

const withPauses = (rows: VenueRows, pauses: readonly OnlinePause[]): VenueRows => ({
  ...rows,
  schedule: { ...rows.schedule, pauses },
});
