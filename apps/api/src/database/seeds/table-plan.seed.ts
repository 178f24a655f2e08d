import { houseCombinations, houseTables } from '@strapec/domain';
import type { DataSource } from 'typeorm';
import { DiningTableRow } from '../entities/dining-table.entity.js';
import { TableCombinationRow } from '../entities/table-combination.entity.js';

/** Puts the house's tables into an empty database; a plan that staff have since edited is left alone. */
export async function seedTablePlan(source: DataSource): Promise<void> {
  await source.transaction(async (tx) => {
    if (await tx.existsBy(DiningTableRow, {})) return;
    await tx.insert(
      DiningTableRow,
      houseTables.map((table, position) => ({ ...table, position })),
    );
    await tx.insert(
      TableCombinationRow,
      houseCombinations.map(({ tables, ...party }) => ({ tables: [...tables], ...party })),
    );
  });
}
