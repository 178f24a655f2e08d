import { Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { DiningTableRow } from './dining-table.entity.js';
import { TableCombinationRow } from './table-combination.entity.js';

@Entity('combination_tables')
export class CombinationTableRow {
  @PrimaryColumn('integer')
  combinationId: number;

  @PrimaryColumn('text')
  tableId: string;

  @ManyToOne(() => TableCombinationRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'combination_id' })
  combination: Relation<TableCombinationRow>;

  @ManyToOne(() => DiningTableRow)
  @JoinColumn({ name: 'table_id' })
  table: Relation<DiningTableRow>;
}
