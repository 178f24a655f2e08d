import { Entity, PrimaryColumn } from 'typeorm';

/**
 * A table that the venue has or had; table holdings refer to it. It is never deleted. `room_tables` has the tables of each
 * room.
 */
@Entity('dining_tables')
export class DiningTableRow {
  @PrimaryColumn('text')
  id: string;
}
