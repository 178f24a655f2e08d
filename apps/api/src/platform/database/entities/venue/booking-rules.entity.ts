import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `BookingRules` of the domain explains them. */
@Entity('booking_rules')
export class BookingRulesRow {
  @PrimaryColumn('date')
  validFrom: string;

  @Column('integer')
  slotMinutes: number;

  @Column('integer')
  leadMinutes: number;

  @Column('integer')
  horizonDays: number;

  @Column('integer')
  approvalFrom: number;

  @Column('integer')
  depositFrom: number;

  @Column('integer', { default: 4 })
  requestHours: number;

  @Column('integer')
  largestPartyOnline: number;

  @Column('integer')
  holdMinutes: number;

  @Column('integer', { nullable: true })
  smallPartiesFrom: number | null;

  @Column('integer', { nullable: true })
  freezeMinutes: number | null;

  @Column('integer', { nullable: true })
  pacingCovers: number | null;

  @Column('text', { array: true, default: [] })
  walkInTables: string[];

  @Column('integer', { default: 0 })
  resetMinutes: number;

  @Column('integer', { default: 10 })
  graceMinutes: number;

  @Column('integer', { nullable: true, default: 24 })
  reminderHours: number | null;

  @Column('integer', { default: 24 })
  lateCancelHours: number;

  @Column('integer', { default: 2 })
  usualStayHours: number;

  @Column('integer', { default: 4 })
  longestStayHours: number;
}
