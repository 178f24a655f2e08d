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
import { type DatedContext, notThereErrors } from './venue-errors.js';

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
  errors: (change: Change, rows: VenueRows, today: ServiceDate) => PathError<string>[];
  applyChange: (change: Change, rows: VenueRows) => VenueRows;
  /** The first evening of a value that has no end, or the first and the last evening. */
  dates: (change: Change, before: VenueRows) => readonly ServiceDate[];
  /** Called with the rows before and after the change; `null` where the thing does not exist. */
  facts: (change: Change, rows: VenueRows) => AuditFacts | null;
}

export type ChangeHandlers<Kind extends keyof VenueChangePayloads> = {
  readonly [Key in Kind]: ChangeHandler<VenueChangePayloads[Key]>;
};

interface DatedKind<Value, Put> {
  newValue: (change: Put) => Dated<Value>;
  valuesIn: (rows: VenueRows) => readonly Dated<Value>[];
  withValues: (rows: VenueRows, values: readonly Dated<Value>[]) => VenueRows;
  errors: (value: Dated<Value>, context: DatedContext, rows: VenueRows) => PathError<string>[];
  facts: (value: Value) => AuditFacts;
}

/** Of values that apply from a date on. One always stays. */
export function datedHandlers<Value, Put extends { replaces: ServiceDate | null }>(
  kind: DatedKind<Value, Put>,
): { put: ChangeHandler<Put>; remove: ChangeHandler<{ from: ServiceDate }> } {
  return { put: putDated(kind), remove: removeDated(kind) };
}

function putDated<Value, Put extends { replaces: ServiceDate | null }>(
  kind: DatedKind<Value, Put>,
): ChangeHandler<Put> {
  const { newValue, valuesIn, withValues, errors } = kind;
  return {
    errors: (change, rows, today) => {
      const values = valuesIn(rows);
      const isKnown = change.replaces === null || changeableDates(values, today).includes(change.replaces);
      if (!isKnown) return notThereErrors('replaces');
      return errors(newValue(change), { others: withoutValueFrom(values, change.replaces), today }, rows);
    },
    applyChange: (change, rows) => {
      const values = [...withoutValueFrom(valuesIn(rows), change.replaces), newValue(change)];
      values.sort((a, b) => (a.from < b.from ? -1 : 1));
      return withValues(rows, values);
    },
    dates: (change) => [newValue(change).from],
    facts: (change, rows) => factsOnDate(newValue(change).from, rows, kind),
  };
}

function removeDated<Value>(kind: DatedKind<Value, never>): ChangeHandler<{ from: ServiceDate }> {
  const { valuesIn, withValues } = kind;
  return {
    errors: ({ from }, rows, today) =>
      changeableDates(valuesIn(rows), today).includes(from) && valuesIn(rows).length > 1 ? [] : notThereErrors('from'),
    applyChange: ({ from }, rows) => withValues(rows, withoutValueFrom(valuesIn(rows), from)),
    dates: ({ from }) => [from],
    facts: ({ from }, rows) => factsOnDate(from, rows, kind),
  };
}

const withoutValueFrom = <Value>(dated: readonly Dated<Value>[], date: ServiceDate | null): Dated<Value>[] =>
  dated.filter(({ from }) => from !== date);

function factsOnDate<Value>(date: ServiceDate, rows: VenueRows, kind: DatedKind<Value, never>): AuditFacts | null {
  const value = valueOn(date, kind.valuesIn(rows));
  return value === undefined ? null : kind.facts(value);
}

/** Dates from today on: past evenings keep their values. */
export function changeableDates(dated: readonly Dated<unknown>[], today: ServiceDate): ServiceDate[] {
  return dated.map(({ from }) => from).filter((from) => from >= today);
}
