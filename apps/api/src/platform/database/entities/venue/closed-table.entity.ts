import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
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
  @JoinColumn({ name: 'closure_id' })
  closure: Relation<TableClosureRow>;

  @ManyToOne(() => DiningTableRow)
  @JoinColumn({ name: 'table_id' })
  table: Relation<DiningTableRow>;
}
