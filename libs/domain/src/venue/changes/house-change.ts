import type { ServiceDate } from '../schedule/service-date.js';
import type { HouseRows } from '../build-house.js';
import type { HouseDeed, HouseFacts } from './house-deed.js';
import type { HouseFault } from './house-faults.js';
import { type PutClosure, type RemoveClosure, closureDeeds } from './closure-changes.js';
import { type PutPause, type RemovePause, pauseDeeds } from './pause-changes.js';
import { type PutRoom, type RemoveRoom, roomDeeds } from './room-changes.js';
import { type PutRules, type RemoveRules, rulesDeeds } from './rule-bounds.js';
import { type PutSpecialDay, type RemoveSpecialDay, specialDayDeeds } from './special-day-changes.js';
import { type PutWeek, type RemoveWeek, weekDeeds } from './week-changes.js';

interface HouseChanges {
  putSpecialDay: PutSpecialDay;
  removeSpecialDay: RemoveSpecialDay;
  putWeek: PutWeek;
  removeWeek: RemoveWeek;
  putPause: PutPause;
  removePause: RemovePause;
  putRules: PutRules;
  removeRules: RemoveRules;
  putClosure: PutClosure;
  removeClosure: RemoveClosure;
  putRoom: PutRoom;
  removeRoom: RemoveRoom;
}

export type HouseChangeKind = keyof HouseChanges;
export type HouseChange = { [Kind in HouseChangeKind]: { kind: Kind } & HouseChanges[Kind] }[HouseChangeKind];

export type ChangedHouse = { rows: HouseRows } | { faults: readonly HouseFault[] };

const deeds: { readonly [Kind in HouseChangeKind]: HouseDeed<HouseChanges[Kind]> } = {
  ...specialDayDeeds,
  ...weekDeeds,
  ...pauseDeeds,
  ...rulesDeeds,
  ...closureDeeds,
  ...roomDeeds,
};

export const houseChangeKinds = Object.keys(deeds) as HouseChangeKind[];

export interface ToldChange {
  dates: readonly ServiceDate[];
  before: HouseFacts | null;
  after: HouseFacts | null;
}

/** Summarizes a change. A kind without facts is described by its input. */
export function toldChange(
  change: HouseChange,
  { before, after }: { before: HouseRows; after: HouseRows },
): ToldChange {
  const { dates, facts } = deeds[change.kind] as HouseDeed<HouseChange>;
  const { kind: _kind, ...asked } = change;
  return {
    dates: dates?.(change, before) ?? [],
    before: facts ? facts(change, before) : null,
    after: facts ? facts(change, after) : asked,
  };
}

/** Applies a change to the venue; `today` is the staff's date. The database increases the version. */
export function changeHouse(change: HouseChange, rows: HouseRows, today: ServiceDate): ChangedHouse {
  const deed = deeds[change.kind] as HouseDeed<HouseChange>;
  const faults = deed.faults(change, rows, today);
  return faults.length > 0 ? { faults } : { rows: deed.applied(change, rows) };
}
