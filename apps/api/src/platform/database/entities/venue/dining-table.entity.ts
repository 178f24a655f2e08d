import { Entity, PrimaryColumn } from 'typeorm';

/** A table that the house has or has had: what holdings point to. It is never deleted; which rooms have it, `room_tables` says. */
@Entity('dining_tables')
export class DiningTableRow {
  @PrimaryColumn('text')
  id: string;
}
