import { type OnlinePause, openingHoursOn } from '../schedule/opening-hours.js';
import type { ServiceDate } from '../schedule/service-date.js';
import type { HouseRows } from '../build-house.js';
import type { HouseDeed, HouseFacts } from './house-deed.js';
import { notThere, pauseFaults } from './house-faults.js';

/** Stops online reservations of an evening from a minute on; replaces another pause of that evening. */
export interface PutPause {
  pause: OnlinePause;
}

export interface RemovePause {
  date: ServiceDate;
}

interface Deeds {
  putPause: HouseDeed<PutPause>;
  removePause: HouseDeed<RemovePause>;
}

export const pauseDeeds: Deeds = {
  putPause: {
    faults: ({ pause }, { schedule }, today) => pauseFaults(pause, openingHoursOn(pause.date, schedule), today),
    applied: ({ pause }, rows) => withPauses(rows, [...except(rows, pause.date), pause]),
    dates: ({ pause }) => [pause.date],
    facts: ({ pause }, rows) => pauseOn(pause.date, rows),
  },
  removePause: {
    faults: ({ date }, rows) => (except(rows, date).length < pausesOf(rows).length ? [] : [notThere('date')]),
    applied: ({ date }, rows) => withPauses(rows, except(rows, date)),
    dates: ({ date }) => [date],
    facts: ({ date }, rows) => pauseOn(date, rows),
  },
};

const pausesOf = ({ schedule }: HouseRows): readonly OnlinePause[] => schedule.pauses ?? [];

const pauseOn = (date: ServiceDate, rows: HouseRows): HouseFacts | null => {
  const pause = pausesOf(rows).find((one) => one.date === date);
  return pause ? { pausedFrom: pause.from } : null;
};

const except = (rows: HouseRows, date: ServiceDate): OnlinePause[] =>
  pausesOf(rows).filter((pause) => pause.date !== date);

const withPauses = (rows: HouseRows, pauses: readonly OnlinePause[]): HouseRows => ({
  ...rows,
  schedule: { ...rows.schedule, pauses },
});
