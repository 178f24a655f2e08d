import type { PathError } from '../../form/path-errors.js';
import type { BookingRules } from '../booking-rules.js';
import type { VenueRows } from '../build-venue.js';
import type { RoomLayout } from '../room-layout.js';
import {
  type DateRange,
  type Dated,
  type OnlinePause,
  type SpecialDay,
  type Week,
  valueOn,
} from '../schedule/opening-hours.js';
import type { ServiceDate } from '../schedule/service-date.js';
import type { TableClosure } from '../table-closures.js';
import { type DatedContext, toNotThereErrors } from './schedule-checks.js';

/** By kind. `replaces` names the edited thing, `null` for a new one. A value from a date on leaves earlier dates alone. */
export interface VenueChangePayloads {
  putSpecialDay: { day: SpecialDay; replaces: DateRange | null };
  removeSpecialDay: { range: DateRange };
  putWeek: { week: Dated<Week>; replaces: ServiceDate | null };
  removeWeek: { from: ServiceDate };
  putPause: { pause: OnlinePause };
  removePause: { date: ServiceDate };
  putRules: { rules: Dated<BookingRules>; replaces: ServiceDate | null };
  removeRules: { from: ServiceDate };
  putClosure: { closure: TableClosure; replaces: number | null };
  removeClosure: { id: number };
  putRoom: { room: Dated<RoomLayout>; replaces: ServiceDate | null };
  removeRoom: { from: ServiceDate };
}

/** For the audit log: names and values of the changed thing only. */
export type AuditFacts = Readonly<Record<string, unknown>>;

export interface ChangeHandler<Change> {
  checkChange: (change: Change, rows: VenueRows, today: ServiceDate) => PathError<string>[];
  applyChange: (change: Change, rows: VenueRows) => VenueRows;
  /** The first evening of a value that has no end, or the first and the last evening. */
  listDates: (change: Change, before: VenueRows) => readonly ServiceDate[];
  /** Called with the rows before and after the change; `null` where the thing does not exist. */
  toAuditFacts: (change: Change, rows: VenueRows) => AuditFacts | null;
}

export type ChangeHandlers<Kind extends keyof VenueChangePayloads> = {
  readonly [Key in Kind]: ChangeHandler<VenueChangePayloads[Key]>;
};

interface DatedKind<Value, Put> {
  getNewValue: (change: Put) => Dated<Value>;
  listValues: (rows: VenueRows) => readonly Dated<Value>[];
  withValues: (rows: VenueRows, values: readonly Dated<Value>[]) => VenueRows;
  checkValue: (value: Dated<Value>, context: DatedContext, rows: VenueRows) => PathError<string>[];
  toAuditFacts: (value: Value) => AuditFacts;
}

/** Of values that apply from a date on. One always stays. */
export function datedHandlers<Value, Put extends { replaces: ServiceDate | null }>(
  kind: DatedKind<Value, Put>,
): { put: ChangeHandler<Put>; remove: ChangeHandler<{ from: ServiceDate }> } {
  return { put: createPutHandler(kind), remove: createRemoveHandler(kind) };
}

function createPutHandler<Value, Put extends { replaces: ServiceDate | null }>(
  kind: DatedKind<Value, Put>,
): ChangeHandler<Put> {
  const { getNewValue, listValues, withValues, checkValue } = kind;
  return {
    checkChange: (change, rows, today) => {
      const values = listValues(rows);
      const canReplace = change.replaces === null || listChangeableDates(values, today).includes(change.replaces);
      if (!canReplace) return toNotThereErrors('replaces');
      return checkValue(getNewValue(change), { otherValues: withoutValueFrom(values, change.replaces), today }, rows);
    },
    applyChange: (change, rows) => {
      const values = [...withoutValueFrom(listValues(rows), change.replaces), getNewValue(change)];
      values.sort((a, b) => (a.from < b.from ? -1 : 1));
      return withValues(rows, values);
    },
    listDates: (change) => [getNewValue(change).from],
    toAuditFacts: (change, rows) => factsOnDate(getNewValue(change).from, rows, kind),
  };
}

function createRemoveHandler<Value>(kind: DatedKind<Value, never>): ChangeHandler<{ from: ServiceDate }> {
  const { listValues, withValues } = kind;
  return {
    checkChange: ({ from }, rows, today) =>
      listChangeableDates(listValues(rows), today).includes(from) && listValues(rows).length > 1
        ? []
        : toNotThereErrors('from'),
    applyChange: ({ from }, rows) => withValues(rows, withoutValueFrom(listValues(rows), from)),
    listDates: ({ from }) => [from],
    toAuditFacts: ({ from }, rows) => factsOnDate(from, rows, kind),
  };
}

const withoutValueFrom = <Value>(dated: readonly Dated<Value>[], date: ServiceDate | null): Dated<Value>[] =>
  dated.filter(({ from }) => from !== date);

function factsOnDate<Value>(date: ServiceDate, rows: VenueRows, kind: DatedKind<Value, never>): AuditFacts | null {
  const value = valueOn(date, kind.listValues(rows));
  return value === undefined ? null : kind.toAuditFacts(value);
}

/** Dates from today on: past evenings keep their values. */
export function listChangeableDates(dated: readonly Dated<unknown>[], today: ServiceDate): ServiceDate[] {
  return dated.map(({ from }) => from).filter((from) => from >= today);
}
