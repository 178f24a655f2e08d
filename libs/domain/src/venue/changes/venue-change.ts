import type { PathError } from '../../form/path-errors.js';
import type { ServiceDate } from '../schedule/service-date.js';
import type { VenueRows } from '../build-venue.js';
import type { VenueAction, VenueActions, VenueChanges } from './venue-action.js';
import type { notThereErrors, pauseErrors, specialDayErrors, weekErrors } from './venue-errors.js';
import { type closureErrors, closureActions } from './closure-changes.js';
import { type roomErrors, roomActions } from './room-changes.js';
import { type rulesErrors, rulesActions } from './rule-changes.js';
import { scheduleActions } from './schedule-changes.js';

export type VenueChangeKind = keyof VenueChanges;
export type VenueChange = { [Kind in VenueChangeKind]: { kind: Kind } & VenueChanges[Kind] }[VenueChangeKind];

const actionsByKind: VenueActions<VenueChangeKind> = {
  ...scheduleActions,
  ...rulesActions,
  ...closureActions,
  ...roomActions,
};

type ScheduleErrors = typeof specialDayErrors | typeof weekErrors | typeof pauseErrors | typeof notThereErrors;
type RoomErrors = typeof roomErrors | typeof rulesErrors | typeof closureErrors;
export type VenueErrorCode = ReturnType<ScheduleErrors | RoomErrors>[number]['code'];

export const venueChangeKinds = Object.keys(actionsByKind) as VenueChangeKind[];

export function describeChange(change: VenueChange, { before, after }: { before: VenueRows; after: VenueRows }) {
  const { dates, facts } = actionsByKind[change.kind] as VenueAction<VenueChange>;
  return { dates: dates(change, before), before: facts(change, before), after: facts(change, after) };
}

/** `today` is the staff's date. The database increases the version. */
export function applyVenueChange(
  change: VenueChange,
  rows: VenueRows,
  today: ServiceDate,
): { rows: VenueRows } | { errors: readonly PathError<string>[] } {
  const action = actionsByKind[change.kind] as VenueAction<VenueChange>;
  const errors = action.errors(change, rows, today);
  return errors.length > 0 ? { errors } : { rows: action.applyChange(change, rows) };
}
