import type { PathError } from '../../form/path-errors.js';
import type { ServiceDate } from '../schedule/service-date.js';
import type { VenueRows } from '../build-venue.js';
import type { ChangeHandler, ChangeHandlers, VenueChangePayloads } from './change-handler.js';
import type { toNotThereErrors, checkPause, checkSpecialDay, checkWeek } from './schedule-checks.js';
import { type checkClosure, closureHandlers } from './closure-changes.js';
import { type checkRoom, roomHandlers } from './room-changes.js';
import { type checkRules, rulesHandlers } from './rule-changes.js';
import { scheduleHandlers } from './schedule-changes.js';

export type VenueChangeKind = keyof VenueChangePayloads;
export type VenueChange = { [Kind in VenueChangeKind]: { kind: Kind } & VenueChangePayloads[Kind] }[VenueChangeKind];

const handlersByKind: ChangeHandlers<VenueChangeKind> = {
  ...scheduleHandlers,
  ...rulesHandlers,
  ...closureHandlers,
  ...roomHandlers,
};

type ScheduleCheck = typeof checkSpecialDay | typeof checkWeek | typeof checkPause | typeof toNotThereErrors;
type RoomCheck = typeof checkRoom | typeof checkRules | typeof checkClosure;
export type VenueErrorCode = ReturnType<ScheduleCheck | RoomCheck>[number]['code'];

export const venueChangeKinds = Object.keys(handlersByKind) as VenueChangeKind[];

export function describeVenueChange(change: VenueChange, { before, after }: { before: VenueRows; after: VenueRows }) {
  const { listDates, toAuditFacts } = handlersByKind[change.kind] as ChangeHandler<VenueChange>;
  return { dates: listDates(change, before), before: toAuditFacts(change, before), after: toAuditFacts(change, after) };
}

/** `today` is the staff's date. The database increases the version. */
export function applyVenueChange(
  change: VenueChange,
  rows: VenueRows,
  today: ServiceDate,
): { rows: VenueRows } | { errors: readonly PathError<string>[] } {
  const handler = handlersByKind[change.kind] as ChangeHandler<VenueChange>;
  const errors = handler.checkChange(change, rows, today);
  return errors.length > 0 ? { errors } : { rows: handler.applyChange(change, rows) };
}
