import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A table of the house and the party sizes it seats by itself (rules §3). */
@Entity('dining_tables')
@Check('dining_tables_party_check', '1 <= min_party AND min_party <= max_party')
export class DiningTableRow {
  @PrimaryColumn('text')
  id: string;

  @Column('integer')
  minParty: number;

  @Column('integer')
  maxParty: number;

  /** Order in the room, and in every list. */
  @Column('integer')
  position: number;
}
