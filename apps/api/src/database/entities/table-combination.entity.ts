import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Tables that may be pushed together (rules §3: listed, not guessed); which ones, `combination_tables` says. */
@Entity('table_combinations')
@Check('table_combinations_party_check', '1 <= min_party AND min_party <= max_party')
@Check('table_combinations_used_check', 'used_from < used_until')
export class TableCombinationRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer')
  minParty: number;

  @Column('integer')
  maxParty: number;

  /** All tables that are in use; it has no rows in `combination_tables`. */
  @Column('boolean', { default: false })
  isWholeRoom: boolean;

  @Column('date', { nullable: true })
  usedFrom: string | null;

  @Column('date', { nullable: true })
  usedUntil: string | null;
}
