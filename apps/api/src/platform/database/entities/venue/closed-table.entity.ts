import { Entity, PrimaryColumn } from 'typeorm';

@Entity('closed_tables')
export class ClosedTableRow {
  @PrimaryColumn('integer')
  closureId: number;

  @PrimaryColumn('text')
  tableId: string;
}
