import { type DiningTable, type TableCombination, type TablePlan, buildTablePlan } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { RunStatement } from '../database/named-query.js';

const planStatement = {
  name: 'table-plan',
  text: `
    SELECT
      (SELECT version FROM table_plan_version) AS version,
      (SELECT coalesce(json_agg(seat), '[]') FROM (
        SELECT id, min_party AS "minParty", max_party AS "maxParty" FROM dining_tables ORDER BY position) AS seat) AS tables,
      (SELECT coalesce(json_agg(joined), '[]') FROM (
        SELECT tables, min_party AS "minParty", max_party AS "maxParty"
        FROM table_combinations ORDER BY id) AS joined) AS combinations`,
};

interface PlanRow {
  version: number;
  tables: DiningTable[];
  combinations: TableCombination[];
}

const noTables: PlanRow = { version: 0, tables: [], combinations: [] };

/** The room as it stands in the database, read again when its version changes. */
@Injectable()
export class TablePlans {
  private current: { version: number; plan: TablePlan } | undefined;

  /** The room of a version (or a newer one). */
  async at(version: number, run: RunStatement): Promise<TablePlan> {
    if (this.current?.version === version) return this.current.plan;
    const [row = noTables] = await run<PlanRow>(planStatement, []);
    this.current = { version: row.version, plan: buildTablePlan(row.tables, row.combinations) };
    return this.current.plan;
  }
}
