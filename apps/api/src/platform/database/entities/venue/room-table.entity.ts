import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { DiningTableRow } from './dining-table.entity.js';
import { RoomRow } from './room.entity.js';

/** The party sizes are those that it seats alone (rules §3). */
@Entity('room_tables')
@Check('room_tables_party_check', '1 <= min_party AND min_party <= max_party')
@Check('room_tables_grid_check', '0 <= x AND 0 <= y')
@Check('room_tables_zone_check', '(zone_sk IS NULL) = (zone_en IS NULL)')
@Index('room_tables_table_idx', ['tableId'])
export class RoomTableRow {
  @PrimaryColumn('date')
  validFrom: string;

  @PrimaryColumn('text')
  tableId: string;

  @ManyToOne(() => RoomRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'valid_from' })
  room: Relation<RoomRow>;

  @ManyToOne(() => DiningTableRow)
  table: Relation<DiningTableRow>;

  @Column('integer')
  minParty: number;

  @Column('integer')
  maxParty: number;

  /** Order in the room and in every list. */
  @Column('integer')
  position: number;

  /** Steps of the drawing's grid, also for `y`. */
  @Column('integer')
  x: number;

  @Column('integer')
  y: number;

  @Column('text', { nullable: true })
  zoneSk: string | null;

  @Column('text', { nullable: true })
  zoneEn: string | null;
}
