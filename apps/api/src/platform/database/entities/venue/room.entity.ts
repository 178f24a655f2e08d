import { Entity, PrimaryColumn } from 'typeorm';

/** The room as it stands from a date on, until another one does: its rows are `room_tables` and `table_combinations`. */
@Entity('rooms')
export class RoomRow {
  @PrimaryColumn('date')
  validFrom: string;
}
