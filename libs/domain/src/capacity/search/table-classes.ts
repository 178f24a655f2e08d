import { type Place, type TablePlan, tableMask } from '../../venue/table-plan.js';
import type { Visit } from '../evening/evening.js';

/** Interchangeable tables form one class and are only counted. `assignTables` chooses them at the end. */
export interface ClassPlace {
  needs: readonly { classIndex: number; count: number }[];
  tableCount: number;
  /** As bits. */
  classMask: number;
  /** The sum for places side by side is unique for their tables too. */
  code: number;
}

export const noPlace: ClassPlace = { needs: [], tableCount: 0, classMask: 0, code: 0 };

export interface TableClasses {
  sizes: readonly number[];
  /** The same object for all that are equal by class. */
  toClassPlace: (mask: number) => ClassPlace;
}

const cachedClasses = new WeakMap<TablePlan, { oddMask: number; classes: TableClasses }>();

/** The tables of `oddMask` are unlike all others. */
export function getTableClasses(plan: TablePlan, oddMask: number): TableClasses {
  const cached = cachedClasses.get(plan);
  if (cached?.oddMask === oddMask) return cached.classes;
  const classes = buildClasses(plan, oddMask);
  cachedClasses.set(plan, { oddMask, classes });
  return classes;
}

function buildClasses(plan: TablePlan, oddMask: number): TableClasses {
  const classMasks = plan.twins.flatMap((group) => splitTwinGroup(group, oddMask)).map(toMask);
  const sizes = classMasks.map(countBits);
  const weights = sizes.reduce<number[]>((all, size) => [...all, (all.at(-1) ?? 1) * (size + 1)], [1]);
  const placesByCode = new Map<number, ClassPlace>();
  const placesByMask = new Map<number, ClassPlace>();

  const buildPlace = (mask: number): ClassPlace => {
    const needs = classMasks.flatMap((classTables, classIndex) => {
      const count = countBits(classTables & mask);
      return count > 0 ? [{ classIndex, count }] : [];
    });
    const code = needs.reduce((sum, { classIndex, count }) => sum + count * (weights[classIndex] ?? 0), 0);
    const place = placesByCode.get(code) ?? {
      needs,
      tableCount: needs.reduce((sum, { count }) => sum + count, 0),
      classMask: needs.reduce((bits, { classIndex }) => bits | (1 << classIndex), 0),
      code,
    };
    placesByCode.set(code, place);
    placesByMask.set(mask, place);
    return place;
  };
  const toClassPlace = (mask: number): ClassPlace => placesByMask.get(mask) ?? buildPlace(mask);
  return { sizes, toClassPlace };
}

/** As bits: a party sits there that could not sit at a twin, or a fixed visit comes after others have sat down. */
export function findOddTablesMask(visits: readonly Visit[], plan: TablePlan, firstMovableStart: number): number {
  const isOdd = (visit: Visit): boolean =>
    visit.isFixed ? visit.start > firstMovableStart : !plan.places.some((place) => isPlaceOfVisit(place, visit, plan));
  return visits.reduce((mask, visit) => (isOdd(visit) ? mask | tableMask(visit.tables, plan.tables) : mask), 0);
}

function isPlaceOfVisit(place: Place, { tables, partySize }: Visit, plan: TablePlan): boolean {
  const fitsParty = place.minParty <= partySize && partySize <= place.maxParty;
  return fitsParty && place.mask === tableMask(tables, plan.tables);
}

function splitTwinGroup(group: readonly number[], oddMask: number): number[][] {
  const isOdd = (table: number): boolean => ((oddMask >> table) & 1) === 1;
  const regularTables = group.filter((table) => !isOdd(table));
  return [...(regularTables.length > 0 ? [regularTables] : []), ...group.filter(isOdd).map((table) => [table])];
}

const toMask = (tables: readonly number[]): number => tables.reduce((mask, table) => mask | (1 << table), 0);

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
