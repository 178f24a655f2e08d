import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { RoomRow } from './room.entity.js';

/** They stand in `combination_tables` (rules §3: listed, not guessed). */
@Entity('table_combinations')
@Check('table_combinations_party_check', '1 <= min_party AND min_party <= max_party')
@Index('table_combinations_valid_from_idx', ['validFrom'])
export class TableCombinationRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('date')
  validFrom: string;

  @ManyToOne(() => RoomRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'valid_from' })
  room: Relation<RoomRow>;

  @Column('integer')
  minParty: number;

  @Column('integer')
  maxParty: number;

  /** Then there are no rows in `combination_tables`. */
  @Column('boolean', { default: false })
  isWholeRoom: boolean;
}
