import { Entity, PrimaryColumn } from 'typeorm';

/** The room from a date on, until the next row. Its parts stand in `room_tables` and `table_combinations`. */
@Entity('rooms')
export class RoomRow {
  @PrimaryColumn('date')
  validFrom: string;
}
