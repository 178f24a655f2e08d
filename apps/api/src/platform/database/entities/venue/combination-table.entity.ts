import { Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { DiningTableRow } from './dining-table.entity.js';
import { TableCombinationRow } from './table-combination.entity.js';

@Entity('combination_tables')
export class CombinationTableRow {
  @PrimaryColumn('integer')
  combinationId: number;

  @PrimaryColumn('text')
  tableId: string;

  @ManyToOne(() => TableCombinationRow, { onDelete: 'CASCADE' })
  combination: Relation<TableCombinationRow>;

  @ManyToOne(() => DiningTableRow)
  table: Relation<DiningTableRow>;
}
