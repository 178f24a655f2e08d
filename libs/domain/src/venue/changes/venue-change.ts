import type { PathError } from '../../form/path-errors.js';
import type { ServiceDate } from '../schedule/service-date.js';
import type { VenueRows } from '../build-venue.js';
import type { ChangeHandler, ChangeHandlers, VenueChangePayloads } from './change-handler.js';
import type { notThereErrors, pauseErrors, specialDayErrors, weekErrors } from './venue-errors.js';
import { type closureErrors, closureHandlers } from './closure-changes.js';
import { type roomErrors, roomHandlers } from './room-changes.js';
import { type rulesErrors, rulesHandlers } from './rule-changes.js';
import { scheduleHandlers } from './schedule-changes.js';

export type VenueChangeKind = keyof VenueChangePayloads;
export type VenueChange = { [Kind in VenueChangeKind]: { kind: Kind } & VenueChangePayloads[Kind] }[VenueChangeKind];

const handlersByKind: ChangeHandlers<VenueChangeKind> = {
  ...scheduleHandlers,
  ...rulesHandlers,
  ...closureHandlers,
  ...roomHandlers,
};

type ScheduleErrors = typeof specialDayErrors | typeof weekErrors | typeof pauseErrors | typeof notThereErrors;
type RoomErrors = typeof roomErrors | typeof rulesErrors | typeof closureErrors;
export type VenueErrorCode = ReturnType<ScheduleErrors | RoomErrors>[number]['code'];

export const venueChangeKinds = Object.keys(handlersByKind) as VenueChangeKind[];

export function describeVenueChange(change: VenueChange, { before, after }: { before: VenueRows; after: VenueRows }) {
  const { dates, facts } = handlersByKind[change.kind] as ChangeHandler<VenueChange>;
  return { dates: dates(change, before), before: facts(change, before), after: facts(change, after) };
}

/** `today` is the staff's date. The database increases the version. */
export function applyVenueChange(
  change: VenueChange,
  rows: VenueRows,
  today: ServiceDate,
): { rows: VenueRows } | { errors: readonly PathError<string>[] } {
  const handler = handlersByKind[change.kind] as ChangeHandler<VenueChange>;
  const errors = handler.errors(change, rows, today);
  return errors.length > 0 ? { errors } : { rows: handler.applyChange(change, rows) };
}
