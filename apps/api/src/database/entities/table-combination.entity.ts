import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Tables that may be pushed together (rules §3: listed, not guessed). */
@Entity('table_combinations')
@Check('table_combinations_party_check', '1 <= min_party AND min_party <= max_party')
export class TableCombinationRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text', { array: true, unique: true })
  tables: string[];

  @Column('integer')
  minParty: number;

  @Column('integer')
  maxParty: number;
}
