import { Entity, PrimaryColumn } from 'typeorm';

/** A room applies until the next row begins. */
@Entity('rooms')
export class RoomRow {
  @PrimaryColumn('date')
  validFrom: string;
}
