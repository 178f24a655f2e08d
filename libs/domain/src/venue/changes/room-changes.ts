import { isBlank } from '../../form/form-errors.js';
import { checkLine } from '../../form/field-checks.js';
import { errorsAt, checkBilingualText, nestErrors } from '../../form/path-errors.js';
import {
  type DiningTable,
  type RoomLayout,
  type RoomTable,
  type TableCombination,
  roomLimits,
} from '../room-layout.js';
import { toTablesKey } from '../table-plan.js';
import type { Dated } from '../schedule/opening-hours.js';
import { type ChangeHandlers, type VenueChangePayloads, datedHandlers } from './change-handler.js';
import { type DatedContext, checkStartDate, venueLimits } from './schedule-checks.js';

/** The field is a path, such as `tables.5.maxParty`. */
export function checkRoom({ from, value }: Dated<RoomLayout>, context: DatedContext) {
  return [
    ...checkStartDate(from, context),
    ...checkCounts(value),
    ...value.tables.flatMap((table, index) => nestErrors(`tables.${index}`, checkTable(table, index, value.tables))),
    ...value.combinations.flatMap((one, index) =>
      nestErrors(`combinations.${index}`, checkCombination(one, index, value)),
    ),
  ];
}

function checkCounts({ tables, combinations }: RoomLayout) {
  if (tables.length === 0) return errorsAt('tables', 'room_without_table');
  return [
    ...errorsAt('tables', tables.length > roomLimits.tables && 'too_many_tables'),
    ...errorsAt('combinations', combinations.length > roomLimits.combinations && 'too_many_joins'),
  ];
}

function checkTable(table: RoomTable, index: number, tables: readonly RoomTable[]) {
  const isDuplicate = tables.findIndex(({ id }) => isSameName(id, table.id)) < index;
  const nameErrorCode = checkTableName(table.id) ?? (isDuplicate ? 'table_twice' : null);
  return [
    ...errorsAt('id', nameErrorCode),
    ...checkPartySizes(table),
    ...errorsAt('x', !isOnGrid(table) && 'outside_grid'),
    ...checkBilingualText('zone', table.zone, (zone) => checkLine(zone, venueLimits.labelLength)),
  ];
}

/** Lists join names with plus and comma. */
function checkTableName(name: string) {
  if (isBlank(name)) return 'name_missing';
  if (name !== name.trim() || /[+,]/.test(name)) return 'invalid_characters';
  return checkLine(name, roomLimits.nameLength);
}

export function checkPartySizes({ minParty, maxParty }: Pick<DiningTable, 'minParty' | 'maxParty'>) {
  if (minParty < 1 || maxParty > roomLimits.guests) return errorsAt('maxParty', 'party_sizes');
  return errorsAt('minParty', minParty > maxParty && 'min_above_max');
}

function checkCombination(one: TableCombination, index: number, { tables, combinations }: RoomLayout) {
  const isUnknown = one.tables.some((id) => !tables.some((table) => table.id === id));
  const isSingleTable = !one.isWholeRoom && new Set(one.tables).size < 2;
  const isDuplicate = combinations.findIndex((other) => combinationKey(other) === combinationKey(one)) < index;
  return [
    ...errorsAt('tables', isUnknown && 'unknown_table'),
    ...errorsAt('tables', isSingleTable && 'join_of_one'),
    ...errorsAt('tables', isDuplicate && 'join_twice'),
    ...checkPartySizes(one),
  ];
}

const combinationKey = ({ tables, isWholeRoom }: TableCombination): string =>
  isWholeRoom ? '*' : toTablesKey([...new Set(tables)]);

const isOnGrid = ({ x, y }: RoomTable): boolean => 0 <= x && x < roomLimits.columns && 0 <= y && y < roomLimits.rows;

const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const { put: putRoom, remove: removeRoom } = datedHandlers({
  getNewValue: ({ room }: VenueChangePayloads['putRoom']) => room,
  listValues: ({ rooms }) => rooms,
  withValues: (rows, rooms) => ({ ...rows, rooms }),
  checkValue: checkRoom,
  toAuditFacts: ({ tables, combinations }) => ({
    seats: tables.map((table) => `${table.id} ${formatSizes(table)}`).join(', '),
    joins: combinations.map((one) => `${one.isWholeRoom ? '*' : one.tables.join('+')} ${formatSizes(one)}`).join(', '),
  }),
});

export const roomHandlers: ChangeHandlers<'putRoom' | 'removeRoom'> = { putRoom, removeRoom };

const formatSizes = ({ minParty, maxParty }: { minParty: number; maxParty: number }): string =>
  `${minParty}–${maxParty}`;
