import { Entity, PrimaryColumn } from 'typeorm';

/** Until the next row. */
@Entity('rooms')
export class RoomRow {
  @PrimaryColumn('date')
  validFrom: string;
}
