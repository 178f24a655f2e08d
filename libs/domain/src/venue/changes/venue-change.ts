import type { ServiceDate } from '../schedule/service-date.js';
import type { VenueRows } from '../build-venue.js';
import type { VenueAction, VenueFacts } from './venue-action.js';
import type { VenueError } from './venue-errors.js';
import { type PutClosure, type RemoveClosure, closureActions } from './closure-changes.js';
import { type PutPause, type RemovePause, pauseActions } from './pause-changes.js';
import { type PutRoom, type RemoveRoom, roomActions } from './room-changes.js';
import { type PutRules, type RemoveRules, rulesActions } from './rule-bounds.js';
import { type PutSpecialDay, type RemoveSpecialDay, specialDayActions } from './special-day-changes.js';
import { type PutWeek, type RemoveWeek, weekActions } from './week-changes.js';

interface VenueChanges {
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

export type VenueChangeKind = keyof VenueChanges;
export type VenueChange = { [Kind in VenueChangeKind]: { kind: Kind } & VenueChanges[Kind] }[VenueChangeKind];

type ChangedVenue = { rows: VenueRows } | { errors: readonly VenueError[] };

const actions: { readonly [Kind in VenueChangeKind]: VenueAction<VenueChanges[Kind]> } = {
  ...specialDayActions,
  ...weekActions,
  ...pauseActions,
  ...rulesActions,
  ...closureActions,
  ...roomActions,
};

export const venueChangeKinds = Object.keys(actions) as VenueChangeKind[];

interface ToldChange {
  dates: readonly ServiceDate[];
  before: VenueFacts | null;
  after: VenueFacts | null;
}

/** A kind without facts is described by its input. */
export function describedChange(
  change: VenueChange,
  { before, after }: { before: VenueRows; after: VenueRows },
): ToldChange {
  const { dates, facts } = actions[change.kind] as VenueAction<VenueChange>;
  const { kind: _kind, ...asked } = change;
  return {
    dates: dates?.(change, before) ?? [],
    before: facts ? facts(change, before) : null,
    after: facts ? facts(change, after) : asked,
  };
}

/** `today` is the staff's date. The database increases the version. */
export function changeVenue(change: VenueChange, rows: VenueRows, today: ServiceDate): ChangedVenue {
  const action = actions[change.kind] as VenueAction<VenueChange>;
  const errors = action.errors(change, rows, today);
  return errors.length > 0 ? { errors } : { rows: action.applied(change, rows) };
}
