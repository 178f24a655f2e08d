import { Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { DiningTableRow } from './dining-table.entity.js';
import { TableClosureRow } from './table-closure.entity.js';

@Entity('closed_tables')
@Index('closed_tables_table_idx', ['tableId'])
export class ClosedTableRow {
  @PrimaryColumn('integer')
  closureId: number;

  @PrimaryColumn('text')
  tableId: string;

  @ManyToOne(() => TableClosureRow, { onDelete: 'CASCADE' })
  closure: Relation<TableClosureRow>;

  @ManyToOne(() => DiningTableRow)
  table: Relation<DiningTableRow>;
}
