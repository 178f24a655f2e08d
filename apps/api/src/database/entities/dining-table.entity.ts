import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A table of the house and the party sizes it seats by itself (rules §3). It is retired by a date, never deleted. */
@Entity('dining_tables')
@Check('dining_tables_party_check', '1 <= min_party AND min_party <= max_party')
@Check('dining_tables_used_check', 'used_from < used_until')
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

  /** The first service date with it, `null` since ever. */
  @Column('date', { nullable: true })
  usedFrom: string | null;

  /** The first service date without it, `null` for ever. */
  @Column('date', { nullable: true })
  usedUntil: string | null;
}
