import { isBlank } from '../../form/form-errors.js';
import { lineError } from '../../form/field-errors.js';
import { errorsAt, bilingualErrors, nestErrors } from '../../form/path-errors.js';
import {
  type DiningTable,
  type RoomLayout,
  type RoomTable,
  type TableCombination,
  roomLimits,
} from '../room-layout.js';
import { tablesKey } from '../table-plan.js';
import type { Dated } from '../schedule/opening-hours.js';
import { type ChangeHandlers, type VenueChangePayloads, datedHandlers } from './change-handler.js';
import { type DatedContext, startDateErrors, venueLimits } from './venue-errors.js';

/** The field is a path, such as `tables.5.maxParty`. */
export function roomErrors({ from, value }: Dated<RoomLayout>, context: DatedContext) {
  return [
    ...startDateErrors(from, context),
    ...countErrors(value),
    ...value.tables.flatMap((table, index) => nestErrors(`tables.${index}`, tableErrors(table, index, value.tables))),
    ...value.combinations.flatMap((one, index) =>
      nestErrors(`combinations.${index}`, combinationErrors(one, index, value)),
    ),
  ];
}

function countErrors({ tables, combinations }: RoomLayout) {
  if (tables.length === 0) return errorsAt('tables', 'room_without_table');
  return [
    ...errorsAt('tables', tables.length > roomLimits.tables && 'too_many_tables'),
    ...errorsAt('combinations', combinations.length > roomLimits.combinations && 'too_many_joins'),
  ];
}

function tableErrors(table: RoomTable, index: number, tables: readonly RoomTable[]) {
  const isTwice = tables.findIndex(({ id }) => isSameName(id, table.id)) < index;
  const nameCode = nameError(table.id) ?? (isTwice ? 'table_twice' : null);
  return [
    ...errorsAt('id', nameCode),
    ...partySizeErrors(table),
    ...errorsAt('x', !isOnGrid(table) && 'outside_grid'),
    ...bilingualErrors('zone', table.zone, (zone) => lineError(zone, venueLimits.labelLength)),
  ];
}

/** Lists join names with plus and comma. */
function nameError(name: string) {
  if (isBlank(name)) return 'name_missing';
  if (name !== name.trim() || /[+,]/.test(name)) return 'invalid_characters';
  return lineError(name, roomLimits.nameLength);
}

export function partySizeErrors({ minParty, maxParty }: Pick<DiningTable, 'minParty' | 'maxParty'>) {
  if (minParty < 1 || maxParty > roomLimits.guests) return errorsAt('maxParty', 'party_sizes');
  return errorsAt('minParty', minParty > maxParty && 'min_above_max');
}

function combinationErrors(one: TableCombination, index: number, { tables, combinations }: RoomLayout) {
  const isUnknown = one.tables.some((id) => !tables.some((table) => table.id === id));
  const isOfOne = !one.isWholeRoom && new Set(one.tables).size < 2;
  const isTwice = combinations.findIndex((other) => combinationKey(other) === combinationKey(one)) < index;
  return [
    ...errorsAt('tables', isUnknown && 'unknown_table'),
    ...errorsAt('tables', isOfOne && 'join_of_one'),
    ...errorsAt('tables', isTwice && 'join_twice'),
    ...partySizeErrors(one),
  ];
}

const combinationKey = ({ tables, isWholeRoom }: TableCombination): string =>
  isWholeRoom ? '*' : tablesKey([...new Set(tables)]);

const isOnGrid = ({ x, y }: RoomTable): boolean => 0 <= x && x < roomLimits.columns && 0 <= y && y < roomLimits.rows;

const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const { put: putRoom, remove: removeRoom } = datedHandlers({
  newValue: ({ room }: VenueChangePayloads['putRoom']) => room,
  valuesIn: ({ rooms }) => rooms,
  withValues: (rows, rooms) => ({ ...rows, rooms }),
  errors: roomErrors,
  facts: ({ tables, combinations }) => ({
    seats: tables.map((table) => `${table.id} ${formatSizes(table)}`).join(', '),
    joins: combinations.map((one) => `${one.isWholeRoom ? '*' : one.tables.join('+')} ${formatSizes(one)}`).join(', '),
  }),
});

export const roomHandlers: ChangeHandlers<'putRoom' | 'removeRoom'> = { putRoom, removeRoom };

const formatSizes = ({ minParty, maxParty }: { minParty: number; maxParty: number }): string =>
  `${minParty}–${maxParty}`;
