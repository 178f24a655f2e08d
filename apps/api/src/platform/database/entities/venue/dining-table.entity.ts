import { Entity, PrimaryColumn } from 'typeorm';

/** Never deleted, because table holdings refer to it. */
@Entity('dining_tables')
export class DiningTableRow {
  @PrimaryColumn('text')
  id: string;
}
